import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor @Suite("Batches") struct BatchTests {
  @Test func `what cancels out in a batch is told to nobody`() {
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

  @Test func `batches nest, and the outermost tells`() {
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

  @Test func `a tap inside a batch asks at once and tells at the end`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.host.performBatchUpdates {
      fixture.user.tap("b")
      #expect(fixture.take() == [.shouldSelect("b")])
      #expect(fixture.selected == "b")
    }
    #expect(fixture.take() == [.didSelect("b", previous: "a")] + firstExchange("a", "b"))
  }

  @Test func `a selection in the middle of a swap of all tabs is kept`() {
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

  @Test func `tabs that leave and come back in one batch are told to nobody`() {
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

  @Test func `a tab selected and removed in one batch falls back from the one before`() {
    let fixture = HostFixture.roots("a", "b", "c")
    fixture.host.performBatchUpdates {
      fixture.host.selectedTab = fixture.tab("b")
      fixture.host.tabs.removeAll { $0.identifier == "b" }
    }
    #expect(fixture.takeCalls() == [])
    #expect(fixture.selected == "a")
  }
}
