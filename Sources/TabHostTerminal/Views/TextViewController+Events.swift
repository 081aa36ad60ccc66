import TabHost

extension TextViewController {
  /// The number of lines per step of the wheel.
  private static let wheelStep = 3

  func isHandled(_ press: KeyPress) -> Bool {
    let page = max(drawnSize.rows - 1, 1)
    switch (press.key, press.modifiers) {
    case (.up, []): return scroll(by: -1)
    case (.down, []): return scroll(by: 1)
    case (.pageUp, []): return scroll(by: -page)
    case (.pageDown, []): return scroll(by: page)
    case (.home, []): return scroll(to: .start)
    case (.end, []): return scroll(to: layout.end)
    case (.character("u"), .control): return scroll(by: -max(drawnSize.rows / 2, 1))
    case (.character("d"), .control): return scroll(by: max(drawnSize.rows / 2, 1))
    default: return allowsSelection && isHandledBySelection(press)
    }
  }

  private func isHandledBySelection(_ press: KeyPress) -> Bool {
    switch (press.key, press.modifiers) {
    case (.character("a"), .control): selectAll()
    case (.left, .shift): extendSelection { self.index($0, by: self.isRightToLeft ? 1 : -1) }
    case (.right, .shift): extendSelection { self.index($0, by: self.isRightToLeft ? -1 : 1) }
    case (.up, .shift): extendSelection { self.index($0, lines: -1) }
    case (.down, .shift): extendSelection { self.index($0, lines: 1) }
    case (.escape, []) where selection != nil: endSelection()
    case (.character("c"), []) where selectedText != nil: copySelectedText()
    case (.menu, []): return openMenu()
    default: return false
    }
    return true
  }

  func isHandled(_ mouse: MouseEvent) -> Bool {
    if let effect = scrollbar.effect(of: mouse) {
      scroll(effect)
      return true
    }
    switch (mouse.kind, mouse.button) {
    case (.press, .wheelUp): return scroll(by: -Self.wheelStep)
    case (.press, .wheelDown): return scroll(by: Self.wheelStep)
    case (.press, .left) where allowsSelection: beginSelection(at: mouse.location)
    case (.press, .right) where allowsSelection: return openMenu()
    case (.drag, .left) where isSelecting: continueSelection(to: mouse.location)
    case (.release, .left), (.release, .none):
      guard isSelecting else { return false }
      isSelecting = false
      if selectedText == nil { endSelection() }
    default: return false
    }
    return true
  }

  private func scroll(_ effect: ViewScrollbar.Effect) {
    switch effect {
    case .nothing: break
    case .page(let step): _ = scroll(by: step * max(drawnSize.rows - 1, 1))
    case .line(let first): _ = scroll(to: line(atScrolled: first))
    }
  }

  // MARK: - Selecting

  private func beginSelection(at point: CellPoint) {
    let position = position(at: point)
    selection = TextSelection(anchor: position, head: position)
    isSelecting = true
    setNeedsDisplay()
  }

  /// Extends the selection to a point. Beyond the first or last line, the text scrolls.
  private func continueSelection(to point: CellPoint) {
    if point.row < 0 { _ = scroll(by: -1) }
    if point.row >= drawnSize.rows { _ = scroll(by: 1) }
    selection?.head = position(at: point)
    setNeedsDisplay()
  }

  /// Moves the head of the selection. Without a selection, it begins at the first visible
  /// character.
  private func extendSelection(_ move: (String.Index) -> String.Index) {
    let start = layout.range(at: firstVisibleLine).lowerBound
    var extended = selection ?? TextSelection(anchor: start, head: start)
    extended.head = move(extended.head)
    selection = extended
    reveal(extended.head)
  }

  private func index(_ index: String.Index, by step: Int) -> String.Index {
    let string = document.string
    let limit = step < 0 ? string.startIndex : string.endIndex
    return string.index(index, offsetBy: step, limitedBy: limit) ?? limit
  }

  /// Returns the position in the same column of another line, or the end of the text in that
  /// direction.
  private func index(_ index: String.Index, lines step: Int) -> String.Index {
    let line = layout.place(containing: index)
    let target = layout.place(step, from: line)
    guard target != line else {
      return step < 0 ? document.string.startIndex : document.string.endIndex
    }
    let column = column(of: index, inLine: layout.range(at: line))
    return position(inLine: layout.range(at: target), column: column)
  }

  // MARK: - Menu

  private func openMenu() -> Bool {
    let copy = Action(title: "Copy", attributes: selectedText == nil ? .disabled : []) {
      [weak self] _ in self?.copySelectedText()
    }
    let all = Action(title: "Select All") { [weak self] _ in self?.selectAll() }
    let menu = Menu(children: [copy, all])
    let configuration = ContextMenuConfiguration(actionProvider: { _ in menu })
    tabHostController?.user.openContextMenu(configuration, in: self)
    return true
  }
}
