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
