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

  /// Returns the shortest bytes that move the cursor to a position; empty if it certainly is there.
  ///
  /// A line feed is only used to move down, so it never scrolls, and only after a carriage return,
  /// so it does not matter whether the terminal adds one.
  func move(to target: CellPoint) -> String {
    if self == .exactly(target) { return "" }
    var best = Self.absolute(target)
    func consider(_ move: String) {
      if move.utf8.count < best.utf8.count { best = move }
    }
    if let row, row <= target.row {
      let down = String(repeating: "\n", count: target.row - row)
      consider("\r" + down + Self.relative(target.column, "C"))
    }
    guard case .exactly(let point) = self else { return best }
    if point.row == target.row {
      let distance = target.column - point.column
      consider(Self.relative(abs(distance), distance > 0 ? "C" : "D"))
      if distance < 0 { consider(String(repeating: "\u{8}", count: -distance)) }
    } else if point.column == target.column {
      let distance = target.row - point.row
      consider(Self.relative(abs(distance), distance > 0 ? "B" : "A"))
    }
    return best
  }

  private static func absolute(_ point: CellPoint) -> String {
    switch (point.row, point.column) {
    case (0, 0): "\u{1B}[H"
    case (let row, 0): "\u{1B}[\(row + 1)H"
    case (let row, let column): "\u{1B}[\(row + 1);\(column + 1)H"
    }
  }

  private static func relative(_ distance: Int, _ final: Character) -> String {
    switch distance {
    case 0: ""
    case 1: "\u{1B}[\(final)"
    default: "\u{1B}[\(distance)\(final)"
    }
  }
}
