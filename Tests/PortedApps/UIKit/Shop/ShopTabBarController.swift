import UIKit

/// The tabs of a shop, whose pages come from a storyboard and from code.
final class ShopTabBarController: UITabBarController {
  private let store: ProductStore

  init(store: ProductStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let list = storyboard.instantiateViewController(withIdentifier: "ProductList")
    (list as? ProductListViewController)?.store = store
    list.tabBarItem = UITabBarItem(title: "Products", image: UIImage(resource: .bag), tag: 0)
    let map = StoreMapViewController()
    map.tabBarItem = UITabBarItem(title: "Stores", image: UIImage(systemName: "map"), tag: 1)
    viewControllers = [UINavigationController(rootViewController: list), map]
  }
}
