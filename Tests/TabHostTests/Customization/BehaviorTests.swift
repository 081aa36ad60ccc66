import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// The SwiftUI API in rows 14 to 17 of the article "Coming from SwiftUI".
@MainActor struct BehaviorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let behavior: TabCustomizationBehavior
    let visibility: TabVisibility
    let atRoot: TabItem.Placement
    let below: TabItem.Placement
    var conflicts = false

    var testDescription: String { "\(behavior), \(visibility)" }
  }

  nonisolated static let table = [
    Case(behavior: .automatic, visibility: .automatic, atRoot: .automatic, below: .automatic),
    Case(behavior: .automatic, visibility: .visible, atRoot: .default, below: .default),
    Case(behavior: .automatic, visibility: .hidden, atRoot: .optional, below: .optional),
    Case(behavior: .reorderable, visibility: .automatic, atRoot: .movable, below: .movable),
    Case(behavior: .reorderable, visibility: .visible, atRoot: .movable, below: .movable),
    Case(
      behavior: .reorderable,
      visibility: .hidden,
      atRoot: .movable,
      below: .movable,
      conflicts: true
    ),
    Case(behavior: .disabled, visibility: .automatic, atRoot: .fixed, below: .sidebarOnly),
    Case(behavior: .disabled, visibility: .visible, atRoot: .fixed, below: .fixed),
    Case(behavior: .disabled, visibility: .hidden, atRoot: .sidebarOnly, below: .sidebarOnly),
  ]

  @Test(arguments: table) func `bar behavior and default visibility determine the placement`(
    row: Case
  ) {
    for behaviorFirst in [true, false] {
      let fixture = HostFixture.group()
      for (name, expected) in [("a", row.atRoot), ("c1", row.below)] {
        let tab = fixture.tab(name)
        if behaviorFirst { tab.setCustomizationBehavior(row.behavior, for: .tabBar) }
        tab.setDefaultVisibility(row.visibility, for: .tabBar)
        if !behaviorFirst { tab.setCustomizationBehavior(row.behavior, for: .tabBar) }
        expectEqual(tab.preferredPlacement, expected)
        expectEqual(fixture.takeRules(), (row.conflicts ? ["conflictingBehavior"] : []))
      }
    }
  }

  @Test func `without a surface, a setting applies to all surfaces`() {
    let tab = TabItem.bare("a")
    tab.setCustomizationBehavior(.disabled)
    tab.setDefaultVisibility(.hidden)
    expectEqual(tab.preferredPlacement, .sidebarOnly)
    expect(!tab.allowsHiding)
    expect(!tab.allowsMoving)
    expect(tab.isHiddenByDefault)
  }

  @Test func `default visibility in the sidebar determines isHiddenByDefault`() {
    let tab = TabItem.bare("a")
    tab.setDefaultVisibility(.hidden, for: .sidebar)
    expect(tab.isHiddenByDefault)
    expectEqual(tab.defaultVisibility(for: .sidebar), .hidden)
    tab.setDefaultVisibility(.automatic, for: .sidebar)
    expect(!tab.isHiddenByDefault)
    expectEqual(tab.defaultVisibility(for: .sidebar), .automatic)
  }

  @Test func `an explicit placement takes precedence in any order, and conflicts are reported`() {
    let fixture = HostFixture.roots("a", "b")
    let tab = fixture.tab("a")
    tab.preferredPlacement = .pinned
    tab.setCustomizationBehavior(.reorderable, for: .tabBar)
    expectEqual(tab.preferredPlacement, .pinned)
    expectEqual(fixture.takeRules(), ["conflictingBehavior"])

    let other = fixture.tab("b")
    other.setCustomizationBehavior(.disabled, for: .tabBar)
    expectEqual(other.preferredPlacement, .fixed)
    other.preferredPlacement = .optional
    expectEqual(other.preferredPlacement, .optional)
    other.preferredPlacement = .automatic
    expectEqual(other.preferredPlacement, .fixed)
  }

  @Test func `behavior and visibility that match an explicit placement report no conflict`() {
    let fixture = HostFixture.roots("a", "b")
    let tab = fixture.tab("a")
    tab.preferredPlacement = .pinned
    tab.setCustomizationBehavior(.disabled, for: .tabBar)
    tab.setDefaultVisibility(.visible, for: .tabBar)
    expectEqual(tab.preferredPlacement, .pinned)
    expectEqual(fixture.takeRules(), [])
  }

  @Test(arguments: [
    (TabItem.Placement.automatic, TabCustomizationBehavior.automatic, TabVisibility.automatic),
    (.default, .automatic, .visible), (.optional, .automatic, .hidden),
    (.movable, .reorderable, .visible), (.pinned, .disabled, .visible),
    (.fixed, .disabled, .visible), (.sidebarOnly, .disabled, .hidden),
  ])
  func `a placement maps to customization behavior and default visibility`(
    placement: TabItem.Placement,
    behavior: TabCustomizationBehavior,
    visibility: TabVisibility
  ) {
    let tab = TabItem.bare("a")
    tab.preferredPlacement = placement
    expectEqual(tab.customizationBehavior(for: .tabBar), behavior)
    expectEqual(tab.defaultVisibility(for: .tabBar), visibility)
  }

  @Test func `behavior and visibility change the bar immediately`() {
    let fixture = HostFixture.group()
    fixture.tab("c1").setDefaultVisibility(.visible, for: .tabBar)
    expectEqual(fixture.host.bar.middle.map(\.identifier), ["a", "b", "g", "c1"])
    fixture.tab("a").setCustomizationBehavior(.disabled, for: .tabBar)
    expectEqual(fixture.host.bar.fixed.map(\.identifier), ["a"])
    expectEqual(fixture.host.bar.middle.map(\.identifier), ["b", "g", "c1"])
  }

  @Test func `a tab is reorderable only where that was set`() {
    let tab = TabItem.bare("a")
    expectEqual(tab.customizationBehavior(for: .sidebar), .disabled)
    tab.setCustomizationBehavior(.reorderable, for: .sidebar)
    tab.allowsMoving = false
    expectEqual(tab.customizationBehavior(for: .sidebar), .disabled)
  }

  @Test func `writing back the behavior of a tab grants the user nothing`() {
    let fixture = HostFixture.group(traits: .pad)
    let (c1, c2) = (fixture.tab("c1"), fixture.tab("c2"))
    c1.setCustomizationBehavior(c1.customizationBehavior(for: .sidebar), for: .sidebar)
    expectEqual(fixture.user.moveRow(c1, .after, c2), .refused(.notPermitted))
    expect(!c1.allowsHiding)
  }

  @Test(arguments: TabCustomizationBehavior.allCases, TabSurface.allCases)
  func `writing back a behavior that was set changes nothing`(
    behavior: TabCustomizationBehavior,
    surface: TabSurface
  ) {
    let tab = TabItem.bare("a")
    tab.setCustomizationBehavior(behavior, for: surface)
    let before = (tab.allowsHiding, tab.allowsMoving, tab.preferredPlacement)
    tab.setCustomizationBehavior(tab.customizationBehavior(for: surface), for: surface)
    expect((tab.allowsHiding, tab.allowsMoving, tab.preferredPlacement) == before)
    expectEqual(tab.customizationBehavior(for: surface), behavior)
  }

  @Test func `a conflict is reported after the placement is in effect`() {
    let fixture = HostFixture.roots("a", "b")
    let tab = fixture.tab("a")
    tab.setCustomizationBehavior(.disabled, for: .tabBar)
    var bars: [String] = []
    fixture.host.diagnosticHandler = { [host = fixture.host] _ in bars.append(host.bar.text) }
    tab.preferredPlacement = .pinned
    tab.preferredPlacement = .optional
    expectEqual(bars, ["middle b"])
  }

  @Test(arguments: TabCustomizationBehavior.allCases, TabSurface.allCases)
  func `setting the behavior that a tab has notifies nobody`(
    behavior: TabCustomizationBehavior,
    surface: TabSurface
  ) {
    for isSet in [true, false] {
      let fixture = HostFixture.group()
      let tab = fixture.tab("a")
      if surface == .tabBar { tab.setDefaultVisibility(.hidden, for: .tabBar) }
      if isSet { tab.setCustomizationBehavior(behavior, for: surface) }
      _ = fixture.takeRules()
      let watch = Watch { _ = tab.customizationBehavior(for: surface) }
      let old = tab.customizationBehavior(for: surface)
      tab.setCustomizationBehavior(old, for: surface)
      expectEqual(watch.count, 0)
      expectEqual(tab.customizationBehavior(for: surface), old)
      expectEqual(fixture.takeRules(), [])
    }
  }

  @Test func `assigning the same placement reports a conflict once`() {
    let fixture = HostFixture.group()
    let tab = fixture.tab("a")
    tab.setCustomizationBehavior(.reorderable, for: .tabBar)
    tab.preferredPlacement = .fixed
    tab.preferredPlacement = .fixed
    tab.setDefaultVisibility(.visible, for: .tabBar)
    tab.setDefaultVisibility(.visible, for: .tabBar)
    expectEqual(fixture.takeRules(), ["conflictingBehavior", "conflictingBehavior"])
  }
}
