import TabHost

/// A small thing at an end of a row, as it is drawn.
struct RowSign {
  /// The most columns of a label, or of a view of the app's own.
  private static let maximumColumns = 12

  let text: SafeText
  let style: Style

  init(_ text: SafeText, _ style: Style) {
    self.text = text
    self.style = style
  }

  /// The mark of what cannot be chosen.
  static func disabled(_ signs: FrameSigns) -> RowSign {
    RowSign(SafeText(String(signs.disabled)), Style(dim: true))
  }

  /// An accessory of the row's item.
  @MainActor init(
    _ accessory: CellAccessory,
    _ row: TabHostController.Sidebar.Row,
    _ signs: FrameSigns
  ) {
    let shown = Self.text(accessory.kind, row, signs)
    // One that can't be seen keeps its room.
    let isSeen = !accessory.isHidden && accessory.tintColor != .clear
    text = isSeen ? shown : SafeText(String(repeating: " ", count: shown.columns))
    style = Style(color: accessory.tintColor)
  }

  @MainActor private static func text(
    _ kind: CellAccessory.Kind,
    _ row: TabHostController.Sidebar.Row,
    _ signs: FrameSigns
  ) -> SafeText {
    switch kind {
    case .label(let text): fitting(text, signs)
    case .customView(let view): fitting(view.title ?? "", signs)
    case .multiselect: signs.checkBox(isChecked: row.isSelected)
    case .disclosureIndicator: SafeText(String(signs.forward))
    case .outlineDisclosure: SafeText(String(row.isExpanded ? signs.expanded : signs.collapsed))
    case .checkmark: SafeText(String(signs.check))
    case .delete: SafeText(String(signs.delete))
    case .insert: SafeText(String(signs.insert))
    case .reorder: SafeText(String(signs.grip))
    case .popUpMenu: SafeText(String(signs.popUp))
    case .detail: SafeText(String(signs.detail))
    }
  }

  private static func fitting(_ text: String, _ signs: FrameSigns) -> SafeText {
    .fitting(text, columns: maximumColumns, ellipsis: signs.drawing.ellipsis)
  }
}

extension RowContent {
  /// Takes the accessories that are to be shown now, each at its place.
  @MainActor mutating func takeAccessories(
    of item: TabSidebarItem,
    _ row: TabHostController.Sidebar.Row,
    isEditing: Bool,
    signs: FrameSigns
  ) {
    let shown = item.accessories.filter { accessory in
      switch accessory.displayedState {
      case .always: !accessory.clashes(with: row, isEditing: isEditing)
      case .whenEditing: isEditing && !accessory.clashes(with: row, isEditing: isEditing)
      case .whenNotEditing: !isEditing && !accessory.clashes(with: row, isEditing: isEditing)
      }
    }
    var ends: (leading: [CellAccessory], trailing: [CellAccessory]) = ([], [])
    for accessory in shown {
      switch accessory.placement {
      case .leading(_, let position): ends.leading.place(accessory, position)
      case .trailing(_, let position): ends.trailing.place(accessory, position)
      }
    }
    leading = ends.leading.map { RowSign($0, row, signs) }
    trailing = ends.trailing.map { RowSign($0, row, signs) }
  }
}

extension [CellAccessory] {
  /// Puts in an accessory where its position says, as near as there are others.
  @MainActor fileprivate mutating func place(
    _ accessory: CellAccessory,
    _ position: CellAccessory.Placement.Position?
  ) {
    let index = position?(self) ?? count
    insert(accessory, at: Swift.min(Swift.max(index, 0), count))
  }
}

extension CellAccessory {
  /// Whether the row shows the same by itself: the mark of a group, the box of what may be hidden.
  fileprivate func clashes(
    with row: TabHostController.Sidebar.Row,
    isEditing: Bool
  ) -> Bool {
    switch kind {
    case .outlineDisclosure: if case .group = row.content { true } else { false }
    case .multiselect: isEditing && row.tab?.allowsHiding == true
    default: false
    }
  }
}
