import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Batches, beyond the cases in `Batches.cases`.
@MainActor struct BatchTests {
  @Test func `a tap inside a batch asks immediately and notifies at the end`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.host.performBatchUpdates {
      fixture.user.tap("b")
      fixture.expect([.shouldSelect("b")])
      expectEqual(fixture.selected, "b")
    }
    fixture.expect([.didSelect("b", previous: "a")] + firstExchange("a", "b"))
  }
}

/// A batch is committed in the same order as a single change, and so are changes made by its
/// callbacks.
@MainActor struct BatchOrderTests {
  private let fixture = RowFixture()
  private var host: TabHostController { fixture.host }
  private var rowRecorder: RowRecorder { fixture.rowRecorder }

  init() { fixture.recordFramesAndDiagnostics() }

  /// Changes title, badge, enabled state, expansion and selection.
  private func changeAll() {
    let tab = fixture.tab("b")
    tab.title = "B"
    tab.badgeValue = "1"
    tab.isEnabled = false
    fixture.group.isExpanded = false
    host.selectedTab = tab
  }

  private func observeAll() {
    let (host, tab, group) = (host, fixture.tab("b"), fixture.group)
    fixture.observe {
      let selected = host.selectedTab?.identifier ?? "nil"
      return
        "\(tab.title) \(tab.badgeValue ?? "nil") \(tab.isEnabled) \(group.isExpanded) \(selected)"
    }
  }

  private static let all = [
    "observe B 1 false false b", "did b", "leave a", "appear b", "end c1", "end c2", "update a",
    "update b", "update g", "frame",
  ]

  @Test func `a batch calls observers, the delegate, content, rows and the frame handler in order`()
  {
    observeAll()
    host.performBatchUpdates(changeAll)
    rowRecorder.expect(Self.all)
  }

  @Test func `a nested batch is committed with the outer one`() {
    observeAll()
    host.performBatchUpdates {
      host.performBatchUpdates(changeAll)
      rowRecorder.expect([])
    }
    rowRecorder.expect(Self.all)
  }

  @Test func `several observers are all notified before the delegate`() {
    let (host, tab) = (host, fixture.tab("b"))
    for _ in 0..<2 {
      fixture.observe { tab.title }
      fixture.observe { host.selectedTab?.identifier ?? "nil" }
    }
    host.performBatchUpdates(changeAll)
    let events = rowRecorder.take()
    expectEqual(events.prefix(4).sorted(), ["observe B", "observe B", "observe b", "observe b"])
    expectEqual(Array(events.dropFirst(4)), Array(Self.all.dropFirst()))
  }

  @Test func `changes made by an observer are committed once, after the observed change`() {
    let (host, tab, rowRecorder) = (host, fixture.tab("b"), rowRecorder)
    _ = Watch {
      _ = tab.title
    } then: {
      rowRecorder.events.append("observe \(tab.title)")
      host.selectedTab = tab
      return nil
    }
    fixture.observe { host.selectedTab?.identifier ?? "nil" }
    tab.title = "B"
    rowRecorder.expect([
      "observe B", "observe b", "did b", "leave a", "appear b", "update a", "update b", "frame",
    ])
  }

  @Test func `a change made in a row callback is committed within it, with a single frame`() {
    let tab = fixture.tab("b")
    fixture.observe { tab.title }
    rowRecorder.onUpdate = { item in
      if item.tab?.identifier == "a" { tab.title = "B" }
    }
    host.selectedTab = tab
    rowRecorder.expect([
      "did b", "leave a", "appear b", "update a", "observe B", "update b", "frame",
    ])
  }

  @Test func `a change made by a page that is created is committed before the rows`() {
    let tab = fixture.tab("b")
    fixture.observe { tab.badgeValue ?? "nil" }
    host.tabs.append(
      TabItem(title: "z", identifier: "z") { _ in
        tab.badgeValue = "1"
        return ViewController()
      }
    )
    _ = host.takeChanges()
    _ = rowRecorder.take()
    host.selectedTab = fixture.tab("z")
    rowRecorder.expect([
      "did z", "observe 1", "leave a", "update a", "update b", "update z", "frame",
    ])
  }
}
