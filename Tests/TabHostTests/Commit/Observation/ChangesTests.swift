import Foundation
import Observation
import TabHostTestSupport
import Testing

@testable import TabHost

/// Asynchronous sequences of changes.
@MainActor struct ChangesTests {
  private func tabs(_ names: String...) -> PresentationChanges {
    var changes = PresentationChanges()
    changes.tabs = Set(names)
    return changes
  }

  @Test func `each change is delivered as an element`() async {
    let fixture = HostFixture.roots("a", "b")
    var changes = fixture.host.changes.makeAsyncIterator()
    fixture.tab("a").title = "A"
    await expectEqual(changes.next(isolation: #isolation), tabs("a"))
    fixture.tab("b").title = "B"
    await expectEqual(changes.next(isolation: #isolation), tabs("b"))
  }

  @Test func `the end of one loop over a sequence does not end another one`() async {
    let fixture = HostFixture.roots("a")
    let sequence = fixture.host.changes
    let canceled = Task { for await _ in sequence {} }
    await Task.yield()
    canceled.cancel()
    await canceled.value
    fixture.tab("a").title = "A"
    for await changes in sequence {
      expectEqual(changes, tabs("a"))
      break
    }
    fixture.tab("a").title = "B"
    var iterator = sequence.makeAsyncIterator()
    await expectEqual(iterator.next(isolation: #isolation), tabs("a"))
  }

  @Test func `a sequence that is released is no longer fed`() async {
    let fixture = HostFixture.roots("a")
    for _ in 0..<3 {
      let sequence = fixture.host.changes
      fixture.tab("a").title += "x"
      for await _ in sequence { break }
    }
    fixture.tab("a").title = "A"
    expect(fixture.host.transaction.frame.feeds.isEmpty)
  }

  @Test func `a slow consumer receives several changes as one element`() async {
    let fixture = HostFixture.roots("a", "b")
    var changes = fixture.host.changes.makeAsyncIterator()
    fixture.tab("a").title = "A"
    fixture.tab("b").title = "B"
    fixture.host.bottomAccessory = nil
    await expectEqual(changes.next(isolation: #isolation), tabs("a", "b"))
  }

  @Test func `a batch is delivered as one element at its end`() async {
    let fixture = HostFixture.roots("a", "b", "c")
    var changes = fixture.host.changes.makeAsyncIterator()
    fixture.host.performBatchUpdates {
      fixture.tab("a").title = "A"
      fixture.host.selectedTab = fixture.tab("b")
      fixture.tab("c").title = "C"
    }
    var expected = tabs("a", "c")
    expected.selection = true
    expected.content = true
    await expectEqual(changes.next(isolation: #isolation), expected)
  }

  @Test func `each consumer receives the changes since its own previous element`() async {
    let fixture = HostFixture.roots("a", "b")
    var fast = fixture.host.changes.makeAsyncIterator()
    var slow = fixture.host.changes.makeAsyncIterator()
    fixture.tab("a").title = "A"
    await expectEqual(fast.next(isolation: #isolation), tabs("a"))
    fixture.tab("b").title = "B"
    await expectEqual(fast.next(isolation: #isolation), tabs("b"))
    await expectEqual(slow.next(isolation: #isolation), tabs("a", "b"))
    var late = fixture.host.changes.makeAsyncIterator()
    fixture.tab("b").title = "C"
    await expectEqual(late.next(isolation: #isolation), tabs("b"))
  }

  @Test func `every change increases the drawing version, and nothing else does`() {
    let fixture = HostFixture.roots("a", "b")
    let host = fixture.host
    let changes: [() -> Void] = [
      { fixture.tab("a").title = "A" }, { host.selectedTab = fixture.tab("b") },
      { host.sidebar.isHidden.toggle() }, { host.traitCollection.layoutDirection = .rightToLeft },
      { host.bounds = CGRect(x: 0, y: 0, width: 10, height: 10) }, { host.tabs.removeLast() },
    ]
    for change in changes {
      let version = host.drawingVersion
      change()
      expect(host.drawingVersion > version)
    }
    let version = host.drawingVersion
    fixture.tab("a").title = "A"
    _ = (host.bar, host.sidebar.rows.count, host.takeChanges())
    expectEqual(host.drawingVersion, version)
  }

  @Test func `sequences of changes and takeChanges() are independent`() async {
    let fixture = HostFixture.roots("a", "b")
    var frames = 0
    fixture.host.needsFrameHandler = { frames += 1 }
    var changes = fixture.host.changes.makeAsyncIterator()
    fixture.tab("a").title = "A"
    expectEqual(fixture.host.takeChanges(), tabs("a"))
    fixture.tab("b").title = "B"
    await expectEqual(changes.next(isolation: #isolation), tabs("a", "b"))
    expectEqual(fixture.host.takeChanges(), tabs("b"))
    expectEqual(frames, 2)
  }

  @Test func `a loop ends with the release of the host, after pending changes`() async {
    var host: TabHostController? = TabHostController(tabs: [.bare("a")])
    let changes = host?.changes
    host?.tabs.first?.title = "A"
    weak let rowRecorder = host
    host = nil
    expect(rowRecorder == nil)
    var elements: [PresentationChanges] = []
    if let changes { for await element in changes { elements.append(element) } }
    expectEqual(elements, [tabs("a")])
  }

  @Test func `canceling a task ends its loop`() async {
    let fixture = HostFixture.roots("a")
    let changes = fixture.host.changes
    let task = Task { @MainActor in
      var elements: [PresentationChanges] = []
      for await element in changes { elements.append(element) }
      return elements
    }
    task.cancel()
    await expectEqual(task.value, [])
    fixture.tab("a").title = "A"
  }
}

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
    expectEqual(
      seen,
      [
        #"a ["a", "b"] 2"#, #"b ["a", "b"] 2"#, #"B ["a", "B", "c"] 3"#, #"a ["a", "c"] 2"#,
      ]
    )
  }
}
