import TabHost
import TabHostTestSupport
import Testing

@MainActor @Suite("Random changes of trees") struct RandomTreeTests {
  private nonisolated static let seeds = Soak.seeds([1, 2, 3, 5, 8, 13, 21, 34], more: 50)
  private nonisolated static let steps = 300

  /// Changes a tree at random until a check finds a problem.
  private func run(
    _ seed: UInt64,
    _ traits: TraitCollection = .pad,
    _ check: (RandomTree) -> String?
  ) {
    let tree = RandomTree(seed: seed)
    tree.host.traitCollection = traits
    for step in 0..<Self.steps {
      tree.step()
      guard let problem = check(tree) else { continue }
      let place = "\(Soak.replay(seed)), step \(step), after: \(tree.lastChange)"
      Issue.record("\(problem)\n\(place)")
      return
    }
  }

  @Test(arguments: seeds) func `the rows equal those of a traversal of the tree`(seed: UInt64) {
    run(seed) { tree in
      let expected = rows(of: tree.host)
      let found = tree.host.sidebar.outline
      return found == expected ? nil : "rows \(found), expected \(expected)"
    }
  }

  @Test(arguments: seeds) func `the index of a tab leads to its row`(seed: UInt64) {
    run(seed) { tree in
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
  }

  @Test(arguments: seeds) func `parent, host and lookup are consistent for every tab`(seed: UInt64)
  {
    run(seed) { tree in
      var here = Set<ObjectIdentifier>()
      @MainActor func walk(_ tabs: [TabItem], below parent: TabGroupItem?) -> String? {
        for tab in tabs {
          guard here.insert(ObjectIdentifier(tab)).inserted else {
            return "\(tab.identifier) stands in two places"
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
        guard tab.tabHostController == nil else { return "\(tab.identifier) has a host still" }
        guard tree.host.tab(forIdentifier: tab.identifier) !== tab else {
          return "\(tab.identifier) is found still"
        }
      }
      return nil
    }
  }

  @Test(arguments: seeds)
  func `the selection is visible, in the host, and the selected child of its groups`(
    seed: UInt64
  ) {
    run(seed) { tree in
      guard let selected = tree.host.selectedTab else {
        let candidate = tree.host.tabs.first { !$0.isHidden && $0.isEnabled }
        return candidate.map { "nothing is selected though \($0.identifier) could be" }
      }
      guard selected.tabHostController === tree.host else { return "the selection is elsewhere" }
      if (selected as? TabGroupItem)?.selectedChild != nil { return "a child is selected too" }
      var tab = selected
      while true {
        if tab.isHidden { return "\(tab.identifier) is hidden on the selected path" }
        guard let parent = tab.parent else { return nil }
        if parent.selectedChild !== tab { return "\(parent.identifier) does not know its child" }
        tab = parent
      }
    }
  }

  @Test(arguments: seeds) func `the cached bar equals a newly computed one`(seed: UInt64) {
    run(seed, seed.isMultiple(of: 2) ? .pad : .compact) { tree in
      let known = tree.host.bar.text
      // Two changes that cancel out cause the bar to be computed again.
      tree.host.compactTabIdentifiers = []
      tree.host.compactTabIdentifiers = nil
      let fresh = tree.host.bar.text
      return known == fresh ? nil : "bar \(known), expected \(fresh)"
    }
  }
}

// MARK: - Reference implementation of rows

extension RandomTreeTests {
  private func rows(of host: TabHostController) -> [String] {
    let roots = ordered(host.tabs, by: host.displayOrderIdentifiers)
    var rows = roots.filter { !($0 is TabGroupItem) && !$0.isHidden }.map(\.identifier)
    for case let group as TabGroupItem in roots where !group.isHidden {
      rows += section(of: group, depth: 0)
      rows += hoisted(below: group).flatMap { section(of: $0, depth: 0) }
    }
    return rows
  }

  private func section(of group: TabGroupItem, depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let isInline = group.sidebarAppearance == .inline
    let isOpen = isInline || group.isExpanded
    var rows = isInline ? [] : [indent + (group.isExpanded ? "v " : "> ") + group.identifier]
    guard isOpen else { return rows }
    let inside = isInline ? depth : depth + 1
    let childIndent = String(repeating: "  ", count: inside)
    for child in ordered(group.children, by: group.displayOrderIdentifiers) where !child.isHidden {
      if let inner = child as? TabGroupItem {
        if inner.sidebarAppearance != .rootSection { rows += section(of: inner, depth: inside) }
      } else {
        rows.append(childIndent + child.identifier)
      }
    }
    return rows + group.sidebarActions.map { childIndent + "+ \(group.identifier).\($0.title)" }
  }

  /// Returns the visible groups below a group that are shown at the top level, in declared order.
  private func hoisted(below group: TabGroupItem) -> [TabGroupItem] {
    group.children.compactMap { $0 as? TabGroupItem }.filter { !$0.isHidden }.flatMap { inner in
      (inner.sidebarAppearance == .rootSection ? [inner] : []) + hoisted(below: inner)
    }
  }

  private func ordered(_ tabs: [TabItem], by identifiers: [String]) -> [TabItem] {
    var named: [TabItem] = []
    for name in identifiers {
      guard let tab = tabs.first(where: { $0.identifier == name }), !named.contains(tab) else {
        continue
      }
      named.append(tab)
    }
    return named + tabs.filter { !identifiers.contains($0.identifier) }
  }
}
