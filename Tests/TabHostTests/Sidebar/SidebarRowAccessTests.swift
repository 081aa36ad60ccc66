import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct SidebarRowAccessTests {
  private let inner = TabGroupItem.of([.bare("n1"), .bare("n2")], "i")
  private let group = TabGroupItem.of([.bare("c1"), .bare("c2")], "g")
  private let host: TabHostController

  init() {
    group.children.append(inner)
    group.sidebarActions = [Action(title: "New", identifier: "New") { _ in }]
    host = TabHostController(tabs: [.bare("a"), group])
  }

  private func index(of identifier: String) -> Int? {
    host.tab(forIdentifier: identifier).flatMap { host.sidebar.rows.firstIndex(of: $0) }
  }

  @Test func `rows can be accessed at any index`() throws {
    let rows = host.sidebar.rows
    expectEqual(rows.count, 8)
    expectEqual(rows.indices, 0..<8)
    expectEqual(rows[7].text, "  + g.New")
    expectEqual(rows[0].text, "a")
    expectEqual(rows[4].text, "  v i")
    expectEqual(rows.first?.identifier, "a")
    expectEqual(rows.last?.title, "New")
  }

  @Test func `the index of a tab is the index of its row`() {
    let indices = ["a", "g", "c1", "c2", "i", "n1", "n2"].map { index(of: $0) }
    expectEqual(indices, [0, 1, 2, 3, 4, 5, 6])
  }

  @Test func `a tab without a row has no index`() {
    inner.isExpanded = false
    group.children[0].isHidden = true
    let indices = ["a", "g", "c1", "c2", "i", "n1", "n2"].map { index(of: $0) }
    expectEqual(indices, [0, 1, nil, 2, 3, nil, nil])
    group.isExpanded = false
    expect(index(of: "i") == nil)
    expect(host.sidebar.rows.firstIndex(of: .bare("a")) == nil)
  }

  private func positions() -> [String] {
    ["a", "g", "c1", "c2", "i", "n1", "n2"].map { identifier in
      let position = host.tab(forIdentifier: identifier).flatMap {
        host.sidebar.rows.position(of: $0)
      }
      return position.map { "\($0.index) of \($0.count)" } ?? "-"
    }
  }

  @Test func `the position of a tab counts the tabs beside it that have rows`() {
    expectEqual(
      positions(),
      [
        "0 of 2", "1 of 2", "0 of 3", "1 of 3", "2 of 3", "0 of 2", "1 of 2",
      ]
    )
    group.children[0].isHidden = true
    expectEqual(positions(), ["0 of 2", "1 of 2", "-", "0 of 2", "1 of 2", "0 of 2", "1 of 2"])
    inner.sidebarAppearance = .inline
    expectEqual(positions(), ["0 of 2", "1 of 2", "-", "0 of 1", "-", "0 of 2", "1 of 2"])
    inner.sidebarAppearance = .rootSection
    expectEqual(positions(), ["0 of 3", "1 of 3", "-", "0 of 1", "2 of 3", "0 of 2", "1 of 2"])
    group.isExpanded = false
    expectEqual(positions(), ["0 of 3", "1 of 3", "-", "-", "2 of 3", "0 of 2", "1 of 2"])
  }

  @Test func `on a platform that lists one group, its row is the only one at the root`() {
    host.traitCollection.userInterfaceIdiom = .vision
    host.selectedTab = group.children[0]
    expectEqual(positions(), ["-", "0 of 1", "0 of 3", "1 of 3", "2 of 3", "0 of 2", "1 of 2"])
  }

  @Test func `an inline group has no index, but its children do`() {
    inner.sidebarAppearance = .inline
    expect(index(of: "i") == nil)
    expectEqual(index(of: "n1"), 4)
  }

  @Test func `the index of an action is that of its row in the given group`() throws {
    let action = try #require(group.sidebarActions.first)
    inner.sidebarActions = [Action(title: "Deep", identifier: "Deep") { _ in }]
    let deep = try #require(inner.sidebarActions.first)
    func index(_ action: Action, _ group: TabGroupItem) -> Int? {
      host.sidebar.rows.firstIndex(of: action, in: group)
    }
    expectEqual([index(action, group), index(deep, inner)], [8, 7])
    expectEqual([index(action, inner), index(deep, group)], [nil, nil])
    inner.sidebarAppearance = .inline
    expectEqual([index(action, group), index(deep, inner)], [7, 6])
    group.isExpanded = false
    expectEqual([index(action, group), index(deep, inner)], [nil, nil])
  }

  @Test func `only the row of the selected tab is selected`() {
    func marked() -> [String] { host.sidebar.rows.filter(\.isSelected).map(\.identifier) }
    expectEqual(marked(), ["a"])
    host.selectedTab = inner.children[0]
    expectEqual(marked(), ["n1"])
    host.selectedTab = group
    expectEqual(marked(), ["g"])
    host.selectedTab = nil
    expectEqual(marked(), [])
  }

  @Test func `a row describes its tab, group or action`() throws {
    group.children[1].isEnabled = false
    inner.isExpanded = false
    let facts = host.sidebar.rows.map {
      "\($0.identifier) \($0.title) \($0.isExpanded) \($0.isChecked) \($0.isEnabled)"
    }
    expectEqual(
      facts,
      [
        "a a false true true", "g g true true true", "c1 c1 false true true",
        "c2 c2 false true false", "i i false true true", "New New false false true",
      ]
    )
  }

  @Test func `in the vision idiom, the rows are those of the selected root group`() {
    host.traitCollection = .vision
    expectEqual(host.sidebar.outline, [])
    host.selectedTab = inner.children[0]
    expectEqual(
      host.sidebar.outline,
      ["v g", "  c1", "  c2", "  v i", "    n1", "    n2", "  + g.New"]
    )
    expect(index(of: "a") == nil)
    expectEqual(index(of: "n2"), 5)
  }

  // MARK: - Changes

  @Test func `rows reflect every kind of change`() {
    func check(_ expected: [String], _ change: () -> Void) {
      change()
      expectEqual(host.sidebar.outline, expected)
    }
    check(["a", "v g", "  c1", "  c2", "  v i", "    n1", "    n2", "  + g.New"]) {}
    check(["a", "v g", "  c1", "  c2", "  v i", "    n1", "  + g.New"]) {
      inner.children.removeLast()
    }
    check(["a", "v g", "  c1", "  c2", "  > i", "  + g.New"]) { inner.isExpanded = false }
    check(["a", "v g", "  c1", "  c2", "  > i", "  + g.New"]) { inner.children = [.bare("n3")] }
    check(["a", "v g", "  c1", "  c2", "  v i", "    n3", "  + g.New"]) { inner.isExpanded = true }
    check(["a", "v g", "  c1", "  c2", "  v i", "    n3", "    + i.Sort", "  + g.New"]) {
      inner.sidebarActions = [Action(title: "Sort") { _ in }]
    }
    check(["a", "v g", "  c2", "  v i", "    n3", "    + i.Sort", "  + g.New"]) {
      group.children[0].isHidden = true
    }
    check(["a", "v g", "  c2", "  n3", "  + i.Sort", "  + g.New"]) {
      inner.sidebarAppearance = .inline
    }
    check(["a", "v g", "  c2", "  + g.New", "v i", "  n3", "  + i.Sort"]) {
      inner.sidebarAppearance = .rootSection
    }
    check(["a", "v g", "  c2", "  + g.New", "v i", "  n3", "  + i.Sort"]) {
      host.tabs.append(inner)
    }
    check(["a", "v i", "  n3", "  + i.Sort", "v g", "  c2", "  + g.New"]) {
      host.displayOrderIdentifiers = ["i"]
    }
    check(["a", "v g", "  c2", "  + g.New"]) { host.tabs.removeLast() }
    check(["a", "v g", "  c2"]) { group.sidebarActions = [] }
  }

  @Test func `rows reflect tabs that enter and leave at any place`() {
    let children = ["a", "b", "c", "d", "e"].map { TabItem.bare($0) }
    host.tabs = [group]
    for lower in 0...children.count {
      for upper in lower...children.count {
        for new in [[], ["x"], ["x", "y", "z"]] {
          group.children = children
          children[3].isHidden = lower.isMultiple(of: 2)
          expectEqual(host.sidebar.rows.count, children.filter { !$0.isHidden }.count + 2)
          group.children.replaceSubrange(lower..<upper, with: new.map { TabItem.bare($0) })
          let expected = group.children.filter { !$0.isHidden }
          expectEqual(
            host.sidebar.rows.map(\.identifier),
            ["g"] + expected.map(\.identifier) + ["New"]
          )
          let indices = expected.map { host.sidebar.rows.firstIndex(of: $0) }
          expectEqual(indices, expected.indices.map { $0 + 1 })
        }
      }
    }
  }

  @Test func `rows of root tabs reflect the removal of the last group`() {
    host.tabs = [group, .bare("a"), .bare("b")]
    group.isExpanded = false
    expectEqual(host.sidebar.outline, ["a", "b", "> g"])
    host.tabs.removeFirst()
    expectEqual(host.sidebar.outline, ["a", "b"])
    host.tabs.removeFirst()
    expectEqual(host.sidebar.outline, ["b"])
  }

  @Test func `the title of a row is the present title of its tab`() {
    group.children[0].title = "Renamed"
    expectEqual(host.sidebar.rows[2].title, "Renamed")
  }
}
