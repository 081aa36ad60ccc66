import TabHost

/// The text and style of an accessory or marker at an end of a row.
struct RowGlyph: Hashable {
  /// The maximum number of columns of a label or a custom view.
  private static let maximumColumns = 12
  /// The maximum number of columns of the chosen value of a choice.
  private static let maximumValueColumns = 24

  private(set) var text: SafeText
  private(set) var style: CellStyle
  /// Whether the text is the badge of a tab.
  private(set) var isBadge = false
  /// The index of the accessory in the item, or `nil` for a marker.
  var accessory: Int?
  /// The column of the cursor in a text that is edited, or `nil` for another accessory.
  private(set) var cursorColumn: Int?

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
  @MainActor static func disabled(_ glyphs: FrameGlyphs) -> RowGlyph {
    RowGlyph(SafeText(glyphs.text(glyphs.disabled, .disabledState)), glyphs.styles[.disabled])
  }

  /// The state of a row that its accessories show.
  struct RowState {
    var isSelected = false
    var isExpanded = false
    /// The number of columns of a text field.
    var fieldColumns = RowGlyph.maximumColumns
    /// The text field that the user edits, or `nil` if there is none.
    var edited: (accessory: Int, editor: LineEditor)?
    /// The step of spinners, or `nil` if they stand still.
    var spinnerStep: Int?
  }

  /// Creates the text and style of an accessory.
  @MainActor init(
    _ accessory: CellAccessory,
    at index: Int,
    _ row: RowState,
    _ glyphs: FrameGlyphs
  ) {
    self.accessory = index
    let isEdited = row.edited?.accessory == index
    if case .control(.textInput(let input)) = accessory.kind {
      let editor = isEdited ? row.edited?.editor ?? LineEditor() : LineEditor(input.text, cursor: 0)
      (text, cursorColumn) = Self.field(
        input,
        editor,
        isEdited: isEdited,
        columns: row.fieldColumns,
        glyphs
      )
      if !isEdited { cursorColumn = nil }
      style = glyphs.styles[editor.text.isEmpty ? .secondary : .field]
      style.isUnderlined = true
      if !accessory.isEnabled { disable(glyphs) }
      return
    }
    let shown = Self.text(accessory.kind, row, glyphs)
    // A hidden accessory keeps its width.
    let isSeen = !accessory.isHidden && accessory.tintColor != .clear
    text = isSeen ? shown : SafeText(String(repeating: " ", count: shown.columns))
    style = glyphs.styles.text(accessory.tintColor)
    style.isBold = accessory.font?.isBold == true
    if !accessory.isEnabled { disable(glyphs) }
  }

  /// Draws the glyph in the style of disabled elements.
  mutating func dim(_ styles: Theme.Styles) { style.apply(styles[.disabled]) }

  /// Dims the glyph, and adds the marker of a disabled element.
  @MainActor private mutating func disable(_ glyphs: FrameGlyphs) {
    text = SafeText("\(glyphs.text(glyphs.disabled, .disabledState)) \(text.string)")
    style = glyphs.styles[.disabled]
  }

  /// Returns the visible part of a text field, which fills its columns, with the column of the cursor.
  private static func field(
    _ input: CellAccessory.TextInput,
    _ editor: LineEditor,
    isEdited: Bool,
    columns: Int,
    _ glyphs: FrameGlyphs
  ) -> (SafeText, Int?) {
    let editor = input.isSecureTextEntry ? editor.concealed : editor
    let window = editor.window(columns: columns)
    let ellipsis = glyphs.drawing.ellipsis
    let shown: SafeText
    if editor.text.isEmpty {
      shown = .fitting(input.placeholder ?? "", columns: columns, ellipsis: ellipsis)
    } else if isEdited {
      shown = window.text
    } else {
      shown = .fitting(editor.text, columns: columns, ellipsis: ellipsis)
    }
    let blanks = String(repeating: " ", count: max(columns - shown.columns, 0))
    return (SafeText(shown.string + blanks), window.cursorColumn)
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
    case .outlineDisclosure: SafeText(glyphs.disclosure(isExpanded: row.isExpanded))
    case .checkmark: SafeText(glyphs.text(glyphs.check, .checkedState))
    case .delete: SafeText(glyphs.text(glyphs.delete, .deleteState))
    case .insert: SafeText(glyphs.text(glyphs.insert, .insertState))
    case .reorder: SafeText(glyphs.text(glyphs.grip, .movableState))
    case .popUpMenu: SafeText(glyphs.text(glyphs.popUp, .menuState))
    case .detail: SafeText(glyphs.text(glyphs.detail, .detailsState))
    case .control(let control): text(control, row, glyphs)
    }
  }

  @MainActor private static func text(
    _ control: CellAccessory.Control,
    _ row: RowState,
    _ glyphs: FrameGlyphs
  ) -> SafeText {
    switch control {
    case .toggle(let isOn): return glyphs.toggle(isOn: isOn)
    case .choice:
      let value = fitting(control.text ?? "", columns: maximumValueColumns, glyphs).string
      return SafeText("\(value) \(glyphs.popUp)")
    case .stepper(let stepper):
      // A sign is omitted where the value is at its end.
      let less = stepper.stepped(forward: false) == nil ? " " : glyphs.decrease
      let more = stepper.stepped(forward: true) == nil ? " " : glyphs.increase
      let (first, last) = glyphs.isRightToLeft ? (more, less) : (less, more)
      return SafeText("\(first) \(fitting(stepper.text, glyphs).string) \(last)")
    case .textInput(let input): return fitting(input.text, glyphs)
    case .progress(.spinner) where glyphs.usesWords: return SafeText(localized(.activeState))
    case .progress(let progress): return SafeText(glyphs.text(of: progress, step: row.spinnerStep))
    }
  }

  private static func fitting(
    _ text: String,
    columns: Int = maximumColumns,
    _ glyphs: FrameGlyphs
  ) -> SafeText {
    .fitting(text, columns: columns, ellipsis: glyphs.drawing.ellipsis)
  }
}

extension RowContent {
  /// Adds the accessories for the current editing state, each at its placement.
  @MainActor mutating func takeAccessories(
    of item: TabSidebarItem,
    _ row: TabHostController.Sidebar.Row,
    isEditing: Bool,
    _ spinnerStep: Int?,
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
    let state = RowGlyph.RowState(
      isSelected: row.isSelected,
      isExpanded: row.isExpanded,
      spinnerStep: spinnerStep
    )
    place(Array(shown), state, glyphs)
  }

  /// Adds accessories, which are given with their index in the item, each at its placement.
  @MainActor mutating func place(
    _ accessories: [(offset: Int, element: CellAccessory)],
    _ row: RowGlyph.RowState,
    _ glyphs: FrameGlyphs
  ) {
    isAnimated = accessories.contains { $0.element.control == .progress(.spinner) }
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
      RowGlyph(accessory, at: index, row, glyphs)
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
