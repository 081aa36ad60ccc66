import TabHost

/// A list on top of everything else, such as a menu, an alert or the palette: its lines, its place,
/// and what a query does.
///
/// A list is a value that is created anew from the state of the host. ``ListMode`` handles its events.
@MainActor struct ScreenList {
  /// The kind of a list.
  enum Kind: Hashable {
    /// The keyboard shortcuts.
    case keys
    /// An alert or an action sheet: its text, its text fields and its actions.
    case alert
    /// The innermost menu that the host has opened.
    case menu
    /// The actions of a swiped row.
    case swipe
    /// The tabs that do not fit into the bar.
    case overflow
    /// The toolbar buttons of the sidebar that do not fit.
    case toolbar
    /// The buttons of a page's toolbar that do not fit.
    case pageToolbar
    /// All tabs and the actions of groups, with a field for a query.
    case tabs
    /// Everything that the user can do now, with a field for a query.
    case palette
  }

  /// The place of a list.
  enum Place {
    /// Below or above an element, or in the middle of the frame without one.
    case beside(@MainActor (FrameLayout) -> CellRect?)
    /// In an area.
    case over(@MainActor (FrameLayout) -> CellRect)
  }

  let kind: Kind
  var title = ""
  var place = Place.beside { _ in nil }
  /// What a query does, or `nil` if the list can't be searched.
  var finding: Finding?
  /// Whether a press beside the list closes it.
  var closesByPress = true
  /// The line that has the focus when the list opens, or `nil` for the first selectable one.
  var initialFocus: Int?

  /// The number of lines.
  let count: Int
  /// The query that determines the lines, or `nil` if the list has no field for it.
  var field: Field?
  /// Creates a line. Lines are created on demand because a list can be long.
  private let line: (Int) -> ListLine

  init(_ kind: Kind, count: Int, line: @escaping (Int) -> ListLine) {
    self.kind = kind
    self.count = count
    self.line = line
  }

  init(_ kind: Kind, _ lines: [ListLine] = []) {
    self.init(kind, count: lines.count) { lines[$0] }
  }

  var indices: Range<Int> { 0..<count }

  /// Returns the line at an index below ``count``.
  subscript(index: Int) -> ListLine { line(index) }

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

// MARK: - Lines

/// A line of a list.
struct ListLine {
  var text: String
  /// The path of a tab or a description, dimmed beside the text.
  var note = ""
  var detail = ""
  /// The detail for a list that has no room for the text and all of ``detail``; empty if there is
  /// none.
  var shortDetail = ""
  /// The letter of the text that chooses the line of an alert, in lowercase, or `nil` if there is none.
  var letter: Character?
  var isEnabled = true
  var isDestructive = false
  var isSeparator = false
  var isBold = false
  /// Whether the line is part of a text, which is not dimmed although it can't be chosen.
  var isText = false
  /// Whether the line opens a submenu.
  var isSubmenu = false
  /// The number of columns that the line requires even if its text is shorter.
  var minimumColumns = 0
  /// The text field that the user edits in the line, or `nil` if there is none.
  var field: TextField?
  /// The identity by which the palette lists the line first after the user has chosen it, or `nil` if
  /// it does not.
  var identity: RecentChoices.Identity?
  /// The effect of choosing the line, or `nil` if there is none.
  var choose: (@MainActor (HostScreen) -> Void)?

  static let separator = ListLine(text: "", isEnabled: false, isSeparator: true)

  /// The minimum number of columns for the text of a line with a detail.
  private static let minimumTextColumns = 4

  /// Shows keys as the detail, or the first one if there is no room for all of them.
  mutating func setKeys(_ keys: [String]) {
    detail = keys.joined(separator: " ")
    shortDetail = keys.first ?? ""
  }

  /// Returns the detail that leaves room for the text in a number of columns, or `nil` if there is
  /// none.
  func detail(in columns: Int) -> SafeText? {
    // A blank is before and after the text, and after the detail.
    let room = columns - 3
    let text = SafeText(text, limit: max(room, 0)).columns
    let details = [detail, shortDetail].filter { !$0.isEmpty }.map { SafeText($0, limit: columns) }
    if let detail = details.first(where: { text + $0.columns <= room }) { return detail }
    guard let shortest = details.last, Self.minimumTextColumns + shortest.columns <= room
    else { return nil }
    return shortest
  }
}

extension ListLine {
  /// Creates the line of an action in a menu or a toolbar.
  @MainActor init(
    _ action: Action,
    _ glyphs: FrameGlyphs,
    choose: @escaping @MainActor (HostScreen) -> Void
  ) {
    self.init(
      text: action.title,
      detail: glyphs.mark(of: action.state).map { String($0) } ?? "",
      isEnabled: !action.attributes.contains(.disabled),
      isDestructive: action.attributes.contains(.destructive),
      choose: choose
    )
  }

  /// Creates the line of a key command of the app.
  @MainActor init(_ command: KeyCommand, in direction: LayoutDirection) {
    self.init(
      text: command.discoverabilityTitle ?? command.title,
      detail: KeyCommandKey(command, in: direction)?.name(in: TabHostController.strings) ?? "",
      isDestructive: command.attributes.contains(.destructive),
      identity: .keyCommand(command.title),
      choose: { $0.host.user.perform(command) }
    )
  }
}

// MARK: - Place

extension ScreenList {
  /// The maximum number of lines that determine the width of a list. Longer texts in later lines
  /// are truncated.
  private static let measuredLines = 500

  /// Returns the area of the list in a layout.
  func rect(in layout: FrameLayout) -> CellRect {
    switch place {
    case .beside(let anchor): rect(in: layout.freeSize, near: anchor(layout))
    case .over(let area): area(layout)
    }
  }

  private func rect(in size: CellSize, near anchor: CellRect?) -> CellRect {
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
}
