import TabHost

/// The scrollbar in the trailing column of a list or a text that is longer than its canvas.
struct ViewScrollbar {
  /// What the mouse does with the scrollbar.
  enum Effect {
    case nothing
    /// Scrolls by a page: -1 is up, and 1 is down.
    case page(Int)
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

  /// Returns whether a canvas that not all lines fit on has a scrollbar.
  static func isShown(in size: CellSize) -> Bool {
    size.columns >= minimumSize.columns && size.rows >= minimumSize.rows
  }

  /// Draws the scrollbar unless all lines fit.
  ///
  /// - Parameters:
  ///   - area: The area of the lines and the scrollbar.
  ///   - first: The first visible line.
  ///   - count: The number of lines.
  ///   - canvas: The canvas.
  /// - Returns: The area of the lines.
  mutating func paint(
    in area: CellRect,
    showing first: Int,
    of count: Int,
    on canvas: Canvas
  ) -> CellRect {
    let size = CellSize(columns: area.columns, rows: area.rows)
    guard count > area.rows, Self.isShown(in: size) else {
      bar = nil
      return area
    }
    let isMirrored = canvas.isRightToLeft
    let lines = isMirrored ? area.without(left: Self.columns) : area.without(right: Self.columns)
    let column = isMirrored ? area.column : area.endColumn - 1
    let shown = first..<first + area.rows
    let rect = area.at(column: column, columns: 1)
    let bar = Scrollbar(in: rect, showing: shown, of: count)
    self.bar = bar
    var placed = bar
    placed.rect = canvas.place(of: bar.rect)
    placed.thumb = canvas.place(of: bar.thumb)
    let glyphs = FrameGlyphs(
      drawing: canvas.drawing,
      isRightToLeft: canvas.isRightToLeft,
      styles: canvas.styles
    )
    let cells = placed.rect
    canvas.surface.cells.verticalLine(cells, drawing: canvas.drawing, style: glyphs.styles[.rule])
    placed.paint(
      hasEarlier: first > 0,
      hasLater: shown.upperBound < count,
      glyphs,
      on: &canvas.surface.cells
    )
    return lines
  }

  /// Removes the scrollbar, because the next frame shows no lines.
  mutating func remove() { bar = nil }

  /// Handles a press of the main button on the scrollbar, and a drag of its thumb.
  ///
  /// - Returns: `nil` if the event does not concern the scrollbar.
  mutating func effect(of mouse: MouseEvent) -> Effect? {
    switch (mouse.kind, mouse.button) {
    case (.press, .left):
      grip = nil
      guard let bar, bar.rect.contains(mouse.location) else { return nil }
      let step = bar.step(at: mouse.location)
      guard step == 0 else { return .page(step) }
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
