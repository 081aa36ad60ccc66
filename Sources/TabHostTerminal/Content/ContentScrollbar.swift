/// The scroll position of content, and the scrollbar in its trailing column if it is longer than its
/// canvas; see ``ScrollingContent``.
@MainActor public final class ContentScrollbar {
  /// What the mouse does with the scrollbar.
  enum Effect {
    case nothing
    /// Scrolls by a number of lines.
    case lines(Int)
    /// Scrolls so that the line is the first visible one.
    case line(Int)
  }

  /// The number of columns of the scrollbar, including the blank before it.
  static let columns = 2

  /// The smallest size with a scrollbar. All columns of a smaller canvas belong to the content.
  private static let minimumSize = CellSize(columns: 10, rows: 4)

  /// The scrollbar of the last frame, or `nil` if there was none.
  private var bar: Scrollbar?
  /// The line of the thumb that a mouse button was pressed on.
  private var grip: Int?
  /// The number of all lines, and of those that fit, in the last frame.
  private var (lineCount, visibleLineCount) = (0, 0)
  /// The row of the canvas with the first visible line in the last frame.
  private var firstRow = 0

  /// The number of lines above the first visible one.
  ///
  /// The default is 0. Drawing the scrollbar limits it, so that the visible lines are full. Setting it does
  /// not request a frame.
  public var firstLine = 0

  /// Creates a scrollbar that has not been drawn.
  public init() {}

  /// Returns whether a canvas that not all lines fit on has a scrollbar.
  static func isShown(in size: CellSize) -> Bool {
    size.columns >= minimumSize.columns && size.rows >= minimumSize.rows
  }

  /// Draws the scrollbar, unless all lines fit or the area is too small for one.
  ///
  /// The scrollbar and a blank before it take the two trailing columns of the area. There is none in an
  /// area of fewer than 10 columns or 4 rows.
  ///
  /// - Parameters:
  ///   - canvas: The canvas of the content, or a part of it.
  ///   - area: The cells of the lines and the scrollbar, in the coordinates of the canvas.
  ///   - lineCount: The number of all lines. It may be estimated.
  /// - Returns: The cells that remain for the lines.
  public func draw(on canvas: Canvas, in area: CellRect, lineCount: Int) -> CellRect {
    (self.lineCount, visibleLineCount, firstRow) = (lineCount, area.rows, area.row)
    firstLine = limited(firstLine)
    let size = CellSize(columns: area.columns, rows: area.rows)
    guard lineCount > area.rows, Self.isShown(in: size) else {
      bar = nil
      return area
    }
    let isMirrored = canvas.isRightToLeft
    let lines = isMirrored ? area.without(left: Self.columns) : area.without(right: Self.columns)
    let column = isMirrored ? area.column : area.endColumn - 1
    let shown = firstLine..<firstLine + area.rows
    let rect = area.at(column: column, columns: 1)
    let bar = Scrollbar(in: rect, showing: shown, of: lineCount)
    self.bar = bar.moved(canvas.wholeRect(of:))
    let placed = bar.moved(canvas.place(of:))
    let glyphs = FrameGlyphs(
      drawing: canvas.drawing,
      isRightToLeft: canvas.isRightToLeft,
      styles: canvas.styles
    )
    let cells = placed.rect
    canvas.surface.cells.verticalLine(cells, drawing: canvas.drawing, style: glyphs.styles[.rule])
    placed.paint(
      hasEarlier: firstLine > 0,
      hasLater: shown.upperBound < lineCount,
      glyphs,
      on: &canvas.surface.cells
    )
    return lines
  }

  /// Changes ``firstLine`` as little as necessary to show a line, with the size of the last frame.
  ///
  /// Content calls this method when the focus moves. It does not request a frame.
  public func scroll(toShowLine line: Int) {
    firstLine = max(line - visibleLineCount + 1, min(firstLine, line))
  }

  /// Returns the direction in which the content scrolls while a drag rests at a row of the canvas, which
  /// is that of its first or last line, or `nil` if it does not.
  func step(atEdge row: Int) -> Int? {
    guard visibleLineCount > 0 else { return nil }
    if row <= firstRow { return firstLine > 0 ? -1 : nil }
    let isAtEnd = limited(firstLine) == limited(.max)
    return row >= firstRow + visibleLineCount - 1 && !isAtEnd ? 1 : nil
  }

  /// Returns a number of lines, limited to those that can be above the first visible one.
  func limited(_ line: Int) -> Int { max(0, min(line, lineCount - visibleLineCount)) }

  /// Removes the scrollbar, because the next frame shows no lines.
  func remove() { bar = nil }

  /// Handles a press of the main button on the scrollbar, and a drag of its thumb.
  ///
  /// - Returns: `nil` if the event does not concern the scrollbar.
  func effect(of mouse: MouseEvent) -> Effect? {
    switch (mouse.kind, mouse.button) {
    case (.press, .left):
      grip = nil
      guard let bar, bar.rect.contains(mouse.location) else { return nil }
      let step = bar.step(at: mouse.location)
      guard step == 0 else { return .lines(step * max(bar.fitting - 1, 1)) }
      grip = mouse.location.row - bar.thumb.row
      return .nothing
    case (.drag, .left):
      guard let grip else { return nil }
      return bar.map { .line($0.firstRow(thumbAt: mouse.location.row - grip)) } ?? .nothing
    case (.release, _):
      defer { grip = nil }
      return grip.map { _ in .nothing }
    default: return nil
    }
  }
}

extension Scrollbar {
  /// Returns the scrollbar in other coordinates.
  fileprivate func moved(_ move: (CellRect) -> CellRect) -> Scrollbar {
    var moved = self
    (moved.rect, moved.thumb) = (move(rect), move(thumb))
    return moved
  }
}
