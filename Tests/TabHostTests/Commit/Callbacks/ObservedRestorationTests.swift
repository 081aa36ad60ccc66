import TabHost
import TabHostTestSupport
import Testing

/// Observing the restoration state.
@MainActor struct ObservedRestorationTests {
  private let host = TabHostController.with(
    .pad,
    .shown("a"),
    TabGroupItem.of([.shown("c")], "g")
  )

  private var group: TabGroupItem? { host.tab(forIdentifier: "g") as? TabGroupItem }

  /// Returns the states that observers read inside `onChange` during a change.
  private func observed(_ change: () -> Void) -> [TabRestorationState] {
    Watch.values({ host.restorationState }, during: change)
  }

  @Test func `hiding the sidebar as the user changes the restoration state`() {
    host.appear()
    let states = observed { host.user.hideSidebar() }
    #expect(states == [host.restorationState])
    #expect(states.map(\.isSidebarHidden) == [true])
  }

  @Test func `hiding the sidebar programmatically changes the restoration state`() {
    let states = observed { host.sidebar.isHidden = true }
    #expect(states == [host.restorationState])
    #expect(states.map(\.isSidebarHidden) == [true])
  }

  @Test func `choosing the default visibility of the sidebar changes the restoration state`() {
    let states = observed { host.sidebar.isHidden = false }
    #expect(states == [host.restorationState])
    #expect(states.map(\.isSidebarHidden) == [false])
  }

  @Test func `restoring before there are tabs changes the state to the restored one`() {
    host.tabs = []
    let restored = TabRestorationState(
      selectionPath: ["x", "y"],
      isSidebarHidden: true,
      expansion: ["x": false]
    )
    let states = observed { host.restore(restored) }
    #expect(states == [restored])
  }

  @Test func `restoring a path before there are tabs changes the state`() {
    host.tabs = []
    var restored = host.restorationState
    restored.selectionPath = ["x", "y"]
    let states = observed { host.restore(restored) }
    #expect(states == [restored])
  }

  @Test func `restoring only the visibility of the sidebar changes the state`() {
    var restored = host.restorationState
    restored.isSidebarHidden = true
    let states = observed { host.restore(restored) }
    #expect(states == [host.restorationState])
    #expect(states.map(\.isSidebarHidden) == [true])
  }

  @Test func `restoring a selection changes the state once`() {
    var restored = host.restorationState
    restored.selectionPath = ["g", "c"]
    let states = observed { host.restore(restored) }
    #expect(states == [host.restorationState])
    #expect(states.map(\.selectionPath) == [["g", "c"]])
  }

  @Test func `tabs that resolve a pending path change the state`() {
    host.tabs = []
    var restored = host.restorationState
    restored.selectionPath = ["gone", "b"]
    host.restore(restored)
    let states = observed { host.tabs = [.shown("b")] }
    #expect(states.map(\.selectionPath) == [["b"]])
  }

  @Test func `collapsing a group as the user changes the state once`() {
    host.appear()
    let states = observed { if let group { host.user.collapse(group) } }
    #expect(states == [host.restorationState])
    #expect(states.map(\.expansion) == [["g": false]])
  }

  @Test func `clearing the selection changes the state once`() {
    let states = observed { host.selectedTab = nil }
    #expect(states == [host.restorationState])
    #expect(states.map(\.selectionPath) == [[]])
  }
}
