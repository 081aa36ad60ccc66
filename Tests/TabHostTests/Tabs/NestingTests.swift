import TabHost
import TabHostTestSupport
import Testing

/// Nested groups.
@MainActor struct NestingTests {
  private static let limit = 512

  private let host = TabHostController()
  private let notes = Notes()

  init() {
    host.diagnosticHandler = { [notes] report in
      notes.words.append("\(report.rule.rawValue) \(report.identifiers.joined(separator: " "))")
    }
  }

  /// Returns a chain of groups, the outermost first, with a tab in the innermost.
  private func chain(_ name: String, _ count: Int) -> [TabGroupItem] {
    var groups: [TabGroupItem] = []
    var child = TabItem(title: name, identifier: "\(name) tab") { _ in ViewController() }
    for level in (0..<count).reversed() {
      let group = TabGroupItem.of([child], "\(name)\(level)")
      groups.append(group)
      child = group
    }
    return groups.reversed()
  }

  private func depth(of tab: TabItem) -> Int {
    var depth = 0
    var parent = tab.parent
    while let group = parent { (depth, parent) = (depth + 1, group.parent) }
    return depth
  }

  @Test func `groups nest at most 512 levels deep if built from the inside`() {
    let groups = chain("g", Self.limit)
    let outer = TabGroupItem.of([], "outer")
    host.tabs = [outer, groups[0]]
    outer.children = [groups[0]]
    expectEqual(notes.words, ["tooDeep g0 outer"])
    expectEqual(host.tabs, [outer, groups[0]])
    expect(outer.children == [] && groups[0].parent == nil)
    expectEqual(host.tab(forIdentifier: "g tab").map(depth), Self.limit)
    outer.children = [groups[1]]
    expectEqual(notes.words, ["tooDeep g0 outer"])
    expect(outer.children == [groups[1]] && groups[0].children == [])
  }

  @Test func `groups nest at most 512 levels deep if built from the outside`() {
    let root = TabGroupItem.of([], "g1")
    host.tabs = [root]
    var innermost = root
    for level in 2...Self.limit + 1 {
      let group = TabGroupItem.of([], "g\(level)")
      innermost.children = [.bare("tab \(level)"), group]
      if group.parent === innermost { innermost = group }
    }
    expectEqual(notes.words, ["tooDeep g513 g512"])
    expectEqual(innermost.identifier, "g512")
    // A tab that is not a group can be added to the innermost group.
    expectEqual(innermost.children.isEmpty, false)
    expectEqual(host.tab(forIdentifier: "tab 513").map(depth), Self.limit)
  }

  @Test(arguments: [(1, 511), (256, 256), (511, 1)])
  func `chains can be joined up to the maximum depth`(upper: Int, lower: Int) {
    let (above, below) = (chain("a", upper), chain("b", lower + 1))
    host.tabs = [above[0], below[0]]
    above[upper - 1].children = [below[0]]
    expectEqual(notes.words, ["tooDeep b0 a\(upper - 1)"])
    expect(below[0].parent == nil && below[0].tabHostController === host)
    above[upper - 1].children = [below[1]]
    expectEqual(notes.words, ["tooDeep b0 a\(upper - 1)"])
    expectEqual(host.tab(forIdentifier: "b tab").map(depth), Self.limit)
  }

  @Test func `a group can be nested deeply after its deep children have been removed`() {
    let (above, below) = (chain("a", 500), chain("b", 400))
    host.tabs = [above[0], below[0]]
    above[499].children = [below[0]]
    expectEqual(notes.words, ["tooDeep b0 a499"])
    below[11].children = []
    above[499].children = [below[0]]
    expectEqual(notes.words, ["tooDeep b0 a499"])
    expectEqual(depth(of: below[11]), 511)
  }

  @Test func `of children assigned together, only those that are too deep are omitted`() {
    let above = chain("a", 511)
    let groups = [chain("b", 1)[0], chain("c", 2)[0], chain("d", 1)[0]]
    host.tabs = [above[0]] + groups
    above[510].children = groups + [.bare("e")]
    expectEqual(notes.words, ["tooDeep c0 a510"])
    expectEqual(above[510].children.map(\.identifier), ["b0", "d0", "e"])
    expectEqual(host.tabs.map(\.identifier), ["a0", "c0"])
  }

  @Test func `a tree of maximum depth can be shown, selected, customized, changed and released`()
    throws
  {
    weak var innermost: TabGroupItem?
    do {
      let groups = chain("g", Self.limit)
      innermost = groups[Self.limit - 1]
      for group in groups {
        group.aggregatesBadges = true
        group.barPresentation = .inlineChildren
      }
      host.tabs = [groups[0]]
      host.appear()
      let tab = try #require(host.tab(forIdentifier: "g tab"))
      tab.badge = .count(3)
      tab.allowsHiding = true
      expectEqual(host.selectedPath.count, Self.limit + 1)
      expectEqual(host.sidebar.rows.count, Self.limit + 1)
      expectEqual(host.sidebar.rows[Self.limit].depth, Self.limit)
      expectEqual(groups[0].badgeValue, "3")
      host.user.beginEditing()
      expectEqual(host.user.uncheck(tab), .performed)
      expectEqual(host.user.check(tab), .performed)
      host.user.endEditing()
      host.selectedTab = tab
      expectEqual(host.restorationState.selectionPath.count, Self.limit + 1)
      host.mode = .tabBar
      expectEqual(host.bar.items, [tab])
      host.tabs.insert(TabItem(title: "", identifier: "first") { _ in ViewController() }, at: 0)
      host.tabs.removeLast()
      expect(host.tab(forIdentifier: "g tab") == nil)
      expectEqual(notes.words, [])
    }
    expect(innermost == nil)
  }
}
