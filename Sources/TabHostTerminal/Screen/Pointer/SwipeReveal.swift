import TabHost

/// The swipe actions that a row reveals while the mouse moves it sideways, in the sidebar or in a list.
@MainActor struct SwipeReveal {
  /// The minimum number of columns that the mouse moves in a swipe.
  static let threshold = 3

  let configuration: SwipeActionsConfiguration
  /// The edge at which the actions are revealed.
  let edge: SwipeEdge
  /// The distance from that edge in columns. Negative in the opposite direction.
  private var distance = 0

  init(_ configuration: SwipeActionsConfiguration, _ edge: SwipeEdge) {
    (self.configuration, self.edge) = (configuration, edge)
  }

  /// Whether a release of the button leaves the actions open.
  var isOpen: Bool { distance >= Self.threshold }

  /// Moves the row by a number of columns to the right of its original position, or to the left.
  mutating func move(by columns: Int, isRightToLeft: Bool) {
    let forward = isRightToLeft ? -columns : columns
    distance = edge == .leading ? forward : -forward
  }

  /// Returns the first action if a release performs it: its configuration permits that, it is not
  /// destructive, and the row of some columns has been moved far enough.
  ///
  /// A touch screen performs destructive actions in this way, too, but a drag with the mouse may have
  /// been meant as something else.
  func fullAction(columns: Int) -> ContextualAction? {
    guard configuration.performsFirstActionWithFullSwipe, isOpen, distance * 5 >= columns * 3,
      let first = configuration.actions.first, first.style != .destructive
    else { return nil }
    return first
  }

  /// Draws a row at its current position with the revealed actions beside it.
  func paint(
    in rect: CellRect,
    isRightToLeft: Bool,
    styles: Theme.Styles,
    ellipsis: Character,
    isFull: Bool,
    on cells: inout CellBuffer
  ) {
    let distance = min(max(distance, 0), rect.columns)
    guard distance > 0 else { return }
    let isAtLeft = (edge == .leading) != isRightToLeft
    shift(rect, by: isAtLeft ? distance : -distance, ellipsis: ellipsis, on: &cells)
    let hidden = rect.columns - distance
    let shown = isAtLeft ? rect.without(right: hidden) : rect.without(left: hidden)
    let actions = isFull ? Array(configuration.actions.prefix(1)) : configuration.actions
    // The first action is the one nearest to the edge.
    var line = LineWriter(shown.firstLine, isRightToLeft: !isAtLeft)
    let base = styles[.target]
    cells.fill(shown, with: .blank(base))
    for action in actions where line.room > 1 {
      var style = base
      if action.style == .destructive {
        style = styles[.destructive]
        style.isReversed = true
      }
      style.isUnderlined = isFull
      line.skip(1)
      let title = action.title ?? action.image?.systemName ?? ""
      line.fill(title, ellipsis: ellipsis, style: style, on: &cells)
    }
  }

  private func shift(
    _ rect: CellRect,
    by columns: Int,
    ellipsis: Character,
    on cells: inout CellBuffer
  ) {
    let old = cells
    cells.fill(rect, with: .blank)
    for row in rect.row..<rect.endRow {
      for column in rect.column..<rect.endColumn {
        let place = CellPoint(column: column + columns, row: row)
        cells.set(old[column, row], at: place, clip: rect)
      }
      let end = columns > 0 ? rect.endColumn - 1 : rect.column
      let hidden = end - columns + columns.signum()
      if old.hasText(from: end - columns, to: hidden, row: row) {
        let style = cells[end, row].style
        cells.put(
          glyph: ellipsis,
          at: CellPoint(column: end, row: row),
          style: style,
          clip: rect
        )
      }
    }
  }
}

extension CellBuffer {
  /// Returns whether a text extends from a cell to the one beside it.
  fileprivate func hasText(from column: Int, to other: Int, row: Int) -> Bool {
    [column, other].allSatisfy { column in
      guard bounds.contains(CellPoint(column: column, row: row)) else { return false }
      // The second half of a wide character has none.
      guard let character = self[column, row].character else { return true }
      return character != " " && BoxGlyph(character) == nil
    }
  }

  /// Replaces the last letters of the texts beside a rectangle that is drawn above them with an ellipsis.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - old: The cells without the rectangle.
  ///   - ellipsis: The ellipsis.
  mutating func truncateTexts(beside rect: CellRect, of old: CellBuffer, ellipsis: Character) {
    let ends = [(rect.column - 1, rect.column), (rect.endColumn, rect.endColumn - 1)]
    for row in rect.row..<rect.endRow {
      for (column, covered) in ends where old.hasText(from: column, to: covered, row: row) {
        let place = CellPoint(column: column, row: row)
        put(glyph: ellipsis, at: place, style: self[column, row].style, clip: bounds)
      }
    }
  }
}
