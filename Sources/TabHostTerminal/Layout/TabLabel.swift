import TabHost

/// The label of a tab in the bar or the sidebar: symbol, title, badge, and whether it is enabled.
struct TabLabel: Hashable, Sendable {
  /// The maximum number of columns of a title in a bar.
  static let maximumTitleColumns = 24

  /// The maximum number of columns of a badge.
  static let maximumBadgeColumns = 6

  let glyph: Character?
  let title: String
  let badge: SafeText?
  /// The progress that is shown in place of a badge with text.
  var progress: ProgressIndicator?
  let isEnabled: Bool
  /// The color of the badge, or `nil` for the usual one.
  var badgeColor: TabHost.Color?
  /// The color of the symbol, or `nil` for that of the label.
  var glyphColor: TabHost.Color?

  /// The color of the label, or `nil` for the color of text.
  var color: TabHost.Color?
  /// The color of the label while it is selected, or `nil` for the usual one.
  var selectionColor: TabHost.Color?
  /// Whether the label is bold even if it is not selected.
  var isBold = false

  /// The number of columns of the title in a bar, at most ``maximumTitleColumns``.
  let titleColumns: Int

  /// Creates the label of a tab without loading its content.
  @MainActor init(_ tab: TabItem, isSelected: Bool, filled: Bool, drawing: LineDrawing) {
    glyph = Self.glyph(of: tab, isSelected: isSelected, filled: filled, drawing: drawing)
    title = drawing.usesWords && tab.title.isEmpty ? tab.identifier : tab.title
    badge =
      drawing.usesWords
      ? Self.words(
        isSelected ? .selectedState : nil,
        tab.isEffectivelyEnabled ? nil : .disabledState,
        and: Self.spokenBadge(of: tab)
      ) : Self.badge(of: tab, drawing: drawing)
    progress = drawing.usesWords ? nil : tab.badge?.progress
    badgeColor = tab.badge?.tint
    let image = isSelected ? tab.selectedImage ?? tab.image : tab.image
    glyphColor = image?.tint
    isEnabled = tab.isEffectivelyEnabled
    titleColumns = SafeText.columns(of: title, limit: Self.maximumTitleColumns)
  }

  /// Returns the symbol of a tab, or `nil` if the tab has only a title or an image without a glyph, or
  /// words replace symbols.
  @MainActor static func glyph(
    of tab: TabItem,
    isSelected: Bool,
    filled: Bool,
    drawing: LineDrawing
  ) -> Character? {
    let image = isSelected ? tab.selectedImage ?? tab.image : tab.image
    if drawing.usesWords { return nil }
    guard !tab.title.isEmpty else {
      return SymbolGlyphs.glyph(for: image, filled: filled, drawing: drawing)
    }
    return image.flatMap {
      SymbolGlyphs.knownGlyph(for: $0, filled: filled, drawing: drawing)
    }
  }

  /// Returns the badge of a tab as it is drawn, or `nil` if the tab has none.
  @MainActor static func badge(of tab: TabItem, drawing: LineDrawing) -> SafeText? {
    if tab.badge?.content == .indicator { return SafeText(String(drawing.pick("●", "*"))) }
    if tab.badge?.progress != nil { return nil }
    return tab.badgeValue.map { badge($0, drawing: drawing) }
  }

  /// Creates the label of an item that does not represent a tab.
  init(glyph: Character?, title: String, badge: SafeText? = nil, isEnabled: Bool = true) {
    self.glyph = glyph
    self.title = title
    self.badge = badge
    self.isEnabled = isEnabled
    titleColumns = SafeText.columns(of: title, limit: Self.maximumTitleColumns)
  }

  /// Returns the number of columns of the complete label, including one blank on either side.
  func columns(isIconOnly: Bool) -> Int {
    var columns = 2 + (badgeColumns > 0 ? badgeColumns + 1 : 0) + (isEnabled ? 0 : 2)
    if isIconOnly || titleColumns == 0 { return columns + 1 }
    columns += titleColumns + (glyph == nil ? 0 : 2)
    return columns
  }

  /// The number of columns of the badge, or of the progress in its place.
  var badgeColumns: Int {
    progress.map { FrameGlyphs.columns(ofBadge: $0) } ?? badge?.columns ?? 0
  }

  /// The number of columns of the symbol and the first character of the title, which a badge does not
  /// displace.
  var leastColumns: Int { glyph == nil ? 1 : 3 }

  /// Returns the glyph that represents the label without its title.
  func icon(drawing: LineDrawing) -> Character {
    glyph ?? SafeText(title, limit: 1).characters.first
      ?? SymbolGlyphs.glyph(for: nil, drawing: drawing)
  }

  /// Returns a badge in parentheses.
  ///
  /// - Parameters:
  ///   - value: The text of the badge.
  ///   - limit: The maximum number of columns.
  ///   - drawing: The characters.
  static func badge(
    _ value: String,
    limit: Int = maximumBadgeColumns,
    drawing: LineDrawing
  ) -> SafeText {
    let text = SafeText.fitting(value, columns: limit - 2, ellipsis: drawing.ellipsis)
    return SafeText("(" + text.string + ")")
  }
}
