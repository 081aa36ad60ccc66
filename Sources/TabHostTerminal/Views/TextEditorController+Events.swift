import TabHost

extension TextEditorController: TextEntryContent {
  var keyScope: KeyBindings.Scope { .editor }

  var entersText: Bool { isEditable }

  /// The commands for the selected text and the clipboard, and for undoing changes.
  public var commands: [CommandHint] {
    var commands: [CommandHint] = []
    let isSelected = !selection.range.isEmpty
    if isSelected { commands.append(CommandHint(.copy, .copyHint)) }
    if isSelected, isEditable { commands.append(CommandHint(.cut, .cutHint)) }
    if canUndo { commands.append(CommandHint(.undo, .undoHint)) }
    if canRedo { commands.append(CommandHint(.redo, .redoHint)) }
    if isEditable, terminalScreen?.pasteboard != nil {
      commands.append(CommandHint(.paste, .pasteHint))
    }
    if isSelected {
      commands.append(CommandHint(.cancel, .endSelectionHint))
    } else if isEditable, tabHostController?.presentedControllers.isEmpty != false {
      commands.append(CommandHint(.cancel, .leaveHint))
    }
    return commands
  }

  /// Returns whether a command moves the cursor, or changes, selects or copies text.
  public func canPerform(_ command: TerminalCommand) -> Bool {
    switch command {
    case .extendUp, .extendDown, .extendLeft, .extendRight, .moveToFirst, .moveToLast, .selectAll,
      .contextMenu:
      true
    case .insertLineBreak: isEditable
    case .insertTab: isEditable && insertsTabs
    case _ where command.entry.edit != nil: isEditable || command.isCursorMovement
    default: commands.contains { $0.command == command }
    }
  }

  /// Performs a command, as for its key; see ``TextEditorController``.
  public func perform(_ command: TerminalCommand) -> Bool {
    clicks = nil
    switch command {
    case .moveUp: return move(byLines: -1)
    case .moveDown: return move(byLines: 1)
    case .pageUp: return move(byLines: -pageStep)
    case .pageDown: return move(byLines: pageStep)
    case .moveToFirst: return move(to: beginningOfDocument)
    case .moveToLast: return move(to: endOfDocument)
    case .extendUp: return move(byLines: -1, extends: true)
    case .extendDown: return move(byLines: 1, extends: true)
    case .extendLeft: return move(to: target(ofEdit: .moveBackward), extends: true)
    case .extendRight: return move(to: target(ofEdit: .moveForward), extends: true)
    case .contextMenu: return openMenu()
    // Also if there is nothing to undo, so that Ctrl-Z never suspends the program while the user writes.
    case .undo where isEditable: restore(isUndo: true)
    case .redo where isEditable: restore(isUndo: false)
    case _ where command.entry.edit != nil: return performEdit(command)
    default:
      guard canPerform(command) else { return false }
      return performOnText(command)
    }
    return true
  }

  private func performOnText(_ command: TerminalCommand) -> Bool {
    switch command {
    case .insertLineBreak: edit(selection.range, to: "\n" + indentation)
    case .insertTab: edit(selection.range, to: "\t")
    case .selectAll:
      selectAll()
      selectionChangedHandler?(self)
    case .copy: copySelectedText()
    case .cut: if copySelectedText() { edit(selection.range, to: "", isStep: true) }
    case .paste:
      if let text = terminalScreen?.pasteboard { edit(selection.range, to: text, isStep: true) }
    case .cancel where !selection.range.isEmpty: return move(to: selection.head)
    default: return false
    }
    return true
  }

  /// The white space at the beginning of the line of the cursor, as far as the cursor is after it.
  private var indentation: String {
    let start = selection.range.lowerBound
    let line = contents.lines[start.line]
    return String(line[..<contents.index(of: start)].prefix { $0 == " " || $0 == "\t" })
  }

  // MARK: - Keys

  func handleKey(_ press: KeyPress) -> Bool {
    if isEditable, let text = press.text {
      clicks = nil
      edit(selection.range, to: Self.plain(text))
      return true
    }
    guard press.kind != .release else { return false }
    let keys = keyBindings
    if let command = keys.command(boundTo: press, in: .editor), perform(command) { return true }
    if press.modifiers.contains(.shift) {
      let plain = KeyPress(press.key, modifiers: press.modifiers.subtracting(.shift))
      if let position = keys.command(boundTo: plain, in: .editor).flatMap(target) {
        return move(to: position, extends: true)
      }
    }
    return performCommand(for: press)
  }

  /// Returns the position that a command moves the cursor to, or `nil` if it does not.
  private func target(of command: TerminalCommand) -> Position? {
    switch command {
    case .moveToFirst: beginningOfDocument
    case .moveToLast: endOfDocument
    default: command.isCursorMovement ? target(ofEdit: command) : nil
    }
  }

  /// Performs a change of the text, or a movement of the cursor.
  private func performEdit(_ command: TerminalCommand) -> Bool {
    if command.isCursorMovement {
      let isSelected = !selection.range.isEmpty
      switch command {
      case .moveBackward where isSelected: return move(to: selection.range.lowerBound)
      case .moveForward where isSelected: return move(to: selection.range.upperBound)
      default: return move(to: target(ofEdit: command))
      }
    }
    guard isEditable else { return false }
    let target = target(ofEdit: command)
    let range = min(target, selection.head)..<max(target, selection.head)
    edit(selection.range.isEmpty ? range : selection.range, to: "")
    return true
  }

  /// Returns the position of the cursor after a movement, or the other end of what is deleted.
  private func target(ofEdit command: TerminalCommand) -> Position {
    let movement = command.entry.deletedMovement ?? command
    let head = selection.head
    var line = LineEditor(contents.lines[head.line], cursor: head.utf8Offset)
    movement.entry.edit?(&line)
    let target = Position(line: head.line, utf8Offset: line.cursorOffset)
    guard target == head else { return target }
    switch movement {
    case .moveBackward, .moveWordBackward:
      return contents.position(nearest: Position(line: head.line - 1, utf8Offset: .max))
    case .moveForward, .moveWordForward:
      return head.line + 1 < lineCount ? Position(line: head.line + 1, utf8Offset: 0) : head
    case .moveToEnd where !command.isCursorMovement:
      return head.line + 1 < lineCount ? Position(line: head.line + 1, utf8Offset: 0) : head
    default: return head
    }
  }

  /// Moves the cursor. The arrow keys never leave a text that can be edited.
  ///
  /// - Returns: `false` if the cursor does not move in a text that cannot be edited.
  private func move(to position: Position, extends: Bool = false, goal: Int? = nil) -> Bool {
    let new = EditorSelection(anchor: extends ? selection.anchor : position, head: position)
    guard new != selection else {
      goalColumn = goal
      return isEditable
    }
    history.close()
    select(new)
    goalColumn = goal
    selectionChangedHandler?(self)
    return true
  }

  /// Moves the cursor to the same column of another wrapped line, or to the end of the text in that
  /// direction.
  private func move(byLines step: Int, extends: Bool = false) -> Bool {
    let head = selection.head
    let place = contents.place(containing: head)
    let column =
      goalColumn
      ?? contents.lines[place.part].column(
        of: contents.index(of: head),
        inLine: contents.range(at: place)
      )
    let target = contents.place(step, from: place)
    let end = step < 0 ? beginningOfDocument : endOfDocument
    let position = target == place ? end : position(at: column, inLine: target)
    return move(to: position, extends: extends, goal: column)
  }

  // MARK: - Mouse

  func handleMouse(_ mouse: MouseEvent) -> Bool {
    if let isHandled = scroll(with: mouse) { return isHandled }
    switch (mouse.kind, mouse.button) {
    case (.press, .left): press(at: mouse.location, extends: mouse.modifiers.contains(.shift))
    case (.press, .right): return openMenu()
    case (.drag, .left) where isSelecting: drag(to: mouse.location)
    case (.release, .left), (.release, .none):
      guard isSelecting else { return false }
      isSelecting = false
    default: return false
    }
    return true
  }

  private func press(at point: CellPoint, extends: Bool) {
    isSelecting = true
    let position = position(at: point)
    let count = clicks?.position == position && !extends ? (clicks?.count ?? 0) % 3 + 1 : 1
    clicks = (position, count)
    draggedUnit = TextUnit(clicks: count).map { ($0, contents.range(of: $0, at: position)) }
    if let range = draggedUnit?.range {
      _ = move(to: range.lowerBound)
      _ = move(to: range.upperBound, extends: true)
    } else {
      _ = move(to: position, extends: extends)
    }
  }

  /// Extends the selection to a point. Beyond the first or last line, the text scrolls.
  private func drag(to point: CellPoint) {
    if point.row < 0 { _ = scroll(by: -1) }
    if point.row >= drawnSize.rows { _ = scroll(by: 1) }
    let position = position(at: point)
    guard let dragged = draggedUnit else {
      guard position != selection.head else { return }
      clicks = nil
      _ = move(to: position, extends: true)
      return
    }
    let range = contents.range(of: dragged.unit, at: position)
    // The app may have changed the text since the press.
    let pressed = limited(dragged.range)
    let isBefore = range.lowerBound < pressed.lowerBound
    let new = EditorSelection(
      anchor: isBefore ? pressed.upperBound : pressed.lowerBound,
      head: isBefore ? range.lowerBound : max(range.upperBound, pressed.upperBound)
    )
    guard new != selection else { return }
    clicks = nil
    select(new)
    selectionChangedHandler?(self)
  }

  private func openMenu() -> Bool {
    let isSelected = !selection.range.isEmpty
    func item(
      _ title: TabHostController.Strings.Text,
      _ command: TerminalCommand,
      _ isEnabled: Bool
    ) -> Action {
      Action(title: localized(title), attributes: isEnabled ? [] : .disabled) { [weak self] _ in
        _ = self?.perform(command)
      }
    }
    let pastes = isEditable && terminalScreen?.pasteboard != nil
    let edits = [
      item(.cut, .cut, isSelected && isEditable), item(.copy, .copy, isSelected),
      item(.paste, .paste, pastes), item(.selectAll, .selectAll, !contents.isEmpty),
    ]
    let history = Menu(
      options: .displayInline,
      children: [item(.undo, .undo, canUndo), item(.redo, .redo, canRedo)]
    )
    let menu = Menu(children: isEditable ? edits + [history] : edits)
    let configuration = ContextMenuConfiguration(actionProvider: { _ in menu })
    tabHostController?.user.openContextMenu(configuration, in: self)
    return true
  }
}

extension TerminalCommand {
  /// Whether the command moves the cursor in a text.
  fileprivate var isCursorMovement: Bool { entry.edit != nil && entry.deletedMovement == nil }
}

/// What consecutive clicks select.
enum TextUnit {
  case word
  case line

  /// The unit of a number of clicks, or `nil` for a single one.
  init?(clicks: Int) {
    switch clicks {
    case 2: self = .word
    case 3: self = .line
    default: return nil
    }
  }
}

extension EditableText {
  /// Returns the range of the word or the line at a position.
  fileprivate func range(of unit: TextUnit, at position: Position) -> Range<Position> {
    switch unit {
    case .word: word(at: position)
    case .line:
      Position(
        line: position.line,
        utf8Offset: 0
      )..<Position(
        line: position.line,
        utf8Offset: lines[position.line].utf8.count
      )
    }
  }

  /// Returns the range of the word at a position: of consecutive letters and digits, blanks, or other
  /// characters.
  private func word(at position: Position) -> Range<Position> {
    func kind(_ character: Character) -> Int {
      character.isWhitespace ? 0 : character.isLetter || character.isNumber ? 1 : 2
    }
    let line = lines[position.line]
    guard !line.isEmpty else { return position..<position }
    var start = index(of: position)
    if start == line.endIndex { start = line.index(before: start) }
    let wanted = kind(line[start])
    var end = line.index(after: start)
    while start > line.startIndex, kind(line[line.index(before: start)]) == wanted {
      start = line.index(before: start)
    }
    while end < line.endIndex, kind(line[end]) == wanted { end = line.index(after: end) }
    return self.position(
      of: start,
      inLine: position.line
    )..<self.position(of: end, inLine: position.line)
  }
}
