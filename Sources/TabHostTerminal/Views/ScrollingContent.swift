import TabHost

/// Content whose lines the wheel and a scrollbar scroll.
@MainActor protocol ScrollingContent: AnyObject {
  associatedtype Line: Comparable

  /// The first visible line.
  var firstLineShown: Line { get }

  /// The first line of all.
  static var start: Line { get }

  var scrollbar: ViewScrollbar { get set }

  /// The number of lines that a page scrolls, at least 1.
  var pageStep: Int { get }

  /// Scrolls by a number of lines.
  ///
  /// - Returns: `false` at the end in that direction.
  func scroll(by step: Int) -> Bool

  /// Scrolls so that the scrollbar shows a number of lines above the first visible one.
  func scroll(toLine number: Int)
}

extension ScrollingContent {
  /// Performs an action, and returns the direction in which that has scrolled, or `nil` if it has not.
  func scrolling<Result>(
    _ action: () -> Result
  ) -> (result: Result, direction: UserInteraction.ScrollDirection?) {
    let before = firstLineShown
    let result = action()
    let after = firstLineShown
    guard after != before else { return (result, nil) }
    return (result, after > before ? .down : after == Self.start ? .top : .up)
  }

  /// Scrolls if the wheel is turned or the mouse is used on the scrollbar.
  ///
  /// - Returns: Whether the event is handled, or `nil` if it does not scroll.
  func scroll(with mouse: MouseEvent) -> Bool? {
    if mouse.kind == .press, mouse.button.scrolledLines != 0 {
      return scroll(by: mouse.button.scrolledLines)
    }
    switch scrollbar.effect(of: mouse) {
    case nil: return nil
    case .nothing?: break
    case .page(let pages)?: _ = scroll(by: pages * pageStep)
    case .line(let number)?: scroll(toLine: number)
    }
    return true
  }
}

/// A page with a text that is wrapped to its width, and that the wheel and a scrollbar scroll.
@MainActor protocol ScrollingText: ViewController, ScrollingContent where Line == TextPlace {
  associatedtype Layout: WrappedParts

  /// The lines of the text.
  var layout: Layout { get }

  /// The line that was last scrolled to. The text may have become shorter since.
  var firstLine: TextPlace { get set }

  /// Whether the last lines stay visible when the text becomes longer.
  var followsEnd: Bool { get }

  /// The size of the canvas in the last frame.
  var drawnSize: CellSize { get }
}

extension ScrollingText {
  static var start: TextPlace { .start }

  var followsEnd: Bool { false }

  /// The first visible line, limited to the lines of the text.
  var firstLineShown: TextPlace { layout.firstLine(nearest: firstLine, rows: drawnSize.rows) }

  var pageStep: Int { max(drawnSize.rows - 1, 1) }

  func scroll(by step: Int) -> Bool { scroll(to: layout.place(step, from: firstLineShown)) }

  func scroll(toLine number: Int) {
    let rows = drawnSize.rows
    _ = scroll(to: layout.line(atScrolled: number, showing: firstLineShown, rows: rows))
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
