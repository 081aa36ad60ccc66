import TabHost

/// The content of the status line: a notice, or the keys that matter now.
///
/// A pure function of its values, without a host or a screen.
struct StatusLine: Hashable, Sendable {
  /// A key and its effect.
  struct Hint: Hashable, Sendable {
    /// A key with the same effect, before the other one.
    struct OtherKey: Hashable, Sendable {
      let name: String
      let press: KeyPress?
    }

    let key: String
    let effect: String
    /// Another key with the same effect, or `nil` if there is none.
    var otherKey: OtherKey?
    /// The key press that the hint names, which a click on it handles.
    var press: KeyPress?

    init(key: String, effect: String, press: KeyPress? = nil) {
      (self.key, self.effect, self.press) = (key, effect, press)
    }

    /// Creates the hint of content.
    @MainActor init(_ hint: KeyHint) {
      self.init(key: hint.press.localizedName, effect: hint.label, press: hint.press)
    }

    /// The number of columns that the hint takes.
    var columns: Int {
      let other = otherKey.map { SafeText($0.name).columns + 1 } ?? 0
      return other + SafeText(key).columns + 1 + SafeText(effect).columns
    }

    /// Returns hints of which two in succession with the same effect are one, such as `< > actions`.
    static func joined(_ hints: [Hint]) -> [Hint] {
      hints.reduce(into: []) { joined, hint in
        guard let last = joined.last, last.effect == hint.effect, last.otherKey == nil else {
          return joined.append(hint)
        }
        var hint = hint
        hint.otherKey = OtherKey(name: last.key, press: last.press)
        joined[joined.count - 1] = hint
      }
    }
  }

  /// A piece of text with the role that determines its style.
  private struct Piece {
    let text: String
    let role: Theme.Role
  }

  /// A part of the line: a notice, a title, a gap or a hint.
  private struct Part {
    let pieces: [Piece]
    /// The key press that a click on the part handles.
    var press: KeyPress?

    init(_ key: Hint.OtherKey) {
      pieces = [Piece(text: key.name, role: .key), Piece(text: " ", role: .status)]
      press = key.press
    }

    init(_ text: String, _ role: Theme.Role) { pieces = [Piece(text: text, role: role)] }

    init(_ hint: Hint) {
      pieces = [
        Piece(text: hint.key, role: .key), Piece(text: " ", role: .status),
        Piece(text: hint.effect, role: .status),
      ]
      press = hint.press
    }
  }

  /// The line, drawn.
  struct Picture {
    /// One row of cells.
    fileprivate(set) var cells: CellBuffer
    /// The cells of the visible hints, with the key press that each names.
    fileprivate(set) var hints: [(rect: CellRect, press: KeyPress)] = []
  }

  /// The effect of a drop, the reason of a refusal, or a message of the app, before the hints.
  var notice: StatusText?
  /// Whether the notice is about to disappear.
  var isFading = false
  /// The action of the message that is the notice.
  var action: Hint?
  /// The title of the focused element, if the frame shows only a part of it.
  var title: String?
  /// The keys that matter now, the most important ones first.
  var hints: [Hint] = []
  /// The key at the trailing end, which lists all keys.
  var help: Hint?

  private static let gap = "   "

  /// The role that determines the style of the notice.
  var noticeRole: Theme.Role { isFading ? .secondary : .notice }

  /// Returns whether the notice is complete or has its short form in the line, with its action.
  func fitsNotice(columns: Int) -> Bool {
    let action = action.map { $0.columns + Self.gap.count } ?? 0
    return notice.map { $0.form(columns: columns - 2 - action) != nil } ?? true
  }

  /// Returns the parts at the leading and the trailing end that fit.
  ///
  /// Hints are complete or absent, from the first one on, after the notice or the title. The help is
  /// kept longer than the other hints, and a notice or a title longer than the help; one that does not
  /// fit is truncated. A notice has its short form if there is then room for a hint, or if its text
  /// does not fit. The action of a message is kept as long as there is room for some of the message.
  private func parts(
    columns: Int,
    ellipsis: Character
  ) -> (leading: [Part], trailing: [Part]) {
    var room = columns - 2
    guard room > 0 else { return ([], []) }
    func rest(besides hint: Hint?) -> Int { room - (hint.map { $0.columns + Self.gap.count } ?? 0) }
    let action = rest(besides: action) >= Self.leastColumnsOfMessage ? action : nil
    var leading: [Part] = []
    if let text = notice ?? title.map({ StatusText($0) }) {
      let hint = action ?? (notice == nil ? nil : hints.first)
      let most = rest(besides: action)
      let form = text.form(columns: rest(besides: hint)) ?? text.form(columns: most)
      let text = SafeText.fitting(form ?? text.short, columns: most, ellipsis: ellipsis)
      leading = [Part(text.string, notice == nil ? .header : noticeRole)]
      room -= text.columns
    }
    func append(_ hint: Hint) -> Bool {
      let gap = leading.isEmpty ? 0 : Self.gap.count
      guard hint.columns + gap <= room else { return false }
      if gap > 0 { leading.append(Part(Self.gap, .status)) }
      if let key = hint.otherKey { leading.append(Part(key)) }
      leading.append(Part(hint))
      room -= hint.columns + gap
      return true
    }
    if let action { _ = append(action) }
    var trailing: [Part] = []
    let gap = leading.isEmpty ? 0 : Self.gap.count
    if let help, help.columns + gap <= room {
      trailing = [Part(help)]
      room -= help.columns + Self.gap.count
    }
    for hint in hints {
      guard append(hint) else { break }
    }
    return (leading, trailing)
  }

  private static let leastColumnsOfMessage = 8

  /// Returns the line, drawn.
  func picture(columns: Int, _ glyphs: FrameGlyphs) -> Picture {
    let styles = glyphs.styles
    var picture = Picture(cells: CellBuffer(columns: columns, rows: 1))
    let rect = picture.cells.bounds
    picture.cells.fill(rect, with: .blank(styles[.status]))
    let parts = parts(columns: columns, ellipsis: glyphs.drawing.ellipsis)
    func style(_ role: Theme.Role) -> CellStyle {
      var style = styles[.status]
      if role != .status { style.apply(styles[role]) }
      return style
    }
    var line = LineWriter(rect, isRightToLeft: glyphs.isRightToLeft)
    line.skip(1)
    line.reserve(1)
    func paint(_ part: Part, atTrailingEnd: Bool) {
      let before = line.rect
      for piece in atTrailingEnd ? part.pieces.reversed() : part.pieces {
        let (text, style) = (SafeText(piece.text), style(piece.role))
        if atTrailingEnd {
          line.trailing(text, style: style, on: &picture.cells)
        } else {
          line.leading(text, style: style, on: &picture.cells)
        }
      }
      guard let press = part.press else { return }
      let isAtLeft = atTrailingEnd == glyphs.isRightToLeft
      let columns = line.rect.columns
      let written = isAtLeft ? before.without(right: columns) : before.without(left: columns)
      picture.hints.append((written, press))
    }
    for part in parts.leading { paint(part, atTrailingEnd: false) }
    for part in parts.trailing { paint(part, atTrailingEnd: true) }
    return picture
  }
}
