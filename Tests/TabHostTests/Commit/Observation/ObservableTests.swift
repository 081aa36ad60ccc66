import Observation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Observing properties.
@MainActor struct ObservableTests {
  nonisolated private static let all =
    ObservedProperty.ofTabs + ObservedProperty.derivedOfTabs + ObservedProperty.ofGroups
    + ObservedProperty.ofHosts + ObservedProperty.ofSidebars

  @Test(arguments: all)
  func `changes elsewhere do not notify the observer`(property: ObservedProperty) {
    let fixture = property.make()
    fixture.host.tabs.insert(.bare("other"), at: 0)
    fixture.host.tabs.insert(TabGroupItem.of([.bare("otherChild")], "otherGroup"), at: 0)
    let watch = Watch { _ = property.read(fixture) }
    let group = fixture.group("otherGroup")
    fixture.tab("other").title = "new"
    fixture.tab("other").image = .star
    fixture.tab("other").subtitle = "new"
    fixture.tab("other").badge = .count(1)
    fixture.tab("other").userInfo = 1
    fixture.tab("other").isSpringLoaded = false
    fixture.tab("other").isHiddenByDefault = true
    fixture.tab("otherChild").title = "new"
    group.defaultChildIdentifier = "otherChild"
    group.selectedChild = fixture.tab("otherChild")
    group.isCollapsedByDefault = false
    #expect(watch.count == 0)
  }

  @Test(arguments: ObservedProperty.ofTabs)
  func `other properties of the tab, and other tabs, do not notify the observer`(
    property: ObservedProperty
  ) {
    for other in ObservedProperty.ofTabs where other.name != property.name {
      let fixture = property.make()
      let watch = Watch { _ = property.read(fixture) }
      other.change(fixture)
      #expect(watch.count == 0, "\(other.name)")
    }
  }

  @Test(arguments: ObservedProperty.ofTabs + ObservedProperty.derivedOfTabs)
  func `setting equal values does not notify the observer`(property: ObservedProperty) {
    let fixture = property.make()
    let tab = fixture.tab("b")
    let watch = Watch { _ = property.read(fixture) }
    tab.title = "b"
    tab.image = nil
    tab.isEnabled = true
    tab.isHidden = false
    tab.badge = nil
    tab.preferredPlacement = .automatic
    fixture.host.selectedTab = fixture.tab("a")
    fixture.host.tabs = fixture.host.tabs
    fixture.group("g").children = fixture.group("g").children
    #expect(watch.count == 0)
  }
}

// MARK: - Timing

extension ObservableTests {
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
    #expect(parents == ["h"])
    #expect(hostWatch.count == 0)
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
    #expect(watch.count == 1)
    #expect(group.children.map(\.identifier) == ["b"])
    #expect(moved.parent == nil)
    #expect(fixture.host.tabs.map(\.identifier) == ["a", "g"])
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
    #expect(watch.count == 1)
    #expect(new.children.map(\.identifier) == ["d"])
    #expect(old.children.isEmpty)
    #expect(child.parent == nil)
  }

  @Test func `observing a tab does not retain it`() {
    var tab: TabItem? = .bare("a")
    weak let rowRecorder = tab
    let watch = Watch { [tab] in _ = tab?.title }
    tab = nil
    #expect(rowRecorder == nil)
    #expect(watch.count == 0)
  }
}
