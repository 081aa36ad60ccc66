import TabHost
import TabHostTestSupport
import Testing

/// Sidebar overflow menu.
@MainActor struct SidebarOverflowTests {
  private let fixture = GestureFixture()
  private var user: UserInteraction { fixture.user }

  @Test func `without items, there is no overflow menu`() {
    expect(fixture.sidebar.navigationOverflowItems == nil)
    expectEqual(user.openSidebarOverflow(), .refused(.notAvailable))
  }

  @Test func `the overflow menu contains the items and ends with the edit command`() {
    let action = Action(title: "Sort") { action in
      fixture.delegate.note("\(action.sender as AnyObject === fixture.host)")
    }
    fixture.sidebar.navigationOverflowItems = DeferredMenuElement { $0([action]) }
    expectEqual(user.openSidebarOverflow(), .performed)
    expectEqual(fixture.open, "menu of sidebar")
    expectEqual(fixture.lines, ["Sort", "Edit"])
    expectEqual(user.performMenuElement(action), .performed)
    fixture.expect(["true"])
  }

  @Test func `the overflow menu has the edit command even if the element delivers nothing`() throws
  {
    fixture.sidebar.navigationOverflowItems = DeferredMenuElement.uncached { $0([]) }
    user.openSidebarOverflow()
    expectEqual(fixture.lines, ["Edit"])
    guard case .action(let edit)? = fixture.host.openMenu?.items.last else {
      Issue.record("no command")
      return
    }
    expectEqual(edit.identifier, .editSidebar)
    expectEqual(user.performMenuElement(edit), .performed)
    expect(fixture.host.isEditing)
    fixture.expect(["willEdit"])
    expectEqual(user.openSidebarOverflow(), .refused(.notPermitted))
  }

  @Test func `the overflow menu requires the sidebar on screen and closes with it`() {
    fixture.sidebar.navigationOverflowItems = DeferredMenuElement.uncached {
      $0([fixture.action("Sort")])
    }
    user.openSidebarOverflow()
    fixture.sidebar.isHidden = true
    expectEqual(fixture.open, "nothing")
    expectEqual(user.openSidebarOverflow(), .refused(.notOnScreen))
    fixture.expect(["sbWill(true)"])
  }

  @Test func `the overflow menu closes when its items are removed`() {
    fixture.sidebar.navigationOverflowItems = DeferredMenuElement.uncached {
      $0([fixture.action("Sort")])
    }
    user.openSidebarOverflow()
    fixture.host.needsFrameHandler = {}
    fixture.sidebar.navigationOverflowItems = nil
    let changes = fixture.host.takeChanges()
    expect(changes.contains(.sidebar) && changes.contains(.overlays))
    expectEqual(fixture.open, "nothing")
  }

  @Test func `a provider that hides the sidebar opens nothing`() {
    fixture.sidebar.navigationOverflowItems = DeferredMenuElement.uncached { completion in
      fixture.sidebar.isHidden = true
      completion([])
    }
    expectEqual(user.openSidebarOverflow(), .performed)
    expectEqual(fixture.open, "nothing")
    fixture.expect(["sbWill(true)"])
  }

  @Test func `a diagnostic about the overflow menu names no tab`() {
    fixture.sidebar.navigationOverflowItems = DeferredMenuElement.uncached { _ in }
    user.openSidebarOverflow()
    fixture.expect(["neverCompleted[]"])
  }
}
