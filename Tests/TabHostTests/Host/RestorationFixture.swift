import TabHost
import TabHostTestSupport
import TabHostTesting

extension HostFixture {
  /// Returns a host without tabs that was never on screen, on a tablet with space for a sidebar.
  static func unbuilt() -> HostFixture { HostFixture(shown: false) { _ in [] } }

  /// Assigns the tabs: the roots `a` and `b`, and the group `g` of `c1`, `c2` and the group `h` of
  /// `n1`.
  func build(content: Bool = false, _ configure: (TabGroupItem) -> Void = { _ in }) {
    host.tabs = [.page("a", log), .page("b", log), groupToRestore(content: content, configure)]
  }

  func groupToRestore(
    content: Bool = false,
    _ configure: (TabGroupItem) -> Void = { _ in }
  ) -> TabGroupItem {
    let inner = TabGroupItem.of([.page("n1", log)], "h")
    let pages: [TabItem] = [.page("c1", log), .page("c2", log), inner]
    let group = TabGroupItem.of(pages, "g", content ? log : nil)
    configure(group)
    return group
  }

  /// Returns a host in its next run: restored, with tabs and on screen.
  static func nextRun(
    restoring state: TabRestorationState,
    _ configure: (TabHostController) -> Void = { _ in }
  ) -> HostFixture {
    let fixture = unbuilt()
    configure(fixture.host)
    fixture.host.restore(state)
    fixture.build()
    fixture.host.appear()
    return fixture
  }
}

extension TabRestorationState {
  /// Returns a state with only a selection.
  static func path(_ identifiers: String...) -> TabRestorationState {
    TabRestorationState(selectionPath: identifiers)
  }
}
