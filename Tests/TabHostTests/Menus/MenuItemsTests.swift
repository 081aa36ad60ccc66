import TabHost
import TabHostTestSupport
import Testing

@MainActor struct MenuElementTests {
  private let image = TabImage(systemName: "star")

  @Test func `an action has the properties that it was created with`() {
    let action = Action(
      title: "Sort",
      subtitle: "by name",
      image: image,
      selectedImage: TabImage(systemName: "moon"),
      identifier: "sort",
      discoverabilityTitle: "Sort by Name",
      attributes: [.destructive, .disabled],
      state: .mixed
    ) { _ in }
    expect(action.title == "Sort" && action.subtitle == "by name" && action.image == image)
    expectEqual(action.selectedImage, TabImage(systemName: "moon"))
    expect(action.identifier == "sort" && action.discoverabilityTitle == "Sort by Name")
    expect(action.attributes == [.destructive, .disabled] && action.state == .mixed)
  }

  @Test func `an action has default properties, and an identifier that derives from its title`() {
    let action = Action { _ in }
    expect(action.title == "" && action.subtitle == nil && action.image == nil)
    expect(action.selectedImage == nil && action.discoverabilityTitle == nil)
    expect(action.attributes == [] && action.state == .off)
    expect(action.sender == nil && action.presentationSourceItem == nil)
    let renamed = Action(title: "New") { _ in }
    renamed.title = "Newer"
    expectEqual(renamed.identifier, "TabHost.Action.New")
  }

  @Test func `perform(sender:) runs the handler regardless of the attributes`() {
    let tab = TabItem.bare("a")
    var log: [String] = []
    let action = Action(attributes: [.disabled, .hidden]) { action in
      let isSource = action.presentationSourceItem === tab
      log.append("\((action.sender as? TabItem)?.identifier ?? "other") \(isSource)")
    }
    action.perform(sender: tab)
    action.perform(sender: 1)
    action.performWithSender(tab, target: nil)
    expectEqual(log, ["a true", "other false", "a true"])
    expect(action.sender == nil)
  }

  @Test func `performing another action inside a handler does not change the outer sender`() {
    var log: [String] = []
    let inner = Action { log.append("inner \($0.sender as? String ?? "nil")") }
    let outer = Action { action in
      inner.perform(sender: "b")
      log.append("outer \(action.sender as? String ?? "nil")")
    }
    outer.perform(sender: "a")
    expectEqual(log, ["inner b", "outer a"])
  }

  @Test func `replacing the children of a menu keeps its other properties`() {
    let menu = Menu(
      title: "Sort",
      subtitle: "how",
      image: image,
      identifier: "sort",
      options: [.displayInline, .singleSelection],
      children: [Action { _ in }]
    )
    let other = menu.replacingChildren([])
    expect(other.title == "Sort" && other.subtitle == "how" && other.image == image)
    expect(other.identifier == "sort" && other.options == menu.options)
    expect(menu.children.count == 1 && other.children.isEmpty)
    expect(Menu(title: "Sort").identifier == "TabHost.Menu.Sort" && Menu().options == [])
  }
}

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
    expectEqual(lines(inline(a), b), ["a", "--", "b"])
    expectEqual(lines(a, inline(b), c), ["a", "--", "b", "--", "c"])
    expectEqual(lines(a, inline(b), inline(c)), ["a", "--", "b", "--", "c"])
    expectEqual(
      lines(inline(inline(a)), inline(), inline(b, inline(c))),
      ["a", "--", "b", "--", "c"]
    )
    expectEqual(lines(inline(fixture.action("h", .hidden)), a), ["a"])
    expectEqual(lines(inline(inline(a, b))), ["a", "b"])
  }

  @Test func `hidden actions and empty submenus are not shown`() {
    let hidden = fixture.action("h", .hidden)
    expectEqual(
      lines(
        fixture.action("a"),
        hidden,
        Menu(title: "empty"),
        Menu(title: "hidden", children: [hidden]),
        Menu(title: "nested", children: [Menu(title: "empty"), Menu(children: [hidden])]),
        Menu(title: "full", children: [hidden, fixture.action("b")]),
        Menu(title: "later", children: [DeferredMenuElement { $0([]) }])
      ),
      ["a", "full >", "later >"]
    )
  }

  @Test func `a palette is a submenu, unless it is inline`() {
    let a = fixture.action("a")
    expectEqual(lines(Menu(title: "p", options: .displayAsPalette, children: [a])), ["p >"])
    expectEqual(lines(Menu(options: [.displayInline, .displayAsPalette], children: [a])), ["a"])
  }

  @Test func `an open menu reflects changes of its elements`() {
    let a = fixture.action("a")
    let b = fixture.action("b", .hidden)
    fixture.openMenu([a, b])
    fixture.host.needsFrameHandler = {}
    b.attributes = []
    expectEqual(fixture.lines, ["a", "b"])
    expect(fixture.host.takeChanges().contains(.overlays))
    a.title = "A"
    a.state = .on
    expectEqual(fixture.lines, ["+ A", "b"])
    expect(fixture.host.takeChanges().contains(.overlays))
    a.title = "A"
    expect(fixture.host.takeChanges().isEmpty)
    a.attributes = .hidden
    b.attributes = .hidden
    expectEqual(fixture.open, "nothing")
    _ = fixture.host.takeChanges()
    a.attributes = []
    expect(fixture.host.takeChanges().isEmpty)
  }

  @Test func `a submenu without remaining elements closes`() {
    let below = fixture.action("below")
    let submenu = Menu(title: "m", children: [below])
    fixture.openMenu([submenu, fixture.action("a")])
    fixture.user.openSubmenu(submenu)
    below.attributes = .hidden
    expectEqual(fixture.lines, ["a"])
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
    fixture.expect(["menu(c1)", "endlessMenu[\"c1\"]"])
    expectEqual(fixture.lines, ["a"])
    expect(menu.selectedElements.isEmpty)
    expectEqual(lines(nest([])), ["m >"])
  }

  @Test func `a menu that doubles at every level is truncated and reported`() {
    var menu = Menu(options: .displayInline, children: [fixture.action("x")])
    for _ in 0..<40 { menu = Menu(options: .displayInline, children: [menu, menu]) }
    fixture.tab("c1").contextMenuProvider = { [menu] _ in menu }
    fixture.user.openContextMenu(on: fixture.tab("c1"))
    fixture.expect(["menu(c1)", "endlessMenu[\"c1\"]"])
    expect((1..<100_000).contains(fixture.lines.count))
    fixture.user.closeMenu()
    var empty = Menu(title: "e")
    for _ in 0..<40 { empty = Menu(title: "e", children: [empty, empty]) }
    expectEqual(lines(empty), ["e >"])
  }
}
