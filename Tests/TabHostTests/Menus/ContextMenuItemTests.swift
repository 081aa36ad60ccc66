import TabHost
import TabHostTestSupport
import Testing

/// Context menus of items in the bar.
@MainActor struct ContextMenuItemTests {
  private func fixture(_ traits: TraitCollection = .portrait) -> GestureFixture {
    let fixture = GestureFixture(traits: traits)
    for name in ["a", "b", "g"] {
      fixture.tab(name).contextMenuProvider = { _ in Menu(children: [fixture.action("Rename")]) }
    }
    return fixture
  }

  @Test(arguments: [TraitCollection.portrait, .compact, .phone])
  func `the delegate and then the tab are asked for the menu of an item`(traits: TraitCollection) {
    let fixture = fixture(traits)
    #expect(fixture.user.openContextMenu(on: fixture.tab("b")) == .performed)
    #expect(fixture.take() == ["menu(b)"])
    #expect(fixture.open == "menu of b" && fixture.lines == ["Rename"])
    #expect(fixture.host.selectedTab === fixture.tab("a"))
  }

  @Test func `a menu closes when the item leaves the bar`() {
    let fixture = fixture()
    fixture.user.openContextMenu(on: fixture.tab("b"))
    fixture.tab("a").title = "other"
    #expect(fixture.open == "menu of b")
    fixture.tab("b").isHidden = true
    #expect(fixture.open == "nothing")
  }

  @Test func `a menu stays open when the bar with the item replaces the row`() {
    let fixture = fixture(.pad)
    fixture.user.openContextMenu(on: fixture.tab("b"))
    fixture.host.traitCollection = .portrait
    #expect(fixture.open == "menu of b")
    fixture.host.isTabBarHidden = true
    #expect(fixture.open == "nothing")
  }

  @Test func `an item that is not in the bar, and any item while editing, is refused`() {
    let fixture = fixture()
    #expect(fixture.user.openContextMenu(on: fixture.tab("c1")) == .refused(.notOnScreen))
    #expect(fixture.user.openContextMenu(on: .bare("x")) == .refused(.notOnScreen))
    fixture.user.beginEditing()
    #expect(fixture.user.openContextMenu(on: fixture.tab("b")) == .refused(.notPermitted))
    fixture.user.endEditing()
    fixture.host.isTabBarHidden = true
    fixture.user.hideSidebar()
    #expect(fixture.user.openContextMenu(on: fixture.tab("b")) == .refused(.notOnScreen))
  }

  @Test func `the action has the tab as its sender`() {
    let fixture = fixture()
    fixture.user.openContextMenu(on: fixture.tab("b"))
    guard case .action(let action)? = fixture.host.openMenu?.items.first else {
      Issue.record("the menu has no action")
      return
    }
    #expect(fixture.user.performMenuElement(action) == .performed)
    #expect(fixture.take() == ["menu(b)", "handler Rename"])
    #expect(fixture.open == "nothing")
  }

  @Test func `a provider that removes the tab opens no menu`() {
    let fixture = fixture()
    fixture.tab("b").contextMenuProvider = { tab in
      fixture.host.tabs.removeAll { $0 === tab }
      return Menu(children: [fixture.action("Rename")])
    }
    fixture.user.openContextMenu(on: fixture.tab("b"))
    #expect(fixture.open == "nothing")
  }

  @Test func `swipe actions still require a row`() {
    let fixture = fixture()
    #expect(
      fixture.user.openSwipeActions(.leading, on: fixture.tab("b")) == .refused(.notOnScreen)
    )
  }
}
