import TabHost

// MARK: - The sidebar

extension ExplorerChoices {
  /// The actions on the sidebar as a whole, and on groups, actions, toolbar items and accessories.
  var sidebar: [UserAction] {
    guard includesImpossible || host.sidebar.isAvailable else { return [] }
    var actions: [UserAction] = [
      .toggleSidebar, host.sidebar.isHidden ? .showSidebar : .hideSidebar,
    ]
    guard includesImpossible || reading.showsRows else { return actions }
    let rows = reading.rows
    actions += [.displayRows(0..<rows.count), .displayRows(rows.count / 2..<rows.count)]
    for row in rows {
      switch row.content {
      case .tab: break
      case .group(let group): actions.append(row.isExpanded ? .collapse(group) : .expand(group))
      case .action(let action, let group):
        if includesImpossible || !action.attributes.contains(.disabled) {
          actions.append(.performAction(action, in: group))
        }
      }
    }
    actions += host.sidebar.visibleToolbarItems.map { .performToolbarItem($0) }
    return actions + accessories
  }

  private var accessories: [UserAction] {
    let displayed = host.sidebar.displayedRows.clamped(to: 0..<reading.rows.count)
    return displayed.flatMap { index -> [UserAction] in
      guard let item = host.sidebar.item(at: index), let tab = item.tab else { return [] }
      return item.accessories.indices.filter { item.accessories[$0].actionHandler != nil }
        .map { .performAccessory($0, of: tab) }
    }
  }
}

// MARK: - Customizing

extension ExplorerChoices {
  /// The moves of rows and items, and the actions of the edit mode.
  var customizing: [UserAction] {
    let rows = rowTabs
    var actions = movingRows(rows)
    guard includesImpossible || host.isEditing else {
      return actions + (host.sidebar.isAvailable ? [.beginEditing] : [])
    }
    actions += [.endEditing, .resetCustomization]
    if includesImpossible { actions.append(.beginEditing) }
    for tab in rows where includesImpossible || tab.allowsHiding {
      actions.append(tab.isHidden ? .check(tab) : .uncheck(tab))
    }
    let items = includesImpossible ? barTabs : reading.bar.items
    for item in items {
      actions.append(.arrange(.dragOffBar(item)))
      for other in items where other !== item {
        actions.append(.arrange(.moveItem(item, .before, other)))
      }
    }
    for tab in rows {
      actions += [.arrange(.dragToBar(tab, at: nil)), .arrange(.dragToBar(tab, at: 0))]
    }
    return actions
  }

  private func movingRows(_ rows: [TabItem]) -> [UserAction] {
    let siblings = Dictionary(grouping: rows) { $0.parent.map(ObjectIdentifier.init) }
    var actions: [UserAction] = []
    for tab in rows {
      let parent = tab.parent
      guard includesImpossible || tab.allowsMoving && isReorderable(in: parent, tab) else {
        continue
      }
      let others = includesImpossible ? rows : siblings[parent.map(ObjectIdentifier.init)] ?? []
      for other in others where other !== tab {
        actions.append(.arrange(.moveRow(tab, .before, other)))
        actions.append(.arrange(.moveRow(tab, .after, other)))
      }
    }
    return actions
  }

  private func isReorderable(in group: TabGroupItem?, _ tab: TabItem) -> Bool {
    group?.allowsReordering ?? host.allowsReordering
      || tab.customizationBehavior(for: .sidebar) == .reorderable
  }
}
