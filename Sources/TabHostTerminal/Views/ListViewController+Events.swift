import Foundation
import TabHost

extension ListViewController: TextEntryContent {
  var entersText: Bool { edit != nil || finder != nil || isTextFieldFocused }

  /// The commands for the focused row and the list, for what the app has configured.
  public var commands: [CommandHint] {
    if edit != nil {
      return [
        CommandHint(.activate, isInLastField ? .submitHint : .confirmHint),
        CommandHint(.cancel, .formerTextHint),
        CommandHint(.nextArea, .nextFieldHint),
      ]
    }
    var commands: [CommandHint] = []
    followRows()
    let (index, row) = (focusedRow?.index, focusedRow?.row)
    let hasRows = index != nil
    if let row { commands += controlCommands(of: row) }
    let isEnabled = row?.isEnabled == true
    if isEnabled, activationHandler != nil, !commands.contains(where: { $0.command == .activate }) {
      commands.append(CommandHint(.activate, .chooseHint))
    }
    if isEnabled, allowsMultipleSelection {
      commands.append(CommandHint(.toggleCheck, .selectHint))
    }
    if let index, isEditing, canMove(index) {
      if index.row > 0 { commands.append(CommandHint(.moveEarlier, .moveUpHint)) }
      if index.row + 1 < sections[index.section].rowCount {
        commands.append(CommandHint(.moveLater, .moveDownHint))
      }
    }
    if moveRowHandler != nil {
      commands.append(CommandHint(.edit, isEditing ? .doneHint : .editHint))
    }
    if let index, contextMenuProvider != nil, rowPlace(at: index) != rowWithoutMenu {
      commands.append(CommandHint(.contextMenu, .menuHint))
    }
    if hasRows, leadingSwipeActionsProvider != nil {
      commands.append(CommandHint(.swipeLeading, .actionsHint))
    }
    if hasRows, trailingSwipeActionsProvider != nil {
      commands.append(CommandHint(.swipeTrailing, .actionsHint))
    }
    if focusedDraggableElement != nil { commands.append(CommandHint(.grab, .dragHint)) }
    if !sortableColumns.isEmpty { commands.append(CommandHint(.sort, .sortHint)) }
    if finder != nil {
      commands.append(CommandHint(.cancel, .allRowsHint))
    } else if allowsFinding, hasRows {
      commands += findCommands.filter {
        switch $0.command {
        case .search: !hasSearchField
        case .findNext, .findPrevious: mayHaveMatch
        default: true
        }
      }
    }
    return commands
  }

  /// Whether the list is the page of a search field, which ``TerminalCommand/search`` activates instead
  /// of finding rows.
  private var hasSearchField: Bool {
    guard let search = navigationItem.searchController, let host = tabHostController else {
      return false
    }
    return host.visibleSearchController === search || host.controller(at: .content) === self
      || host.panes.contains { $0.controller.visiblePage === self }
  }

  /// Returns whether ``commands`` contains a command, or rows may have a menu. The screen performs
  /// ``TerminalCommand/grab``.
  public func canPerform(_ command: TerminalCommand) -> Bool {
    commands.contains { $0.command == command && command != .grab }
      || command == .contextMenu && contextMenuProvider != nil
  }

  /// Performs a command, as for its key; see ``ListViewController``.
  public func perform(_ command: TerminalCommand) -> Bool {
    discardPicture()
    followRows()
    switch command {
    case .moveUp: return moveFocus(by: -1)
    case .moveDown: return moveFocus(by: 1)
    case .pageUp: return moveFocus(by: -pageStep)
    case .pageDown: return moveFocus(by: pageStep)
    case .halfPageUp: return moveFocus(by: -max(visibleLines / 2, 1))
    case .halfPageDown: return moveFocus(by: max(visibleLines / 2, 1))
    case .moveToFirst: return moveFocus(by: -layout.lineCount)
    case .moveToLast: return moveFocus(by: layout.lineCount)
    case .moveLeft: return stepControl(forward: isRightToLeft)
    case .moveRight: return stepControl(forward: !isRightToLeft)
    case .nextArea: return moveToControl(forward: true)
    case .previousArea: return moveToControl(forward: false)
    case .activate: return activateControl() || activateFocusedRow()
    case .cancel: return endInnermost()
    case .search where hasSearchField: return false
    case .find, .search:
      return allowsFinding && layout.lineCount > 0 && performFindCommand(command)
    case .findNext, .findPrevious: return performFindCommand(command)
    case .sort: return openSortMenu()
    case .toggleCheck where allowsMultipleSelection: return toggleFocusedRow()
    case .toggleCheck: return activateControl()
    case .performAccessory: return performAccessory()
    case .edit where moveRowHandler != nil:
      setEditing(!isEditing, animated: false)
      return true
    case .moveEarlier: return moveFocusedRow(by: -1)
    case .moveLater: return moveFocusedRow(by: 1)
    case .swipeLeading: return openSwipeActions(.leading)
    case .swipeTrailing: return openSwipeActions(.trailing)
    case .contextMenu: return openContextMenu()
    default: return false
    }
  }

  /// Ends editing a text, finding rows or editing the list, whichever is innermost.
  private func endInnermost() -> Bool {
    if let edit {
      cancelEditingField()
      notifyOfChange(from: edit.editor.text, in: edit)
    } else if finder != nil {
      endFinding()
    } else if isEditing, moveRowHandler != nil {
      setEditing(false, animated: false)
    } else {
      return false
    }
    return true
  }

  func handleKey(_ press: KeyPress) -> Bool {
    let keys = keyBindings
    endPress()
    menuPlace = .row
    if edit != nil { return handleKeyInField(press, keys) }
    if enterFindText(.key(press)) { return true }
    if let text = press.text, text != " ", beginEditingField() {
      return type { $0.insert(text) }
    }
    return deleteInFocusedField(press, keys) || performCommand(for: press)
  }

  /// Activates the focused row, and ends finding rows.
  func activateFocusedRow() -> Bool {
    guard let index = focusedIndex, let row = row(at: index) else { return false }
    guard row.isEnabled, let activationHandler else { return false }
    endFinding()
    performAction(of: index) { activationHandler(index) }
    return true
  }

  /// Selects the focused row, or deselects it.
  func toggleFocusedRow() -> Bool {
    guard let index = focusedIndex, row(at: index)?.isEnabled == true else { return false }
    selection.toggle(rowPlace(at: index))
    setNeedsDisplay()
    selectionHandler?(selectedIndices)
    return true
  }

  /// Types into the text field that the user edits.
  ///
  /// - Returns: `false` if the user edits none.
  func type(_ change: (inout LineEditor) -> Void) -> Bool {
    guard let edit else { return false }
    checkedRows.insert(edit.place)
    self.edit?.change(change)
    setNeedsDisplay()
    notifyOfChange(from: edit.editor.text, in: edit)
    return true
  }
}

// MARK: - Finding rows

extension ListViewController: FindingContent {
  /// Lists the rows that match the text to find or, when the field is closed, all rows, and keeps the
  /// focus.
  public func findFieldDidChange() {
    guard findField.isOpen else {
      guard finder != nil else { return }
      let focused = focusedIndex
      if finder?.query.isEmpty == false { lastFinder = finder }
      finder = nil
      return focusedIndex = focused
    }
    if finder == nil { finder = ListFinder(counts: sections.map(\.rowCount)) }
    finder?.setQuery(FuzzyQuery(findField.text))
    search()
    reveal()
  }

  /// Moves the focus to the next or previous row that the last search has found, or from the last one
  /// to the first.
  ///
  /// - Returns: `false` if there is no row that the user has searched for.
  public func moveToMatch(isForward: Bool) -> Bool {
    guard finder == nil, var search = lastFinder else { return false }
    let counts = sections.map(\.rowCount)
    search.update(counts)
    let focus = focusedIndex ?? storedFocus
    // The search is repeated once if the row that it has found is now another one.
    for isLast in [false, true] {
      while !search.isFinished {
        let (texts, ids) = candidates(search.rowsToCollect)
        search.advance(texts, ids)
      }
      lastFinder = search
      let index = search.row(from: focus, forward: isForward, where: isRowEnabled)
      guard let index else { return false }
      if isLast || search.isCurrent(rowPlace(at: index)) {
        moveFocus(to: index, hasContext: true)
        break
      }
      search.restart(counts)
    }
    return true
  }

  /// Whether the last search has found rows, as far as it is known without searching again.
  private var mayHaveMatch: Bool {
    guard var search = lastFinder else { return false }
    search.update(sections.map(\.rowCount))
    return !search.isFinished || search.hasFound
  }

  /// Returns the texts by which rows are found, and the identities of the rows if they have any.
  private func candidates(_ rows: [ListIndex]) -> (texts: [String], ids: [AnyHashable?]) {
    guard hasIDs else { return (rows.map { row(at: $0)?.searchText ?? "" }, []) }
    let rows = rows.map { row(at: $0) }
    return (rows.map { $0?.searchText ?? "" }, rows.map { $0?.id })
  }
}

// MARK: - Searching in slices

extension ListViewController {
  /// Whether the search for rows has not been completed.
  var isSearching: Bool { finder?.isFinished == false }

  /// Begins the slices of a search, which the screen performs. Without a screen, they are performed
  /// at once.
  func search() {
    guard let screen = terminalScreen else {
      while isSearching, performSlice() {}
      return
    }
    screen.contents.searching = self
  }

  /// Begins a search that begins again, which has found rows in the next frame.
  func resumeSearch() {
    guard isSearching, finder?.hasBegun == false || terminalScreen == nil else { return }
    search()
    continueSearching()
  }

  /// Begins the search again if a visible row is another one than that which was found there.
  func restartOutdatedFinder() {
    guard hasIDs, let finder, finder.found != nil else { return }
    let layout = layout
    let first = firstLineShown(in: layout)
    let found = (first..<first + visibleLines).lazy.compactMap(layout.index)
    guard found.contains(where: { !finder.isCurrent(rowPlace(at: $0)) }) else { return }
    self.finder?.restart(sections.map(\.rowCount))
  }

  /// Performs a slice of the search.
  func continueSearching() { _ = notifyingOfFocus { performSlice() } }

  /// Performs a slice, unless a closure that creates rows changes the sections.
  private func performSlice() -> Bool {
    updateFinder()
    guard let rows = finder?.rowsToCollect else { return false }
    let focused = layout.line(nearest: storedFocus)
    let (texts, ids) = candidates(rows)
    guard finder?.rowsToCollect == rows else { return false }
    finder?.advance(texts, ids)
    if scrollAnchor == .focus, layout.line(nearest: storedFocus) != focused { revealFocus() }
    return true
  }
}

// MARK: - Mouse

extension ListViewController: ScrollingContent {
  /// The number of lines above the first visible one.
  public var scrollOffset: Double { Double(firstLineShown(in: layout)) }

  var pageStep: Int { max(visibleLines - 1, 1) }

  /// Scrolls by a number of lines and keeps the focus.
  ///
  /// - Returns: `false` at the end in that direction.
  public func scroll(by lines: Int) -> Bool {
    let layout = layout
    let first = firstLineShown(in: layout)
    let last = max(layout.lineCount - visibleLines, 0)
    let target = first + max(-first, min(lines, last - first))
    let beginsToFollow = followsEnd && target == last && scrollAnchor != .end
    guard target != first || beginsToFollow else { return false }
    scrollAnchor = .rows
    if followsEnd, target == last { anchorAtEnd() }
    firstLine = target
    setNeedsDisplay()
    return true
  }

  func handleMouse(_ mouse: MouseEvent) -> Bool {
    if let isHandled = scroll(with: mouse) {
      press = nil
      return isHandled
    }
    menuPlace = .row
    // The release of the button was not reported.
    if mouse.kind == .move { endPress() }
    switch (mouse.kind, mouse.button) {
    case (.press, .left): return press(at: mouse.location)
    case (.press, .right):
      guard let index = index(at: mouse.location), row(at: index)?.isEnabled == true else {
        return false
      }
      moveFocus(to: index)
      return openContextMenu()
    case (.drag, .left) where press?.isOnHandle == true: return dragRow(to: mouse.location)
    case (.drag, .left):
      guard press != nil else { return false }
      swipe(to: mouse.location)
      return true
    case (.release, .left), (.release, .none): return release(at: mouse.location)
    default: return press != nil
    }
  }

  /// Returns the row at a point of the canvas, or `nil` if there is none.
  func index(at point: CellPoint) -> ListIndex? {
    let row = point.row - headingLines
    guard (0..<visibleLines).contains(row), CellRect(drawnSize).contains(point) else { return nil }
    let layout = layout
    if row == 0, stickyTitle(in: layout) != nil { return nil }
    return layout.index(at: firstLineShown(in: layout) + row)
  }

  private func press(at point: CellPoint) -> Bool {
    press = nil
    if let heading = marks.headings.first(where: { $0.rect.contains(point) }) {
      return chooseColumn(heading.column)
    }
    guard let index = index(at: point) else { return false }
    guard row(at: index)?.isEnabled == true else {
      endEditingField()
      return true
    }
    let mark = marks.accessories.first { $0.row == index && $0.rect.contains(point) }
    var press = ListPress(
      place: rowPlace(at: index),
      location: point,
      wasFocused: focusedIndex == index
    )
    press.isOnHandle = mark.map { $0.accessory == nil } ?? false
    press.accessory = mark?.accessory
    self.press = press
    if let edit, edit.row == index, edit.accessory == press.accessory { return true }
    moveFocus(to: index)
    return true
  }

  /// Ends a click or a swipe on the pressed row.
  private func release(at point: CellPoint) -> Bool {
    guard press != nil else { return false }
    // The moves of the mouse before the release may not have been reported.
    if press?.isOnHandle == false { swipe(to: point) }
    guard let press else { return true }
    self.press = nil
    guard focusedIndex == press.index, !press.isOnHandle else { return true }
    if let swipe = press.swipe {
      endSwipe(swipe, of: press.index, at: point)
    } else if press.requestedEdges.isEmpty,
      point == press.location || index(at: point) == press.index
    {
      // The press may have moved the row, by a message below the row that had the focus.
      if isCheckbox(press.location) {
        _ = toggleFocusedRow()
      } else if let accessory = press.accessory,
        performAccessory(accessory, of: press.index, at: press.location)
      {
        return true
      } else if press.wasFocused {
        _ = activateFocusedRow()
      }
    }
    return true
  }

  private func isCheckbox(_ point: CellPoint) -> Bool {
    guard allowsMultipleSelection else { return false }
    let column = isRightToLeft ? drawnSize.columns - 1 - point.column : point.column
    return column < checkboxColumns
  }
}

// MARK: - Menus

extension ListViewController: MenuContent {
  /// A part of the list that a menu belongs to.
  enum MenuPlace {
    /// The focused row, from its title on.
    case row
    /// The focused row, at a location of the mouse.
    case pointer(CellPoint)
    /// An accessory of the focused row.
    case accessory(Int)
    /// The heading of the columns.
    case heading
  }

  /// The accessory with the menu, the heading, or the lines of the focused row in the last frame.
  public var menuAnchor: MenuAnchor? {
    if case .heading = menuPlace { return MenuAnchor(CellRect(drawnSize).firstLine) }
    let layout = layout
    guard let line = focusedRow?.line else { return nil }
    let row = CellRect(
      column: 0,
      row: headingLines + line - firstLineShown(in: layout),
      columns: drawnSize.columns,
      rows: layout.lines(at: line).count
    )
    let focused = focusedIndex
    switch menuPlace {
    case .accessory(let accessory):
      let mark = marks.accessories.first { $0.row == focused && $0.accessory == accessory }
      return MenuAnchor(owner: row, title: mark?.rect ?? row)
    case .pointer(let point):
      return MenuAnchor(owner: row, title: row.at(column: point.column, columns: 1))
    case .row, .heading:
      guard let title = marks.titles.first(where: { $0.row == focused })?.rect else {
        return MenuAnchor(row)
      }
      return MenuAnchor(
        owner: row,
        title: row.at(column: title.column, columns: title.columns)
      )
    }
  }

  /// Opens the menu of the focused row.
  ///
  /// - Returns: `false` if the row has no menu.
  func openContextMenu() -> Bool {
    guard let index = focusedIndex, let provider = contextMenuProvider else { return false }
    guard let configuration = provider(index) else {
      rowWithoutMenu = rowPlace(at: index)
      return false
    }
    rowWithoutMenu = nil
    open(configuration, of: index)
    return true
  }

  /// Shows the swipe actions of the focused row as a menu.
  ///
  /// - Returns: `false` if the row has no swipe actions.
  func openSwipeActions(_ edge: SwipeEdge) -> Bool {
    guard let index = focusedIndex, let configuration = swipeActions(edge, of: index) else {
      return false
    }
    open(configuration, of: index)
    return true
  }

  /// Shows swipe actions of a row as a menu.
  func open(_ configuration: SwipeActionsConfiguration, of index: ListIndex) {
    let source = ListRowSource()
    let actions = configuration.actions.map { action in
      Action(
        title: action.title ?? action.image?.systemName ?? "",
        image: action.image,
        attributes: action.style == .destructive ? .destructive : []
      ) { _ in action.handler(action, source) { _ in } }
    }
    let menu = Menu(title: row(at: index)?.content.plainText ?? "", children: actions)
    swipeMenu = menu
    open(ContextMenuConfiguration(actionProvider: { _ in menu }), of: index)
  }
}
