import TabHost

extension ListViewController {
  func isHandled(_ press: KeyPress) -> Bool {
    switch (press.key, press.modifiers) {
    case (.up, []): return moveFocus(by: -1)
    case (.down, []): return moveFocus(by: 1)
    case (.pageUp, []): return moveFocus(by: 1 - max(visibleLines, 2))
    case (.pageDown, []): return moveFocus(by: max(visibleLines, 2) - 1)
    case (.enter, []): return activateFocusedRow()
    case (.escape, []) where finder != nil:
      endFinding()
      return true
    default: break
    }
    if finder != nil, let edit = LineEditor.edit(for: press) { return isFound(edit) }
    switch (press.key, press.modifiers) {
    case (.home, []): return moveFocus(by: -layout.lineCount)
    case (.end, []): return moveFocus(by: layout.lineCount)
    case (.character("u"), .control): return moveFocus(by: -max(visibleLines / 2, 1))
    case (.character("d"), .control): return moveFocus(by: max(visibleLines / 2, 1))
    case (.character("f"), []) where allowsFinding: return beginFinding()
    case (.character(" "), []) where allowsMultipleSelection: return toggleFocusedRow()
    case (.character("<"), []): return openSwipeActions(.leading)
    case (.character(">"), []): return openSwipeActions(.trailing)
    case (.menu, []): return openContextMenu()
    default: return false
    }
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
