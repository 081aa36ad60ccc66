import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Random changes of trees.
@MainActor struct RandomTreeTests {
  @Test(arguments: Soak.seeds([1, 5, 13, 34], more: 54))
  func `random changes keep rows, orders, parents, the index and the selection consistent`(
    seed: UInt64
  ) {
    var trees = RandomTreeExplorer(seed: seed) { tree in
      tree.host.traitCollection = seed.isMultiple(of: 2) ? .pad : .compact
      return tree
    }
    trees.explorer.weights = [.changing: 8, .resizing: 1]
    // The tree selects no hidden tab, so that none may be selected.
    trees.explorer.invariants.insert(.visibility)
    trees.check("the rows equal those of a traversal of the tree") {
      HostProblems(host: $0.host).first
    }
    trees.check("named tabs precede the others", Self.problemOfOrder)
    trees.check("the index of a tab leads to its row", Self.problemOfIndex)
    trees.check("parent, host and lookup are consistent for every tab", Self.problemOfTree)
    trees.check("something is selected if possible") { tree in
      guard let selected = tree.host.selectedTab else {
        let candidate = tree.host.tabs.first { !$0.isHidden && $0.isEnabled }
        return candidate.map { "nothing is selected though \($0.identifier) could be" }
      }
      let child = (selected as? TabGroupItem)?.selectedChild
      return child.map { "the child \($0.identifier) of the selected tab is selected, too" }
    }
    trees.check("the cached bar equals a newly computed one") { tree in
      let cached = tree.host.bar.text
      // Two changes that cancel out cause the bar to be computed again.
      tree.host.compactTabIdentifiers = []
      tree.host.compactTabIdentifiers = nil
      let fresh = tree.host.bar.text
      return cached == fresh ? nil : "bar \(cached), expected \(fresh)"
    }
    trees.run()
  }

  private static func problemOfOrder(_ tree: RandomTree) -> String? {
    func ordered(_ tabs: [TabItem], by identifiers: [String]) -> [TabItem] {
      var named: [TabItem] = []
      for name in identifiers {
        if let tab = tabs.first(where: { $0.identifier == name }), !named.contains(tab) {
          named.append(tab)
        }
      }
      return named + tabs.filter { !identifiers.contains($0.identifier) }
    }
    func problem(_ found: [TabItem], _ expected: [TabItem]) -> String? {
      found == expected
        ? nil : "order \(found.map(\.identifier)), expected \(expected.map(\.identifier))"
    }
    let host = tree.host
    for group in tree.groups where group.tabHostController === host {
      let expected = ordered(group.children, by: group.displayOrderIdentifiers)
      if let problem = problem(group.displayOrder, expected) { return problem }
    }
    // The sidebar lists tabs before groups.
    let roots = ordered(host.tabs, by: host.displayOrderIdentifiers)
    return [true, false].lazy.compactMap { isGroup in
      problem(
        host.displayOrder.filter { $0 is TabGroupItem == isGroup },
        roots.filter { $0 is TabGroupItem == isGroup }
      )
    }.first
  }

  private static func problemOfIndex(_ tree: RandomTree) -> String? {
    let rows = tree.host.sidebar.rows
    var positions: [ObjectIdentifier: Int] = [:]
    for (index, row) in rows.enumerated() {
      if let tab = row.tab { positions[ObjectIdentifier(tab)] = index }
    }
    for tab in tree.all where rows.firstIndex(of: tab) != positions[ObjectIdentifier(tab)] {
      let answer = rows.firstIndex(of: tab).map(String.init) ?? "nil"
      return "index of \(tab.identifier) is \(answer)"
    }
    return nil
  }

  private static func problemOfTree(_ tree: RandomTree) -> String? {
    var here = Set<ObjectIdentifier>()
    func walk(_ tabs: [TabItem], below parent: TabGroupItem?) -> String? {
      for tab in tabs {
        guard here.insert(ObjectIdentifier(tab)).inserted else {
          return "\(tab.identifier) is in two places"
        }
        guard tab.parent === parent else { return "\(tab.identifier) has a wrong parent" }
        guard tab.tabHostController === tree.host else { return "\(tab.identifier) has no host" }
        guard tree.host.tab(forIdentifier: tab.identifier) === tab else {
          return "\(tab.identifier) is not found"
        }
        if let group = tab as? TabGroupItem, let problem = walk(group.children, below: group) {
          return problem
        }
      }
      return nil
    }
    if let problem = walk(tree.host.tabs, below: nil) { return problem }
    for tab in tree.all where !here.contains(ObjectIdentifier(tab)) {
      guard tab.tabHostController == nil else { return "\(tab.identifier) still has a host" }
      guard tree.host.tab(forIdentifier: tab.identifier) !== tab else {
        return "\(tab.identifier) is still found"
      }
    }
    return nil
  }
}
