/// The position of the terminal's cursor, as far as it is certain.
enum OutputPosition: Hashable, Sendable {
  /// An unknown position.
  case unknown
  /// A certain row and a column that depends on the terminal.
  case inRow(Int)
  /// This position, or one farther right in terminals that draw ambiguous characters wide.
  case nearly(CellPoint, farthest: Int)
  /// Exactly this position.
  case exactly(CellPoint)

  /// The row, or `nil` if it is unknown.
  var row: Int? {
    switch self {
    case .unknown: nil
    case .inRow(let row): row
    case .nearly(let point, _), .exactly(let point): point.row
    }
  }

  /// Returns the shortest movement of the cursor to a position, or none if it is certainly there.
  ///
  /// A line feed is only used to move down, so it never scrolls, and only after a carriage return,
  /// so it does not matter whether the terminal adds one.
  func move(to target: CellPoint) -> CursorMove {
    if self == .exactly(target) { return .none }
    var best = CursorMove.absolute(target)
    if let row, row <= target.row {
      best = best.shorter(.line(rows: target.row - row, column: target.column))
    }
    guard case .exactly(let point) = self else { return best }
    if point.row == target.row {
      let distance = target.column - point.column
      best = best.shorter(.relative(abs(distance), UInt8(ascii: distance > 0 ? "C" : "D")))
      if distance < 0 { best = best.shorter(.backspaces(-distance)) }
    } else if point.column == target.column {
      let distance = target.row - point.row
      best = best.shorter(.relative(abs(distance), UInt8(ascii: distance > 0 ? "B" : "A")))
    }
    return best
  }
}
