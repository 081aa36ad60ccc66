import TabHost

/// What a row of the sidebar shows between its ends: what its item says or, for a row that has none
/// now, what its tab or action says.
struct RowContent {
  /// The symbol; nil for none.
  var glyph: Character?
  var glyphStyle = Style.plain
  var text: String
  var textStyle = Style.plain
  /// A second text, on the same line; empty for none.
  var secondaryText = ""
  var secondaryStyle = Style.plain
  /// Whether the second text stands at the trailing end instead of after the text.
  var isSideBySide = false
  /// What stands before the symbol, leading to trailing.
  var leading: [RowSign] = []
  /// What stands at the trailing end, leading to trailing.
  var trailing: [RowSign] = []
  /// What is behind the row; nil is nothing.
  var background: Style.Color?

  @MainActor init(
    _ row: TabHostController.Sidebar.Row,
    item: TabSidebarItem?,
    isEditing: Bool,
    signs: FrameSigns
  ) {
    if let item {
      self.init(row, item, signs)
      takeAccessories(of: item, row, isEditing: isEditing, signs: signs)
    } else {
      self.init(row, signs)
    }
    emphasize(row)
  }

  private init(text: String) { self.text = text }

  // MARK: - Without an item

  @MainActor private init(_ row: TabHostController.Sidebar.Row, _ signs: FrameSigns) {
    text = row.title
    if case .action(let action, _) = row.content {
      let image = action.state == .on ? action.selectedImage ?? action.image : action.image
      glyph = image.map { SymbolGlyphs.glyph(for: $0, drawing: signs.drawing) }
      textStyle = Style(color: action.attributes.contains(.destructive) ? .red : .tint)
      glyphStyle = textStyle
    } else if let tab = row.tab {
      glyph = TabLabel.glyph(
        of: tab,
        isSelected: row.isSelected,
        filled: false,
        drawing: signs.drawing
      )
      textStyle.isBold = tab is TabGroupItem && row.depth == 0
      glyphStyle = textStyle
    }
  }

  // MARK: - With an item

  @MainActor private init(
    _ row: TabHostController.Sidebar.Row,
    _ item: TabSidebarItem,
    _ signs: FrameSigns
  ) {
    let configuration = item.contentConfiguration
    if let list = configuration as? ListContentConfiguration {
      self.init(list, drawing: signs.drawing)
      // A row that says nothing at all still has a symbol.
      if list.image == nil, list.plainText.isEmpty {
        glyph = SymbolGlyphs.glyph(for: nil, drawing: signs.drawing)
      }
    } else {
      self.init(text: configuration.makeContentView().title ?? "")
    }
    let color = item.backgroundConfiguration.backgroundColor
    // The selection is marked in its own way, which needs no colour.
    let isMark = row.isSelected && color == .gray
    background = isMark ? nil : Style.Color(role: color ?? .tint)
  }

  /// What a configuration says. What is clear keeps its place and is not seen.
  init(_ list: ListContentConfiguration, drawing: LineDrawing) {
    text = list.textProperties.color == .clear ? "" : list.plainText
    textStyle = Style(list.textProperties)
    secondaryText = list.secondaryTextProperties.color == .clear ? "" : list.plainSecondaryText
    secondaryStyle = Style(list.secondaryTextProperties)
    isSideBySide = list.prefersSideBySideTextAndSecondaryText
    let tint = list.imageProperties.tintColor
    glyphStyle = Style(color: tint)
    if let image = list.image {
      glyph = tint == .clear ? " " : SymbolGlyphs.glyph(for: image, drawing: drawing)
    }
  }

  /// What is true of the row whatever its item says.
  @MainActor private mutating func emphasize(_ row: TabHostController.Sidebar.Row) {
    var isDim = !row.isEnabled || row.tab?.isShownInSidebar == false
    if row.isSelected {
      textStyle.isBold = true
      glyphStyle.isBold = true
      // Reversed, the colours of single texts would stand in patches.
      if background == nil {
        textStyle.foreground = nil
        glyphStyle.foreground = nil
        secondaryStyle.foreground = nil
      }
    }
    if case .action(let action, _) = row.content {
      isDim = isDim || action.attributes.contains(.disabled)
      if glyph == nil { glyph = action.attributes.contains(.destructive) ? "-" : "+" }
    }
    guard isDim else { return }
    textStyle.isDim = true
    glyphStyle.isDim = true
    secondaryStyle.isDim = true
  }
}

extension Style {
  fileprivate init(_ text: ListContentConfiguration.TextProperties) {
    self.init(color: text.color)
    isBold = text.isBold
  }
}

extension TabItem {
  /// Whether neither the tab nor a group above it is hidden.
  fileprivate var isShownInSidebar: Bool {
    var tab: TabItem? = self
    while let current = tab {
      if current.isHidden { return false }
      tab = current.parent
    }
    return true
  }
}
