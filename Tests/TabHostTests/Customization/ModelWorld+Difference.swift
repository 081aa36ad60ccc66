import Foundation
import TabHost

extension ModelWorld {
  /// How the real host differs from the model; nil if it does not.
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

  // MARK: - What is kept

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

  // MARK: - What is seen

  private func differenceOfRows() -> String? {
    let expected = model.rows
    let found = host.sidebar.rows.map(ModelRow.init)
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
    let items = found.fixed + found.middle + found.pinned + found.overflow
      + (found.prominent.map { [$0] } ?? [])
    guard Set(items).count == items.count else { return "the bar has a tab twice: \(items)" }
    for name in items {
      guard let tab = model.tab(name), tab.isShown, tab.placement != .sidebarOnly else {
        return "\(name) is in the bar"
      }
    }
    return nil
  }

  private func differenceOfOrders() -> String? {
    let roots = host.displayOrder.map(\.identifier)
    guard roots == model.rootOrder(by: model.order).names else { return "the roots are \(roots)" }
    for tab in model.attached where tab.isGroup {
      let found = group(tab.name)?.displayOrder.map(\.identifier) ?? []
      let expected = model.displayOrder(of: tab).names
      guard found == expected else {
        return "the children of \(tab.name) are \(found), expected \(expected)"
      }
    }
    return nil
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
    fixed = bar.fixed.map(\.identifier)
    middle = bar.middle.map(\.identifier)
    pinned = bar.pinned.map(\.identifier)
    prominent = bar.prominent?.identifier
    overflow = bar.overflow.map(\.identifier)
  }
}
