public import TabHost

/// A page with several lines of text that the user edits.
///
/// ```swift
/// let note = TextEditorController("Buy moss", title: "Note")
/// note.placeholder = "Write a note"
/// note.editingChangedHandler = { store.note = $0.text }
/// ```
///
/// The lines are wrapped to the width of the page. Only the visible ones are, so that a key costs as
/// much as its line and drawing as much as one screen, regardless of the length of the text.
///
/// While the text can be edited and the page has the focus, letters are text and not commands. Esc
/// ends the selection and then leaves the page, as Tab does unless ``insertsTabs`` is `true`. The
/// other keys are those of ``HostScreen/keyBindings`` in the scope ``KeyBindings/Scope/editor``. A
/// click places the cursor and a drag selects text; a second click on the same character selects its
/// word, and a third one the line, by which a drag then extends the selection. Pasted text keeps its
/// lines; control characters are removed.
open class TextEditorController: ViewController, TerminalContent {
  /// A position in the text, between two characters.
  public struct Position: Hashable, Comparable, Sendable {
    /// The line, counted from 0.
    public var line: Int
    /// The number of bytes of UTF-8 between the beginning of the line and the position.
    public var utf8Offset: Int

    /// Creates a position.
    public init(line: Int, utf8Offset: Int) {
      self.line = line
      self.utf8Offset = utf8Offset
    }

    /// Returns whether a position is before another one.
    public static func < (left: Position, right: Position) -> Bool {
      (left.line, left.utf8Offset) < (right.line, right.utf8Offset)
    }
  }

  /// Whether the user can edit the text.
  ///
  /// The default is `true`. If it is `false`, the user can move the cursor, select and copy, and
  /// letters are commands.
  public var isEditable = true {
    didSet { if isEditable != oldValue { setNeedsDisplay() } }
  }

  /// Whether Tab inserts a tab character.
  ///
  /// The default is `false`: Tab moves the focus to the next area of the screen, as in a form.
  /// Shift-Tab and Esc leave the page in either case.
  public var insertsTabs = false

  /// The text that is displayed while the text is empty.
  ///
  /// The default is `nil`.
  public var placeholder: String? {
    didSet { if placeholder != oldValue { setNeedsDisplay() } }
  }

  /// Called after the user has changed the text.
  ///
  /// The default is `nil`.
  public var editingChangedHandler: ((TextEditorController) -> Void)?

  /// Called when the user has moved the cursor or changed the selection without changing the text.
  ///
  /// The default is `nil`.
  public var selectionChangedHandler: ((TextEditorController) -> Void)?

  /// Asks whether a change of the user is made, given the range and the text that replaces it.
  ///
  /// The default is `nil`, which permits all changes. Undoing and redoing are changes, too.
  public var shouldChangeHandler: ((TextEditorController, Range<Position>, String) -> Bool)?

  /// The identifier under which the text is kept while the user writes it, or `nil` if it is not.
  ///
  /// When the page appears for the first time, it continues with the text that the program has kept when
  /// it ended, if that differs from ``text``: the status line says so, the user can undo it, and
  /// ``editingChangedHandler`` is called. Call ``finishDraft()`` when the text is saved, sent or
  /// discarded. ``Draft`` describes when and where the text is kept. A form with several fields uses a
  /// ``Draft`` itself.
  ///
  /// The default is `nil`. Set this property after ``text``: an assigned text is one for which no draft
  /// is kept.
  public var draftIdentifier: String? {
    didSet {
      guard draftIdentifier != oldValue else { return }
      draft?.close()
      draft = nil
      if appearanceState != .disappeared { openDraft() }
    }
  }

  let contents: EditableText
  var draft: Draft<String>?
  var history = EditHistory()
  var selection = EditorSelection(at: Position(line: 0, utf8Offset: 0))
  /// The column that moving up and down keeps, or `nil` after another movement.
  var goalColumn: Int?
  /// The first visible line.
  var firstLine = TextPlace.start
  /// The size of the canvas in the last frame.
  var drawnSize = CellSize(columns: 0, rows: 0)
  /// The area of the lines in the last frame.
  var textArea = CellRect(CellSize(columns: 0, rows: 0))
  /// Whether the layout direction of the last frame was right to left.
  var isRightToLeft = false
  /// The scrollbar beside the text. Its first line is estimated, and set for each frame.
  public let scrollbar = ContentScrollbar()
  /// Whether a mouse button was pressed on the text.
  var isSelecting = false
  /// The character on which consecutive clicks were made, and their number.
  var clicks: (position: Position, count: Int)?
  /// What a drag extends the selection by, with the range that was pressed.
  var draggedUnit: (unit: TextUnit, range: Range<Position>)?

  /// Creates a page with text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - title: The title of the page, or `nil` for none.
  public init(_ text: String = "", title: String? = nil) {
    contents = EditableText(text)
    super.init()
    self.title = title
  }

  // MARK: - Text

  /// The text.
  ///
  /// Lines end in `\n`, whatever the assigned text has. Other characters are kept; control characters
  /// are displayed as symbols. An assignment moves the cursor to the beginning and calls no handler.
  /// It can't be undone, and neither can earlier changes; ``replaceText(with:)`` can.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public var text: String {
    get { contents.string }
    set {
      draft?.save()
      contents.setString(newValue)
      draft?.initialValue = contents.string
      history = EditHistory()
      firstLine = .start
      select(EditorSelection(at: beginningOfDocument))
    }
  }

  /// The number of lines, at least 1.
  public var lineCount: Int { contents.lines.count }

  /// Returns the text of a line without its line break.
  ///
  /// - Parameter number: The number of the line, from 0 up to ``lineCount``.
  public func line(_ number: Int) -> String { contents.lines[number] }

  /// The position before the first character.
  public var beginningOfDocument: Position { Position(line: 0, utf8Offset: 0) }

  /// The position after the last character.
  public var endOfDocument: Position { contents.endPosition }

  /// Returns the text of a range, which is limited to the text.
  public func text(in range: Range<Position>) -> String { contents.string(in: limited(range)) }

  /// Replaces the text of a range. The user can undo the change, and no handler is called.
  ///
  /// - Parameters:
  ///   - range: The range, which is limited to the text. If it is empty, text is inserted.
  ///   - text: The new text. Control characters except line breaks and tabs are removed.
  public func replace(_ range: Range<Position>, with text: String) {
    history.close()
    change(limited(range), to: Self.plain(text))
    history.close()
  }

  /// Replaces the whole text, such as by that of another program. The user can undo the change and
  /// those before it, and no handler is called.
  ///
  /// The cursor stays in its line. An equal text changes nothing.
  ///
  /// - Parameter text: The new text. Control characters except line breaks and tabs are removed.
  /// - Complexity: O(*n*), where *n* is the length of both texts.
  public func replaceText(with text: String) {
    let text = Self.plain(text)
    guard !text.utf8.elementsEqual(self.text.utf8) else { return }
    let cursor = selection.head
    replace(beginningOfDocument..<endOfDocument, with: text)
    select(EditorSelection(at: contents.position(nearest: cursor)))
  }

  /// Inserts text at the cursor, in place of the selected text; see ``replace(_:with:)``.
  public func insertText(_ text: String) { replace(selectedRange, with: text) }

  // MARK: - Selection

  /// The selected range, which is empty at the cursor if no text is selected.
  ///
  /// An assigned range is limited to the text, and the cursor is at its end. The text scrolls to the
  /// cursor.
  public var selectedRange: Range<Position> {
    get { selection.range }
    set {
      let range = limited(newValue)
      history.close()
      select(EditorSelection(anchor: range.lowerBound, head: range.upperBound))
    }
  }

  /// The selected text, or `nil` if none is selected.
  public var selectedText: String? {
    selection.range.isEmpty ? nil : contents.string(in: selection.range)
  }

  /// Selects the whole text.
  public func selectAll() { selectedRange = beginningOfDocument..<endOfDocument }

  /// Copies the selected text to the clipboard of the terminal. It remains selected, and the user can
  /// insert it in other editors of the screen.
  ///
  /// - Returns: `false` if no text is selected, the page is not on screen, or the text exceeds
  ///   ``HostScreen/maximumCopiedBytes``. Such text is not in the clipboard, so that cutting leaves it
  ///   in place, but the user can insert it in other editors.
  @discardableResult
  public func copySelectedText() -> Bool {
    guard let selectedText, let screen = terminalScreen else { return false }
    screen.pasteboard = selectedText
    return screen.copy(selectedText) || !screen.allowsCopying
  }

  // MARK: - Undo

  /// Whether there is a change to undo.
  public var canUndo: Bool { isEditable && !history.done.isEmpty }

  /// Whether there is a change to redo.
  public var canRedo: Bool { isEditable && !history.undone.isEmpty }

  // MARK: - Appearance

  /// Continues with the text that was kept; see ``draftIdentifier``.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    openDraft()
  }

  // MARK: - TerminalContent

  /// Draws the visible lines.
  open func draw(on canvas: inout Canvas) { paint(on: canvas) }

  /// Handles keys, mouse events and pasted text; see ``TextEditorController``.
  open func handle(_ event: ContentEvent) -> Bool {
    switch event {
    case .key(let press): return handleKey(press)
    case .mouse(let mouse): return handleMouse(mouse)
    case .paste(let pasted):
      guard isEditable else { return false }
      edit(selection.range, to: Self.plain(pasted.text), isStep: true)
      return true
    case .focusGained, .focusLost: return history.close()
    }
  }

  /// Whether the page can have the keyboard focus, which is always `true`.
  open var canBecomeFocused: Bool { true }

  /// The keys that a subclass handles, which the status line shows before those of the page. The
  /// default implementation returns none.
  open var keyHints: [KeyHint] { [] }

  /// Returns 60 columns and 10 rows, limited to the available size.
  open func preferredSize(in available: CellSize) -> CellSize {
    CellSize(columns: min(60, available.columns), rows: min(10, available.rows))
  }
}

// MARK: - Changing the text

extension TextEditorController {
  /// Makes a change of the user, if the app permits it.
  ///
  /// - Parameter isStep: Whether the change is undone by itself.
  func edit(_ range: Range<Position>, to text: String, isStep: Bool = false) {
    guard !range.isEmpty || !text.isEmpty, shouldChangeHandler?(self, range, text) != false else {
      return
    }
    // The handler may have changed the text.
    let range = limited(range)
    if isStep || !range.isEmpty && !text.isEmpty { history.close() }
    change(range, to: text)
    if isStep { history.close() }
    editingChangedHandler?(self)
  }

  /// Undoes or redoes a change for the user, if the app permits it.
  func restore(isUndo: Bool) {
    guard let step = isUndo ? history.done.last : history.undone.last else { return }
    let range = isUndo ? step.insertedRange : step.removedRange
    let text = isUndo ? step.removed : step.inserted
    guard shouldChangeHandler?(self, range, text) != false,
      (isUndo ? history.undo() : history.redo()) != nil
    else { return }
    let end = contents.replace(range, with: text)
    select(
      isUndo ? step.selection : EditorSelection(at: contents.position(nearest: end, isAfter: true))
    )
    draft?.setNeedsSave()
    editingChangedHandler?(self)
  }

  private func change(_ range: Range<Position>, to text: String) {
    let removed = contents.string(in: range)
    guard !removed.utf8.elementsEqual(text.utf8) || selection.range != range else { return }
    let step = EditHistory.Step(
      start: range.lowerBound,
      removed: removed,
      inserted: text,
      selection: selection
    )
    let end = contents.replace(range, with: text)
    history.record(step)
    select(EditorSelection(at: contents.position(nearest: end, isAfter: true)))
    draft?.setNeedsSave()
  }

  /// Selects text, and scrolls to the cursor.
  func select(_ new: EditorSelection) {
    goalColumn = nil
    selection = new
    reveal()
    setNeedsDisplay()
  }

  /// Returns a range of whole characters in the text.
  func limited(_ range: Range<Position>) -> Range<Position> {
    contents.position(
      nearest: range.lowerBound
    )..<contents.position(nearest: range.upperBound, isAfter: true)
  }

  /// Returns text without control characters except line breaks and tabs.
  static func plain(_ text: String) -> String {
    func isControl(_ scalar: Unicode.Scalar) -> Bool {
      scalar != "\n" && scalar != "\r" && scalar != "\t"
        && scalar.properties.generalCategory == .control
    }
    guard text.unicodeScalars.contains(where: { isControl($0) || $0 == "\r" }) else { return text }
    let scalars = text.unicodeScalars.filter { !isControl($0) }
    return EditableText.lines(of: String(String.UnicodeScalarView(scalars)))
      .joined(separator: "\n")
  }
}
