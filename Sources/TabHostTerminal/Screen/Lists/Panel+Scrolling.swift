extension Panel {
  /// Returns the scrollbar in the border beside the lines, or `nil` if all lines are visible.
  func scrollbar(in rect: CellRect, showing index: Int) -> FrameLayout.Scrollbar? {
    let shown = window(in: rect, showing: index)
    guard !shown.isEmpty, shown.count < count, rect.columns > 2 else { return nil }
    let lines = lines(in: rect)
    // The marks for more lines are in the lines above and below.
    let column = CellRect(
      column: rect.endColumn - 1,
      row: lines.row - 1,
      columns: 1,
      rows: lines.rows + 2
    )
    return FrameLayout.Scrollbar(in: column, showing: shown, of: count)
  }

  /// Returns the number of lines that a click on the border scrolls.
  ///
  /// The top border and the scrollbar above its thumb scroll to the earlier lines, and the bottom
  /// border and the scrollbar below its thumb to the later ones. The result is 0 at any other point,
  /// or if there are no more lines.
  func scrollStep(at point: CellPoint, in rect: CellRect, showing index: Int) -> Int {
    let shown = window(in: rect, showing: index)
    guard rect.contains(point), !shown.isEmpty else { return 0 }
    if point.row == rect.row { return shown.lowerBound > 0 ? -shown.count : 0 }
    if point.row == rect.endRow - 1 { return shown.upperBound < count ? shown.count : 0 }
    guard let scrollbar = scrollbar(in: rect, showing: index), scrollbar.rect.contains(point) else {
      return 0
    }
    return scrollbar.step(at: point) * shown.count
  }

  /// Returns the selectable line to focus so that the given line becomes the first visible one, or
  /// `nil` if there is no such line.
  func choice(withFirst first: Int, in rect: CellRect) -> Int? {
    choice(0, from: first + lines(in: rect).rows / 2)
  }
}
