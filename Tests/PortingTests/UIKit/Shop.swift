import UIKit

/// A product of the shop.
struct Product: Hashable {
  let name: String
  let price: Int
  let category: String
}

/// All products, and those in the cart.
@MainActor final class ShopStore {
  let products = [
    Product(name: "Reading Chair", price: 120, category: "chairs"),
    Product(name: "Stool", price: 35, category: "chairs"),
    Product(name: "Desk Lamp", price: 60, category: "lamps"),
    Product(name: "Floor Lamp", price: 90, category: "lamps"),
  ]
  private(set) var cart: [Product] = []
  var cartDidChange: (() -> Void)?

  var total: Int { cart.reduce(0) { $0 + $1.price } }

  func add(_ product: Product) {
    cart.append(product)
    cartDidChange?()
  }

  func buy() {
    cart = []
    cartDidChange?()
  }
}

/// The root of the app. Two of its tabs are buttons that present a popover.
final class ShopController: UITabBarController, UITabBarControllerDelegate {
  private let store: ShopStore

  private let cartTab = UITab(
    title: "Cart",
    image: UIImage(systemName: "cart"),
    identifier: "cart"
  ) { _ in
    UIViewController()
  }

  private let sellTab = UITab(
    title: "Sell",
    image: UIImage(systemName: "plus.circle"),
    identifier: "sell"
  ) { _ in
    UIViewController()
  }

  private lazy var search = UISearchTab { [store] _ in
    let page = ShopSearchViewController(title: "Search", store: store)
    return UINavigationController(rootViewController: page)
  }

  private let summary = UIListContentView(configuration: .cell())

  init(store: ShopStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    cartTab.preferredPlacement = .pinned
    sellTab.preferredPlacement = .fixed
    search.automaticallyActivatesSearch = true
    tabs = [makeHomeTab(), makeCategories(), sellTab, cartTab, search]
    compactTabIdentifiers = ["home", "categories", "cart", search.identifier]

    store.cartDidChange = { [weak self] in self?.updateCart() }
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (self: Self, _: UITraitCollection) in
      self.updateCart()
    }
  }

  private func makeHomeTab() -> UITab {
    UITab(
      title: "Home",
      image: UIImage(systemName: "house"),
      identifier: "home"
    ) { [store] _ in
      let page = ProductListViewController(title: "New", store: store)
      return UINavigationController(rootViewController: page)
    }
  }

  private func makeCategories() -> UITabGroup {
    let children = ["Chairs", "Lamps"].map { title in
      UITab(title: title, image: nil, identifier: title.lowercased()) { [store] tab in
        let page = ProductListViewController(title: tab.title, store: store)
        page.category = tab.identifier
        return page
      }
    }
    let group = UITabGroup(
      title: "Categories",
      image: UIImage(systemName: "square.grid.2x2"),
      identifier: "categories",
      children: children
    )
    group.managingNavigationController = UINavigationController()
    return group
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    switch tab {
    case cartTab:
      present(CartViewController(title: "Cart", store: store), from: tab)
      return false
    case sellTab:
      present(ShopPage(title: "Sell", store: store), from: tab)
      return false
    default:
      return true
    }
  }

  private func present(_ page: UIViewController, from tab: UITab) {
    page.modalPresentationStyle = .popover
    page.popoverPresentationController?.sourceItem = tab
    present(page, animated: true)
  }

  private func updateCart() {
    let count = store.cart.count
    cartTab.badgeValue = count > 0 ? "\(count)" : nil

    // In a compact width, the total is within reach of the thumb.
    let isShown = count > 0 && traitCollection.horizontalSizeClass == .compact
    var content = UIListContentConfiguration.cell()
    content.text = "\(count) in your cart"
    content.secondaryText = "\(store.total)"
    content.image = UIImage(systemName: "cart")
    content.imageProperties.tintColor = .systemOrange
    summary.configuration = content
    if isShown != (bottomAccessory != nil) {
      setBottomAccessory(isShown ? UITabAccessory(contentView: summary) : nil, animated: true)
    }
  }
}

/// A page of the shop.
class ShopPage: UIViewController {
  let store: ShopStore

  init(title: String, store: ShopStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A list of all products, or of those in a category.
final class ProductListViewController: ShopPage {
  var category: String?

  var products: [Product] {
    store.products.filter { category == nil || $0.category == category }
  }

  func open(_ product: Product) {
    let page = ProductViewController(title: product.name, store: store)
    page.product = product
    navigationController?.pushViewController(page, animated: true)
  }
}

/// The page of a product, which hides the bar.
final class ProductViewController: ShopPage {
  var product: Product?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tabBarController?.setTabBarHidden(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tabBarController?.setTabBarHidden(false, animated: animated)
  }

  func buy() {
    if let product { store.add(product) }
    navigationController?.popViewController(animated: true)
  }
}

/// The contents of the cart, in a popover.
final class CartViewController: ShopPage {
  func checkOut() {
    store.buy()
    dismiss(animated: true)
  }
}

/// A search for products that updates as the user types.
final class ShopSearchViewController: ShopPage {
  private(set) var results: [Product] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let controller = UISearchController(searchResultsController: nil)
    controller.searchResultsUpdater = self
    navigationItem.searchController = controller
  }

  private func find(_ text: String) {
    results = store.products.filter { $0.name.localizedCaseInsensitiveContains(text) }
    title = text.isEmpty ? "Search" : "\(results.count) found"
  }
}

extension ShopSearchViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    find(searchController.searchBar.text ?? "")
  }
}
