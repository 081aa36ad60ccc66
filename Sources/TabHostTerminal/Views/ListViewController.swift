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
/// created from, call `setNeedsDisplay()`. A list of rows that are appended, such as a log, shows the
/// last ones with ``followsEnd``.
///
/// The rows of items have an identity, by which the list follows them when rows are inserted, removed or
/// moved; see ``ListSection/init(_:items:row:)-(_,[Item],_)`` and ``ListRow/id``.
///
/// One row that is enabled has the focus. The arrow keys, the page keys, Ctrl-U, Ctrl-D, Home, End and
/// a click move it. Enter and a click on the focused row activate that row. `/` and `f` find rows by
/// their text, and `n` and `N` move to the next and previous row that was found. `m` and a right click
/// open the menu of a row, and `<`, `>` and a drag sideways show its swipe actions. `v` and a drag out of
/// its line drag a row with ``ListRow/dragItems`` onto a tab, or onto a place of a list with a
/// ``dropHandlerProvider``. A key that has no effect, such as an arrow key
/// at the end of the list, is passed to the host.
///
/// Rows can have two lines, ``columns``, and accessories with a control: a switch, a choice, a stepper,
/// a text field, or progress. Enter and Space change the control of the focused row or begin to edit
/// its text, the left and right arrow keys step to another value, and `a` performs another accessory.
/// A list of fixed rows with a control is a form, too; see ``ListRow/validator``. Tab and Shift-Tab
/// move the focus among its rows with a control and those that Enter activates. Characters, a paste,
/// Backspace and Delete edit the text field of the focused row at once. While the user edits a
/// text, Enter confirms it, and submits the form in the last text field; see ``submitHandler``. Esc
/// restores the former text.
open class ListViewController: ViewController, TerminalContent {
  /// The sections.
  ///
  /// Assigning sections keeps the focus, the selected rows, the text that the user edits and the
  /// position of the list at the rows with the same ``ListRow/id``; rows without one keep their
  /// positions. A menu, an alert and an edited text close with their row. If two rows have the same
  /// identity, the list follows the first one and reports
  /// `TabHostController.Diagnostic.Rule.duplicateIdentifier`. A list that has been sorted sorts the
  /// fixed rows; see ``sort(by:)``.
  public var sections: [ListSection] {
    get { storedSections }
    set {
      let hadIDs = hasIDs
      storedSections = prepare(newValue)
      hasIDs = storedSections.contains(where: \.hasIDs)
      if hadIDs || hasIDs { follow() }
      if !hasIDs { table.fitted = [] }
      let counts = storedSections.map(\.rowCount)
      finder?.restart(counts)
      lastFinder?.restart(counts)
      setNeedsDisplay()
    }
  }

  /// The sections, with what the user has changed in their fixed rows.
  var storedSections: [ListSection] = [] {
    didSet { (haveRowsChanged, picture) = (true, nil) }
  }
  /// Whether rows have changed since their positions were last followed.
  var haveRowsChanged = false

  /// The columns, which have a heading above the rows.
  ///
  /// The default is an empty array: the list has no columns. Rows show their ``ListRow/columnTexts``.
  ///
  /// Assigning columns sorts the rows again if the list has been sorted; see ``sort(by:)``.
  public var columns: [ListColumn] = [] {
    didSet {
      table.fitted = []
      sortRows()
      setNeedsDisplay()
    }
  }

  /// The column by which the rows are sorted, which its heading indicates, or `nil` if there is none.
  ///
  /// The default is `nil`. Assigning does not sort the rows; see ``sort(by:)``.
  public var sort: ListSort? {
    didSet {
      guard sort != oldValue else { return }
      isSorted = false
      setNeedsDisplay()
    }
  }

  /// Called after the user has chosen the column by which the rows are to be sorted, and after the
  /// list has sorted fixed rows by a column with a comparator.
  ///
  /// The default is `nil`.
  public var sortHandler: ((ListSort) -> Void)?

  /// Returns whether the user can move a row while editing.
  ///
  /// The default is `nil`: all rows, if there is a ``moveRowHandler``.
  public var canMoveRowHandler: ((ListIndex) -> Bool)?

  /// Called after the user has moved a row within its section, with its former and its new position.
  ///
  /// The default is `nil`: rows cannot be moved. While the list `isEditing`, which `e` begins and
  /// ends, movable rows have a handle, Alt with the up and down arrow keys moves the focused row, and
  /// the mouse drags the handle. The list moves fixed rows itself; for rows that are requested, the
  /// handler moves the data.
  public var moveRowHandler: ((_ source: ListIndex, _ destination: ListIndex) -> Void)?

  /// Whether the list shows its last rows while rows are appended, as for a log.
  ///
  /// The default is `false`. Assigning `true` scrolls to the end and moves the focus to the last row.
  /// The list stays there, with the focus on the last row, until the user or the app scrolls away or
  /// moves the focus. It follows the end again when the user returns to it; the wheel does not move the
  /// focus there.
  public var followsEnd = false {
    didSet {
      guard followsEnd != oldValue else { return }
      scrollAnchor = followsEnd ? .end : .rows
      lastRow = nil
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

  /// Called when the user submits a form with valid values: presses Return in its last text field.
  ///
  /// The list calls ``validate()`` before, so that it displays what is not valid instead. In other text
  /// fields, Return confirms the text. The default is `nil`, with which it does so in the last one, too.
  public var submitHandler: (() -> Void)?

  /// Called after the user has moved the focus to another row, with its position, or `nil` if no row
  /// is listed.
  ///
  /// The default is `nil`. An assignment of ``focusedIndex`` and a change of the rows do not call it.
  /// Use it to show the details of the focused row beside the list.
  public var focusHandler: ((ListIndex?) -> Void)?

  /// Returns the menu of a row, or `nil` for no menu.
  ///
  /// The menu, and an alert that an action of it presents, close if the row has an identity and is
  /// removed. The position is not that of the row any more when the user chooses an action, so an action
  /// captures the item instead; see ``item(for:as:)``. The default is `nil`.
  public var contextMenuProvider: ((ListIndex) -> ContextMenuConfiguration?)?

  /// Returns the actions that a swipe from the leading edge of a row reveals, or `nil` for none.
  ///
  /// The actions are shown as a menu; see ``contextMenuProvider``. The default is `nil`.
  public var leadingSwipeActionsProvider: ((ListIndex) -> SwipeActionsConfiguration?)?

  /// Returns the actions that a swipe from the trailing edge of a row reveals, or `nil` for none.
  ///
  /// The actions are shown as a menu; see ``contextMenuProvider``. The default is `nil`.
  public var trailingSwipeActionsProvider: ((ListIndex) -> SwipeActionsConfiguration?)?

  /// Returns the handler of drops at a place, or `nil` if no items can be dropped there.
  ///
  /// The default is `nil`: the list accepts no drops. Otherwise, sections without rows are listed if they
  /// have a title, so that something can be dropped in them.
  ///
  /// The provider is called for the places below the pointer, and for those that an arrow key passes. Its
  /// answer depends only on the place; whether the dragged items are accepted there is decided by
  /// `DropHandler.proposal`, to which a drag offers them when it enters the place. Of the places below the
  /// pointer, the row comes first, then the gap before or after it, then the section; the drag enters the
  /// first one that accepts the items. The list moves no rows itself.
  ///
  /// ```swift
  /// list.dropHandlerProvider = { place in
  ///   guard case .section(let section) = place else { return nil }
  ///   return DropHandler { session in
  ///     session.items.contains { ($0.localObject as? Change)?.section != section } ? .move : .cancel
  ///   } perform: { session in
  ///     move(session.items.compactMap { $0.localObject as? Change }, to: section)
  ///   }
  /// }
  /// ```
  ///
  /// Corresponds to `UITableViewDropDelegate` in UIKit: `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)`
  /// is `DropHandler.proposal`, and `tableView(_:performDropWith:)` is `DropHandler.perform`.
  public var dropHandlerProvider: ((ListDropPlace) -> DropHandler?)? {
    didSet {
      picture = nil
      setNeedsDisplay()
    }
  }

  /// Whether rows have a checkbox, with which the user selects any number of rows.
  ///
  /// The default is `false`. Space and a click on the checkbox select a row, or deselect it.
  public var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { setNeedsDisplay() } }
  }

  /// The rows whose checkbox is checked.
  ///
  /// The default is an empty set. When rows are inserted, removed or moved, those with a
  /// ``ListRow/id`` stay selected until they are removed, and others keep their positions; see
  /// ``selectedIdentifiers``.
  public var selectedIndices: Set<ListIndex> {
    get {
      followSelection()
      return selection.indices
    }
    set {
      var rows = RowSet(positions: newValue)
      if hasIDs { rows.follow(in: self) }
      guard rows != selection else { return }
      selection = rows
      setNeedsDisplay()
    }
  }

  /// Called after the user has selected or deselected a row.
  ///
  /// The default is `nil`. An assignment of ``selectedIndices`` does not call it.
  public var selectionHandler: ((Set<ListIndex>) -> Void)?

  /// Whether `/` and `f` begin to find rows by words, parts of words and initials of their text. `/`
  /// activates the `searchController` of the list's navigation item, if there is one.
  ///
  /// The default is `true`. Set it to `false` beside a `searchController` that filters the rows, so that
  /// `f` does not search them in a second way; `/` activates that controller all the same.
  public var allowsFinding = true

  /// The lines and the focused row, or `nil` if they are to be computed again.
  private var picture: ListPicture?
  /// The row that the focus was last moved to. The row may have been removed.
  var focus = RowPlace(index: ListIndex(0))
  /// The rows whose checkbox is checked.
  var selection = RowSet()
  /// The rows that match the text to find, while the user finds rows.
  var finder: ListFinder? {
    didSet { picture = nil }
  }
  /// The last text that was found, for which `n` and `N` move to other rows.
  var lastFinder: ListFinder?
  /// The text field that the user edits, or `nil` if there is none.
  var edit: FieldEdit? {
    didSet { picture = nil }
  }
  /// The rows whose validation messages are displayed.
  var checkedRows = RowSet() {
    didSet { picture = nil }
  }
  /// The menu or alert that is open for a row.
  var presentation: RowPresentation?
  /// The rows of the last frame, if they have an identity.
  var drawnRows: [DrawnRow] = []
  /// Whether rows have an identity.
  var hasIDs = false
  /// Whether the list has sorted fixed rows by ``sort``.
  var isSorted = false
  /// Whether the rows are being found again, or the list presents something for a row.
  var isFollowing = false
  /// The identities that two rows have had.
  var repeatedIDs: Set<AnyHashable> = []
  var unreportedDiagnostics: [TabHostController.Diagnostic] = []
  /// The columns of the last frame.
  var table = Table()
  /// Where the last menu has been opened.
  var menuPlace = MenuPlace.row
  /// The menu of the swipe actions that were opened last.
  weak var swipeMenu: Menu?
  /// The accessories and headings of the last frame.
  var marks = Marks()
  /// What stays at its line when rows are inserted, removed or moved.
  var scrollAnchor = ScrollAnchor.rows
  /// Whether the user or the app has moved the focus.
  var isFocusChosen = false
  /// The last row when the list was last known to be at its end, or `nil` if it has not been there
  /// since it began to follow it.
  var lastRow: RowPlace?
  /// The row to scroll to as soon as the size of the list is known.
  var pendingScroll: (place: RowPlace, position: ScrollPosition)?
  /// The size of the canvas in the last frame.
  var drawnSize = CellSize(columns: 0, rows: 0)
  /// The layout direction and the character set of the last frame.
  var isRightToLeft = false
  var drawing = LineDrawing.unicode
  /// The row that a mouse button was pressed on.
  var press: ListPress?
  /// The row whose menu the user has requested last, if it has none.
  var rowWithoutMenu: RowPlace?
  /// The scrollbar beside the rows. Use ``scrollToRow(at:at:)`` to scroll.
  public let scrollbar = ContentScrollbar()
  /// The field for the text by which the user finds rows; see ``allowsFinding``.
  public let findField = FindField()

  /// Creates a list with sections.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - title: The title of the page, or `nil` for none.
  public init(sections: [ListSection] = [], title: String? = nil) {
    super.init()
    self.title = title
    self.sections = sections
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
  /// At first, it is the first row that is enabled. If the row is removed or disabled, the focus moves
  /// to the enabled row nearest to its position. Assigning a position scrolls as little as necessary
  /// to show the row there. To move the keyboard focus there as well, such as for a button that leads to a
  /// letter of the alphabet, also call `becomeFirstResponder()`.
  public var focusedIndex: ListIndex? {
    get {
      followRows()
      return focusedRow?.index
    }
    set {
      storedFocus = newValue ?? ListIndex(0)
      reveal()
      setNeedsDisplay()
    }
  }

  /// The position that the focus was last moved to. The row there may have been removed.
  var storedFocus: ListIndex {
    get { focus.index }
    set { focus = rowPlace(at: newValue) }
  }

  /// The enabled row at the position of the focus, or the one nearest to it; `nil` if none is listed.
  var focusedRow: ListPicture.FocusedRow? {
    let layout = layout
    if let picture, picture.focus == focus { return picture.focusedRow }
    return findFocusedRow(in: layout, row)
  }

  /// Finds the focused row, and notes it in the picture.
  ///
  /// - Parameters:
  ///   - layout: The lines of the list.
  ///   - row: Returns the row at a position.
  func findFocusedRow(
    in layout: ListLayout,
    _ row: (ListIndex) -> ListRow?
  ) -> ListPicture.FocusedRow? {
    var found: ListRow?
    func isEnabled(_ index: ListIndex) -> Bool {
      found = row(index)
      return found?.isEnabled ?? false
    }
    let line = layout.line(nearest: storedFocus).flatMap {
      layout.row(near: $0, forward: true, where: isEnabled)
    }
    var focused: ListPicture.FocusedRow?
    if let line, let found, let index = layout.index(at: line) {
      focused = ListPicture.FocusedRow(line: line, index: index, row: found)
    }
    // A closure that creates rows may have changed the sections.
    if picture?.layout == layout {
      picture?.focus = focus
      picture?.focusedRow = focused
    }
    return focused
  }

  /// Returns a row, or `nil` if there is no row at a position.
  public func row(at index: ListIndex) -> ListRow? {
    guard sections.indices.contains(index.section) else { return nil }
    let section = sections[index.section]
    return (0..<section.rowCount).contains(index.row) ? section[index.row] : nil
  }

  func isRowEnabled(at index: ListIndex) -> Bool { row(at: index)?.isEnabled == true }

  /// The text of the focused row, or `nil` if no row is listed.
  var focusedTitle: String? {
    followRows()
    return focusedRow?.row.content.plainText
  }

  /// Performs what the user does, and calls the handler if that moves the focus.
  func notifyingOfFocus<Result>(_ action: () -> Result) -> Result {
    guard focusHandler != nil else { return action() }
    let before = focusedIndex.map(rowPlace)
    let result = action()
    let after = focusedIndex.map(rowPlace)
    // A row that the app has moved still has the focus.
    if before?.id == nil ? after != before : after?.id != before?.id { focusHandler?(after?.index) }
    return result
  }

  // MARK: - Editing

  /// Begins or ends editing, in which movable rows have a handle and accessories for editing are
  /// displayed.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    endEditingField()
    setNeedsDisplay()
  }

  /// Scrolls to the first row, and keeps the focus.
  ///
  /// Called when the user selects the tab again; see `ViewController.scrollToBeginning()`.
  open override func scrollToBeginning() { _ = scroll(by: -.max) }

  // MARK: - TerminalContent

  /// Draws the visible rows and, while the user finds rows, the text to find below them.
  open func draw(on canvas: inout Canvas) { paint(on: canvas) }

  /// Handles the keys and mouse events of the list; see ``ListViewController``.
  open func handle(_ event: ContentEvent) -> Bool {
    notifyingOfFocus { handleEvent(event) }
  }

  private func handleEvent(_ event: ContentEvent) -> Bool {
    discardPicture()
    followRows()
    resumeSearch()
    switch event {
    case .key(let press): return handleKey(press)
    case .mouse(let mouse): return handleMouse(mouse)
    case .paste(let pasted):
      if edit == nil, enterFindText(event) { return true }
      if edit == nil { _ = beginEditingField() }
      return type { $0.insert(pasted.text) }
    case .focusLost:
      endPress()
      endEditingField()
      endFinding()
    case .focusGained: break
    }
    return false
  }

  /// Whether the list can have the keyboard focus. The default implementation returns `true`.
  open var canBecomeFocused: Bool { true }

  /// The keys that a subclass handles, which the status line shows before those of the list. The
  /// default implementation returns none.
  open var keyHints: [KeyHint] { [] }

  /// Returns the size that shows all rows, limited to the available size and at least one row.
  open func preferredSize(in available: CellSize) -> CellSize {
    let heading = columns.isEmpty ? 0 : 1
    let rows = min(max(layout.lineCount, 1) + heading, available.rows)
    return CellSize(columns: min(30, available.columns), rows: rows)
  }
}

// MARK: - Layout and scrolling

extension ListViewController {
  /// The first visible line, unless the list is at its end.
  var firstLine: Int {
    get { scrollbar.firstLine }
    set { scrollbar.firstLine = newValue }
  }

  /// Discards what is known of the rows, because the app may have changed what they are created from.
  func discardPicture() { picture = nil }

  /// The lines of the list.
  var layout: ListLayout {
    updateFinder()
    let counts = storedSections.map(\.rowCount)
    if let picture, picture.counts == counts { return picture.layout }
    let layout = makeLayout()
    picture = ListPicture(counts: counts, layout: layout)
    return layout
  }

  private func makeLayout() -> ListLayout {
    let found = finder?.found
    let extended = rowsWithMessage
    return ListLayout(
      sections.enumerated().map { index, section in
        ListLayout.Section(
          hasTitle: section.title != nil,
          rows: found.map { .found($0[index]) } ?? .all(section.rowCount),
          heights: section.heights,
          extended: extended.isEmpty ? [] : extended.filter { $0.section == index }.map(\.row)
        )
      },
      listsEmptySections: dropHandlerProvider != nil && finder == nil
    )
  }

  /// Begins a search again if the number of rows has changed, unless rows are appended.
  func updateFinder() {
    guard finder != nil else { return }
    let counts = sections.map(\.rowCount)
    finder?.update(counts, isAppended: followsEnd)
  }

  /// The number of lines for rows: those of the canvas, without the heading of the columns and the line
  /// of the text to find.
  var visibleLines: Int { max(0, drawnSize.rows - headingLines - (finder == nil ? 0 : 1)) }

  /// The number of lines of the heading of the columns.
  var headingLines: Int { columns.isEmpty || drawnSize.rows < 3 ? 0 : 1 }

  /// Scrolls as little as necessary to show the focused row, which then stays at its line when rows
  /// change.
  ///
  /// - Parameter hasContext: Whether up to two rows before and after it become visible too, as in
  ///   the sidebar.
  func reveal(hasContext: Bool = false) {
    revealFocus(hasContext: hasContext)
    let layout = layout
    scrollAnchor = .focus
    isFocusChosen = true
    guard followsEnd, let line = focusedRow?.line else { return }
    let next = layout.lines(at: line).upperBound
    if layout.row(from: next, forward: true, where: isRowEnabled) == nil { anchorAtEnd() }
  }

  /// Scrolls as little as necessary to show the focused row.
  func revealFocus(hasContext: Bool = false) {
    let line = firstLine(showing: storedFocus, at: .none, hasContext: hasContext)
    if let line { firstLine = line }
  }

  /// Returns the first visible line with which a row or, if it is not listed, that nearest to its
  /// position has a place among the visible ones; `nil` without rows or lines for them.
  func firstLine(
    showing index: ListIndex,
    at position: ScrollPosition,
    hasContext: Bool = false
  ) -> Int? {
    let layout = layout
    guard let line = layout.line(nearest: index), visibleLines > 0 else { return nil }
    let title = layout.titledSection(ofRowAt: line) != nil && visibleLines > 1 ? 1 : 0
    let context = hasContext ? min(KeyboardFocus.maximumContext, (visibleLines - 1) / 4) : 0
    let last = min(layout.lines(at: line).upperBound - 1, line + visibleLines - 1 - title)
    // The first visible lines with which the row is the first and the last visible one.
    let (top, bottom) = (line - title - context, last + context - visibleLines + 1)
    return switch position {
    case .none: max(bottom, min(firstLineShown(in: layout), top))
    case .top: top
    case .middle: (top + bottom) / 2
    case .bottom: bottom
    }
  }

  /// Returns the first visible line, limited to the lines of a layout.
  func firstLineShown(in layout: ListLayout) -> Int {
    let last = layout.lineCount - visibleLines
    return max(0, scrollAnchor == .end ? last : min(firstLine, last))
  }

  /// Follows the end of the list from now on.
  func anchorAtEnd() {
    scrollAnchor = .end
    lastRow = currentLastRow
  }

  private var currentLastRow: RowPlace? {
    guard let section = sections.indices.last(where: { sections[$0].rowCount > 0 }) else {
      return nil
    }
    return rowPlace(at: ListIndex(sections[section].rowCount - 1, section: section))
  }

  /// Moves the focus to the last row of a list that follows its end, if it was on the last one or the
  /// list has just begun to follow it.
  func followEnd() {
    guard scrollAnchor == .end, let last = currentLastRow, last != lastRow else { return }
    if lastRow == nil || lastRow == focus { focus = last }
    lastRow = last
  }

  /// Returns the section whose title is displayed in the first line in place of the row there, or
  /// `nil` if there is none.
  func stickyTitle(in layout: ListLayout) -> Int? {
    visibleLines > 1 ? layout.titledSection(ofRowAt: firstLineShown(in: layout)) : nil
  }

  /// Moves the focus by a number of lines to a row that is enabled, or scrolls if there is none.
  ///
  /// - Returns: `false` if the focus is at the end in that direction.
  func moveFocus(by step: Int) -> Bool {
    let layout = layout
    guard let line = focusedRow?.line else { return scroll(by: step) }
    guard let wanted = layout.row(step, from: line) else { return false }
    let target = layout.row(near: wanted, forward: step > 0, where: isRowEnabled)
    guard let target, step > 0 ? target > line : target < line, let index = layout.index(at: target)
    else { return wanted != line ? scroll(by: step) : returnToFocus() }
    moveFocus(to: index, hasContext: true)
    return true
  }

  /// Scrolls to the focused row if the wheel has scrolled away from it.
  ///
  /// - Returns: `false` if it is visible.
  private func returnToFocus() -> Bool {
    let (first, anchor, isChosen) = (firstLineShown(in: layout), scrollAnchor, isFocusChosen)
    reveal()
    guard firstLineShown(in: layout) != first else {
      (scrollAnchor, isFocusChosen) = (anchor, isChosen)
      return false
    }
    setNeedsDisplay()
    return true
  }

  /// Moves the focus to a row. The message of a row that it leaves is displayed from then on.
  func moveFocus(to index: ListIndex, hasContext: Bool = false) {
    endEditingField()
    checkFocusedRow()
    storedFocus = index
    reveal(hasContext: hasContext)
    setNeedsDisplay()
  }
}

// MARK: - Scroll position

extension ListViewController {
  /// What stays at its line when rows are inserted, removed or moved.
  enum ScrollAnchor {
    /// The focused row, since the user or the app has moved the focus.
    case focus
    /// The visible rows, as long as neither the focus has been moved nor the list follows its end.
    case rows
    /// The last row.
    case end
  }

  /// The place of a row among the visible ones after ``scrollToRow(at:at:)``.
  public enum ScrollPosition: Hashable, Sendable {
    /// The list scrolls as little as necessary to show the row.
    case none
    /// The row is the first one, below the title of its section.
    case top
    /// The row is in the middle.
    case middle
    /// The row is the last one.
    case bottom
  }

  /// The positions of the visible rows, from the first one on, even those that are visible in part.
  ///
  /// Empty until the list has been drawn. The first one is the scroll position of the list, which
  /// ``scrollToRow(at:at:)`` restores.
  public var indicesForVisibleRows: [ListIndex] {
    followRows()
    let layout = layout
    let first = firstLineShown(in: layout)
    var indices: [ListIndex] = []
    var line = first + (stickyTitle(in: layout) == nil ? 0 : 1)
    while line < min(first + visibleLines, layout.lineCount) {
      if let index = layout.index(at: line) { indices.append(index) }
      line = layout.lines(at: line).upperBound
    }
    return indices
  }

  /// Scrolls to a row, as far as the list extends, and keeps the focus.
  ///
  /// The visible rows stay at their lines when rows are inserted or removed, until the focus moves. A
  /// row that is not listed is replaced by that nearest to its position. Before the list has been drawn
  /// for the first time, it scrolls then.
  public func scrollToRow(at index: ListIndex, at position: ScrollPosition = .none) {
    followRows()
    scrollAnchor = .rows
    guard drawnSize.rows > 0 else {
      return pendingScroll = (rowPlace(at: index), position)
    }
    if let line = firstLine(showing: index, at: position) {
      _ = scroll(by: line - firstLineShown(in: layout))
    }
  }
}
