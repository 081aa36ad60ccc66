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
    expect(fixture.host.takeChanges().overlays != staysOpen)
  }

  @Test(arguments: Opening.allCases)
  func `a menu or a swiped row stays open if its row moves or returns in the same batch`(
    opening: Opening
  ) {
    open(opening)
    let tab = fixture.tab("c1")
    fixture.tab("a").isHidden = true
    fixture.tab("c1").title = "renamed"
    fixture.host.performBatchUpdates {
      fixture.group.children = []
      fixture.host.tabs.append(tab)
    }
    expect(fixture.open != "nothing")
  }

  /// An action of the user elsewhere.
  enum Gesture: CaseIterable {
    case tap, tapHeader, springLoad, edit, hideSidebar, action, swipe, menu, back, scroll

    @MainActor func happen(in fixture: GestureFixture) -> UserInteraction.Outcome {
      let user = fixture.user
      switch self {
      case .tap: return user.tap("b")
      case .tapHeader: return user.tapRow("g")
      case .springLoad: return user.springLoad(fixture.tab("b"))
      case .edit: return user.beginEditing()
      case .hideSidebar: return user.hideSidebar()
      case .action:
        let action = fixture.action("New")
        fixture.group.sidebarActions = [action]
        return user.perform(action, in: fixture.group)
      case .swipe: return user.openSwipeActions(.trailing, on: fixture.tab("c2"))
      case .menu: return user.openContextMenu(on: fixture.tab("c2"))
      case .back:
        let page = NavigationController(rootViewController: ViewController())
        fixture.host.tabs.append(.showing(page, "n"))
        fixture.host.selectedTab = fixture.tab("n")
        page.pushViewController(ViewController(), animated: false)
        return user.goBack()
      case .scroll: return user.scrollContent(.down)
      }
    }
  }

  @Test(arguments: Opening.allCases, Gesture.allCases)
  func `a gesture elsewhere closes a menu or a swiped row and is performed`(
    opening: Opening,
    gesture: Gesture
  ) {
    open(opening)
    expectEqual(gesture.happen(in: fixture), .performed)
    expectEqual(fixture.open, "nothing")
  }

  @Test func `a tap closes a swiped row before the delegate is called, and selects`() {
    open(.swipe)
    user.tap("b")
    fixture.expect(["should(b)", "did(b, a)"])
    expect(fixture.host.selectedTab === fixture.tab("b"))
  }

  @Test(arguments: Opening.allCases)
  func `a refused action closes nothing`(opening: Opening) {
    fixture.tab("b").isEnabled = false
    open(opening)
    expectEqual(user.tap("b"), .refused(.disabled))
    expectEqual(user.tapRow(.bare("foreign")), .refused(.notOnScreen))
    expect(fixture.open != "nothing")
  }

  @Test func `the swiped row and the previously swiped one are invalidated`() {
    open(.swipe)
    fixture.host.needsFrameHandler = {}
    fixture.delegate.leading = { _ in
      SwipeActionsConfiguration(actions: [fixture.swipeAction("y")])
    }
    user.openSwipeActions(.leading, on: fixture.tab("c2"))
    let changes = fixture.host.takeChanges()
    expect(changes.tabs == ["c1", "c2"] && changes.overlays)
  }
}

@MainActor struct RowGestureTests {
  enum Gesture: CaseIterable {
    case menu, swipe

    @MainActor func perform(on tab: TabItem, by user: UserInteraction) -> UserInteraction.Outcome {
      switch self {
      case .menu: user.openContextMenu(on: tab)
      case .swipe: user.openSwipeActions(.leading, on: tab)
      }
    }
  }

  @Test(arguments: Gesture.allCases)
  func `a gesture requires a row on screen and is not permitted during editing`(gesture: Gesture) {
    let fixture = GestureFixture()
    let (host, user, tab) = (fixture.host, fixture.user, fixture.tab("c1"))
    func outcome() -> UserInteraction.Outcome { gesture.perform(on: tab, by: user) }
    expectEqual(gesture.perform(on: .bare("foreign"), by: user), .refused(.notOnScreen))
    tab.isHidden = true
    expectEqual(outcome(), .refused(.hidden))
    tab.isHidden = false
    fixture.group.isExpanded = false
    expectEqual(outcome(), .refused(.notOnScreen))
    fixture.group.isExpanded = true
    user.beginEditing()
    expectEqual(outcome(), .refused(.notPermitted))
    user.endEditing()
    host.sidebar.isHidden = true
    expectEqual(outcome(), .refused(.notOnScreen))
    host.sidebar.isHidden = false
    host.disappear()
    expectEqual(outcome(), .refused(.notOnScreen))
    fixture.expect(["willEdit", "didEdit", "sbWill(true)", "sbWill(false)"])
  }
}
