import TabHost
import TabHostTestSupport
import Testing

/// Swipe actions of rows.
@MainActor struct SwipeTests {
  private let fixture = GestureFixture()
  private var user: UserInteraction { fixture.user }

  private func configuration(_ titles: String...) -> SwipeActionsConfiguration {
    SwipeActionsConfiguration(actions: titles.map { fixture.swipeAction($0) })
  }

  @Test func `row 76: if the delegate returns no actions, the provider of the tab is not called`() {
    fixture.delegate.leading = { _ in SwipeActionsConfiguration(actions: []) }
    fixture.tab("c1").leadingSwipeActionsProvider = { _ in
      Issue.record("the delegate has answered")
      return nil
    }
    expectEqual(user.openSwipeActions(.leading, on: fixture.tab("c1")), .performed)
    expectEqual(fixture.open, "nothing")
    fixture.expect(["lead(c1)"])
  }

  @Test(arguments: SwipeEdge.allCases)
  func `row 76: the provider of the tab is called if the delegate returns nil or is absent`(
    edge: SwipeEdge
  ) {
    let tab = fixture.tab("c1")
    let answer = { (tab: TabItem) -> SwipeActionsConfiguration? in
      fixture.delegate.note("tab \(tab.identifier)")
      return configuration("Pin")
    }
    if edge == .leading {
      tab.leadingSwipeActionsProvider = answer
    } else {
      tab.trailingSwipeActionsProvider = answer
    }
    user.openSwipeActions(edge, on: tab)
    fixture.expect([edge == .leading ? "lead(c1)" : "trail(c1)", "tab c1"])
    user.closeSwipeActions()
    fixture.sidebar.delegate = nil
    user.openSwipeActions(edge, on: tab)
    fixture.expect(["tab c1"])
    expectEqual(fixture.open, "\(edge.rawValue) of c1")
  }

  @Test func `a performed action receives the tab, and its completion closes the row`() {
    var sources: [Bool] = []
    let kept = Kept<Bool>()
    let action = ContextualAction(style: .destructive, title: "Delete") { _, source, completion in
      sources.append(source === fixture.tab("c1"))
      kept.completions.append(completion)
    }
    fixture.delegate.trailing = { _ in SwipeActionsConfiguration(actions: [action]) }
    user.openSwipeActions(.trailing, on: fixture.tab("c1"))
    expectEqual(user.performSwipeAction(action), .performed)
    expectEqual(fixture.open, "trailing of c1")
    expectEqual(fixture.sidebar.swipedRow?.isPerforming, true)
    expectEqual(user.performSwipeAction(action), .refused(.notAvailable))
    kept.completions.removeLast()(false)
    expectEqual(fixture.open, "nothing")
    expectEqual(sources, [true])
    fixture.expect(["trail(c1)"])
  }

  @Test func `actions that are not offered cannot be performed`() {
    expectEqual(user.performSwipeAction(fixture.swipeAction("x")), .refused(.notAvailable))
    fixture.delegate.leading = { _ in configuration("Pin") }
    user.openSwipeActions(.leading, on: fixture.tab("c1"))
    expectEqual(user.performSwipeAction(fixture.swipeAction("x")), .refused(.notAvailable))
    fixture.host.disappear()
    expectEqual(user.performSwipeAction(fixture.swipeAction("x")), .refused(.notOnScreen))
    fixture.expect(["lead(c1)"])
    expectEqual(user.closeSwipeActions(), .refused(.notAvailable))
  }

  @Test func `the style determines the background color`() {
    let styles: [ContextualAction.Style] = [.normal, .destructive]
    let colors = styles.map { style in
      ContextualAction(style: style, title: nil) { _, _, completion in completion(true) }
        .backgroundColor
    }
    expectEqual(colors, [.gray, .red])
    expect(configuration("Pin").performsFirstActionWithFullSwipe)
  }

  @Test func `an action that completes later requests a frame when it begins and when it ends`() {
    let kept = Kept<Bool>()
    let action = ContextualAction(style: .normal, title: "Pin") { _, _, completion in
      kept.completions.append(completion)
    }
    fixture.delegate.leading = { _ in SwipeActionsConfiguration(actions: [action]) }
    user.openSwipeActions(.leading, on: fixture.tab("c1"))
    var frames: [String] = []
    let host = fixture.host
    host.needsFrameHandler = {
      let row = host.sidebar.swipedRow
      frames.append(
        "\(host.takeChanges().contains(.overlays)) \(row.map { "\($0.isPerforming)" } ?? "closed")"
      )
    }
    user.performSwipeAction(action)
    expectEqual(frames, ["true true"])
    for completion in kept.completions { completion(true) }
    expectEqual(frames, ["true true", "true closed"])
  }
}
