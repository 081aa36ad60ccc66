import Foundation
import TabHost

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
final class ShopController: TabHostController, TabHostControllerDelegate {
  private let store: ShopStore

  private let cartTab = TabItem(
    title: "Cart",
    image: TabImage(systemName: "cart"),
    identifier: "cart"
  ) { _ in
    ViewController()
  }

  private let sellTab = TabItem(
    title: "Sell",
    image: TabImage(systemName: "plus.circle"),
    identifier: "sell"
  ) { _ in
    ViewController()
  }

  private lazy var search = SearchTabItem { [store] _ in
    let page = ShopSearchViewController(title: "Search", store: store)
    return NavigationController(rootViewController: page)
  }

  private let summary = ListContentView(configuration: .cell())

  init(store: ShopStore) {
    self.store = store
    super.init()
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
    registerForTraitChanges([HorizontalSizeClassTrait.self]) {
      (self: Self, _: TraitCollection) in
      self.updateCart()
    }
  }

  private func makeHomeTab() -> TabItem {
    TabItem(
      title: "Home",
      image: TabImage(systemName: "house"),
      identifier: "home"
    ) { [store] _ in
      let page = ProductListViewController(title: "New", store: store)
      return NavigationController(rootViewController: page)
    }
  }

  private func makeCategories() -> TabGroupItem {
    let children = ["Chairs", "Lamps"].map { title in
      TabItem(title: title, image: nil, identifier: title.lowercased()) { [store] tab in
        let page = ProductListViewController(title: tab.title, store: store)
        page.category = tab.identifier
        return page
      }
    }
    let group = TabGroupItem(
      title: "Categories",
      image: TabImage(systemName: "square.grid.2x2"),
      identifier: "categories",
      children: children
    )
    group.managingNavigationController = NavigationController()
    return group
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    shouldSelectTab tab: TabItem
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

  private func present(_ page: ViewController, from tab: TabItem) {
    present(Popover(content: page, sourceItem: tab))
  }

  private func updateCart() {
    let count = store.cart.count
    cartTab.badgeValue = count > 0 ? "\(count)" : nil

    // In a compact width, the total is within reach of the thumb.
    let isShown = count > 0 && traitCollection.horizontalSizeClass == .compact
    var content = ListContentConfiguration.cell()
    content.text = "\(count) in your cart"
    content.secondaryText = "\(store.total)"
    content.image = TabImage(systemName: "cart")
    content.imageProperties.tintColor = .systemOrange
    summary.configuration = content
    if isShown != (bottomAccessory != nil) {
      setBottomAccessory(isShown ? TabAccessory(contentView: summary) : nil, animated: true)
    }
  }
}

/// A page of the shop.
class ShopPage: ViewController {
  let store: ShopStore

  init(title: String, store: ShopStore) {
    self.store = store
    super.init()
    self.title = title
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
    tabHostController?.setTabBarHidden(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tabHostController?.setTabBarHidden(false, animated: animated)
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
    tabHostController?.dismissPopover()
  }
}

/// A search for products that updates as the user types.
final class ShopSearchViewController: ShopPage {
  private(set) var results: [Product] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tabHostController?.searchTextHandler = { [weak self] text in self?.find(text) }
  }

  private func find(_ text: String) {
    results = store.products.filter { $0.name.localizedCaseInsensitiveContains(text) }
    title = text.isEmpty ? "Search" : "\(results.count) found"
  }
}
