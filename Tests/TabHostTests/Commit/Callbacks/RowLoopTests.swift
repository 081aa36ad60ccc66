import TabHost
import TabHostTestSupport
import Testing

/// Row callbacks that change other rows a finite number of times.
@MainActor struct RowLoopTests {
  private let fixture = RowFixture(rows: 0..<2)

  /// Returns the rules of the diagnostics reported during a change.
  private func rules(_ change: () -> Void) -> [TabHostController.Diagnostic.Rule] {
    var rules: [TabHostController.Diagnostic.Rule] = []
    fixture.host.diagnosticHandler = { rules.append($0.rule) }
    change()
    return rules
  }

  fileprivate enum Removal: CaseIterable {
    case scroll, hideSidebar, removeTabs, hideTabs, disappear

    @MainActor fileprivate func perform(on fixture: RowFixture) {
      switch self {
      case .scroll: fixture.host.sidebar.displayedRows = 2..<4
      case .hideSidebar: fixture.host.sidebar.isHidden = true
      case .removeTabs: fixture.host.tabs = [fixture.group]
      case .hideTabs:
        fixture.host.performBatchUpdates {
          for name in ["a", "b"] { fixture.tab(name).isHidden = true }
        }
      case .disappear: fixture.host.disappear()
      }
    }
  }

  @Test(arguments: Removal.allCases)
  fileprivate func `a callback that changes a row that also disappears is not a loop`(
    removal: Removal
  ) {
    let other = fixture.tab("b")
    fixture.rowRecorder.onEnd = { tab in
      if tab.identifier == "a" { other.badgeValue = "1" }
    }
    #expect(rules { removal.perform(on: fixture) } == [])
    let events = fixture.rowRecorder.take().filter { $0.hasPrefix("end ") && $0 != "end g" }
    #expect(events == ["end a", "end b"])
  }

  @Test func `a change to a row that scrolls away is shown when that row returns`() {
    let other = fixture.tab("b")
    fixture.rowRecorder.onEnd = { tab in
      if tab.identifier == "a" { other.badgeValue = "1" }
    }
    let rules = rules {
      fixture.host.sidebar.displayedRows = 2..<4
      fixture.host.sidebar.displayedRows = 1..<2
    }
    #expect(rules == [])
    #expect(
      fixture.rowRecorder.take() == [
        "end a", "end b", "item g", "update g", "begin g", "item c1", "update c1", "begin c1",
        "end g", "end c1", "update b", "begin b",
      ]
    )
  }

  @Test func `reconfiguring a row that also disappears is not a loop`() {
    let (host, other) = (fixture.host, fixture.tab("b"))
    fixture.rowRecorder.onEnd = { _ in host.sidebar.reconfigureItem(for: other) }
    #expect(rules { host.sidebar.displayedRows = 2..<3 } == [])
    #expect(
      fixture.rowRecorder.take() == ["end a", "end b", "item g", "update g", "begin g"]
    )
  }

  @Test func `a callback can change an action whose row also disappears`() {
    fixture.host.sidebar.displayedRows = 4..<6
    _ = fixture.rowRecorder.take()
    let action = fixture.group.sidebarActions[0]
    fixture.rowRecorder.onEnd = { _ in action.title = "Other" }
    #expect(rules { fixture.host.sidebar.displayedRows = 0..<0 } == [])
    #expect(fixture.rowRecorder.take() == ["end c2"])
  }
}
