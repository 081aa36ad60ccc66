import Observation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Observing properties.
@MainActor struct ObservableTests {
  @Test func `a move to another group notifies observers of the parent, not of the host`() {
    let fixture = HostFixture { _ in
      [TabGroupItem.of([.bare("c")], "g"), TabGroupItem.of([], "h")]
    }
    let tab = fixture.tab("c")
    let hostWatch = Watch { _ = tab.tabHostController }
    let parents = Watch.values {
      tab.parent?.identifier
    } during: {
      fixture.group("h").children.append(tab)
    }
    expectEqual(parents, ["h"])
    expectEqual(hostWatch.count, 0)
  }

  @Test func `an observer can change the property that it observes`() {
    let fixture = HostFixture.group()
    let (group, moved) = (fixture.group("g"), fixture.tab("c1"))
    let watch = Watch {
      _ = group.children
    } then: {
      group.children = [fixture.tab("b")]
      return nil
    }
    group.children = [moved]
    expectEqual(watch.count, 1)
    expectEqual(group.children.map(\.identifier), ["b"])
    expect(moved.parent == nil)
    expectEqual(fixture.host.tabs.map(\.identifier), ["a", "g"])
  }

  @Test func `outside of a host, an observer can change the property that it observes`() {
    let (child, other) = (TabItem.bare("c"), TabItem.bare("d"))
    let (old, new) = (TabGroupItem.of([child], "old"), TabGroupItem.of([], "new"))
    let watch = Watch {
      _ = old.children
    } then: {
      new.children = [other]
      return nil
    }
    new.children = [child]
    expectEqual(watch.count, 1)
    expectEqual(new.children.map(\.identifier), ["d"])
    expect(old.children.isEmpty)
    expect(child.parent == nil)
  }

  @Test func `observing a tab does not retain it`() {
    var tab: TabItem? = .bare("a")
    weak let rowRecorder = tab
    let watch = Watch { [tab] in _ = tab?.title }
    tab = nil
    expect(rowRecorder == nil)
    expectEqual(watch.count, 0)
  }
}
