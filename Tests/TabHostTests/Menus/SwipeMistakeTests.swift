import TabHost
import TabHostTestSupport
import Testing

/// Swipe action completions.
@MainActor struct SwipeMistakeTests {
  private let fixture = GestureFixture()
  private let kept = Kept<Bool>()
  private var user: UserInteraction { fixture.user }

  /// Swipes `c1` and performs an action with the given handler.
  private func perform(_ handler: @escaping (@escaping (Bool) -> Void) -> Void) {
    let action = ContextualAction(style: .normal, title: "x") { _, _, completion in
      handler(completion)
    }
    fixture.tab("c1").leadingSwipeActionsProvider = { _ in
      SwipeActionsConfiguration(actions: [action])
    }
    user.openSwipeActions(.leading, on: fixture.tab("c1"))
    user.performSwipeAction(action)
    _ = fixture.delegate.log.firstIndex(of: "lead(c1)").map { fixture.delegate.log.remove(at: $0) }
  }

  @Test(arguments: [true, false])
  func `a completion closes the row, whatever its argument`(performed: Bool) {
    perform { $0(performed) }
    expectEqual(fixture.open, "nothing")
    fixture.expect([])
  }

  @Test func `a completion that is never called is reported, and the row closes`() {
    perform { _ in }
    fixture.expect(["neverCompleted[\"c1\"]"])
    expectEqual(fixture.open, "nothing")
  }

  @Test func `a completion that is discarded later is reported at that time`() {
    perform { kept.completions.append($0) }
    fixture.expect([])
    expectEqual(fixture.open, "leading of c1")
    kept.completions = []
    fixture.expect(["neverCompleted[\"c1\"]"])
    expectEqual(fixture.open, "nothing")
  }

  @Test func `a completion retained only by its own action is reported on release`() {
    fixture.delegate.leading = { _ in
      let kept = Kept<Bool>()
      let action = ContextualAction(style: .normal, title: "x") { _, _, completion in
        kept.completions.append(completion)
      }
      return SwipeActionsConfiguration(actions: [action])
    }
    user.fullSwipe(.leading, on: fixture.tab("c1"))
    fixture.expect(["lead(c1)"])
    user.closeSwipeActions()
    fixture.expect(["neverCompleted[\"c1\"]"])
  }

  @Test func `a completion called twice is reported`() {
    perform {
      $0(true)
      $0(true)
    }
    fixture.expect(["completedTwice[\"c1\"]"])
    expectEqual(fixture.open, "nothing")
  }

  @Test func `a late completion is valid and closes no other row`() {
    perform { kept.completions.append($0) }
    user.tap("b")
    expectEqual(fixture.open, "nothing")
    fixture.tab("c2").leadingSwipeActionsProvider = { _ in
      SwipeActionsConfiguration(actions: [fixture.swipeAction("y")])
    }
    user.openSwipeActions(.leading, on: fixture.tab("c2"))
    kept.completions.removeLast()(true)
    expectEqual(fixture.open, "leading of c2")
    fixture.expect(["should(b)", "did(b, a)", "lead(c2)"])
  }

  @Test func `a completion called after the release of the host has no effect`() {
    var host: TabHostController? = TabHostController.with(
      .pad,
      TabGroupItem.of([.shown("c")], "g")
    )
    weak let gone = host
    let tab = host?.tab(forIdentifier: "c")
    host?.appear()
    tab?.leadingSwipeActionsProvider = { [kept] _ in
      SwipeActionsConfiguration(
        actions: [
          ContextualAction(style: .normal, title: nil) { _, _, completion in
            kept.completions.append(completion)
          }
        ]
      )
    }
    if let tab { host?.user.fullSwipe(.leading, on: tab) }
    host = nil
    expect(gone == nil)
    expectEqual(kept.completions.count, 1)
    kept.completions.removeLast()(true)
  }

  @Test func `a handler can remove the swiped tab`() {
    perform { completion in
      fixture.group.children.removeFirst()
      fixture.delegate.note(fixture.open)
      completion(true)
    }
    fixture.expect(["nothing"])
    expect(fixture.host.tab(forIdentifier: "c1") == nil)
  }

  @Test func `a handler can swipe another row, which stays open`() {
    fixture.delegate.trailing = { _ in
      SwipeActionsConfiguration(actions: [fixture.swipeAction("y")])
    }
    perform { completion in
      user.openSwipeActions(.trailing, on: fixture.tab("c2"))
      completion(true)
    }
    expectEqual(fixture.open, "trailing of c2")
    fixture.expect(["trail(c2)"])
  }

  @Test func `a row removed while its actions are requested opens no swipe`() {
    fixture.delegate.leading = { tab in
      tab.isHidden = true
      return SwipeActionsConfiguration(actions: [fixture.swipeAction("x")])
    }
    expectEqual(user.fullSwipe(.leading, on: fixture.tab("c1")), .performed)
    fixture.expect(["lead(c1)"])
    expectEqual(fixture.open, "nothing")
  }

  @Test func `endlessly nested swipes are stopped and reported`() {
    fixture.delegate.leading = { tab in
      user.openSwipeActions(.leading, on: tab)
      return nil
    }
    user.openSwipeActions(.leading, on: fixture.tab("c1"))
    expectEqual(Set(fixture.take()), ["lead(c1)", "selectionLoop[]"])
  }
}
