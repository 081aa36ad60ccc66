public import TabHost

/// A simple model of the order and the rows of a host, computed by a traversal of its tree.
@MainActor public struct RowModel {
  private let host: TabHostController

  /// Creates the model of a host.
  public init(host: TabHostController) {
    self.host = host
  }

  /// The first difference of the host from the model, or `nil`.
  public var problem: String? { order ?? rows }

  // MARK: - The tree

  private var order: String? {
    func isPermutation(_ order: [TabItem], _ tabs: [TabItem]) -> Bool {
      order.count == tabs.count
        && Set(order.map(ObjectIdentifier.init)) == Set(tabs.map(ObjectIdentifier.init))
    }
    func problem(_ tabs: [TabItem]) -> String? {
      for case let group as TabGroupItem in tabs {
        if !isPermutation(group.displayOrder, group.children) {
          return "the order of \(group.identifier) is not of its children"
        }
        if let problem = problem(group.children) { return problem }
      }
      return nil
    }
    return isPermutation(host.displayOrder, host.tabs)
      ? problem(host.tabs) : "the order of the roots is not of the roots"
  }

  // MARK: - The rows

  private var rows: String? {
    let found = host.sidebar.rows.map { row in
      let indent = String(repeating: " ", count: row.depth)
      return switch row.content {
      case .tab(let tab): indent + tab.identifier
      case .group(let group): indent + "[\(group.identifier)]"
      case .action(let action, let group): indent + group.identifier + action.identifier.rawValue
      }
    }
    let expected = expectedRows
    guard found == expected else { return "rows \(found), expected \(expected)" }
    for (index, row) in host.sidebar.rows.enumerated() {
      guard let tab = row.tab else { continue }
      if host.sidebar.rows.firstIndex(of: tab) != index { return "row \(index) is not found" }
    }
    return nil
  }

  private func isListed(_ tab: TabItem) -> Bool { !tab.isHidden || host.isEditing }

  private var expectedRows: [String] {
    if host.traitCollection.userInterfaceIdiom == .vision {
      // Only the section of the selected root group is listed.
      guard let root = host.selectedPath.first as? TabGroupItem else { return [] }
      return isListed(root) ? section(of: root, depth: 0) : []
    }
    let roots = host.displayOrder.filter(isListed)
    let tabs = roots.filter { !($0 is TabGroupItem) }.map(\.identifier)
    return tabs
      + roots.compactMap { $0 as? TabGroupItem }.flatMap { group in
        section(of: group, depth: 0) + hoisted(below: group).flatMap { section(of: $0, depth: 0) }
      }
  }

  private func section(of group: TabGroupItem, depth: Int) -> [String] {
    let isInline = group.sidebarAppearance == .inline
    let indent = String(repeating: " ", count: depth)
    let header = isInline ? [] : [indent + "[\(group.identifier)]"]
    guard isInline || group.isExpanded else { return header }
    let depth = isInline ? depth : depth + 1
    let inside = String(repeating: " ", count: depth)
    let children = group.displayOrder.filter(isListed).flatMap { child in
      guard let inner = child as? TabGroupItem else { return [inside + child.identifier] }
      return inner.sidebarAppearance == .rootSection ? [] : section(of: inner, depth: depth)
    }
    let actions = group.sidebarActions.filter { !$0.attributes.contains(.hidden) }
    return header + children + actions.map { inside + group.identifier + $0.identifier.rawValue }
  }

  /// Returns the listed descendant groups that are root sections, in declared order.
  private func hoisted(below group: TabGroupItem) -> [TabGroupItem] {
    group.children.compactMap { $0 as? TabGroupItem }.filter(isListed).flatMap { inner in
      (inner.sidebarAppearance == .rootSection ? [inner] : []) + hoisted(below: inner)
    }
  }
}
