import TabHost

/// The content of the status line: a notice, or the keys that matter now.
///
/// A pure function of its values, without a host or a screen.
struct StatusLine: Hashable, Sendable {
  /// A key and its effect.
  struct Hint: Hashable, Sendable {
    let key: String
    let effect: String

    /// The number of columns that the hint takes.
    var columns: Int { SafeText(key).columns + 1 + SafeText(effect).columns }
  }

  /// A piece of text with the role that determines its style.
  struct Piece: Hashable, Sendable {
    let text: String
    let role: Theme.Role
  }

  /// The effect of a drop, the reason of a refusal, or a message of the app, in place of the hints.
  var notice: String?
  /// Whether the notice is about to disappear.
  var isFading = false
  /// The title of the focused element, if the frame shows only a part of it.
  var title: String?
  /// The keys that matter now, the most important ones first.
  var hints: [Hint] = []
  /// The key at the trailing end, which lists all keys.
  var help: Hint?

  private static let gap = "   "

  /// Returns the pieces at the leading and the trailing end that fit.
  ///
  /// Hints are complete or absent, from the first one on, after the title. The help is kept longer
  /// than the other hints, and a notice or a title longer than the help; one that does not fit is
  /// truncated.
  func pieces(
    columns: Int,
    ellipsis: Character
  ) -> (leading: [Piece], trailing: [Piece]) {
    var room = columns - 2
    guard room > 0 else { return ([], []) }
    var leading: [Piece] = []
    if let text = notice ?? title {
      let text = SafeText.fitting(text, columns: room, ellipsis: ellipsis)
      let role: Theme.Role = notice == nil ? .header : isFading ? .secondary : .notice
      leading = [Piece(text: text.string, role: role)]
      room -= text.columns
    }
    var trailing: [Piece] = []
    let gap = leading.isEmpty ? 0 : Self.gap.count
    if let help, help.columns + gap <= room {
      trailing = Self.pieces(of: help)
      room -= help.columns + Self.gap.count
    }
    for hint in notice == nil ? hints : [] {
      let gap = leading.isEmpty ? 0 : Self.gap.count
      guard hint.columns + gap <= room else { break }
      if gap > 0 { leading.append(Piece(text: Self.gap, role: .status)) }
      leading += Self.pieces(of: hint)
      room -= hint.columns + gap
    }
    return (leading, trailing)
  }

  private static func pieces(of hint: Hint) -> [Piece] {
    [
      Piece(text: hint.key, role: .key), Piece(text: " ", role: .status),
      Piece(text: hint.effect, role: .status),
    ]
  }

  /// Draws the line.
  func paint(in rect: CellRect, _ glyphs: FrameGlyphs, on cells: inout CellBuffer) {
    let styles = glyphs.styles
    cells.fill(rect, with: .blank(styles[.status]))
    let pieces = pieces(columns: rect.columns, ellipsis: glyphs.drawing.ellipsis)
    func style(_ role: Theme.Role) -> CellStyle {
      var style = styles[.status]
      if role != .status { style.apply(styles[role]) }
      return style
    }
    var line = LineWriter(rect, isRightToLeft: glyphs.isRightToLeft)
    line.skip(1)
    line.reserve(1)
    for piece in pieces.trailing.reversed() {
      line.trailing(SafeText(piece.text), style: style(piece.role), on: &cells)
    }
    for piece in pieces.leading {
      line.leading(SafeText(piece.text), style: style(piece.role), on: &cells)
    }
  }
}
