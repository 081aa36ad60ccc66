import TabHost

/// Content that the wheel and a scrollbar scroll.
///
/// Content passes mouse events to ``scroll(with:)``, draws its scrollbar with
/// ``ContentScrollbar/draw(on:in:lineCount:)``, and then the lines from
/// ``ContentScrollbar/firstLine`` on. If a key or a mouse event scrolls a page, the bars that are
/// minimized while the user scrolls are minimized or expanded.
@MainActor public protocol ScrollingContent: TerminalContent {
  /// The scrollbar, which the content creates, retains and draws.
  var scrollbar: ContentScrollbar { get }

  /// The scroll position, which is 0 at the top and increases downward, in any unit.
  ///
  /// The screen reads it before and after each event of the content, and only if scrolling minimizes a
  /// bar. The default is the ``ContentScrollbar/firstLine`` of the scrollbar.
  var scrollOffset: Double { get }

  /// Scrolls down by a number of lines, or up by a negative number, as far as the content extends.
  ///
  /// Called by ``scroll(with:)``: with three lines for a step of the wheel, and with a page for a
  /// click beside the thumb of the scrollbar. The default implementation changes the
  /// ``ContentScrollbar/firstLine`` of the scrollbar.
  ///
  /// - Returns: `false` if the content is at its end in that direction.
  func scroll(by lines: Int) -> Bool

  /// Scrolls so that the scrollbar shows a number of lines above the first visible one.
  ///
  /// Called by ``scroll(with:)`` while the user drags the thumb of the scrollbar. The default
  /// implementation calls ``scroll(by:)``.
  func scroll(toLine line: Int)
}

extension ScrollingContent {
  /// The number of lines above the first visible one.
  public var scrollOffset: Double { Double(scrollbar.firstLine) }

  /// Changes the first visible line, within the lines of the last frame.
  public func scroll(by lines: Int) -> Bool {
    let (first, last) = (scrollbar.limited(scrollbar.firstLine), scrollbar.limited(.max))
    let line = first + max(-first, min(lines, last - first))
    guard line != scrollbar.firstLine else { return false }
    scrollbar.firstLine = line
    setNeedsDisplay()
    return true
  }

  /// Calls ``scroll(by:)`` with the distance from the first visible line.
  public func scroll(toLine line: Int) { _ = scroll(by: line - scrollbar.firstLine) }

  /// Scrolls if the user turns the wheel, or uses the main button on the scrollbar.
  ///
  /// - Returns: Whether the event is handled, which it is not for the wheel at an end, or `nil` if the
  ///   event does not concern scrolling.
  public func scroll(with mouse: MouseEvent) -> Bool? {
    if mouse.kind == .press, mouse.button.scrolledLines != 0 {
      return scroll(by: mouse.button.scrolledLines)
    }
    switch scrollbar.effect(of: mouse) {
    case nil: return nil
    case .nothing?: break
    case .lines(let lines)?: _ = scroll(by: lines)
    case .line(let line)?: scroll(toLine: line)
    }
    return true
  }
}
