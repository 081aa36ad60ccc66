import TabHost

/// A direction in which the focus moves on the screen.
enum FocusDirection {
  case up, down, left, right

  /// Creates the direction of an arrow key, or returns `nil` for any other command.
  init?(_ command: TerminalCommand) {
    switch command {
    case .moveUp: self = .up
    case .moveDown: self = .down
    case .moveLeft: self = .left
    case .moveRight: self = .right
    default: return nil
    }
  }

  /// Returns the nearest of the given items in this direction, or `nil` if there is none.
  ///
  /// The distance of one row counts as much as four columns, because cells are taller than wide.
  func nearest(to place: CellRect, among items: [FrameElement]) -> FrameElement.ID? {
    var best: (element: FrameElement.ID, distance: Int)?
    for item in items where lies(item.rect, beyond: place) {
      let columns = Self.gap(
        place.column..<place.endColumn,
        item.rect.column..<item.rect.endColumn
      )
      let rows = Self.gap(place.row..<place.endRow, item.rect.row..<item.rect.endRow)
      let distance = columns + Self.columnsOfRow * rows
      if best.map({ distance < $0.distance }) ?? true { best = (item.id, distance) }
    }
    return best?.element
  }

  private static let columnsOfRow = 4

  private func lies(_ rect: CellRect, beyond place: CellRect) -> Bool {
    guard !rect.isEmpty else { return false }
    return switch self {
    case .up: rect.endRow <= place.row
    case .down: rect.row >= place.endRow
    case .left: rect.endColumn <= place.column
    case .right: rect.column >= place.endColumn
    }
  }

  private static func gap(_ one: Range<Int>, _ other: Range<Int>) -> Int {
    max(0, max(one.lowerBound, other.lowerBound) - min(one.upperBound, other.upperBound))
  }
}
