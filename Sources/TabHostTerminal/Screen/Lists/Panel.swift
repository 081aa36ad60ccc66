import TabHost

/// A list on top of everything else: a menu, swipe actions, more tabs, or keyboard shortcuts.
@MainActor struct Panel {
  /// The effect of choosing a line.
  enum Choice {
    case action(Action)
    case submenu(Menu)
    case swipe(ContextualAction)
    case tab(TabItem)
    case toolbarItem(Action)
    case command(TerminalCommand)
    case keyCommand(KeyCommand)
    case alertAction(AlertAction)
    case field(TextField)
    /// A tab that may have no item and no row on screen.
    case distantTab(TabItem)
    /// An action of a group whose row may not be on screen.
    case distantAction(Action, TabGroupItem)
    case barButton(BarButtonItem)
    /// An action in the menu of a button, inside the given submenus.
    case menuElement(Action, BarButtonItem, [Menu])
    case sidebarMenu
    case page(isNext: Bool)
    case nothing
  }

  struct Line {
    var text: String
    /// The path of a tab or a description, dimmed beside the text.
    var note = ""
    var detail = ""
    /// The detail for a list that has no room for the text and all of ``detail``; empty if there is
    /// none.
    var shortDetail = ""
    var isEnabled = true
    var isDestructive = false
    var isSeparator = false
    var isBold = false
    /// Whether the line is part of a text, which is not dimmed although it can't be chosen.
    var isText = false
    /// The number of columns that the line requires even if its text is shorter.
    var minimumColumns = 0
    var choice = Choice.nothing

    static let separator = Line(text: "", isEnabled: false, isSeparator: true)

    /// The minimum number of columns for the text of a line with a detail.
    private static let minimumTextColumns = 4

    /// Shows keys as the detail, or the first one if there is no room for all of them.
    mutating func setKeys(_ keys: [String]) {
      detail = keys.joined(separator: " ")
      shortDetail = keys.first ?? ""
    }

    /// Returns the detail that leaves room for the text in a number of columns, or `nil` if there
    /// is none.
    func detail(in columns: Int) -> SafeText? {
      // A blank is before and after the text, and after the detail.
      let room = columns - 3
      let text = SafeText(text, limit: max(room, 0)).columns
      let details = [detail, shortDetail].filter { !$0.isEmpty }.map {
        SafeText($0, limit: columns)
      }
      if let detail = details.first(where: { text + $0.columns <= room }) { return detail }
      guard let shortest = details.last,
        Self.minimumTextColumns + shortest.columns <= room
      else { return nil }
      return shortest
    }

    /// Returns the line for an action of a menu or a toolbar.
    @MainActor static func line(_ action: Action, choice: Choice, _ glyphs: FrameGlyphs) -> Line {
      Line(
        text: action.title,
        detail: glyphs.mark(of: action.state).map { String($0) } ?? "",
        isEnabled: !action.attributes.contains(.disabled),
        isDestructive: action.attributes.contains(.destructive),
        choice: choice
      )
    }
  }

  /// The kind of a list.
  enum Kind: Hashable {
    case menu, swipe, overflow, toolbar, keys, alert, tabs, palette
  }

  let kind: Kind
  let title: String
  /// The number of lines.
  let count: Int
  /// The query that determines the lines, or `nil` if the list has no field for it.
  let field: Field?
  /// Creates a line. Lines are created on demand because a list can be long.
  private let line: (Int) -> Line

  init(_ kind: Kind, title: String = "", _ lines: [Line]) {
    self.init(kind, title: title, count: lines.count) { lines[$0] }
  }

  init(
    _ kind: Kind,
    title: String = "",
    count: Int,
    field: Field? = nil,
    line: @escaping (Int) -> Line
  ) {
    self.kind = kind
    self.title = title
    self.count = count
    self.field = field
    self.line = line
  }

  var indices: Range<Int> { 0..<count }

  /// Returns the line at an index below ``count``.
  subscript(index: Int) -> Line { line(index) }

  // MARK: - Selectable lines

  /// The first selectable line.
  var firstChoice: Int? { indices.first { self[$0].isEnabled } }

  /// Returns the selectable line that is `step` choices away from a line, or the last one in that
  /// direction.
  func choice(_ step: Int, from focus: Int) -> Int? {
    let last = { indices.last { self[$0].isEnabled } }
    guard
      let start = indices.dropFirst(max(focus, 0)).first(where: { self[$0].isEnabled }) ?? last()
    else { return nil }
    // A step of at least the number of lines leads to the end without examining the lines between.
    if step <= -count { return firstChoice }
    if step >= count { return last() }
    var (choice, left) = (start, abs(step))
    var index = start + step.signum()
    while left > 0, indices.contains(index) {
      if self[index].isEnabled { (choice, left) = (index, left - 1) }
      index += step.signum()
    }
    return choice
  }
}

// MARK: - Positions

extension Panel {
  /// The maximum number of lines that determine the width of a list. Longer texts in later lines
  /// are truncated.
  private static let measuredLines = 500

  /// Returns the area of the list: below or above its anchor, or in the middle of the frame without
  /// one.
  func rect(in size: CellSize, near anchor: CellRect?) -> CellRect {
    let widths = indices.prefix(Self.measuredLines).map { index in
      let line = self[index]
      return max(SafeText(line.text, limit: size.columns).columns, line.minimumColumns)
        + (line.detail.isEmpty ? 0 : SafeText(line.detail, limit: size.columns).columns + 2)
    }
    let wanted = max(widths.max() ?? 0, SafeText(title, limit: size.columns).columns) + 4
    let columns = min(wanted, size.columns)
    let rows = min(count + 2, size.rows)
    guard let anchor else {
      return CellRect(
        column: (size.columns - columns) / 2,
        row: (size.rows - rows) / 2,
        columns: columns,
        rows: rows
      )
    }
    let below = anchor.endRow + rows <= size.rows
    return CellRect(
      column: max(0, min(anchor.column, size.columns - columns)),
      row: below ? anchor.endRow : max(0, anchor.row - rows),
      columns: columns,
      rows: rows
    )
  }

  /// Returns the area of the lines: all but the border and the field.
  func lines(in rect: CellRect) -> CellRect {
    let inner = rect.inset(columns: 1, rows: 1)
    guard field != nil else { return inner }
    return inner.part(row: min(inner.rows, 1), rows: max(inner.rows - 1, 0))
  }

  /// Returns the range of lines that fit and contain the line at an index.
  func window(in rect: CellRect, showing index: Int) -> Range<Int> {
    let room = lines(in: rect).rows
    let first = max(0, min(index - room / 2, count - room))
    return first..<min(count, first + room)
  }

  /// Returns the index of the line at a point, or `nil` if there is none.
  func line(at point: CellPoint, in rect: CellRect, showing index: Int) -> Int? {
    let lines = lines(in: rect)
    guard lines.contains(point) else { return nil }
    let line = window(in: rect, showing: index).lowerBound + point.row - lines.row
    return indices.contains(line) ? line : nil
  }
}
