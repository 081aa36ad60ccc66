import TabHost

final class Shop: TabHostController, TabHostControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    tabs = [
      TabItem(title: "Offers", image: TabImage(systemName: "tag"), identifier: "offers") { _ in
        ViewController()
      },
      TabItem(title: "Cart", image: TabImage(systemName: "cart"), identifier: "cart"),
    ]
  }

  func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
    tab.identifier != "cart"  // The cart opens in its own window.
  }
}
