import TabHost
import TabHostTestSupport
import Testing

/// Items of an open menu.
@MainActor struct MenuItemsTests {
  private let fixture = GestureFixture()

  private func inline(_ elements: MenuElement...) -> Menu {
    Menu(options: .displayInline, children: elements)
  }

  private func lines(_ elements: MenuElement...) -> [String] {
    fixture.openMenu(elements)
    return fixture.lines
  }

  @Test func `inline menus are separated, without separators at the ends or in succession`() {
    let a = fixture.action("a")
    let b = fixture.action("b")
    let c = fixture.action("c")
    #expect(lines(inline(a), b) == ["a", "--", "b"])
    #expect(lines(a, inline(b), c) == ["a", "--", "b", "--", "c"])
    #expect(lines(a, inline(b), inline(c)) == ["a", "--", "b", "--", "c"])
    #expect(
      lines(inline(inline(a)), inline(), inline(b, inline(c))) == ["a", "--", "b", "--", "c"]
    )
    #expect(lines(inline(fixture.action("h", .hidden)), a) == ["a"])
    #expect(lines(inline(inline(a, b))) == ["a", "b"])
  }

  @Test func `hidden actions and empty submenus are not shown`() {
    let hidden = fixture.action("h", .hidden)
    #expect(
      lines(
        fixture.action("a"),
        hidden,
        Menu(title: "empty"),
        Menu(title: "hidden", children: [hidden]),
        Menu(title: "nested", children: [Menu(title: "empty"), Menu(children: [hidden])]),
        Menu(title: "full", children: [hidden, fixture.action("b")]),
        Menu(title: "later", children: [DeferredMenuElement { $0([]) }])
      ) == ["a", "full >", "later >"]
    )
  }

  @Test func `a palette is a submenu, unless it is inline`() {
    let a = fixture.action("a")
    #expect(lines(Menu(title: "p", options: .displayAsPalette, children: [a])) == ["p >"])
    #expect(lines(Menu(options: [.displayInline, .displayAsPalette], children: [a])) == ["a"])
  }

  @Test func `an open menu reflects changes of its elements`() {
    let a = fixture.action("a")
    let b = fixture.action("b", .hidden)
    fixture.openMenu([a, b])
    fixture.host.needsFrameHandler = {}
    b.attributes = []
    #expect(fixture.lines == ["a", "b"])
    #expect(fixture.host.takeChanges().overlays)
    a.title = "A"
    a.state = .on
    #expect(fixture.lines == ["+ A", "b"])
    #expect(fixture.host.takeChanges().overlays)
    a.title = "A"
    #expect(fixture.host.takeChanges().isEmpty)
    a.attributes = .hidden
    b.attributes = .hidden
    #expect(fixture.open == "nothing")
    _ = fixture.host.takeChanges()
    a.attributes = []
    #expect(fixture.host.takeChanges().isEmpty)
  }

  @Test func `a submenu without remaining elements closes`() {
    let below = fixture.action("below")
    let submenu = Menu(title: "m", children: [below])
    fixture.openMenu([submenu, fixture.action("a")])
    fixture.user.openSubmenu(submenu)
    below.attributes = .hidden
    #expect(fixture.lines == ["a"])
  }

  @Test func `menus nested too deeply are omitted and reported`() {
    func nest(_ options: Menu.Options) -> MenuElement {
      (0..<100).reduce(fixture.action("x")) { element, _ -> MenuElement in
        Menu(title: "m", options: options, children: [element])
      }
    }
    let menu = Menu(children: [fixture.action("a"), nest(.displayInline)])
    fixture.tab("c1").contextMenuProvider = { _ in menu }
    fixture.user.openContextMenu(on: fixture.tab("c1"))
    #expect(fixture.take() == ["menu(c1)", "endlessMenu[\"c1\"]"])
    #expect(fixture.lines == ["a"])
    #expect(menu.selectedElements.isEmpty)
    #expect(lines(nest([])) == ["m >"])
  }

  @Test func `a menu that doubles at every level is truncated and reported`() {
    var menu = Menu(options: .displayInline, children: [fixture.action("x")])
    for _ in 0..<40 { menu = Menu(options: .displayInline, children: [menu, menu]) }
    fixture.tab("c1").contextMenuProvider = { [menu] _ in menu }
    fixture.user.openContextMenu(on: fixture.tab("c1"))
    #expect(fixture.take() == ["menu(c1)", "endlessMenu[\"c1\"]"])
    #expect((1..<100_000).contains(fixture.lines.count))
    fixture.user.closeMenu()
    var empty = Menu(title: "e")
    for _ in 0..<40 { empty = Menu(title: "e", children: [empty, empty]) }
    #expect(lines(empty) == ["e >"])
  }
}
