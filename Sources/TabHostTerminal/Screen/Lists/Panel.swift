import TabHost

/// A list on top of everything else, such as a menu, an alert or the palette; see ``Kind``.
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

// MARK: - Scrolling

extension Panel {
  /// Returns the scrollbar in the border beside the lines, or `nil` if all lines are visible.
  func scrollbar(in rect: CellRect, showing index: Int) -> Scrollbar? {
    let shown = window(in: rect, showing: index)
    guard !shown.isEmpty, shown.count < count, rect.columns > 2 else { return nil }
    let lines = lines(in: rect)
    // The marks for more lines are in the lines above and below.
    let column = CellRect(
      column: rect.endColumn - 1,
      row: lines.row - 1,
      columns: 1,
      rows: lines.rows + 2
    )
    return Scrollbar(in: column, showing: shown, of: count)
  }

  /// Returns the number of lines that a click on the border scrolls.
  ///
  /// The top border and the scrollbar above its thumb scroll to the earlier lines, and the bottom
  /// border and the scrollbar below its thumb to the later ones. The result is 0 at any other point,
  /// or if there are no more lines.
  func scrollStep(at point: CellPoint, in rect: CellRect, showing index: Int) -> Int {
    let shown = window(in: rect, showing: index)
    guard rect.contains(point), !shown.isEmpty else { return 0 }
    if point.row == rect.row { return shown.lowerBound > 0 ? -shown.count : 0 }
    if point.row == rect.endRow - 1 { return shown.upperBound < count ? shown.count : 0 }
    guard let scrollbar = scrollbar(in: rect, showing: index), scrollbar.rect.contains(point) else {
      return 0
    }
    return scrollbar.step(at: point) * shown.count
  }

  /// Returns the selectable line to focus so that the given line becomes the first visible one, or
  /// `nil` if there is no such line.
  func choice(withFirst first: Int, in rect: CellRect) -> Int? {
    choice(0, from: first + lines(in: rect).rows / 2)
  }
}

// MARK: - Drawing

extension Panel {
  /// Draws the lines around the focused one, and highlights that line.
  func paint(
    in rect: CellRect,
    focus: Int,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    let drawing = glyphs.drawing
    cells.fill(rect, with: .blank)
    cells.box(rect, drawing: drawing)
    let inner = rect.inset(columns: 1, rows: 1)
    var writer = LineWriter(inner.part(row: -1), isRightToLeft: glyphs.isRightToLeft)
    if !title.isEmpty {
      writer.skip(1)
      writer.fill(title, ellipsis: drawing.ellipsis, style: glyphs.styles[.header], on: &cells)
    }
    if let field {
      let count = SafeText(field.count(self.count), limit: writer.room - 1)
      if !count.isTruncated {
        writer.reserve(1)
        writer.trailing(count, style: glyphs.styles[.secondary], on: &cells)
      }
      field.paint(in: rect, glyphs, on: &cells)
    }
    let lines = lines(in: rect)
    if count == 0, field?.isFinished == true {
      paint(Line(text: "no match", isEnabled: false), in: lines.firstLine, glyphs, on: &cells)
    }
    let shown = window(in: rect, showing: focus)
    paintScrollMarks(shown, in: rect, glyphs, on: &cells)
    if let scrollbar = scrollbar(in: rect, showing: focus) {
      cells.fill(scrollbar.thumb, with: Cell(glyphs.thumb, style: glyphs.styles[.thumb]))
    }
    for (offset, index) in shown.enumerated() {
      let place = lines.part(row: offset)
      let line = self[index]
      paint(line, in: place, glyphs, on: &cells)
      if index == focus, line.isEnabled, line.field == nil {
        cells.restyle(place) { $0.apply(glyphs.styles[.focused]) }
      }
    }
  }

  /// Draws the indicators of earlier and later lines in the border.
  private func paintScrollMarks(
    _ shown: Range<Int>,
    in rect: CellRect,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    guard !shown.isEmpty, rect.columns > 2 else { return }
    let column = rect.endColumn - 2
    let (top, bottom) = (rect.row, rect.endRow - 1)
    if shown.lowerBound > 0 {
      cells.put(glyph: glyphs.up, at: CellPoint(column: column, row: top), clip: rect)
    }
    if shown.upperBound < count {
      cells.put(glyph: glyphs.down, at: CellPoint(column: column, row: bottom), clip: rect)
    }
  }

  private func paint(
    _ line: Line,
    in place: CellRect,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    if line.isSeparator {
      return cells.horizontalLine(place, drawing: glyphs.drawing, style: glyphs.styles[.rule])
    }
    let isPlaceholder = line.field.map { ($0.text ?? "").isEmpty } ?? false
    let styles = glyphs.styles
    var style = line.isDestructive ? styles[.destructive] : .plain
    style.isBold = style.isBold || line.isBold
    if isPlaceholder { style.apply(styles[.secondary]) }
    if !line.isEnabled && !line.isText { style.apply(styles[.disabled]) }
    if line.field != nil { style.apply(styles[.field]) }
    var writer = LineWriter(place, isRightToLeft: glyphs.isRightToLeft)
    if let detail = line.detail(in: place.columns) {
      writer.trailing(" ", on: &cells)
      writer.trailing(detail, style: styles[.secondary], on: &cells)
      writer.reserve(1)
    }
    writer.leading(
      SafeText(line.isDestructive ? String(glyphs.destructive) : " "),
      style: style,
      on: &cells
    )
    let query = field?.query ?? FuzzyQuery("")
    paint(line.text, style, query, with: &writer, glyphs, on: &cells)
    if !line.note.isEmpty, writer.room > 4 {
      writer.skip(2)
      // Words that occur in the text need not occur in the note.
      let rest = query.missing(in: line.text)
      paint(line.note, styles[.secondary], rest, with: &writer, glyphs, on: &cells)
    }
    if line.field != nil, place.columns > 2 {
      cells.restyle(place.inset(columns: 1)) { $0.apply(styles[.field]) }
    }
  }

  /// Draws a text, with the characters that match the query highlighted.
  private func paint(
    _ text: String,
    _ style: CellStyle,
    _ query: FuzzyQuery,
    with writer: inout LineWriter,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    let free = writer.rect
    writer.fill(text, ellipsis: glyphs.drawing.ellipsis, style: style, on: &cells)
    let columns = free.columns - writer.rect.columns
    let place =
      glyphs.isRightToLeft
      ? free.without(left: free.columns - columns) : free.without(right: free.columns - columns)
    query.highlight(text, in: place, glyphs.styles[.match], on: &cells)
  }
}
