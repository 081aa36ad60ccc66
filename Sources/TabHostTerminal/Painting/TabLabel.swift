import TabHost

/// What a bar or the sidebar says about a tab: symbol, title, badge, and whether it can be chosen.
struct TabLabel: Hashable, Sendable {
  /// The most columns that a title takes in a bar.
  static let maximumTitleColumns = 24

  /// The most columns that a badge takes.
  static let maximumBadgeColumns = 6

  let glyph: Character?
  let title: String
  let badge: SafeText?
  let isEnabled: Bool

  /// The columns of the title in a bar, at most ``maximumTitleColumns``.
  let titleColumns: Int

  /// The label of a tab. Reads the tab and loads nothing.
  @MainActor init(_ tab: TabItem, isSelected: Bool, filled: Bool, drawing: LineDrawing) {
    glyph = Self.glyph(of: tab, isSelected: isSelected, filled: filled, drawing: drawing)
    title = tab.title
    badge = Self.badge(of: tab, drawing: drawing)
    isEnabled = tab.isEffectivelyEnabled
    titleColumns = SafeText(title, limit: Self.maximumTitleColumns).columns
  }

  /// The symbol of a tab; nil for one that has a title only.
  @MainActor static func glyph(
    of tab: TabItem,
    isSelected: Bool,
    filled: Bool,
    drawing: LineDrawing
  ) -> Character? {
    let image = isSelected ? tab.selectedImage ?? tab.image : tab.image
    if image == nil, !tab.title.isEmpty { return nil }
    return SymbolGlyphs.glyph(for: image, filled: filled, drawing: drawing)
  }

  /// The badge of a tab as it is drawn; nil without one.
  @MainActor static func badge(of tab: TabItem, drawing: LineDrawing) -> SafeText? {
    tab.badgeValue.map { badge($0, drawing: drawing) }
  }

  /// The label of a button that is no tab.
  init(glyph: Character, title: String) {
    self.glyph = glyph
    self.title = title
    badge = nil
    isEnabled = true
    titleColumns = SafeText(title, limit: Self.maximumTitleColumns).columns
  }

  /// The columns that the label wants, a column on either side included.
  func columns(isIconOnly: Bool) -> Int {
    var columns = 2 + (badge.map { $0.columns + 1 } ?? 0) + (isEnabled ? 0 : 2)
    if isIconOnly || titleColumns == 0 { return columns + 1 }
    columns += titleColumns + (glyph == nil ? 0 : 2)
    return columns
  }

  /// What is drawn in place of the title when only the symbol is.
  func icon(drawing: LineDrawing) -> Character {
    glyph ?? SafeText(title, limit: 1).characters.first
      ?? SymbolGlyphs.glyph(for: nil, drawing: drawing)
  }

  private static func badge(_ value: String, drawing: LineDrawing) -> SafeText {
    let text = SafeText.fitting(
      value,
      columns: maximumBadgeColumns - 2,
      ellipsis: drawing.ellipsis
    )
    return SafeText("(" + text.string + ")")
  }
}
