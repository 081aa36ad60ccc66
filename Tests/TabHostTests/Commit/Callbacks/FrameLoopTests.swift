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
      #expect(Set(fixture.takeRules()) == ["selectionLoop"])
      #expect(writes < 1_000)
      // The host remains usable.
      host.needsFrameHandler = nil
      host.needsFrameHandler = { writes = 0 }
      fixture.user.tapRow("c2")
      #expect(fixture.selected == "c2")
      #expect(writes == 0 && host.takeChanges().selection)
    }
  }

  @Test @MainActor func `a handler that takes changes and writes once requests one more frame`() {
    let fixture = HostFixture.group(traits: .pad)
    let host = fixture.host
    var frames: [Set<String>] = []
    host.needsFrameHandler = {
      frames.append(host.takeChanges().tabs)
      if frames.count == 1 { fixture.tab("b").title = "B" }
    }
    fixture.tab("a").title = "A"
    #expect(frames == [["a"], ["b"]])
    #expect(fixture.takeRules() == [])
  }
}
