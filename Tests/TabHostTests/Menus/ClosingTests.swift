import TabHost
import TabHostTestSupport
import Testing

/// Closing menus and swiped rows.
@MainActor struct ClosingTests {
  private let fixture = GestureFixture()
  private var user: UserInteraction { fixture.user }

  /// The gesture opened on the row of `c1`.
  enum Opening: CaseIterable {
    case swipe, menu
  }

  private func open(_ opening: Opening) {
    switch opening {
    case .swipe:
      fixture.tab("c1").leadingSwipeActionsProvider = { _ in
        SwipeActionsConfiguration(actions: [fixture.swipeAction("x")])
      }
      user.openSwipeActions(.leading, on: fixture.tab("c1"))
    case .menu: fixture.openMenu([fixture.action("x")])
    }
    expect(fixture.open != "nothing")
    _ = fixture.take()
  }

  /// A change that removes the row.
  enum Leaving: CaseIterable {
    case hidden, groupHidden, collapsed, removed, sidebarHidden, editing, offScreen, compact, mode
    case batch

    @MainActor func happen(to fixture: GestureFixture) {
      let host = fixture.host
      switch self {
      case .hidden: fixture.tab("c1").isHidden = true
      case .groupHidden: fixture.group.isHidden = true
      case .collapsed: fixture.group.isExpanded = false
      case .removed: fixture.group.children = []
      case .sidebarHidden: host.sidebar.isHidden = true
      case .editing: host.user.beginEditing()
      case .offScreen: host.disappear()
      case .compact: host.traitCollection = .compact
      case .mode: host.mode = .tabBar
      case .batch: host.performBatchUpdates { fixture.group.children.removeFirst() }
      }
    }
  }

  @Test(arguments: Opening.allCases, Leaving.allCases)
  func `a menu or a swiped row closes when its row is removed`(opening: Opening, leaving: Leaving) {
    open(opening)
    fixture.host.needsFrameHandler = {}
    leaving.happen(to: fixture)
    // In compact width, the tab is in the bar, which keeps its menu.
    let staysOpen = opening == .menu && leaving == .compact
    expectEqual(fixture.open, (staysOpen ? "menu of c1" : "nothing"))
    expect(fixture.host.takeChanges().contains(.overlays) != staysOpen)
  }

  @Test(arguments: Opening.allCases)
  func `spring loading closes a menu or a swiped row`(opening: Opening) {
    open(opening)
    expectEqual(user.springLoad(fixture.tab("b")), .performed)
    expectEqual(fixture.open, "nothing")
  }

  @Test func `the swiped row and the previously swiped one are invalidated`() {
    open(.swipe)
    fixture.host.needsFrameHandler = {}
    fixture.delegate.leading = { _ in
      SwipeActionsConfiguration(actions: [fixture.swipeAction("y")])
    }
    user.openSwipeActions(.leading, on: fixture.tab("c2"))
    let changes = fixture.host.takeChanges()
    expect(changes.isSuperset(of: [.looks, .overlays]))
  }
}
