import TabHost
import TabHostTestSupport
import Testing

/// Bar with regions.
@MainActor struct RegularBarTests {
  @Test func `the regions are fixed, middle and pinned, each in declared order`() {
    let host = TabHostController.with(
      .pad,
      .placed("p1", .pinned),
      .placed("d", .default),
      .placed("f1", .fixed),
      .placed("m", .movable),
      .placed("p2", .pinned),
      .placed("auto", .automatic),
      .placed("f2", .fixed)
    )
    expectEqual(host.bar.text, "fixed f1 f2 | middle d m auto | pinned p1 p2")
    expectEqual(host.bar.names, ["f1", "f2", "d", "m", "auto", "p1", "p2"])
  }

  @Test(
    arguments: zip(
      TabItem.Placement.allCases,
      [
        "middle a t", "middle a t", "middle a", "middle a t", "middle a | pinned t",
        "fixed t | middle a", "middle a",
      ]
    )
  )
  func `the region of a root tab depends on its placement`(
    placement: TabItem.Placement,
    text: String
  ) {
    let host = TabHostController.with(.pad, .bare("a"), .placed("t", placement))
    expectEqual(host.bar.text, text)
  }

  @Test(
    arguments: zip(
      TabItem.Placement.allCases,
      [
        "middle a g z", "middle a g t z", "middle a g z", "middle a g t z",
        "middle a g z | pinned t", "fixed t | middle a g z", "middle a g z",
      ]
    )
  )
  func `a nested tab is in the bar only with an explicit placement`(
    placement: TabItem.Placement,
    text: String
  ) {
    let group = TabGroupItem.of([.bare("c"), .placed("t", placement)], "g")
    let host = TabHostController.with(.pad, .bare("a"), group, .bare("z"))
    expectEqual(host.bar.text, text)
  }

  @Test func `nested tabs in the bar are placed after their root in declared order`() {
    let inner = TabGroupItem.of([.placed("n1", .default), .placed("n2", .movable)], "h")
    let group = TabGroupItem.of([.placed("c1", .default), inner, .placed("c2", .default)], "g")
    let other = TabGroupItem.of([.placed("k", .default)], "o")
    let host = TabHostController.with(.pad, group, .bare("a"), other)
    expectEqual(host.bar.text, "middle g c1 n1 n2 c2 a o k")
  }

  @Test func `a nested tab can be in the bar without its group`() {
    let group = TabGroupItem.of([.placed("t", .fixed)], "g")
    group.preferredPlacement = .sidebarOnly
    let host = TabHostController.with(.pad, .bare("a"), group)
    expectEqual(host.bar.text, "fixed t | middle a")
  }

  @Test func `hidden tabs and the contents of hidden groups are not in the bar`() {
    let group = TabGroupItem.of([.placed("t", .fixed)], "g")
    let host = TabHostController.with(.pad, .bare("a"), .placed("p", .pinned), group)
    host.tabs[1].isHidden = true
    expectEqual(host.bar.text, "fixed t | middle a g")
    group.isHidden = true
    expectEqual(host.bar.text, "middle a")
    group.isHidden = false
    host.tabs[1].isHidden = false
    expectEqual(host.bar.text, "fixed t | middle a g | pinned p")
  }

  @Test func `a change of placement takes effect immediately`() {
    let host = TabHostController.with(.pad, .bare("a"), .bare("b"))
    expectEqual(host.bar.text, "middle a b")
    host.tabs[1].preferredPlacement = .fixed
    expectEqual(host.bar.text, "fixed b | middle a")
    host.tabs[0].preferredPlacement = .sidebarOnly
    expectEqual(host.bar.text, "fixed b")
  }

  @Test func `a tab that moves into a group leaves the bar and returns when it moves back`() {
    let group = TabGroupItem.of([], "g")
    let tab = TabItem.bare("t")
    let host = TabHostController.with(.pad, .bare("a"), group, tab)
    expectEqual(host.bar.text, "middle a g t")
    group.children = [tab]
    expectEqual(host.bar.text, "middle a g")
    host.tabs.append(tab)
    expectEqual(host.bar.text, "middle a g t")
  }

  @Test func `children in the bar are removed and added with their group`() {
    let group = TabGroupItem.of([.placed("t", .fixed)], "g")
    let host = TabHostController.with(.pad, .bare("a"), group)
    host.tabs.removeLast()
    expectEqual(host.bar.text, "middle a")
    host.tabs.append(group)
    expectEqual(host.bar.text, "fixed t | middle a g")
  }

  @Test func `the bar is computed even while the sidebar is shown in its place`() {
    let host = TabHostController.with(.pad, .bare("a"), TabGroupItem.of([.bare("c")], "g"))
    expectEqual(host.presentation, .sidebar)
    expectEqual(host.bar.text, "middle a g")
  }

  // MARK: - Groups

  @Test(
    arguments: zip(
      TabGroupItem.BarPresentation.allCases,
      ["middle a g z", "middle a g z", "middle a c1 c2 z"]
    )
  )
  func `a group is one item unless its children are inline`(
    presentation: TabGroupItem.BarPresentation,
    text: String
  ) {
    let group = TabGroupItem.of([.bare("c1"), .bare("c2")], "g")
    group.barPresentation = presentation
    let host = TabHostController.with(.pad, .bare("a"), group, .bare("z"))
    expectEqual(host.bar.text, text)
  }

  @Test func `inline children exclude hidden and sidebar-only tabs`() {
    let hidden = TabItem.bare("c2")
    hidden.isHidden = true
    let inner = TabGroupItem.of([.bare("n1")], "h")
    inner.barPresentation = .inlineChildren
    let children: [TabItem] = [
      .bare("c1"), hidden, .placed("c3", .sidebarOnly), inner, .placed("c4", .fixed),
    ]
    let group = TabGroupItem.of(children, "g")
    group.barPresentation = .inlineChildren
    let host = TabHostController.with(.pad, .bare("a"), group)
    expectEqual(host.bar.text, "fixed c4 | middle a c1 n1")
  }

  @Test(arguments: [TabItem.Placement.sidebarOnly, .optional])
  func `the children of a group that is not in the bar are not inline`(
    placement: TabItem.Placement
  ) {
    let group = TabGroupItem.of([.bare("c1")], "g")
    group.barPresentation = .inlineChildren
    group.preferredPlacement = placement
    let host = TabHostController.with(.pad, .bare("a"), group)
    expectEqual(host.bar.text, "middle a")
  }

  // MARK: - Prominent tab

  @Test func `the prominent tab is separate from the other items`() {
    let host = TabHostController.with(.pad, .bare("a"), .bare("b"), .placed("p", .pinned))
    host.prominentTabIdentifier = "a"
    expectEqual(host.prominentTab?.identifier, "a")
    expectEqual(host.bar.text, "middle b | pinned p | prominent a")
    expectEqual(host.bar.names, ["b", "p", "a"])
  }

  @Test func `a search tab that activates automatically is prominent by default`() {
    let search = SearchTabItem()
    let host = TabHostController.with(.pad, .bare("a"), search)
    expectEqual(host.bar.text, "middle a | pinned \(SearchTabItem.identifier)")
    expect(host.prominentTab == nil)
    search.automaticallyActivatesSearch = true
    expectEqual(host.bar.text, "middle a | prominent \(SearchTabItem.identifier)")
    expect(host.prominentTab === search)
  }

  @Test func `a named prominent tab replaces a prominent search tab`() {
    let search = SearchTabItem(identifier: "s")
    search.automaticallyActivatesSearch = true
    let host = TabHostController.with(.pad, .bare("a"), .bare("b"), search)
    host.setProminentTabIdentifier("a", animated: true)
    expectEqual(host.bar.text, "middle b | pinned s | prominent a")
    host.prominentTabIdentifier = nil
    expectEqual(host.bar.text, "middle a b | prominent s")
  }

  @Test func `with an unknown prominent identifier, no tab is prominent`() {
    let search = SearchTabItem(identifier: "s")
    search.automaticallyActivatesSearch = true
    let host = TabHostController.with(.pad, .bare("a"), search)
    host.prominentTabIdentifier = "later"
    expect(host.prominentTab == nil)
    expectEqual(host.bar.text, "middle a | pinned s")
    host.tabs.append(.bare("later"))
    expectEqual(host.bar.text, "middle a | pinned s | prominent later")
  }

  @Test func `a hidden prominent tab is not in the bar`() {
    let host = TabHostController.with(.pad, .bare("a"), .bare("b"))
    host.prominentTabIdentifier = "b"
    host.tabs[1].isHidden = true
    expectEqual(host.bar.text, "middle a")
    expect(host.prominentTab == nil)
  }

  @Test func `a sidebar-only prominent tab is not in the bar`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.tab("b").preferredPlacement = .sidebarOnly
    fixture.host.prominentTabIdentifier = "b"
    expectEqual(fixture.host.bar.items.map(\.identifier), ["a"])
    expect(fixture.host.bar.prominent == nil && fixture.host.prominentTab == nil)
  }

  // MARK: - Ornament

  @Test func `an ornament contains sidebar-only roots, but no other bar does`() {
    let group = TabGroupItem.of([.placed("c", .sidebarOnly), .bare("d")], "g")
    let host = TabHostController.with(.vision, .bare("a"), .placed("s", .sidebarOnly), group)
    host.appear()
    expectEqual(host.bar.text, "middle a s g")
    expectEqual(host.user.tap("s"), .performed)
    expectEqual(host.selectedTab?.identifier, "s")
    expectEqual(host.presentation, .bar)
    host.traitCollection = .portrait
    expectEqual(host.bar.text, "middle a g")
    expectEqual(host.user.tap("s"), .refused(.notOnScreen))
  }
}
