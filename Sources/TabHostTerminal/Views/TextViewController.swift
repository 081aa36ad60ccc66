public import TabHost

/// A page with text that is wrapped to its width and that the user scrolls, selects and copies.
///
/// ```swift
/// let notes = TextViewController(StyledText("Moss and Rain\n", style: Style(bold: true)))
/// notes.text.append("A walk through an old forest.")
/// ```
///
/// The text is wrapped once for each width, so that scrolling costs as much as the visible lines,
/// whatever the length of the text.
///
/// The arrow keys, the page keys, Home, End and the wheel scroll. A drag, and Shift with the arrow
/// keys, select text, and Ctrl-A selects all of it. `c` and a menu copy the selected text to the
/// clipboard of the terminal, and Esc ends the selection. A key that has no effect, such as an arrow
/// key at the end of the text, is up to the host.
open class TextViewController: ViewController, TerminalContent {
  /// The text.
  ///
  /// An assignment ends the selection and keeps the scroll position.
  public var text: StyledText {
    didSet {
      guard text != oldValue else { return }
      document = TextDocument(text)
      wrapped = nil
      selection = nil
      setNeedsDisplay()
    }
  }

  /// Whether the user can select and copy text.
  ///
  /// The default is `true`. ``HostScreen/allowsCopying`` permits copying for the whole screen.
  public var allowsSelection = true {
    didSet {
      guard allowsSelection != oldValue else { return }
      selection = nil
      setNeedsDisplay()
    }
  }

  /// The text and its styles by position.
  var document: TextDocument
  /// The lines for the width of the last frame, or `nil` if the text has changed.
  private var wrapped: (columns: Int, lines: TextLines)?
  /// The selected text.
  var selection: TextSelection?
  /// Whether a mouse button was pressed on the text.
  var isSelecting = false
  /// The first visible line.
  private var firstLine = 0
  /// The size of the canvas in the last frame.
  var drawnSize = CellSize(columns: 0, rows: 0)
  /// Whether the layout direction of the last frame was right to left.
  var isRightToLeft = false

  /// Creates a page with text.
  public init(_ text: StyledText = StyledText(), title: String? = nil) {
    self.text = text
    document = TextDocument(text)
    super.init()
    self.title = title
  }

  // MARK: - Selection

  /// The selected text, or `nil` if none is selected.
  public var selectedText: String? {
    selection.map { String(document.string[$0.range]) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Selects the whole text.
  public func selectAll() {
    guard allowsSelection, !document.string.isEmpty else { return }
    selection = TextSelection(anchor: document.string.startIndex, head: document.string.endIndex)
    setNeedsDisplay()
  }

  /// Copies the selected text to the clipboard of the terminal, and ends the selection.
  ///
  /// - Returns: `false` if no text is selected, the page is not on screen, or the screen does not
  ///   copy the text; see ``HostScreen/copy(_:)``. Then the selection remains.
  @discardableResult
  public func copySelectedText() -> Bool {
    guard let selectedText, terminalScreen?.copy(selectedText) == true else { return false }
    endSelection()
    return true
  }

  /// Ends the selection.
  func endSelection() {
    selection = nil
    setNeedsDisplay()
  }

  // MARK: - TerminalContent

  /// Draws the visible lines.
  open func draw(on canvas: inout Canvas) { paint(on: canvas) }

  /// Handles the keys and mouse events of the text; see ``TextViewController``.
  open func handle(_ event: ContentEvent) -> Bool {
    switch event {
    case .key(let press): isHandled(press)
    case .mouse(let mouse): isHandled(mouse)
    case .paste, .focusGained, .focusLost: false
    }
  }

  /// Whether the text can have the keyboard focus: the user can select text, or not all of it was
  /// visible in the last frame.
  open var canBecomeFocused: Bool {
    allowsSelection || wrapped.map { $0.lines.ranges.count > drawnSize.rows } == true
  }

  /// Returns the size that shows the whole text, limited to the available size.
  open func preferredSize(in available: CellSize) -> CellSize {
    let lines = TextLines(document.string, columns: available.columns)
    return CellSize(columns: lines.columns, rows: min(lines.ranges.count, available.rows))
  }
}

// MARK: - Lines and scrolling

extension TextViewController {
  /// The lines for the width of the last frame.
  var lines: TextLines {
    if let wrapped, wrapped.columns == drawnSize.columns { return wrapped.lines }
    let lines = TextLines(document.string, columns: drawnSize.columns)
    wrapped = (drawnSize.columns, lines)
    return lines
  }

  /// The first visible line, limited to the number of lines.
  var firstVisibleLine: Int { max(0, min(firstLine, lines.ranges.count - drawnSize.rows)) }

  /// Adapts the lines to the size of a canvas. The first visible character stays in the first line.
  func resize(to size: CellSize) {
    guard size != drawnSize else { return }
    let isNew = drawnSize.columns == 0
    let first = lines.ranges[firstVisibleLine].lowerBound
    drawnSize = size
    if !isNew { firstLine = lines.line(containing: first) }
  }

  /// Scrolls by a number of lines.
  ///
  /// - Returns: `false` at the end in that direction.
  func scroll(by step: Int) -> Bool {
    let first = firstVisibleLine
    let last = max(0, lines.ranges.count - drawnSize.rows)
    let next = max(0, min(first + step, last))
    guard next != first else { return false }
    firstLine = next
    setNeedsDisplay()
    return true
  }

  /// Scrolls as little as necessary to show a position.
  func reveal(_ position: String.Index) {
    let line = lines.line(containing: position)
    firstLine = max(line - drawnSize.rows + 1, min(firstVisibleLine, line))
    setNeedsDisplay()
  }
}
