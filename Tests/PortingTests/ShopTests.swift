import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// The ported shop.
@MainActor struct ShopTests {
  private let store = ShopStore()

  private func fixture(_ traits: TraitCollection = .portrait) -> PortFixture {
    PortFixture(ShopController(store: store), traits: traits)
  }

  @Test func `a compact bar has the given tabs and a prominent search tab`() {
    let fixture = fixture(.phone)
    expectEqual(fixture.state.bar.middle, ["home", "categories", "cart"])
    expectEqual(fixture.state.bar.prominent, SearchTabItem.identifier)
    fixture.host.traitCollection = .portrait
    expectEqual(fixture.state.bar.fixed, ["sell"])
    expectEqual(fixture.state.bar.middle, ["home", "categories"])
    expectEqual(fixture.state.bar.pinned, ["cart"])
  }

  @Test func `a tap on the vetoed cart tab opens a popover at its item`() {
    let fixture = fixture()
    fixture.user.tap("cart")
    expectEqual(fixture.take(), [.shouldSelect("cart", answer: false)])
    expectEqual(fixture.state.selected, "home")
    expectEqual(fixture.host.popover?.content.title, "Cart")
    guard case .barItem(let tab)? = fixture.host.popover?.anchor else {
      Issue.record("not at an item of the bar")
      return
    }
    expectEqual(tab.identifier, "cart")
  }

  @Test func `a second button opens no other popover, and a selectable tab opens none`() {
    let fixture = fixture()
    fixture.user.tap("cart")
    fixture.user.tap("sell")
    expectEqual(fixture.host.popover?.content.title, "Cart")
    fixture.user.dismissPopover()
    fixture.user.tap("home")
    expectEqual(
      fixture.take().map(\.description),
      [
        "shouldSelectTab(cart) -> false", "shouldSelectTab(sell) -> false",
        "diagnostic invalidPresentation []: the presenter already presents a controller; dismiss "
          + "that first, or present from it",
        "shouldSelectTab(home) -> true", "didSelectTab(home, previous: home) user",
      ]
    )
    expect(fixture.host.popover == nil)
  }

  @Test func `a product hides the bar, and buying it shows the bar and a badge`() throws {
    let fixture = fixture()
    let stack = fixture.host.selectedViewController as? NavigationController
    let list = try #require(stack?.topViewController as? ProductListViewController)
    list.open(list.products[1])
    expect(fixture.host.isTabBarHidden)
    expectEqual(fixture.state.stack, ["New", "Stool"])
    try #require(stack?.topViewController as? ProductViewController).buy()
    expect(!fixture.host.isTabBarHidden)
    expectEqual(fixture.state.stack, ["New"])
    expectEqual(fixture.tab("cart").badgeValue, "1")
    expectEqual(fixture.take(), [])
  }

  @Test func `checking out closes the popover and clears the badge`() throws {
    let fixture = fixture()
    store.add(store.products[0])
    expectEqual(fixture.tab("cart").badgeValue, "1")
    fixture.user.tap("cart")
    try #require(fixture.host.popover?.content as? CartViewController).checkOut()
    expect(fixture.host.popover == nil)
    expect(fixture.tab("cart").badgeValue == nil)
    expectEqual(fixture.take(), [.shouldSelect("cart", answer: false)])
  }

  @Test func `selecting search opens its field and canceling selects the previous tab`() {
    let fixture = fixture()
    let search = SearchTabItem.identifier
    fixture.user.tap(search)
    expect(fixture.host.isSearchActive)
    fixture.user.enterSearchText("LAMP")
    expectEqual(fixture.state.stack, ["2 found"])
    fixture.user.cancelSearch()
    expectEqual(
      fixture.take(),
      [
        .shouldSelect(search), .didSelect(search, previous: "home"),
        .didSelect("home", previous: search),
      ]
    )
    expect(!fixture.host.isSearchActive)
  }

  @Test func `the total is above a compact bar while the cart has products`() {
    let fixture = fixture(.phone)
    expect(fixture.host.bottomAccessory == nil)
    store.add(store.products[0])
    expectEqual(fixture.host.bottomAccessory?.contentView.title, "1 in your cart")
    fixture.host.traitCollection = .portrait
    expect(fixture.host.bottomAccessory == nil)
    fixture.host.traitCollection = .phone
    store.add(store.products[1])
    expectEqual(fixture.host.bottomAccessory?.contentView.title, "2 in your cart")
    store.buy()
    expect(fixture.host.bottomAccessory == nil)
    expectEqual(
      fixture.take(),
      [
        .sidebarAvailabilityDidChange(available: true),
        .sidebarAvailabilityDidChange(available: false),
      ]
    )
  }

  @Test func `a category is selected on the stack of its group`() {
    let fixture = fixture(.pad)
    fixture.user.tapRow("lamps")
    expectEqual(
      fixture.take(),
      [
        .shouldSelect("lamps"), .displayedViewControllers("categories"),
        .displayedViewControllers("lamps", proposed: ["lamps"]),
        .didSelect("lamps", previous: "home"),
      ]
    )
    expectEqual(fixture.state.stack, ["lamps"])
  }
}
