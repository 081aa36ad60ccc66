import TabHost
import TabHostTesting
import Testing

@MainActor @Test func `a tap on the cart is vetoed`() {
  let shop = Shop()
  let log = CallLog()
  shop.appear()
  let recorder = DelegateRecorder(log: log, forwardingTo: shop)
  shop.delegate = recorder

  shop.user.tap("cart")

  #expect(log.calls == [.shouldSelect("cart", answer: false)])
  #expect(shop.selectedTab?.identifier == "offers")
}
