import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Batches.
@MainActor struct BatchTests {
  @Test func `changes that cancel out in a batch make no calls`() {
    let fixture = HostFixture.group(traits: .pad)
    var frames = 0
    fixture.host.needsFrameHandler = { frames += 1 }
    fixture.host.performBatchUpdates {
      fixture.host.selectedTab = fixture.tab("b")
      fixture.host.sidebar.isHidden = true
      fixture.host.sidebar.isHidden = false
      fixture.host.selectedTab = fixture.tab("a")
      #expect(fixture.selected == "a")
    }
    #expect(fixture.take() == [])
    #expect(frames <= 1)
  }

  @Test func `nested batches are committed with the outermost one`() {
    let fixture = HostFixture.roots("a", "b", "c")
    fixture.host.performBatchUpdates {
      fixture.host.performBatchUpdates { fixture.host.selectedTab = fixture.tab("b") }
      #expect(fixture.take() == [])
      fixture.host.selectedTab = fixture.tab("c")
    }
    #expect(
      fixture.take() == [.didSelect("c", previous: "a", origin: .program)] + firstExchange("a", "c")
    )
  }

  @Test func `a tap inside a batch asks immediately and notifies at the end`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.host.performBatchUpdates {
      fixture.user.tap("b")
      #expect(fixture.take() == [.shouldSelect("b")])
      #expect(fixture.selected == "b")
    }
    #expect(fixture.take() == [.didSelect("b", previous: "a")] + firstExchange("a", "b"))
  }

  @Test func `a selection made while a batch replaces all tabs is kept`() {
    let fixture = HostFixture.roots("a", "b")
    let log = fixture.log
    fixture.host.performBatchUpdates {
      fixture.host.tabs = [.page("x", log), .page("y", log)]
      fixture.host.selectedTab = fixture.tab("y")
    }
    #expect(
      fixture.take() == [.didSelect("y", previous: "a", origin: .program)] + firstExchange("a", "y")
    )
  }

  @Test func `tabs that are removed and added again in one batch cause no calls`() {
    let fixture = HostFixture.group()
    fixture.host.selectedTab = fixture.tab("c1")
    _ = fixture.take()
    let tabs = fixture.host.tabs
    fixture.host.performBatchUpdates {
      fixture.host.tabs = []
      fixture.host.tabs = tabs
    }
    #expect(fixture.take() == [])
    #expect(fixture.selected == "c1")
    #expect(fixture.group("g").selectedChild === fixture.tab("c1"))
  }

  @Test func `selecting a tab and removing it in one batch leaves the selection unchanged`() {
    let fixture = HostFixture.roots("a", "b", "c")
    fixture.host.performBatchUpdates {
      fixture.host.selectedTab = fixture.tab("b")
      fixture.host.tabs.removeAll { $0.identifier == "b" }
    }
    #expect(fixture.takeCalls() == [])
    #expect(fixture.selected == "a")
  }
}
