import TabHost

/// A page with a text that is wrapped to its width, and that the wheel and a scrollbar scroll.
@MainActor protocol ScrollingText: ScrollingContent {
  associatedtype Layout: WrappedParts

  /// The lines of the text.
  var layout: Layout { get }

  /// The line that was last scrolled to. The text may have become shorter since.
  var firstLine: TextPlace { get set }

  /// Whether the last lines stay visible when the text becomes longer.
  var followsEnd: Bool { get }

  /// The size of the canvas in the last frame.
  var drawnSize: CellSize { get }

  /// Whether the user selects text with the pressed mouse button.
  var isSelecting: Bool { get }
}

extension ScrollingText {
  var followsEnd: Bool { false }

  /// The first visible line, limited to the lines of the text.
  var firstLineShown: TextPlace { layout.firstLine(nearest: firstLine, rows: drawnSize.rows) }

  var pageStep: Int { max(drawnSize.rows - 1, 1) }

  /// The number of parts above the first visible line, because the number of lines is only estimated.
  public var scrollOffset: Double {
    let place = firstLineShown
    let lines = layout.lines(ofPart: place.part).ranges.count
    return Double(place.part) + Double(place.line) / Double(lines)
  }

  /// Returns whether a line more is visible after scrolling down, or up if `step` is negative.
  func canScroll(by step: Int) -> Bool {
    let shown = firstLineShown
    let line = layout.place(step, from: shown)
    return min(line, layout.lastFirstLine(rows: drawnSize.rows)) != shown
  }

  /// Scrolls by a number of lines.
  public func scroll(by lines: Int) -> Bool {
    scroll(to: layout.place(max(lines, -.max), from: firstLineShown))
  }

  /// Scrolls to an estimated line.
  public func scroll(toLine line: Int) {
    let rows = drawnSize.rows
    _ = scroll(to: layout.line(atScrolled: line, showing: firstLineShown, rows: rows))
  }

  /// Scrolls so that a line is the first visible one, or as far as the text extends.
  ///
  /// - Returns: `false` if that changes nothing.
  func scroll(to line: TextPlace) -> Bool {
    let (first, shown) = (firstLine, firstLineShown)
    let last = layout.lastFirstLine(rows: drawnSize.rows)
    firstLine = line < last ? line : followsEnd ? .beyondEnd : last
    let beginsToFollow = firstLine == .beyondEnd && first != .beyondEnd
    guard firstLineShown != shown || beginsToFollow else { return false }
    setNeedsDisplay()
    return true
  }

  /// Scrolls as little as necessary to show a line.
  func reveal(_ line: TextPlace) {
    let rows = drawnSize.rows
    _ = scroll(to: layout.firstLine(revealing: line, from: firstLineShown, rows: rows))
  }
}
