import XCTest

@testable import PortedApps

final class ProductListTests: XCTestCase {
  private let window = UIWindow()

  private func makeList() throws -> ProductListViewController {
    let bundle = Bundle(for: Self.self)
    let url = try XCTUnwrap(bundle.url(forResource: "products", withExtension: "json"))
    let shop = ShopTabBarController(store: try ProductStore(json: Data(contentsOf: url)))
    window.rootViewController = shop
    window.makeKeyAndVisible()
    let stack = try XCTUnwrap(shop.viewControllers?.first as? UINavigationController)
    return try XCTUnwrap(stack.topViewController as? ProductListViewController)
  }

  func testTheListShowsTheNumberOfProducts() throws {
    XCTAssertEqual(try makeList().countLabel.text, "2 products")
  }

  func testBuyingAddsTheProductToTheCart() throws {
    let list = try makeList()
    list.buy(list.store.products[1])
    let alert = try XCTUnwrap(list.presentedViewController as? UIAlertController)
    alert.tapAction(titled: "Buy")
    XCTAssertEqual(list.cart.map(\.name), ["Mug"])
  }
}
