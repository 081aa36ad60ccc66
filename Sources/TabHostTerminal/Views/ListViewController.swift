public import TabHost

/// A page with a list of rows, which the user scrolls, activates, selects and finds.
///
/// ```swift
/// let list = ListViewController(rows: [ListRow("Inbox", detail: "3"), ListRow("Sent")])
/// list.activationHandler = { index in print(index.row) }
///
/// let log = ListViewController(
///   sections: [ListSection(count: { lines.count }, row: { ListRow(lines[$0]) })]
/// )
/// ```
///
/// Rows are requested when they are drawn, so a list with 100,000 rows costs as much as the visible
/// ones. A scrollbar shows the position in a longer list. After a change of the data that rows are
/// created from, call `setNeedsDisplay()`.
///
/// One row has the focus. The arrow keys, the page keys, Ctrl-U, Ctrl-D, Home, End and a click move
/// it. Enter and a click on the focused row activate that row. `f` finds rows by their text, `m` and
/// a right click open the menu of a row, and `<`, `>` and a drag sideways show its swipe actions. A
/// key that has no effect, such as an arrow key at the end of the list, is passed to the host.
open class ListViewController: ViewController, TerminalContent {
  /// The sections.
  ///
  /// Assigning sections keeps the position of the focus and of the selected rows.
  public var sections: [ListSection] {
    didSet {
      if finder != nil {
        let counts = sections.map(\.rowCount)
        finder?.restart(counts)
      }
      setNeedsDisplay()
    }
  }

  /// The text that is displayed while the list has no rows.
  ///
  /// The default is an empty string.
  public var emptyText = "" {
    didSet { if emptyText != oldValue { setNeedsDisplay() } }
  }

  /// Called when the user activates a row that is enabled, by Enter or by a click on the focused
  /// row.
  ///
  /// The default is `nil`.
  public var activationHandler: ((ListIndex) -> Void)?

  /// Returns the menu of a row, or `nil` for no menu.
  ///
  /// The default is `nil`.
  public var contextMenuProvider: ((ListIndex) -> ContextMenuConfiguration?)?

  /// Returns the actions that a swipe from the leading edge of a row reveals, or `nil` for none.
  ///
  /// The actions are shown as a menu. The default is `nil`.
  public var leadingSwipeActionsProvider: ((ListIndex) -> SwipeActionsConfiguration?)?

  /// Returns the actions that a swipe from the trailing edge of a row reveals, or `nil` for none.
  ///
  /// The actions are shown as a menu. The default is `nil`.
  public var trailingSwipeActionsProvider: ((ListIndex) -> SwipeActionsConfiguration?)?

  /// Whether rows have a checkbox, with which the user selects any number of rows.
  ///
  /// The default is `false`. Space and a click on the checkbox select a row, or deselect it.
  public var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { setNeedsDisplay() } }
  }

  /// The rows whose checkbox is checked.
  ///
  /// The default is an empty set. Positions are not adapted when rows are inserted or removed.
  public var selectedIndices: Set<ListIndex> = [] {
    didSet { if selectedIndices != oldValue { setNeedsDisplay() } }
  }

  /// Called after the user has selected or deselected a row.
  ///
  /// The default is `nil`. An assignment of ``selectedIndices`` does not call it.
  public var selectionHandler: ((Set<ListIndex>) -> Void)?

  /// Whether `f` begins to find rows by words, parts of words and initials of their text.
  ///
  /// The default is `true`.
  public var allowsFinding = true

  /// The position that the focus was last moved to. The row there may have been removed.
  private var storedFocus = ListIndex(0)
  /// The text to find and the rows that contain it, while the user finds rows.
  var finder: ListFinder?
  /// The first visible line.
  var firstLine = 0
  /// The size of the canvas in the last frame.
  var drawnSize = CellSize(columns: 0, rows: 0)
  /// The layout direction and the character set of the last frame.
  var isRightToLeft = false
  var drawing = LineDrawing.unicode
  /// The row that a mouse button was pressed on.
  var press: ListPress?
  var scrollbar = ViewScrollbar()

  /// Creates a list with sections.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - title: The title of the page, or `nil` for none.
  public init(sections: [ListSection] = [], title: String? = nil) {
    self.sections = sections
    super.init()
    self.title = title
  }

  /// Creates a list with one section of fixed rows.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - title: The title of the page, or `nil` for none.
  public convenience init(rows: [ListRow], title: String? = nil) {
    self.init(sections: [ListSection(rows: rows)], title: title)
  }

  // MARK: - Focus

  /// The row that has the focus, or `nil` if no row is listed.
  ///
  /// At first, it is the first row. If the row is removed, the focus moves to the row at its
  /// position. Assigning a position scrolls as little as necessary to show the row there.
  public var focusedIndex: ListIndex? {
    get {
      let layout = layout
      guard let line = layout.line(nearest: storedFocus) else { return nil }
      if case .row(let index) = layout.line(at: line) { return index }
      return nil
    }
    set {
      storedFocus = newValue ?? ListIndex(0)
      reveal()
      setNeedsDisplay()
    }
  }

  /// Returns the line of the focused row, or `nil` if no row is listed.
  func focusedLine(in layout: ListLayout) -> Int? { layout.line(nearest: storedFocus) }

  /// Returns a row, or `nil` if there is no row at a position.
  public func row(at index: ListIndex) -> ListRow? {
    guard sections.indices.contains(index.section) else { return nil }
    let section = sections[index.section]
    return (0..<section.rowCount).contains(index.row) ? section[index.row] : nil
  }

  // MARK: - TerminalContent

  /// Draws the visible rows and, while the user finds rows, the text to find below them.
  open func draw(on canvas: inout Canvas) { paint(on: canvas) }

  /// Handles the keys and mouse events of the list; see ``ListViewController``.
  open func handle(_ event: ContentEvent) -> Bool {
    switch event {
    case .key(let press): return isHandled(press)
    case .mouse(let mouse): return isHandled(mouse)
    case .paste(let pasted): return isFound { $0.insert(pasted.text) }
    case .focusLost: endFinding()
    case .focusGained: break
    }
    return false
  }

  /// Whether the list can have the keyboard focus. The default implementation returns `true`.
  open var canBecomeFocused: Bool { true }

  /// Returns the size that shows all rows, limited to the available size and at least one row.
  open func preferredSize(in available: CellSize) -> CellSize {
    let rows = min(max(layout.lineCount, 1), available.rows)
    return CellSize(columns: min(30, available.columns), rows: rows)
  }
}

// MARK: - Layout and scrolling

extension ListViewController {
  /// The lines of the list.
  var layout: ListLayout {
    updateFinder()
    let found = finder?.found
    return ListLayout(
      sections.enumerated().map { index, section in
        (section.title != nil, found.map { .found($0[index]) } ?? .all(section.rowCount))
      }
    )
  }

  /// Begins a search again if the number of rows has changed.
  func updateFinder() {
    guard finder != nil else { return }
    let counts = sections.map(\.rowCount)
    finder?.update(counts)
  }

  /// The number of lines for rows: those of the canvas, without the line of the text to find.
  var visibleLines: Int { max(0, drawnSize.rows - (finder == nil ? 0 : 1)) }

  /// Scrolls as little as necessary to show the focused row below the title of its section.
  ///
  /// - Parameter hasContext: Whether up to two rows before and after it become visible too, as in
  ///   the sidebar.
  func reveal(hasContext: Bool = false) {
    let layout = layout
    guard let line = focusedLine(in: layout), visibleLines > 0 else { return }
    let title = layout.titledSection(ofRowAt: line) != nil && visibleLines > 1 ? 1 : 0
    let context = hasContext ? min(KeyboardFocus.maximumContext, (visibleLines - 1) / 4) : 0
    firstLine = max(
      line + context - visibleLines + 1,
      min(firstLine, line - title - context)
    )
  }

  /// Returns the first visible line, limited to the lines of a layout.
  func firstVisibleLine(in layout: ListLayout) -> Int {
    max(0, min(firstLine, layout.lineCount - visibleLines))
  }

  /// Returns the section whose title is displayed in the first line in place of the row there, or
  /// `nil` if there is none.
  func stickyTitle(in layout: ListLayout) -> Int? {
    visibleLines > 1 ? layout.titledSection(ofRowAt: firstVisibleLine(in: layout)) : nil
  }

  /// Moves the focus by a number of lines.
  ///
  /// - Returns: `false` if the focus is at the end in that direction.
  func moveFocus(by step: Int) -> Bool {
    let layout = layout
    guard let line = focusedLine(in: layout), let target = layout.row(step, from: line),
      target != line, case .row(let index) = layout.line(at: target)
    else { return false }
    storedFocus = index
    reveal(hasContext: true)
    setNeedsDisplay()
    return true
  }

  /// Scrolls by a number of lines and keeps the focus.
  ///
  /// - Returns: `false` at the end in that direction.
  func scroll(by step: Int) -> Bool {
    let layout = layout
    let first = firstVisibleLine(in: layout)
    firstLine = first + step
    firstLine = firstVisibleLine(in: layout)
    guard firstLine != first else { return false }
    setNeedsDisplay()
    return true
  }
}
