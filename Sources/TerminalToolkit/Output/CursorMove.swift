/// A sequence of bytes that moves the terminal's cursor.
enum CursorMove: Hashable, Sendable {
  /// No bytes.
  case none
  /// A movement to a position, regardless of the current one.
  case absolute(CellPoint)
  /// A carriage return, a number of line feeds, and a movement to a column.
  case line(rows: Int, column: Int)
  /// A movement by a number of rows or columns, with the final byte of its sequence.
  case relative(Int, UInt8)
  /// A number of backspaces.
  case backspaces(Int)

  /// Returns the shorter one of two movements, or this one if they are equally long.
  func shorter(_ other: CursorMove) -> CursorMove {
    other.length < length ? other : self
  }

  /// The number of bytes.
  var length: Int {
    switch self {
    case .none: 0
    case .absolute(let point):
      switch (point.row, point.column) {
      case (0, 0): 3
      case (let row, 0): 3 + Self.digits(row + 1)
      case (let row, let column): 4 + Self.digits(row + 1) + Self.digits(column + 1)
      }
    case .line(let rows, let column):
      1 + rows + (column == 0 ? 0 : CursorMove.relative(column, UInt8(ascii: "C")).length)
    case .relative(let distance, _): distance == 1 ? 3 : 3 + Self.digits(distance)
    case .backspaces(let count): count
    }
  }

  /// Appends the bytes.
  func append(to bytes: inout [UInt8]) {
    switch self {
    case .none: break
    case .absolute(let point):
      bytes += Self.introducer
      if point != CellPoint(column: 0, row: 0) { Self.append(point.row + 1, to: &bytes) }
      if point.column > 0 {
        bytes.append(UInt8(ascii: ";"))
        Self.append(point.column + 1, to: &bytes)
      }
      bytes.append(UInt8(ascii: "H"))
    case .line(let rows, let column):
      bytes.append(UInt8(ascii: "\r"))
      bytes += repeatElement(UInt8(ascii: "\n"), count: rows)
      if column > 0 { CursorMove.relative(column, UInt8(ascii: "C")).append(to: &bytes) }
    case .relative(let distance, let final):
      bytes += Self.introducer
      if distance > 1 { Self.append(distance, to: &bytes) }
      bytes.append(final)
    case .backspaces(let count): bytes += repeatElement(0x08, count: count)
    }
  }

  private static let introducer: [UInt8] = [0x1B, UInt8(ascii: "[")]

  private static func digits(_ number: Int) -> Int { number < 10 ? 1 : 1 + digits(number / 10) }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    if number >= 10 { append(number / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}

// MARK: - Positions of the cursor

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
