import TabHost

/// The text and style of an accessory or marker at an end of a row.
struct RowGlyph: Hashable {
  /// The maximum number of columns of a label or a custom view.
  private static let maximumColumns = 12

  let text: SafeText
  private(set) var style: CellStyle
  /// Whether the text is the badge of a tab.
  private(set) var isBadge = false
  /// The index of the accessory in the item, or `nil` for a marker.
  var accessory: Int?

  init(_ text: SafeText, _ style: CellStyle) {
    self.text = text
    self.style = style
  }

  /// Returns the badge of a tab.
  static func badge(_ badge: SafeText, _ style: CellStyle) -> RowGlyph {
    var glyph = RowGlyph(badge, style)
    glyph.isBadge = true
    return glyph
  }

  /// Returns the marker of a disabled row.
  static func disabled(_ glyphs: FrameGlyphs) -> RowGlyph {
    RowGlyph(SafeText(String(glyphs.disabled)), glyphs.styles[.disabled])
  }

  /// The state of a row that its accessories show.
  struct RowState {
    var isSelected = false
    var isExpanded = false
  }

  /// Creates the text and style of an accessory.
  @MainActor init(_ accessory: CellAccessory, _ row: RowState, _ glyphs: FrameGlyphs) {
    let shown = Self.text(accessory.kind, row, glyphs)
    // A hidden accessory keeps its width.
    let isSeen = !accessory.isHidden && accessory.tintColor != .clear
    text = isSeen ? shown : SafeText(String(repeating: " ", count: shown.columns))
    style = glyphs.styles.text(accessory.tintColor)
    style.isBold = accessory.font?.isBold == true
  }

  @MainActor private static func text(
    _ kind: CellAccessory.Kind,
    _ row: RowState,
    _ glyphs: FrameGlyphs
  ) -> SafeText {
    switch kind {
    case .label(let text): fitting(text, glyphs)
    case .customView(let view): fitting(view.title ?? "", glyphs)
    case .multiselect: glyphs.checkBox(isChecked: row.isSelected)
    case .disclosureIndicator: SafeText(String(glyphs.forward))
    case .outlineDisclosure: SafeText(String(row.isExpanded ? glyphs.expanded : glyphs.collapsed))
    case .checkmark: SafeText(String(glyphs.check))
    case .delete: SafeText(String(glyphs.delete))
    case .insert: SafeText(String(glyphs.insert))
    case .reorder: SafeText(String(glyphs.grip))
    case .popUpMenu: SafeText(String(glyphs.popUp))
    case .detail: SafeText(String(glyphs.detail))
    }
  }

  private static func fitting(_ text: String, _ glyphs: FrameGlyphs) -> SafeText {
    .fitting(text, columns: maximumColumns, ellipsis: glyphs.drawing.ellipsis)
  }
}

extension RowContent {
  /// Adds the accessories for the current editing state, each at its placement.
  @MainActor mutating func takeAccessories(
    of item: TabSidebarItem,
    _ row: TabHostController.Sidebar.Row,
    isEditing: Bool,
    glyphs: FrameGlyphs
  ) {
    let accessories = item.accessories
    guard !accessories.isEmpty else { return }
    let shown = accessories.enumerated().filter { _, accessory in
      switch accessory.displayedState {
      case .always: !accessory.clashes(with: row, isEditing: isEditing)
      case .whenEditing: isEditing && !accessory.clashes(with: row, isEditing: isEditing)
      case .whenNotEditing: !isEditing && !accessory.clashes(with: row, isEditing: isEditing)
      }
    }
    let state = RowGlyph.RowState(isSelected: row.isSelected, isExpanded: row.isExpanded)
    place(Array(shown), state, glyphs)
  }

  /// Adds accessories, which are given with their index in the item, each at its placement.
  @MainActor mutating func place(
    _ accessories: [(offset: Int, element: CellAccessory)],
    _ row: RowGlyph.RowState,
    _ glyphs: FrameGlyphs
  ) {
    var ends: (leading: [Placed], trailing: [Placed]) = ([], [])
    for (index, accessory) in accessories {
      let placed = Placed(accessory: accessory, index: index)
      switch accessory.placement {
      case .leading(_, let position): placed.insert(into: &ends.leading, at: position)
      case .trailing(_, let position): placed.insert(into: &ends.trailing, at: position)
      }
    }
    leading = ends.leading.map { $0.glyph(row, glyphs) }
    trailing = ends.trailing.map { $0.glyph(row, glyphs) }
  }

  /// An accessory at an end of the row, with its index in the item.
  @MainActor private struct Placed {
    let accessory: CellAccessory
    let index: Int

    /// Inserts the accessory at the index that its position returns, clamped to the valid range.
    func insert(into others: inout [Placed], at position: CellAccessory.Placement.Position?) {
      let place = position?(others.map(\.accessory)) ?? others.count
      others.insert(self, at: min(max(place, 0), others.count))
    }

    func glyph(_ row: RowGlyph.RowState, _ glyphs: FrameGlyphs) -> RowGlyph {
      var glyph = RowGlyph(accessory, row, glyphs)
      glyph.accessory = index
      return glyph
    }
  }
}

extension CellAccessory {
  /// Returns whether the row already shows an equivalent element: the disclosure indicator of a
  /// group, or the checkbox of a tab that the user can hide.
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
