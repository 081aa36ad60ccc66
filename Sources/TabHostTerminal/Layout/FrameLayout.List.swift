import TabHost

extension FrameLayout {
  /// The layout of the open list, which is on top of everything else.
  struct List: Hashable, Sendable {
    /// The area of the list with its border.
    let rect: CellRect
    /// The area of the lines: all but the border and the field.
    let lines: CellRect
    /// The line of the field for a query, or `nil` without one or without room for it.
    let field: CellRect?
    /// The lines that fit around the focused one.
    let visibleLines: Range<Int>
    /// The number of lines.
    let count: Int
    /// The scrollbar in the border beside the lines, or `nil` if all lines are visible.
    let scrollbar: Scrollbar?

    /// Creates the layout of a list with the border in a rectangle.
    init(in rect: CellRect, count: Int, showing focus: Int, hasField: Bool) {
      self.rect = rect
      self.count = count
      let inner = rect.inset(columns: 1, rows: 1)
      field = hasField && !inner.isEmpty ? inner.firstLine : nil
      lines =
        hasField
        ? inner.part(row: min(inner.rows, 1), rows: max(inner.rows - 1, 0)) : inner
      let first = max(0, min(focus - lines.rows / 2, count - lines.rows))
      visibleLines = first..<max(first, min(count, first + lines.rows))
      guard !visibleLines.isEmpty, visibleLines.count < count, rect.columns > 2 else {
        scrollbar = nil
        return
      }
      // The marks for more lines are in the lines above and below.
      let column = CellRect(
        column: rect.endColumn - 1,
        row: lines.row - 1,
        columns: 1,
        rows: lines.rows + 2
      )
      scrollbar = Scrollbar(in: column, showing: visibleLines, of: count)
    }

    /// Returns the cells of a line, or `nil` if it is not visible.
    func rect(ofLine index: Int) -> CellRect? {
      visibleLines.contains(index) ? lines.part(row: index - visibleLines.lowerBound) : nil
    }

    /// Returns the number of lines that a click on the border scrolls.
    ///
    /// The top border and the scrollbar above its thumb scroll to the earlier lines, and the bottom
    /// border and the scrollbar below its thumb to the later ones. The result is 0 at any other point,
    /// or if there are no more lines.
    func scrollStep(at point: CellPoint) -> Int {
      guard rect.contains(point), !visibleLines.isEmpty else { return 0 }
      if point.row == rect.row { return visibleLines.lowerBound > 0 ? -visibleLines.count : 0 }
      if point.row == rect.endRow - 1 {
        return visibleLines.upperBound < count ? visibleLines.count : 0
      }
      guard let scrollbar, scrollbar.rect.contains(point) else { return 0 }
      return scrollbar.step(at: point) * visibleLines.count
    }
  }

  /// Returns the layout with a list on top.
  @MainActor func placing(_ list: ScreenList, focus: Int) -> FrameLayout {
    var result = self
    let placed = List(
      in: list.rect(in: self),
      count: list.count,
      showing: focus,
      hasField: list.field != nil
    )
    result.list = placed
    result.elements.append(FrameElement(.list, placed.rect))
    for index in placed.visibleLines {
      guard let rect = placed.rect(ofLine: index) else { continue }
      var element = FrameElement(.line(index), in: .list, rect)
      element.isEnabled = list[index].isEnabled
      result.elements.append(element)
    }
    return result
  }
}
