import TabHost

/// An expected row.
struct ModelRow: Equatable {
  enum Kind: String {
    case tab, group, action
  }

  let kind: Kind
  let name: String
  let depth: Int
  var isSelected = false
  var isExpanded = false
  var isChecked = false
}

extension ModelRow: CustomStringConvertible {
  var description: String {
    let indent = String(repeating: "  ", count: depth)
    let marks = [isSelected ? "selected" : nil, isChecked ? "checked" : nil]
    let sign = kind == .group ? (isExpanded ? "v " : "> ") : kind == .action ? "+ " : ""
    return ([indent + sign + name] + marks.compactMap(\.self)).joined(separator: " ")
  }
}

extension ModelHost {
  var order: [String] { chosenOrder ?? writtenOrder }

  func displayOrder(of group: ModelTab) -> [ModelTab] {
    group.children.arrangedAroundLocked(by: group.order)
  }

  /// Returns the roots in the given order, with groups after the other tabs.
  func rootOrder(by order: [String]) -> [ModelTab] {
    var others: [ModelTab] = []
    var groups: [ModelTab] = []
    for root in roots {
      if root.isGroup { groups.append(root) } else { others.append(root) }
    }
    return others.arrangedAroundLocked(by: order) + groups.arrangedAroundLocked(by: order)
  }

  /// All rows, on screen or not.
  var rows: [ModelRow] {
    var rows: [ModelRow] = []
    for root in rootOrder(by: order) {
      if idiom == .vision, root !== selected?.root || !root.isGroup { continue }
      addRows(of: root, depth: 0, to: &rows)
      if idiom != .vision { addHoisted(below: root, to: &rows) }
    }
    return rows
  }

  var listsHidden: Bool { session != nil }

  private func addRows(of tab: ModelTab, depth: Int, to rows: inout [ModelRow]) {
    if tab.isHidden, !listsHidden { return }
    var depth = depth
    if !(tab.isGroup && tab.isInline) {
      rows.append(
        ModelRow(
          kind: tab.isGroup ? .group : .tab,
          name: tab.name,
          depth: depth,
          isSelected: tab === selected,
          isExpanded: tab.isGroup && tab.isExpanded,
          isChecked: !tab.isHidden
        )
      )
      guard tab.isGroup, tab.isExpanded else { return }
      depth += 1
    }
    for child in displayOrder(of: tab) where !child.isHoisted {
      addRows(of: child, depth: depth, to: &rows)
    }
    for action in 0..<tab.actions {
      rows.append(ModelRow(kind: .action, name: "\(tab.name).\(action)", depth: depth))
    }
  }

  /// Adds the groups that are shown at the top level, in declared order.
  private func addHoisted(below tab: ModelTab, to rows: inout [ModelRow]) {
    for child in tab.children where child.isGroup {
      if child.isHoisted, listsHidden || child.isShown { addRows(of: child, depth: 0, to: &rows) }
      addHoisted(below: child, to: &rows)
    }
  }

  /// Returns whether the row of a tab is on screen.
  func hasRowOnScreen(_ tab: ModelTab) -> Bool {
    isSidebarOnScreen && rows.contains { $0.kind != .action && $0.name == tab.name }
  }
}
