import TabHost
import TabHostTestSupport
import Testing

/// Performing menu elements.
@MainActor struct ChoosingTests {
  private let fixture = GestureFixture()
  private var user: UserInteraction { fixture.user }

  @Test func `the menu closes, then the handler runs with the tab as sender and source item`() {
    let action = Action(title: "Rename") { action in
      fixture.delegate.note("\(fixture.open), \(action.sender as AnyObject === fixture.tab("c1"))")
      fixture.delegate.note("\(action.presentationSourceItem === fixture.tab("c1"))")
    }
    fixture.openMenu([action])
    expectEqual(user.performMenuElement(action), .performed)
    fixture.expect(["nothing, true", "true"])
    expect(action.sender == nil && action.presentationSourceItem == nil)
  }

  @Test func `an action can keep the menu open`() {
    let action = fixture.action("More", .keepsMenuPresented)
    fixture.openMenu([action])
    expectEqual(user.performMenuElement(action), .performed)
    expectEqual(user.performMenuElement(action), .performed)
    fixture.expect(["handler More", "handler More"])
    expectEqual(fixture.open, "menu of c1")
  }

  @Test func `disabled, hidden, nested and unrelated elements cannot be performed`() {
    let disabled = fixture.action("d", .disabled)
    let hidden = fixture.action("h", .hidden)
    let below = fixture.action("below")
    let submenu = Menu(title: "m", children: [below])
    expectEqual(user.performMenuElement(below), .refused(.notAvailable))
    fixture.openMenu([disabled, hidden, submenu])
    expectEqual(fixture.lines, ["d", "m >"])
    expectEqual(user.performMenuElement(disabled), .refused(.disabled))
    expectEqual(user.performMenuElement(hidden), .refused(.notAvailable))
    expectEqual(user.performMenuElement(below), .refused(.notAvailable))
    expectEqual(user.openSubmenu(Menu()), .refused(.notAvailable))
    fixture.expect([])
    fixture.host.disappear()
    expectEqual(user.performMenuElement(below), .refused(.notOnScreen))
    expectEqual(user.openSubmenu(submenu), .refused(.notOnScreen))
  }

  @Test func `a handler can open another menu, which stays open`() {
    let again = Action(title: "Again") { _ in user.openContextMenu(on: fixture.tab("c1")) }
    fixture.openMenu([again])
    user.performMenuElement(again)
    fixture.expect(["menu(c1)"])
    expectEqual(fixture.open, "menu of c1")
  }

  @Test func `changes made by a handler are notified in order`() {
    let action = Action(title: "x") { action in
      fixture.group.children.removeFirst()
      fixture.host.selectedTab = fixture.tab("b")
      fixture.sidebar.isHidden = true
      fixture.delegate.note("end \(action.sender == nil)")
    }
    fixture.openMenu([action])
    user.performMenuElement(action)
    fixture.expect(["did(b, a)", "sbWill(true)", "end false"])
  }

  @Test func `handlers that perform their own action endlessly are stopped and reported`() {
    var runs = 0
    let action = Action(title: "x", attributes: .keepsMenuPresented) { action in
      runs += 1
      user.performMenuElement(action)
    }
    fixture.openMenu([action])
    user.performMenuElement(action)
    expectEqual(runs, 65)
    fixture.expect(["selectionLoop[]"])
  }

  // MARK: - Single selection

  private func states(_ actions: [Action]) -> [MenuElement.State] { actions.map(\.state) }

  @Test func `in a single-selection menu, the performed action is on before its handler runs`() {
    let one = fixture.action("one", state: .on)
    let two = fixture.action("two", state: .mixed)
    let three = Action(title: "three") { action in
      fixture.delegate.note("\(states([one, two, action]))")
    }
    let menu = Menu(options: .singleSelection, children: [one, Menu(children: [two]), three])
    fixture.tab("c1").contextMenuProvider = { _ in menu }
    user.openContextMenu(on: fixture.tab("c1"))
    _ = fixture.take()
    user.performMenuElement(three)
    fixture.expect(["\([MenuElement.State.off, .off, .on])"])
    expectEqual(menu.selectedElements.map(\.title), ["three"])
  }

  @Test func `single selection covers submenus, inline menus and deferred elements`() {
    let one = fixture.action("one", state: .on)
    let late = fixture.action("late", state: .on)
    let fresh = fixture.action("fresh", state: .on)
    let two = fixture.action("two")
    let inline = Menu(options: .displayInline, children: [one, DeferredMenuElement { $0([late]) }])
    let submenu = Menu(title: "m", children: [two, DeferredMenuElement.uncached { $0([fresh]) }])
    fixture.openMenu([inline, submenu], options: .singleSelection)
    user.openSubmenu(submenu)
    user.performMenuElement(two)
    expectEqual(states([one, late, fresh, two]), [.off, .off, .off, .on])
  }

  @Test func `an inline single-selection menu does not affect other elements`() {
    let outside = fixture.action("outside", state: .on)
    let one = fixture.action("one", state: .on)
    let two = fixture.action("two")
    fixture.openMenu([
      outside, Menu(options: [.displayInline, .singleSelection], children: [one, two]),
    ])
    expectEqual(fixture.lines, ["+ outside", "--", "+ one", "two"])
    user.performMenuElement(two)
    expectEqual(states([outside, one, two]), [.on, .off, .on])
    fixture.openMenu([outside, one])
    user.performMenuElement(outside)
    expectEqual(states([outside, one, two]), [.on, .off, .on])
  }

  @Test func `the selected elements are all elements that are on, including those of submenus`() {
    let menu = Menu(children: [
      fixture.action("a", state: .on), fixture.action("b"),
      Menu(children: [fixture.action("c", state: .on), fixture.action("d", state: .mixed)]),
    ])
    expectEqual(menu.selectedElements.map(\.title), ["a", "c"])
    expect(menu.replacingChildren([]).selectedElements.isEmpty)
  }
}
