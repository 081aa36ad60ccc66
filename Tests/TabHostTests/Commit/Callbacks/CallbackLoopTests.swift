import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Frame handlers that endlessly change the host.
struct FrameLoopTests {
  fileprivate enum Write: String, CaseIterable, Codable {
    case title, selection, isHidden, isExpanded, tabs, bounds, batch

    @MainActor fileprivate func perform(on fixture: HostFixture, number: Int) {
      let host = fixture.host
      let tab = fixture.tab("b")
      switch self {
      case .title: tab.title = "\(number)"
      case .selection: host.selectedTab = fixture.tab(number.isMultiple(of: 2) ? "a" : "b")
      case .isHidden: tab.isHidden.toggle()
      case .isExpanded: fixture.group("g").isExpanded.toggle()
      case .tabs: host.tabs.append(.bare("new \(number)"))
      case .bounds: host.bounds = CGRect(x: 0, y: 0, width: 1_000 + Double(number), height: 500)
      case .batch:
        host.performBatchUpdates {
          tab.title = "\(number)"
          tab.isEnabled.toggle()
        }
      }
    }
  }

  @Test(arguments: Write.allCases)
  fileprivate func `a handler that takes changes and writes again is reported as a loop`(
    write: Write
  ) async {
    await #expect(processExitsWith: .success) { @MainActor [write] in
      let fixture = HostFixture.group(traits: .pad)
      let host = fixture.host
      var writes = 0
      host.needsFrameHandler = {
        writes += 1
        _ = host.takeChanges()
        write.perform(on: fixture, number: writes)
      }
      fixture.tab("a").title = "A"
      expectEqual(Set(fixture.takeRules()), ["selectionLoop"])
      expect(writes < 1_000)
      // The host remains usable.
      host.needsFrameHandler = nil
      host.needsFrameHandler = { writes = 0 }
      fixture.user.tapRow("c2")
      expectEqual(fixture.selected, "c2")
      expect(writes == 0 && host.takeChanges().contains(.selection))
    }
  }

  @Test @MainActor func `a handler that takes changes and writes once requests one more frame`() {
    let fixture = HostFixture.group(traits: .pad)
    let host = fixture.host
    var frames: [PresentationChanges] = []
    host.needsFrameHandler = {
      frames.append(host.takeChanges())
      if frames.count == 1 { fixture.tab("b").title = "B" }
    }
    fixture.tab("a").title = "A"
    expectEqual(frames, [.looks, .looks])
    expectEqual(fixture.takeRules(), [])
  }
}

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
    expectEqual(rules { removal.perform(on: fixture) }, [])
    let events = fixture.rowRecorder.take().filter { $0.hasPrefix("end ") && $0 != "end g" }
    expectEqual(events, ["end a", "end b"])
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
    expectEqual(rules, [])
    fixture.rowRecorder.expect([
      "end a", "end b", "item g", "update g", "begin g", "item c1", "update c1", "begin c1",
      "end g", "end c1", "update b", "begin b",
    ])
  }

  @Test func `reconfiguring a row that also disappears is not a loop`() {
    let (host, other) = (fixture.host, fixture.tab("b"))
    fixture.rowRecorder.onEnd = { _ in host.sidebar.reconfigureItem(for: other) }
    expectEqual(rules { host.sidebar.displayedRows = 2..<3 }, [])
    fixture.rowRecorder.expect(["end a", "end b", "item g", "update g", "begin g"])
  }

  @Test func `a callback can change an action whose row also disappears`() {
    fixture.host.sidebar.displayedRows = 4..<6
    _ = fixture.rowRecorder.take()
    let action = fixture.group.sidebarActions[0]
    fixture.rowRecorder.onEnd = { _ in action.title = "Other" }
    expectEqual(rules { fixture.host.sidebar.displayedRows = 0..<0 }, [])
    fixture.rowRecorder.expect(["end c2"])
  }
}
