import TabHost
import TabHostTesting
import Testing

@MainActor @Test func `a tap on the cart is vetoed`() {
  let shop = RecordedHost { Shop() }

  shop.host.user.tap("cart")

  #expect(
    shop.log.calls == [
      .didSelect("offers", origin: .program),
      .shouldSelect("cart", answer: false),
    ]
  )
  #expect(shop.host.selectedTab?.identifier == "offers")
}
