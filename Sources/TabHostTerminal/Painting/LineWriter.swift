/// Writes pieces of text to one line, from both ends toward the middle.
///
/// In a right-to-left layout, the leading end is on the right. The characters of a piece keep their
/// order.
struct LineWriter {
  let isRightToLeft: Bool
  private(set) var rect: CellRect

  /// Creates a writer for the first line of a rectangle.
  init(_ rect: CellRect, isRightToLeft: Bool) {
    self.rect = rect.firstLine
    self.isRightToLeft = isRightToLeft
  }

  /// The number of free columns between the pieces.
  var room: Int { rect.isEmpty ? 0 : rect.columns }

  /// Leaves columns free at the leading end, at most `limit`.
  mutating func skip(_ columns: Int, upTo limit: Int = .max) {
    _ = take(min(columns, room, limit), atLeft: !isRightToLeft)
  }

  /// Reserves columns at the leading end and returns their area, or `nil` if there are too few.
  mutating func place(_ columns: Int) -> CellRect? {
    columns <= room && columns > 0 ? take(columns, atLeft: !isRightToLeft) : nil
  }

  /// Leaves columns free at the trailing end.
  mutating func reserve(_ columns: Int) {
    _ = take(min(columns, room), atLeft: isRightToLeft)
  }

  /// Writes text at the leading end if all of it fits.
  mutating func leading(_ text: SafeText, style: CellStyle = .plain, on cells: inout CellBuffer) {
    write(text, atLeft: !isRightToLeft, style: style, on: &cells)
  }

  /// Writes text at the trailing end if all of it fits.
  mutating func trailing(_ text: SafeText, style: CellStyle = .plain, on cells: inout CellBuffer) {
    write(text, atLeft: isRightToLeft, style: style, on: &cells)
  }

  /// Writes a glyph, which must be one column wide, at the leading end if there is room.
  mutating func leading(_ glyph: Character, style: CellStyle = .plain, on cells: inout CellBuffer) {
    write(glyph, atLeft: !isRightToLeft, style: style, on: &cells)
  }

  /// Writes a glyph, which must be one column wide, at the trailing end if there is room.
  mutating func trailing(_ glyph: Character, style: CellStyle = .plain, on cells: inout CellBuffer)
  {
    write(glyph, atLeft: isRightToLeft, style: style, on: &cells)
  }

  /// Writes text at the leading end, truncated to the free columns.
  mutating func fill(
    _ text: String,
    ellipsis: Character,
    style: CellStyle = .plain,
    on cells: inout CellBuffer
  ) {
    leading(.fitting(text, columns: room, ellipsis: ellipsis), style: style, on: &cells)
  }

  private mutating func write(
    _ text: SafeText,
    atLeft: Bool,
    style: CellStyle,
    on cells: inout CellBuffer
  ) {
    guard text.columns > 0, text.columns <= room else { return }
    let place = take(text.columns, atLeft: atLeft)
    cells.put(text, at: place.origin, style: style, clip: place)
  }

  private mutating func write(
    _ glyph: Character,
    atLeft: Bool,
    style: CellStyle,
    on cells: inout CellBuffer
  ) {
    guard room > 0 else { return }
    let place = take(1, atLeft: atLeft)
    cells.put(glyph: glyph, at: place.origin, style: style, clip: place)
  }

  private mutating func take(_ columns: Int, atLeft: Bool) -> CellRect {
    let rest = rect.columns - columns
    defer { rect = atLeft ? rect.without(left: columns) : rect.without(right: columns) }
    return atLeft ? rect.without(right: rest) : rect.without(left: rest)
  }
}

// MARK: - Marks and badges

extension CellStyle {
  /// Returns the style of a mark that is shown only where there are no colors, if the colors say the
  /// same, and otherwise everywhere.
  func mark(besides colors: Bool) -> CellStyle {
    var style = self
    style.isMark = colors
    return style
  }

  /// Whether the style is that of a badge on its color, which remains on a selected or focused element.
  var isFilledBadge: Bool { isReversed && foreground != nil }
}

extension LineWriter {
  /// Writes a badge at the trailing end if all of it fits: in color, or in parentheses where there are
  /// no colors.
  ///
  /// - Parameters:
  ///   - badge: The badge in parentheses, or a glyph.
  ///   - style: The style of the badge.
  ///   - isFilled: Whether the badge is on its color. Otherwise, its text has the color: in rows below
  ///     each other, filled badges would become one column.
  mutating func trailing(
    badge: SafeText,
    style: CellStyle,
    isFilled: Bool = true,
    on cells: inout CellBuffer
  ) {
    guard style.foreground != nil, badge.columns > 2, badge.columns <= room else {
      return trailing(badge, style: style, on: &cells)
    }
    // The text of a filled badge has the color of the background.
    var filled = style
    filled.isReversed = isFilled
    let free = rect
    trailing(badge, style: filled, on: &cells)
    let written = isRightToLeft ? free.without(right: room) : free.without(left: room)
    for end in [written.start(isRightToLeft: false), written.end(isRightToLeft: false)] {
      cells.restyle(CellRect(end)) { $0.isMark = true }
    }
  }
}
