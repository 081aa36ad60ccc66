import TabHost
import TabHostTestSupport
import Testing

@MainActor struct SidebarRowsTests {
  private func host(_ tabs: TabItem...) -> TabHostController { TabHostController(tabs: tabs) }

  /// Returns the rows of a host with the given tabs.
  private func outline(of tabs: TabItem...) -> [String] {
    let host = TabHostController(tabs: tabs)
    return host.sidebar.outline
  }

  private func action(_ title: String) -> Action { Action(title: title) { _ in } }

  @Test func `an empty host has no rows`() {
    expect(TabHostController().sidebar.rows.isEmpty)
  }

  @Test func `tabs precede groups at the root, regardless of the declared order`() {
    let host = host(
      TabGroupItem.of([.bare("c1"), .bare("c2")], "g"),
      .bare("a"),
      TabGroupItem.of([.bare("k")], "h"),
      SearchTabItem(identifier: "s")
    )
    expectEqual(host.sidebar.outline, ["a", "s", "v g", "  c1", "  c2", "v h", "  k"])
  }

  @Test func `below the root, tabs and groups are in declared order`() {
    let inner = TabGroupItem.of([.bare("n")], "i")
    let host = host(TabGroupItem.of([.bare("c1"), inner, .bare("c2")], "g"))
    expectEqual(host.sidebar.outline, ["v g", "  c1", "  v i", "    n", "  c2"])
  }

  @Test func `tabs of every placement have a row`() {
    let tabs = TabItem.Placement.allCases.map { TabItem.placed("\($0)", $0) }
    let host = TabHostController(tabs: tabs)
    expectEqual(
      host.sidebar.outline,
      [
        "automatic", "default", "optional", "movable", "pinned", "fixed", "sidebarOnly",
      ]
    )
  }

  @Test func `actions are placed after all tabs of their group`() {
    let inner = TabGroupItem.of([.bare("n")], "i").having { $0.sidebarActions = [action("Sort")] }
    let group = TabGroupItem.of([inner, .bare("c")], "g")
    group.sidebarActions = [action("New"), action("Import")]
    expectEqual(
      outline(of: group),
      [
        "v g", "  v i", "    n", "    + i.Sort", "  c", "  + g.New", "  + g.Import",
      ]
    )
  }

  @Test func `an empty group has a header and rows for its actions`() {
    let group = TabGroupItem.of([], "g").having { $0.sidebarActions = [action("New")] }
    expectEqual(outline(of: group), ["v g", "  + g.New"])
  }

  // MARK: - Appearance

  @Test func `children of an inline group are placed among its siblings`() {
    let inner = TabGroupItem.of([.bare("n1"), .bare("n2")], "i")
    inner.sidebarAppearance = .inline
    inner.sidebarActions = [action("New")]
    let group = TabGroupItem.of([.bare("c1"), inner, .bare("c2")], "g")
    expectEqual(outline(of: group), ["v g", "  c1", "  n1", "  n2", "  + i.New", "  c2"])
  }

  @Test func `an inline group at the root is placed among the groups`() {
    let inline = TabGroupItem.of([.bare("n")], "i").having { $0.sidebarAppearance = .inline }
    let host = host(inline, .bare("a"), TabGroupItem.of([.bare("c")], "g"))
    expectEqual(host.sidebar.outline, ["a", "n", "v g", "  c"])
  }

  @Test func `a root section is moved to the top level after its root`() {
    let deep = TabGroupItem.of([.bare("n")], "d").having { $0.sidebarAppearance = .rootSection }
    let middle = TabGroupItem.of([deep, .bare("m")], "i")
    let host = host(
      TabGroupItem.of([.bare("c1"), middle, .bare("c2")], "g"),
      TabGroupItem.of([.bare("k")], "h")
    )
    expectEqual(
      host.sidebar.outline,
      [
        "v g", "  c1", "  v i", "    m", "  c2", "v d", "  n", "v h", "  k",
      ]
    )
  }

  @Test func `a group that is no root section anymore returns to its parent group`() {
    let deep = TabGroupItem.of([.bare("n")], "d").having { $0.sidebarAppearance = .rootSection }
    let host = host(TabGroupItem.of([deep, .bare("c")], "g"))
    deep.sidebarAppearance = .automatic
    expectEqual(host.sidebar.outline, ["v g", "  v d", "    n", "  c"])
  }

  @Test func `a root section does not collapse with its parent group`() {
    let deep = TabGroupItem.of([.bare("n")], "d").having { $0.sidebarAppearance = .rootSection }
    let group = TabGroupItem.of([.bare("c"), deep], "g")
    group.isExpanded = false
    expectEqual(outline(of: group), ["> g", "v d", "  n"])
  }

  @Test func `a root section is hidden with its parent group`() {
    let deep = TabGroupItem.of([.bare("n")], "d").having { $0.sidebarAppearance = .rootSection }
    let group = TabGroupItem.of([.bare("c"), deep], "g")
    let host = host(.bare("a"), group)
    expectEqual(host.sidebar.outline, ["a", "v g", "  c", "v d", "  n"])
    group.isHidden = true
    expectEqual(host.sidebar.outline, ["a"])
  }

  // MARK: - Expansion and visibility

  @Test func `a collapsed group hides children and actions`() {
    let group = TabGroupItem.of([.bare("c")], "g").having { $0.sidebarActions = [action("New")] }
    let host = host(.bare("a"), group)
    group.isExpanded = false
    expectEqual(host.sidebar.outline, ["a", "> g"])
    group.isExpanded = true
    expectEqual(host.sidebar.outline, ["a", "v g", "  c", "  + g.New"])
  }

  @Test func `an inline group does not collapse`() {
    let inline = TabGroupItem.of([.bare("n")], "i").having { $0.sidebarAppearance = .inline }
    inline.isCollapsedByDefault = true
    inline.isExpanded = false
    expectEqual(outline(of: inline), ["n"])
  }

  @Test func `hidden tabs and groups have no rows`() {
    let group = TabGroupItem.of([.bare("c1"), .bare("c2")], "g")
    let host = host(.bare("a"), .bare("b"), group)
    host.tabs[0].isHidden = true
    group.children[0].isHidden = true
    expectEqual(host.sidebar.outline, ["b", "v g", "  c2"])
    group.isHidden = true
    expectEqual(host.sidebar.outline, ["b"])
    group.isHidden = false
    group.children[0].isHidden = false
    expectEqual(host.sidebar.outline, ["b", "v g", "  c1", "  c2"])
  }

  // MARK: - Order

  @Test func `children are in display order, with unnamed children last`() {
    let group = TabGroupItem.of("abcd".map { .bare(String($0)) }, "g")
    let host = host(group)
    group.displayOrderIdentifiers = ["d", "unknown", "b"]
    expectEqual(host.sidebar.outline, ["v g", "  d", "  b", "  a", "  c"])
    expectEqual(group.displayOrder.map(\.identifier), ["d", "b", "a", "c"])
    expectEqual(group.children.map(\.identifier), ["a", "b", "c", "d"])
    group.displayOrderIdentifiers = []
    expectEqual(host.sidebar.outline, ["v g", "  a", "  b", "  c", "  d"])
  }

  @Test func `root tabs are in display order, with groups below the other tabs`() {
    let host = host(
      .bare("a"),
      TabGroupItem.of([], "g"),
      .bare("b"),
      TabGroupItem.of([], "h")
    )
    host.displayOrderIdentifiers = ["h", "b"]
    expectEqual(host.sidebar.outline, ["b", "a", "v h", "v g"])
  }

  @Test func `a display order applies to children that are added later`() {
    let group = TabGroupItem.of([.bare("a")], "g")
    let host = host(group)
    group.displayOrderIdentifiers = ["b", "a"]
    group.children.append(.bare("b"))
    expectEqual(host.sidebar.outline, ["v g", "  b", "  a"])
  }
}
