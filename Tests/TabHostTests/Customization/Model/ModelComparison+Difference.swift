import Foundation
import TabHost

extension ModelComparison {
  /// Returns the difference between the real host and the model, or `nil`.
  func difference() -> String? {
    guard host.isEditing == (model.session != nil) else {
      return host.isEditing ? "editing goes on" : "editing has ended"
    }
    guard host.sidebar.isHidden == model.isSidebarHidden,
      host.sidebar.isAvailable == model.isSidebarAvailable
    else { return "the sidebar is hidden: \(host.sidebar.isHidden)" }
    return differenceOfCustomization() ?? differenceOfRows() ?? differenceOfBar()
      ?? differenceOfOrders()
  }

  // MARK: - Stored customization

  private func differenceOfCustomization() -> String? {
    let found = host.customization
    if found != lastCustomization || model.record != lastRecord {
      let expected = model.record.customization
      guard found == expected else {
        return "the customization is \(found.text), expected \(expected.text)"
      }
      guard let data = try? JSONEncoder().encode(found),
        let copy = try? JSONDecoder().decode(TabCustomization.self, from: data), copy == found
      else { return "the customization is not what it was when it was coded: \(found.text)" }
      (lastCustomization, lastRecord) = (found, model.record)
    }
    if model.session == nil {
      let stored = store.customizations[Self.identifier] ?? TabCustomization()
      guard stored == found else { return "\(stored.text) is stored, expected \(found.text)" }
    }
    return nil
  }

  // MARK: - Visible state

  private func differenceOfRows() -> String? {
    let expected = model.rows
    var found: [ModelRow] = []
    for row in host.sidebar.rows { found.append(ModelRow(row)) }
    guard found != expected else { return nil }
    return "the rows are\n\(text(found))\nexpected\n\(text(expected))"
  }

  private func text(_ rows: [ModelRow]) -> String {
    rows.map { "    \($0)" }.joined(separator: "\n")
  }

  private func differenceOfBar() -> String? {
    let found = ModelBar(host.bar)
    let expected = model.bar
    guard found == expected else { return "the bar is \(found), expected \(expected)" }
    var seen: Set<String> = []
    for name in found.names {
      guard seen.insert(name).inserted else { return "\(name) is in the bar twice" }
      guard let tab = model.tab(name), tab.isShown,
        tab.placement != .sidebarOnly || model.idiom == .vision
      else {
        return "\(name) is in the bar"
      }
    }
    return nil
  }

  private func differenceOfOrders() -> String? {
    let roots = model.rootOrder(by: model.order)
    if let problem = difference(host.displayOrder, roots) { return "the roots are \(problem)" }
    for tab in model.all where tab.isGroup && tab.isAttached {
      let found = group(tab.name)?.displayOrder ?? []
      if let problem = difference(found, model.displayOrder(of: tab)) {
        return "the children of \(tab.name) are \(problem)"
      }
    }
    return nil
  }

  private func difference(_ found: [TabItem], _ expected: [ModelTab]) -> String? {
    var index = 0
    while index < found.count, index < expected.count,
      found[index].identifier == expected[index].name
    {
      index += 1
    }
    if index == found.count, index == expected.count { return nil }
    return "\(found.map(\.identifier)), expected \(expected.names)"
  }
}

extension ModelRow {
  @MainActor init(_ row: TabHostController.Sidebar.Row) {
    switch row.content {
    case .tab: kind = .tab
    case .group: kind = .group
    case .action: kind = .action
    }
    name = row.identifier
    depth = row.depth
    isSelected = kind == .action ? false : row.isSelected
    isExpanded = row.isExpanded
    isChecked = row.isChecked
  }
}

extension ModelBar {
  @MainActor init(_ bar: TabHostController.Bar) {
    for tab in bar.fixed { fixed.append(tab.identifier) }
    for tab in bar.middle { middle.append(tab.identifier) }
    for tab in bar.pinned { pinned.append(tab.identifier) }
    for tab in bar.overflow { overflow.append(tab.identifier) }
    prominent = bar.prominent?.identifier
  }
}
