import Foundation
import TabHost

extension TextViewController: CommandContent {
  /// The commands for links and the selected text.
  public var commands: [CommandHint] {
    var commands: [CommandHint] = []
    if focusedLink != nil { commands.append(CommandHint(.activate, .openHint)) }
    if !links.isEmpty {
      commands += [CommandHint(.findNext, .nextHint), CommandHint(.findPrevious, .previousHint)]
    }
    if selectedText != nil {
      commands += [CommandHint(.copy, .copyHint), CommandHint(.cancel, .endSelectionHint)]
    }
    return commands
  }

  /// Returns whether ``commands`` contains a command or, with ``allowsSelection``, it selects text.
  public func canPerform(_ command: TerminalCommand) -> Bool {
    switch command {
    case .extendUp, .extendDown, .extendLeft, .extendRight, .selectAll, .contextMenu:
      allowsSelection
    default: commands.contains { $0.command == command }
    }
  }

  /// Performs a command, as for its key; see ``TextViewController``.
  public func perform(_ command: TerminalCommand) -> Bool {
    switch command {
    case .moveUp: return scroll(by: -1)
    case .moveDown: return scroll(by: 1)
    case .pageUp: return scroll(by: -pageStep)
    case .pageDown: return scroll(by: pageStep)
    case .halfPageUp: return scroll(by: -max(drawnSize.rows / 2, 1))
    case .halfPageDown: return scroll(by: max(drawnSize.rows / 2, 1))
    case .moveToFirst: return scroll(to: .start)
    case .moveToLast: return scroll(to: layout.end)
    case .findNext: return moveToLink(forward: true)
    case .findPrevious: return moveToLink(forward: false)
    case .activate:
      guard let focusedLink else { return false }
      openLink(focusedLink)
      return true
    default: return allowsSelection && performOnSelection(command)
    }
  }

  private func performOnSelection(_ command: TerminalCommand) -> Bool {
    switch command {
    case .selectAll: selectAll()
    case .extendLeft: extendSelection { self.index($0, by: self.isRightToLeft ? 1 : -1) }
    case .extendRight: extendSelection { self.index($0, by: self.isRightToLeft ? -1 : 1) }
    case .extendUp: extendSelection { self.index($0, lines: -1) }
    case .extendDown: extendSelection { self.index($0, lines: 1) }
    case .cancel where selection != nil: endSelection()
    case .copy where selectedText != nil: copySelectedText()
    case .contextMenu: return openMenu()
    default: return false
    }
    return true
  }

  func handleMouse(_ mouse: MouseEvent) -> Bool {
    if let isHandled = scroll(with: mouse) { return isHandled }
    switch (mouse.kind, mouse.button) {
    case (.press, .left):
      pressedLink = link(at: mouse.location)
      guard allowsSelection else { return pressedLink != nil }
      beginSelection(at: mouse.location)
    case (.press, .right) where allowsSelection: return openMenu()
    case (.drag, .left) where isSelecting: continueSelection(to: mouse.location)
    case (.release, .left), (.release, .none):
      let pressed = pressedLink
      pressedLink = nil
      guard isSelecting || pressed != nil else { return false }
      isSelecting = false
      guard selectedText == nil else { return true }
      endSelection()
      if let pressed, pressed == link(at: mouse.location) { openLink(pressed) }
    default: return false
    }
    return true
  }

  // MARK: - Links

  /// The links that the user can open.
  var links: [(range: Range<String.Index>, target: URL)] {
    linkHandler == nil ? [] : document.links
  }

  /// Moves to the next or previous link, beginning again at the end. The first one is the next link
  /// after the beginning of the visible lines, or the last link of the text.
  private func moveToLink(forward: Bool) -> Bool {
    let links = links
    guard !links.isEmpty else { return false }
    let start = layout.range(at: firstLineShown).lowerBound
    let first = links.firstIndex { $0.range.lowerBound >= start } ?? 0
    let step = forward ? 1 : links.count - 1
    let index = focusedLink.map { ($0 + step) % links.count } ?? (forward ? first : links.count - 1)
    selection = nil
    focusedLink = index
    reveal(links[index].range.lowerBound)
    return true
  }

  private func openLink(_ index: Int) {
    guard links.indices.contains(index) else { return }
    focusedLink = index
    setNeedsDisplay()
    linkHandler?(links[index].target)
  }

  /// Returns the index of the link at a point of the canvas, or `nil` if there is none.
  private func link(at point: CellPoint) -> Int? {
    let links = links
    guard !links.isEmpty, let position = character(at: point) else { return nil }
    return links.firstIndex { $0.range.contains(position) }
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
    let start = layout.range(at: firstLineShown).lowerBound
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
    let column = document.string.column(of: index, inLine: layout.range(at: line))
    return document.string.index(atColumn: column, ofLine: layout.range(at: target))
  }

  // MARK: - Menu

  private func openMenu() -> Bool {
    let copy = Action(title: localized(.copy), attributes: selectedText == nil ? .disabled : []) {
      [weak self] _ in self?.copySelectedText()
    }
    let all = Action(title: localized(.selectAll)) { [weak self] _ in self?.selectAll() }
    let menu = Menu(children: [copy, all])
    let configuration = ContextMenuConfiguration(actionProvider: { _ in menu })
    tabHostController?.user.openContextMenu(configuration, in: self)
    return true
  }
}

// MARK: - Drawing

extension TextViewController {
  func paint(on canvas: Canvas) {
    isRightToLeft = canvas.isRightToLeft
    resize(to: canvas.size)
    let (first, count) = scrolledLines
    scrollbar.firstLine = first
    let area = scrollbar.draw(on: canvas, in: canvas.bounds, lineCount: count)
    canvas.draw(in: area) { canvas in
      for (row, range) in layout.ranges(from: firstLineShown, count: area.rows).enumerated() {
        paint(range, row: row, on: canvas)
      }
    }
  }

  private func paint(_ range: Range<String.Index>, row: Int, on canvas: Canvas) {
    let start = CellPoint(column: startColumn(of: range), row: row)
    if let (run, columns) = layout.prefix(of: range), !isRightToLeft {
      let place = CellPoint(column: start.column - columns, row: row)
      canvas.put(run.wrappedLinePrefix, at: place, style: run.style(in: canvas.styles))
    }
    canvas.put(
      document.runs(in: range, styles: canvas.styles),
      of: document.string,
      selected: selection?.range ?? focusedLink.map { document.links[$0].range },
      at: start
    )
  }

  // MARK: - Positions

  /// Returns the column at which a line begins, which depends on the layout direction, among those
  /// of the lines.
  private func startColumn(of range: Range<String.Index>) -> Int {
    let indentation = layout.prefix(of: range)?.columns ?? 0
    guard isRightToLeft else { return indentation }
    let columns = document.string.column(of: range.upperBound, inLine: range)
    return max(0, layout.columns - indentation - columns)
  }

  /// The first column of the lines. In a right-to-left layout, the scrollbar is before them.
  private var firstColumn: Int { isRightToLeft ? drawnSize.columns - layout.columns : 0 }

  /// Returns the position of the character at a point of the canvas, or `nil` beside the lines.
  private func character(at point: CellPoint) -> String.Index? {
    let place = layout.place(max(point.row, 0), from: firstLineShown)
    // Below the last line, the place is that of the last line.
    let isBelow = point.row > 0 && layout.place(point.row - 1, from: firstLineShown) == place
    guard point.row >= 0, !isBelow else { return nil }
    let range = layout.range(at: place)
    let position = position(at: point)
    let isInLine = point.column >= firstColumn + startColumn(of: range)
    return isInLine && range.contains(position) ? position : nil
  }

  /// Returns the position in the text at a point of the canvas: that of the character there, or the
  /// end of the line.
  func position(at point: CellPoint) -> String.Index {
    let row = min(max(point.row, 0), max(drawnSize.rows - 1, 0))
    let range = layout.range(at: layout.place(row, from: firstLineShown))
    let start = firstColumn + startColumn(of: range)
    return document.string.index(atColumn: point.column - start, ofLine: range)
  }
}
