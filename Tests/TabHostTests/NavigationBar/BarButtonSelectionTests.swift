import TabHost
import TabHostTestSupport
import Testing

/// Bar buttons whose tap changes a selection.
@MainActor struct BarButtonSelectionTests {
  private let fixture = BarFixture()
  private var user: UserInteraction { fixture.user }
  private var item: NavigationItem { fixture.root.navigationItem }

  /// Returns a button that displays the selection of a menu of three actions, of which the second is
  /// on, and the actions.
  private func popUp() -> (button: BarButtonItem, actions: [Action]) {
    let actions = ["One", "Two", "Three"].map { title in
      Action(title: title, image: .symbol(title)) { [log = fixture.log] _ in
        log.words.append("choose \(title)")
      }
    }
    actions[1].state = .on
    let button = BarButtonItem(title: "own", menu: Menu(children: actions))
    button.changesSelectionAsPrimaryAction = true
    item.rightBarButtonItem = button
    return (button, actions)
  }

  @Test func `a tap changes the selection of the button before the action is performed`() {
    let button = BarButtonItem()
    button.primaryAction = Action(title: "x") { [log = fixture.log] _ in
      log.words.append("\(button.isSelected)")
    }
    button.changesSelectionAsPrimaryAction = true
    item.rightBarButtonItem = button
    expectEqual(user.tapBarButton(button), .performed)
    expectEqual(user.tapBarButton(button), .performed)
    button.changesSelectionAsPrimaryAction = false
    expectEqual(user.tapBarButton(button), .performed)
    fixture.log.expect(["true", "false", "false"])
  }

  @Test func `a button without action and menu is turned on and off, in the overflow menu too`() {
    let button = BarButtonItem(title: "x")
    button.changesSelectionAsPrimaryAction = true
    item.rightBarButtonItem = button
    expectEqual(user.tapBarButton(button), .performed)
    expect(button.isSelected)
    user.openNavigationOverflow([button])
    guard case .action(let action)? = fixture.host.openMenu?.items.first else {
      Issue.record("the overflow menu is empty")
      return
    }
    expectEqual(action.state, .on)
    expectEqual(user.performMenuElement(action), .performed)
    expect(!button.isSelected)
  }

  @Test func `a button with a menu alone displays the action that is on, or the first one`() {
    let (button, actions) = popUp()
    expect(button.title == "Two" && button.image == .symbol("Two"))
    actions[1].state = .off
    expectEqual(button.title, "One")
    actions[2].state = .on
    expect(fixture.bar == "||Root||Three||" && button.title == "Three")
    button.title = "other"
    expectEqual(button.title, "Three")
    button.changesSelectionAsPrimaryAction = false
    expect(button.title == "other" && button.image == nil)
  }

  @Test func `choosing an action of the menu turns the others off and changes the title`() {
    let (button, actions) = popUp()
    fixture.host.needsFrameHandler = { [log = fixture.log] in log.words.append("frame") }
    expectEqual(user.tapBarButton(button), .performed)
    _ = fixture.host.takeChanges()
    _ = fixture.log.take()
    expectEqual(user.performMenuElement(actions[2]), .performed)
    expectEqual(actions.map(\.state), [.off, .off, .on])
    expect(button.title == "Three" && !button.isSelected)
    expectEqual(fixture.host.takeChanges(), [.overlays, .looks])
    fixture.log.expect(["choose Three", "frame"])
  }

  @Test func `in the overflow menu, the menu of the button has single selection as well`() {
    let (button, actions) = popUp()
    user.openNavigationOverflow([button])
    guard case .menu(let menu)? = fixture.host.openMenu?.items.first else {
      Issue.record("the overflow menu has no submenu")
      return
    }
    expectEqual(menu.title, "Two")
    expectEqual(user.openSubmenu(menu), .performed)
    expectEqual(user.performMenuElement(actions[0]), .performed)
    expect(actions.map(\.state) == [.on, .off, .off] && button.title == "One")
  }

  @Test func `a replaced menu is no longer followed`() {
    let (button, actions) = popUp()
    button.menu = Menu(children: [Action(title: "New") { _ in }])
    expectEqual(button.title, "New")
    fixture.host.needsFrameHandler = {}
    actions[2].state = .on
    expect(fixture.host.takeChanges().isEmpty && button.title == "New")
  }

  @Test func `a group that is not in the default customization is hidden until it is shown`() {
    let (a, b, c) = (fixture.button("a"), fixture.button("b"), fixture.button("c"))
    let optional = b.creatingOptionalGroup(
      customizationIdentifier: "b",
      isInDefaultCustomization: false
    )
    item.trailingItemGroups = [
      a.creatingFixedGroup(), optional, c.creatingMovableGroup(customizationIdentifier: "c"),
    ]
    expect(optional.isHidden && optional.barButtonItems.text == "b")
    expectEqual(fixture.bar, "||Root||a c||")
    expectEqual(user.tapBarButton(b), .refused(.hidden))
    optional.isHidden = false
    expectEqual(fixture.bar, "||Root||a b c||")
    expectEqual(user.tapBarButton(b), .performed)
    expect(!b.creatingOptionalGroup(customizationIdentifier: "b").isHidden)
  }
}
