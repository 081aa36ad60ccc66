import TabHost

/// The content of a sidebar row between its ends, from the row's item or, without an item, from its
/// tab or action.
struct RowContent: Hashable {
  /// A query whose occurrences in the texts have a style of their own.
  struct Highlight: Hashable {
    let query: FuzzyQuery
    let style: CellStyle
  }

  /// The symbol, or `nil` if there is none.
  var glyph: Character?
  var glyphStyle = CellStyle.plain
  var text: String
  var textStyle = CellStyle.plain
  /// The secondary text on the same line, or an empty string if there is none.
  var secondaryText = ""
  var secondaryStyle = CellStyle.plain
  /// Whether the secondary text is at the trailing end instead of directly after the text.
  var isSideBySide = false
  /// The accessories before the symbol, leading to trailing.
  var leading: [RowGlyph] = []
  /// The accessories at the trailing end, leading to trailing.
  var trailing: [RowGlyph] = []
  /// Whether one of the accessories is a spinner.
  var isAnimated = false
  /// The background color, or `nil` if there is none.
  var background: CellStyle.Color?
  /// What is highlighted in the texts, or `nil` if there is nothing to find.
  var highlight: Highlight?

  @MainActor init(
    _ row: TabHostController.Sidebar.Row,
    item: TabSidebarItem?,
    isEnabled: Bool,
    isEditing: Bool,
    spinnerStep: Int?,
    glyphs: FrameGlyphs
  ) {
    if let item {
      self.init(row, item, glyphs)
      takeAccessories(of: item, row, isEditing: isEditing, spinnerStep, glyphs: glyphs)
    } else {
      self.init(row, glyphs)
    }
    // Only a user who is editing sees the rows of hidden tabs.
    let isHidden = isEditing && row.tab?.isEffectivelyHidden == true
    emphasize(
      row,
      isDisabled: !isEnabled || isHidden,
      usesWords: glyphs.usesWords,
      glyphs.styles
    )
    if glyphs.usesWords { glyph = nil }
  }

  private init(text: String) { self.text = text }

  // MARK: - Rows without an item

  @MainActor private init(_ row: TabHostController.Sidebar.Row, _ glyphs: FrameGlyphs) {
    text = row.title
    if case .action(let action, _) = row.content {
      let image = action.state == .on ? action.selectedImage ?? action.image : action.image
      glyph = image.flatMap { SymbolGlyphs.knownGlyph(for: $0, drawing: glyphs.drawing) }
      textStyle = glyphs.styles[action.attributes.contains(.destructive) ? .destructive : .tint]
      glyphStyle = glyphs.styles[.secondary]
    } else if let tab = row.tab {
      glyph = TabLabel.glyph(
        of: tab,
        isSelected: row.isSelected,
        filled: false,
        drawing: glyphs.drawing
      )
      // A blank keeps the texts aligned.
      if glyph == nil, tab.image != nil { glyph = " " }
      textStyle.isBold = tab is TabGroupItem && row.depth == 0
      let image = row.isSelected ? tab.selectedImage ?? tab.image : tab.image
      glyphStyle = glyphs.styles.text(image?.tint ?? .secondaryLabel)
    }
  }

  // MARK: - Rows with an item

  @MainActor private init(
    _ row: TabHostController.Sidebar.Row,
    _ item: TabSidebarItem,
    _ glyphs: FrameGlyphs
  ) {
    let configuration = item.contentConfiguration
    if let list = configuration as? ListContentConfiguration {
      self.init(list, drawing: glyphs.drawing, styles: glyphs.styles)
      // A row without text and image shows the default symbol.
      if list.image == nil, list.plainText.isEmpty {
        glyph = SymbolGlyphs.glyph(for: nil, drawing: glyphs.drawing)
      }
    } else {
      self.init(text: configuration.makeContentView().title ?? "")
    }
    let color = item.backgroundConfiguration.resolvedBackgroundColor(for: .tint)
    // The selection has a style of its own and requires no background color.
    let isMark = row.isSelected && color == .gray
    background = isMark ? nil : glyphs.styles[color]
  }

  /// Creates the content from a configuration.
  ///
  /// Text in the clear color is omitted. An image in the clear color is drawn as a blank.
  init(_ list: ListContentConfiguration, drawing: LineDrawing, styles: Theme.Styles) {
    text = list.textProperties.resolvedColor() == .clear ? "" : list.plainText
    textStyle = Self.style(list.textProperties, styles)
    let secondaryColor = list.secondaryTextProperties.resolvedColor()
    secondaryText = secondaryColor == .clear ? "" : list.plainSecondaryText
    secondaryStyle = Self.style(list.secondaryTextProperties, styles)
    isSideBySide = list.prefersSideBySideTextAndSecondaryText
    // A symbol has a color only if the app has chosen one.
    let tint = list.image?.tint ?? list.imageProperties.resolvedTintColor(for: .secondaryLabel)
    glyphStyle = styles.text(tint)
    if let image = list.image, !drawing.usesWords {
      // A blank keeps the texts aligned.
      let known = tint == .clear ? " " : SymbolGlyphs.knownGlyph(for: image, drawing: drawing)
      glyph =
        known ?? (list.plainText.isEmpty ? SymbolGlyphs.glyph(for: nil, drawing: drawing) : " ")
    }
  }

  /// Applies the emphasis that does not depend on the item.
  @MainActor private mutating func emphasize(
    _ row: TabHostController.Sidebar.Row,
    isDisabled: Bool,
    usesWords: Bool,
    _ styles: Theme.Styles
  ) {
    if row.isSelected {
      textStyle.isBold = true
      (glyphStyle.isBold, glyphStyle.isDim) = (true, false)
    }
    if case .action(let action, _) = row.content, glyph == nil, !usesWords {
      glyph = action.attributes.contains(.destructive) ? "-" : "+"
    }
    if isDisabled { disable(styles) }
  }

  /// Draws symbol and texts in the style of disabled elements.
  mutating func disable(_ styles: Theme.Styles) {
    textStyle.apply(styles[.disabled])
    glyphStyle.apply(styles[.disabled])
    secondaryStyle.apply(styles[.disabled])
  }

  private static func style(
    _ text: ListContentConfiguration.TextProperties,
    _ styles: Theme.Styles
  ) -> CellStyle {
    var style = styles.text(text.resolvedColor())
    style.isBold = text.isBold
    return style
  }
}

// MARK: - The start of a row

/// The leading part of a row, with its interactive elements and the line that remains after them.
struct RowStart {
  private static let indentation = 2

  /// The elements of a row that its leading part has room for.
  struct Elements: Hashable {
    let depth: Int
    let isGroup: Bool
    /// Whether the user is editing, so that all rows have room for a checkbox.
    let isEditing: Bool
    /// Whether the row has a checkbox, because the user may hide its tab.
    let hasBox: Bool

    @MainActor init(_ row: TabHostController.Sidebar.Row, isEditing: Bool) {
      depth = row.depth
      isGroup = if case .group = row.content { true } else { false }
      self.isEditing = isEditing
      hasBox = isEditing && row.tab?.allowsHiding == true
    }
  }

  /// Returns the number of columns before the symbol and the text of a row with enough room.
  static func columns(atDepth depth: Int) -> Int { 1 + depth * indentation + 2 }

  /// The cell of the disclosure indicator of a group, even if the group has no children.
  private(set) var mark: CellRect?
  /// The cells of the checkbox of a tab that the user may hide.
  private(set) var box: CellRect?
  /// The remaining line.
  private(set) var line: LineWriter

  @MainActor init(_ elements: Elements, in rect: CellRect, glyphs: FrameGlyphs) {
    line = LineWriter(rect, isRightToLeft: glyphs.isRightToLeft)
    // The selection marker.
    line.skip(1)
    line.skip(
      min(elements.depth, CellSize.maximumSide) * Self.indentation,
      upTo: rect.columns / 3
    )
    if elements.isGroup {
      mark = line.place(1)
      line.skip(1)
    } else {
      line.skip(rect.columns >= 12 ? 2 : 0)
    }
    guard elements.isEditing else { return }
    // The checkbox takes precedence over badge and symbol, because it is needed for editing.
    let columns = glyphs.visibilityBox(isChecked: true).columns
    guard line.room > columns + 1 else { return }
    let place = line.place(columns)
    line.skip(1)
    // Rows without a checkbox keep its room, so that all texts are aligned.
    if elements.hasBox { box = place }
  }
}
