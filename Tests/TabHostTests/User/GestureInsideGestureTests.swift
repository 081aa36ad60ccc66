import TabHost
import TabHostTestSupport
import Testing

/// The user or the app begins a gesture in the middle of another one.
@MainActor struct GestureInsideGestureTests {
  private let fixture = GestureFixture()

  @Test func `an opening menu closes a row that was swiped while the menu was requested`() {
    fixture.delegate.leading = { [fixture] _ in
      SwipeActionsConfiguration(actions: [fixture.swipeAction("x")])
    }
    fixture.delegate.menu = { [fixture] _ in
      fixture.user.openSwipeActions(.leading, on: fixture.tab("b"))
      return ContextMenuConfiguration(actionProvider: { _ in
        Menu(children: [fixture.action("y")])
      })
    }
    fixture.user.openContextMenu(on: fixture.tab("a"))
    expect(fixture.host.openMenu?.tab === fixture.tab("a"))
    expect(fixture.sidebar.swipedRow == nil)
  }

  @Test func `a swipe closes a menu that was opened while the swipe actions were requested`() {
    fixture.delegate.menu = { [fixture] _ in
      ContextMenuConfiguration(actionProvider: { _ in Menu(children: [fixture.action("y")]) })
    }
    fixture.delegate.leading = { [fixture] _ in
      fixture.user.openContextMenu(on: fixture.tab("b"))
      return SwipeActionsConfiguration(actions: [fixture.swipeAction("x")])
    }
    fixture.user.openSwipeActions(.leading, on: fixture.tab("a"))
    expect(fixture.host.openMenu == nil)
    expect(fixture.sidebar.swipedRow?.tab === fixture.tab("a"))
  }

  @Test func `performing a toolbar item closes the open menu`() {
    fixture.openMenu([fixture.action("x")])
    fixture.sidebar.toolbarItems = [fixture.action("tool")]
    expectEqual(fixture.user.performToolbarItem(fixture.sidebar.toolbarItems[0]), .performed)
    expectEqual(fixture.open, "nothing")
    fixture.expect(["handler tool"])
  }

  // MARK: - Drags

  private func text(_ fixture: RowFixture) -> Drag {
    fixture.host.user.beginExternalDrag([.text("x")])
  }

  @Test func `rows are updated for a new drag target once its operation is available`() {
    var seen: [String] = []
    let rows = RowFixture()
    let handler = DropHandler(accepting: ["public.text"]) { _ in }
    for name in ["a", "b"] { rows.tab(name).dropHandler = handler }
    let drag = text(rows)
    drag.enter(.tab(rows.tab("a")))
    rows.rowRecorder.onUpdate = { item in
      seen.append("\(item.tab?.identifier ?? "") \(item.configurationState.cellDropState)")
      seen.append(drag.operation == .copy ? "copy" : "none")
    }
    drag.enter(.tab(rows.tab("b")))
    expectEqual(seen, ["a none", "copy", "b targeted", "copy"])
  }

  @Test func `a drag has ended when rows are updated for its end`() {
    var outcome: UserInteraction.Outcome?
    let rows = RowFixture()
    let tab = rows.tab("a")
    tab.dropHandler = DropHandler(accepting: ["public.text"]) { _ in }
    let drag = text(rows)
    drag.enter(.tab(tab))
    rows.rowRecorder.onUpdate = { _ in outcome = drag.enter(.tab(tab)) }
    drag.cancel()
    expectEqual(outcome, .refused(.notAvailable))
    expect(drag.target == nil)
  }

  @Test func `of two drags begun while another ends, only the last one is active`() {
    let rows = RowFixture()
    rows.tab("a").dropHandler = DropHandler(accepting: ["public.text"]) { _ in }
    let first = text(rows)
    first.enter(.tab(rows.tab("a")))
    var inner: Drag?
    rows.rowRecorder.onUpdate = { _ in
      rows.rowRecorder.onUpdate = { _ in }
      inner = text(rows)
    }
    let second = text(rows)
    expect(!first.isActive)
    expectEqual([inner, second].count { $0?.isActive == true }, 1)
    expectEqual(inner?.isActive, true, "it began after the second one was there")
  }
}
