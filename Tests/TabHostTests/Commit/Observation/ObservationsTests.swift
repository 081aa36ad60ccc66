import Observation
import TabHost
import TabHostTestSupport
import Testing

@MainActor struct ObservationsTests {
  @available(macOS 26, *)
  @Test func `a sequence of observations contains only consistent states`() async {
    let fixture = HostFixture.roots("a", "b")
    let host = fixture.host
    let states = Observations {
      "\(host.selectedTab?.title ?? "") \(host.bar.items.map(\.title)) \(host.tabs.count)"
    }
    var steps: [@MainActor () -> Void] = [
      { host.selectedTab = fixture.tab("b") },
      {
        host.performBatchUpdates {
          fixture.tab("b").title = "B"
          host.tabs.append(.bare("c"))
        }
      },
      { host.tabs.removeAll { $0.identifier == "b" } },
    ]
    var seen: [String] = []
    for await state in states {
      seen.append(state)
      if steps.isEmpty { break }
      steps.removeFirst()()
    }
    #expect(
      seen == [
        #"a ["a", "b"] 2"#, #"b ["a", "b"] 2"#, #"B ["a", "B", "c"] 3"#, #"a ["a", "c"] 2"#,
      ]
    )
  }
}
