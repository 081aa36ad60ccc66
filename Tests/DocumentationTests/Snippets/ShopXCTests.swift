import TabHost
import TabHostTesting
import XCTest

final class ShopXCTests: XCTestCase {
  @MainActor func testTheCartIsNeverSelected() async {
    let shop = Shop()
    let log = CallLog()
    shop.appear()
    let recorder = DelegateRecorder(log: log, forwardingTo: shop)
    shop.delegate = recorder

    shop.user.tap("cart")

    XCTAssertEqual(log.calls, [.shouldSelect("cart", answer: false)])
    XCTAssertEqual(shop.selectedTab?.identifier, "offers")
  }
}
