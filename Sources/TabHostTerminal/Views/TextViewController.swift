public import Foundation
public import TabHost

/// A page with text that is wrapped to its width and that the user scrolls, selects and copies.
///
/// ```swift
/// let notes = TextViewController(StyledText("Moss and Rain\n", style: CellStyle(bold: true)))
/// notes.append(StyledText("A walk through an old forest."))
/// ```
///
/// Only the visible lines are wrapped, so that drawing and scrolling cost as much as drawing one
/// screen, regardless of the length of the text. A scrollbar shows the position in a text that does
/// not fit.
///
/// The arrow keys, the page keys, Home, End, the wheel and the scrollbar scroll. A drag, and Shift
/// with the arrow keys, select text, and Ctrl-A selects all of it. `c` and a menu copy the selected
/// text to the clipboard of the terminal, and Esc ends the selection. `n` and `N` move to the next and
/// previous link, and Enter or a click opens it; see ``linkHandler``. A key that has no effect, such as
/// an arrow key at the end of the text, is passed to the host.
open class TextViewController: ViewController, TerminalContent {
  /// The text.
  ///
  /// An assignment ends the selection and keeps the scroll position. Reading and assigning take time in
  /// proportion to the length of the text, which drawing and ``append(_:)`` do not.
  public var text: StyledText {
    get { document.text }
    set {
      guard newValue != text else { return }
      document = TextDocument(newValue)
      wrapped = nil
      measured = nil
      selection = nil
      focusedLink = nil
      pressedLink = nil
      setNeedsDisplay()
    }
  }

  /// Whether the page shows the last lines while text is appended, as for a log.
  ///
  /// The default is `false`. Assigning `true` scrolls to the end. The page stays there until the user
  /// scrolls away or selects text, and follows the end again when the user returns to it.
  public var followsEnd = false {
    didSet {
      guard followsEnd != oldValue else { return }
      firstLine = followsEnd ? .beyondEnd : firstLineShown
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

  /// Called when the user opens a link of the text, with its target; `nil` if links can't be opened.
  ///
  /// The user clicks on a link, or moves to it with `n` and `N` and presses Enter. The default is
  /// `nil`.
  public var linkHandler: ((URL) -> Void)? {
    didSet { setNeedsDisplay() }
  }

  /// The text and its styles by position.
  var document: TextDocument
  /// The lines for a size of the canvas, or `nil` if the text has changed.
  private var wrapped: (size: CellSize, layout: TextLayout)?
  /// The preferred size for an available size, or `nil` if the text has changed.
  private var measured: (available: CellSize, size: CellSize)?
  /// The selected text.
  var selection: TextSelection?
  /// The index of the link that Enter opens.
  var focusedLink: Int?
  /// The index of the link on which a mouse button was pressed.
  var pressedLink: Int?
  /// Whether a mouse button was pressed on the text.
  var isSelecting = false
  /// The first visible line, or a place beyond the end while the page follows that.
  var firstLine = TextPlace.start
  /// The scrollbar beside the text. Its first line is estimated, and set for each frame.
  public let scrollbar = ContentScrollbar()
  /// The size of the canvas in the last frame.
  var drawnSize = CellSize(columns: 0, rows: 0)
  /// Whether the layout direction of the last frame was right to left.
  var isRightToLeft = false

  /// Creates a page with text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - title: The title of the page, or `nil` for none.
  public init(_ text: StyledText = StyledText(), title: String? = nil) {
    document = TextDocument(text)
    super.init()
    self.title = title
  }

  // MARK: - Appending

  /// Appends text, and keeps the selection and the scroll position; see ``followsEnd``.
  ///
  /// It takes time in proportion to the appended text and to the last line.
  public func append(_ text: StyledText) {
    guard !text.runs.isEmpty else { return }
    // What the user has selected stays where it is.
    if selection?.range.isEmpty == false { firstLine = firstLineShown }
    let isLong = wrapped.map { $0.layout.hasMoreLines(than: $0.size.rows) } ?? false
    let part = document.append(text)
    // A text that fits may need a scrollbar now.
    if isLong { wrapped?.layout.discard(from: part) } else { wrapped = nil }
    measured = nil
    setNeedsDisplay()
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

  /// Scrolls to the first line, and keeps the selection.
  ///
  /// Called when the user selects the tab again; see `ViewController.scrollToBeginning()`.
  open override func scrollToBeginning() { _ = scroll(by: -.max) }

  // MARK: - TerminalContent

  /// Draws the visible lines.
  open func draw(on canvas: inout Canvas) { paint(on: canvas) }

  /// Handles the keys and mouse events of the text; see ``TextViewController``.
  open func handle(_ event: ContentEvent) -> Bool {
    switch event {
    case .key(let press): performCommand(for: press)
    case .mouse(let mouse): handleMouse(mouse)
    case .paste, .focusGained, .focusLost: false
    }
  }

  /// Whether the text can have the keyboard focus: the user can select text or open a link, or not all
  /// of the text was visible in the last frame.
  open var canBecomeFocused: Bool {
    allowsSelection || !links.isEmpty
      || wrapped.map { $0.layout.hasMoreLines(than: $0.size.rows) } == true
  }

  /// The keys that a subclass handles, which the status line shows before those of the text. The
  /// default implementation returns none.
  open var keyHints: [KeyHint] { [] }

  /// Returns the size that shows the whole text, limited to the available size. The width is that of
  /// the first thousand lines.
  open func preferredSize(in available: CellSize) -> CellSize {
    if let measured, measured.available == available { return measured.size }
    let layout = TextLayout(document, columns: available.columns)
    var (columns, rows) = layout.measure(first: max(Self.measuredLines, available.rows + 1))
    if rows > available.rows, ContentScrollbar.isShown(in: available) {
      columns += ContentScrollbar.columns
    }
    let size = CellSize(
      columns: min(columns, available.columns),
      rows: min(rows, available.rows)
    )
    measured = (available, size)
    return size
  }

  private static let measuredLines = 1_000
}

// MARK: - Lines and scrolling

extension TextViewController: ScrollingText {
  /// The lines for the size of the last frame. If they do not fit, columns are left for the scrollbar.
  var layout: TextLayout {
    if let wrapped, wrapped.size == drawnSize { return wrapped.layout }
    var layout = TextLayout(document, columns: drawnSize.columns)
    if layout.hasMoreLines(than: drawnSize.rows), ContentScrollbar.isShown(in: drawnSize) {
      layout = TextLayout(document, columns: drawnSize.columns - ContentScrollbar.columns)
    }
    wrapped = (drawnSize, layout)
    return layout
  }

  /// Adapts the lines to the size of a canvas. The first visible character stays in the first line.
  func resize(to size: CellSize) {
    guard size != drawnSize else { return }
    let isNew = drawnSize.columns == 0
    let first =
      isNew || firstLine == .beyondEnd ? nil : layout.range(at: firstLineShown).lowerBound
    drawnSize = size
    if let first { firstLine = layout.place(containing: first) }
  }

  /// Scrolls as little as necessary to show a position.
  func reveal(_ position: String.Index) {
    reveal(layout.place(containing: position))
    setNeedsDisplay()
  }

  /// The number of the first visible line and the number of all lines, as the scrollbar shows them.
  var scrolledLines: (first: Int, count: Int) {
    layout.scrolledLines(first: firstLineShown, rows: drawnSize.rows)
  }
}
