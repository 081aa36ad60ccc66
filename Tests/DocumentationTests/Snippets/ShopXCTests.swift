import TabHost
import TabHostTesting
import XCTest

final class ShopXCTests: XCTestCase {
  @MainActor func testTheCartIsNeverSelected() async {
    let shop = RecordedHost { Shop() }

    shop.host.user.tap("cart")

    XCTAssertEqual(
      shop.log.calls,
      [.didSelect("offers", origin: .program), .shouldSelect("cart", answer: false)]
    )
    XCTAssertEqual(shop.host.selectedTab?.identifier, "offers")
  }
}
