import Foundation
import TabHost

extension ListViewController: CommandContent {
  var commands: [(command: TerminalCommand, effect: TabHostController.Strings.Text)] {
    var commands: [(command: TerminalCommand, effect: TabHostController.Strings.Text)] = []
    let hasRows = focusedIndex != nil
    if hasRows, activationHandler != nil { commands.append((.activate, .chooseHint)) }
    if hasRows, allowsMultipleSelection { commands.append((.toggleCheck, .selectHint)) }
    if hasRows, contextMenuProvider != nil { commands.append((.contextMenu, .menuHint)) }
    if hasRows, leadingSwipeActionsProvider != nil {
      commands.append((.swipeLeading, .actionsHint))
    }
    if hasRows, trailingSwipeActionsProvider != nil {
      commands.append((.swipeTrailing, .actionsHint))
    }
    if finder != nil {
      commands.append((.cancel, .allRowsHint))
    } else if allowsFinding, hasRows {
      commands.append((.find, .findHint))
    }
    return commands
  }

  func perform(_ command: TerminalCommand) -> Bool {
    switch command {
    case .moveUp: return moveFocus(by: -1)
    case .moveDown: return moveFocus(by: 1)
    case .pageUp: return moveFocus(by: 1 - max(visibleLines, 2))
    case .pageDown: return moveFocus(by: max(visibleLines, 2) - 1)
    case .halfPageUp: return moveFocus(by: -max(visibleLines / 2, 1))
    case .halfPageDown: return moveFocus(by: max(visibleLines / 2, 1))
    case .moveToFirst: return moveFocus(by: -layout.lineCount)
    case .moveToLast: return moveFocus(by: layout.lineCount)
    case .activate: return activateFocusedRow()
    case .cancel where finder != nil:
      endFinding()
      return true
    case .find where allowsFinding && finder == nil: return beginFinding()
    case .toggleCheck where allowsMultipleSelection: return toggleFocusedRow()
    case .swipeLeading: return openSwipeActions(.leading)
    case .swipeTrailing: return openSwipeActions(.trailing)
    case .contextMenu: return openContextMenu()
    default: return false
    }
  }

  func isHandled(_ press: KeyPress) -> Bool {
    let keys = keyBindings
    if finder != nil, let edit = keys.edit(for: press) { return isFound(edit) }
    return keys.commandInContent(for: press).map(perform) ?? false
  }

  /// Activates the focused row, and ends finding rows.
  func activateFocusedRow() -> Bool {
    guard let index = focusedIndex, let row = row(at: index) else { return false }
    guard row.isEnabled else { return true }
    guard let activationHandler else { return false }
    endFinding()
    activationHandler(index)
    return true
  }

  /// Selects the focused row, or deselects it.
  func toggleFocusedRow() -> Bool {
    guard let index = focusedIndex, let row = row(at: index) else { return false }
    guard row.isEnabled else { return true }
    selectedIndices.formSymmetricDifference([index])
    selectionHandler?(selectedIndices)
    return true
  }

  // MARK: - Finding rows

  private func beginFinding() -> Bool {
    guard layout.lineCount > 0 else { return false }
    finder = ListFinder(counts: sections.map(\.rowCount))
    search()
    reveal()
    setNeedsDisplay()
    return true
  }

  /// Lists all rows again, and keeps the focus.
  func endFinding() {
    guard finder != nil else { return }
    let focused = focusedIndex
    finder = nil
    focusedIndex = focused
  }

  /// Changes the text to find, and moves the focus to the nearest row that contains it.
  ///
  /// - Returns: `false` if the user does not find rows.
  func isFound(_ edit: (inout LineEditor) -> Void) -> Bool {
    guard finder != nil else { return false }
    finder?.edit(edit)
    search()
    reveal()
    setNeedsDisplay()
    return true
  }
}

// MARK: - Searching in slices

extension ListViewController: SearchingContent {
  var isSearching: Bool { finder?.isFinished == false }

  /// Begins the slices of a search, which the screen performs. Without a screen, they are performed
  /// at once.
  func search() {
    guard let screen = terminalScreen else {
      while isSearching, hasPerformedSlice() {}
      return
    }
    screen.contents.searching = self
  }

  func continueSearching() { _ = hasPerformedSlice() }

  /// Performs a slice, unless a closure that creates rows changes the sections.
  private func hasPerformedSlice() -> Bool {
    updateFinder()
    guard let rows = finder?.rowsToCollect else { return false }
    let focused = focusedIndex
    let texts = rows.map { row(at: $0)?.searchText ?? "" }
    guard finder?.rowsToCollect == rows else { return false }
    finder?.advance(texts)
    if focusedIndex != focused { reveal() }
    return true
  }
}

// MARK: - Mouse

/// The press of a mouse button on a row of a list.
struct ListPress {
  /// The minimum number of columns that the mouse moves in a swipe.
  static let swipeColumns = 3

  let index: ListIndex
  let location: CellPoint
  /// Whether the row had the focus before.
  let wasFocused: Bool
}

extension ListViewController {
  func isHandled(_ mouse: MouseEvent) -> Bool {
    if let effect = scrollbar.effect(of: mouse) {
      press = nil
      scroll(effect)
      return true
    }
    switch (mouse.kind, mouse.button) {
    case (.press, let button) where button.scrolledLines != 0:
      return scroll(by: button.scrolledLines)
    case (.press, .left): return press(at: mouse.location)
    case (.press, .right):
      guard let index = index(at: mouse.location) else { return false }
      focusedIndex = index
      return openContextMenu()
    case (.release, .left), (.release, .none): return release(at: mouse.location)
    default: return press != nil
    }
  }

  private func scroll(_ effect: ViewScrollbar.Effect) {
    switch effect {
    case .nothing: break
    case .page(let step): _ = scroll(by: step * max(visibleLines - 1, 1))
    case .line(let first): _ = scroll(by: first - firstVisibleLine(in: layout))
    }
  }

  /// Returns the row at a point of the canvas, or `nil` if there is none.
  private func index(at point: CellPoint) -> ListIndex? {
    guard point.row < visibleLines, CellRect(drawnSize).contains(point) else { return nil }
    let layout = layout
    if point.row == 0, stickyTitle(in: layout) != nil { return nil }
    let line = layout.line(at: firstVisibleLine(in: layout) + point.row)
    if case .row(let index) = line { return index }
    return nil
  }

  private func press(at point: CellPoint) -> Bool {
    press = nil
    guard let index = index(at: point) else { return false }
    press = ListPress(index: index, location: point, wasFocused: focusedIndex == index)
    focusedIndex = index
    return true
  }

  /// Ends a click or a swipe on the pressed row.
  private func release(at point: CellPoint) -> Bool {
    guard let press else { return false }
    self.press = nil
    guard focusedIndex == press.index else { return true }
    let moved = point.column - press.location.column
    if abs(moved) >= ListPress.swipeColumns {
      let edge: SwipeEdge = (moved > 0) != isRightToLeft ? .leading : .trailing
      _ = openSwipeActions(edge, isFull: abs(moved) * 5 >= drawnSize.columns * 3)
    } else if index(at: point) == press.index {
      if isCheckbox(press.location) {
        _ = toggleFocusedRow()
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
  /// The line of the focused row in the last frame.
  var menuAnchor: CellRect? {
    let layout = layout
    guard let line = focusedLine(in: layout) else { return nil }
    return CellRect(
      column: 0,
      row: line - firstVisibleLine(in: layout),
      columns: drawnSize.columns,
      rows: 1
    )
  }

  /// Opens the menu of the focused row.
  ///
  /// - Returns: `false` if the row has no menu.
  func openContextMenu() -> Bool {
    guard let index = focusedIndex, let configuration = contextMenuProvider?(index) else {
      return false
    }
    reveal()
    tabHostController?.user.openContextMenu(configuration, in: self)
    return true
  }

  /// Shows the swipe actions of the focused row as a menu.
  ///
  /// - Parameter isFull: Whether to perform the first action if the configuration permits that.
  /// - Returns: `false` if the row has no swipe actions.
  func openSwipeActions(_ edge: SwipeEdge, isFull: Bool = false) -> Bool {
    let provider =
      edge == .leading ? leadingSwipeActionsProvider : trailingSwipeActionsProvider
    guard let index = focusedIndex, let configuration = provider?(index),
      let first = configuration.actions.first
    else { return false }
    let source = ListRowSource()
    if isFull, configuration.performsFirstActionWithFullSwipe {
      first.handler(first, source) { _ in }
      return true
    }
    let actions = configuration.actions.map { action in
      Action(
        title: action.title ?? action.image?.systemName ?? "",
        image: action.image,
        attributes: action.style == .destructive ? .destructive : []
      ) { _ in action.handler(action, source) { _ in } }
    }
    let menu = Menu(title: row(at: index)?.content.plainText ?? "", children: actions)
    reveal()
    let configured = ContextMenuConfiguration(actionProvider: { _ in menu })
    tabHostController?.user.openContextMenu(configured, in: self)
    return true
  }
}

/// The row of a list as the source of a swipe action. A popover from it points to the host.
private final class ListRowSource: PopoverSourceItem {
  func frame(in controller: ViewController) -> CGRect? { nil }
}
