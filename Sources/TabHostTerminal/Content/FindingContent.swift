import TabHost

/// Content in which the user finds text with the commands ``TerminalCommand/find`` and
/// ``TerminalCommand/search``.
///
/// They open the field for the text to find. ``TerminalCommand/activate`` and
/// ``TerminalCommand/cancel`` close it, and then ``TerminalCommand/findNext`` and
/// ``TerminalCommand/findPrevious`` move to other matches. Content passes its events to
/// ``enterFindText(_:)`` and its commands to ``performFindCommand(_:)``, and draws the field with
/// ``FindField/draw(on:)``.
@MainActor public protocol FindingContent: CommandContent {
  /// The field for the text to find, which the content creates and retains.
  var findField: FindField { get }

  /// Called after the user has opened or closed the field, or has changed its text.
  ///
  /// Content usually moves to the first match of ``FindField/text``, or shows only the matches, while
  /// the field is open.
  func findFieldDidChange()

  /// Moves to the next or previous match of ``FindField/text``, usually from the last one to the first.
  ///
  /// Called for ``TerminalCommand/findNext`` and ``TerminalCommand/findPrevious``, while the field is
  /// closed.
  ///
  /// - Returns: `false` if there is no match.
  func moveToMatch(isForward: Bool) -> Bool
}

extension FindingContent {
  /// The hints of the commands for finding, which content adds to its
  /// ``CommandContent/commands``.
  public var findCommands: [CommandHint] {
    if findField.isOpen { return [CommandHint(.cancel, .closeHint)] }
    let finding = [CommandHint(.search, .findHint), CommandHint(.find, .findHint)]
    if findField.text.isEmpty { return finding }
    return finding + [
      CommandHint(.findNext, .nextHint), CommandHint(.findPrevious, .previousHint),
    ]
  }

  /// Performs a command for finding; see ``FindingContent``.
  ///
  /// - Returns: `false` for any other command, or if the command has no effect now.
  public func performFindCommand(_ command: TerminalCommand) -> Bool {
    switch command {
    case .find, .search:
      guard !findField.isOpen else { return false }
      changeFindField { $0.open() }
    case .activate, .cancel:
      guard findField.isOpen else { return false }
      endFinding()
    case .findNext, .findPrevious:
      guard !findField.isOpen, !findField.text.isEmpty else { return false }
      return moveToMatch(isForward: command == .findNext)
    default: return false
    }
    return true
  }

  /// Enters a key or pasted text into the open field, and closes the field if the content loses the
  /// keyboard focus.
  ///
  /// - Returns: `false` if the field is closed, or if the event does not change it.
  public func enterFindText(_ event: ContentEvent) -> Bool {
    guard findField.isOpen else { return false }
    switch event {
    case .key(let press):
      guard let edit = keyBindings.edit(for: press) else { return false }
      changeFindField { $0.edit(edit) }
      return true
    case .paste(let pasted):
      changeFindField { $0.edit { $0.insert(pasted.text) } }
      return true
    case .focusLost: endFinding()
    case .focusGained, .mouse: break
    }
    return false
  }

  /// Closes the field. If it is closed already, nothing happens.
  public func endFinding() {
    if findField.isOpen { changeFindField { $0.close() } }
  }

  private func changeFindField(_ change: (FindField) -> Void) {
    let (wasOpen, text) = (findField.isOpen, findField.text)
    change(findField)
    setNeedsDisplay()
    if findField.isOpen != wasOpen || findField.text != text { findFieldDidChange() }
  }
}

/// The field for the text to find, in the last line of a page; see ``FindingContent``.
@MainActor public final class FindField {
  /// Whether the field is open, so that the user types into it.
  public private(set) var isOpen = false

  /// The text to find.
  ///
  /// It is empty when the user opens the field. After the field has been closed, it is the last text that
  /// was not empty.
  public var text: String { isOpen ? editor.text : closedText }

  private var editor = LineEditor.query()
  private var closedText = ""

  /// Creates a field that is closed.
  public init() {}

  /// Draws the field in the last line of a canvas and places the text cursor in it, if it is open.
  ///
  /// Call this method after drawing anything else that sets the cursor.
  ///
  /// - Returns: The cells of the canvas above the field, or all of them if it is closed.
  @discardableResult
  public func draw(on canvas: Canvas) -> CellRect {
    guard isOpen, canvas.size.rows > 0 else { return canvas.bounds }
    let line = canvas.bounds.lastLine
    let field = FieldPlace(editor, in: line, canvas.isRightToLeft)
    canvas.fill(line)
    if let glyph = field.glyph {
      let glyphs = FrameGlyphs(drawing: canvas.drawing, isRightToLeft: canvas.isRightToLeft)
      canvas.put(String(glyphs.search), at: glyph, style: canvas.styles[.secondary])
    }
    canvas.put(field.text.string, at: field.textStart)
    canvas.cursor = field.cursor
    return canvas.bounds.part(row: 0, rows: line.row)
  }

  fileprivate func open() { (isOpen, editor) = (true, .query()) }

  fileprivate func edit(_ edit: LineEditor.Edit) { edit(&editor) }

  fileprivate func close() {
    if !editor.text.isEmpty { closedText = editor.text }
    isOpen = false
  }
}
