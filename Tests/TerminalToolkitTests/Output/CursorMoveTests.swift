import TabHostTestSupport
import Testing

@testable import TerminalToolkit

/// Moving the cursor.
struct CursorMoveTests {
  private func text(_ move: CursorMove) -> String {
    var bytes: [UInt8] = []
    move.append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func point(_ column: Int, _ row: Int) -> CellPoint { CellPoint(column: column, row: row) }

  @Test func `each movement has its sequence`() {
    let moves: [(CursorMove, String)] = [
      (.none, ""), (.absolute(point(0, 0)), "\u{1B}[H"), (.absolute(point(0, 9)), "\u{1B}[10H"),
      (.absolute(point(99, 0)), "\u{1B}[1;100H"), (.line(rows: 2, column: 0), "\r\n\n"),
      (.line(rows: 0, column: 1), "\r\u{1B}[C"), (.line(rows: 1, column: 12), "\r\n\u{1B}[12C"),
      (.relative(1, UInt8(ascii: "A")), "\u{1B}[A"),
      (.relative(10, UInt8(ascii: "B")), "\u{1B}[10B"), (.backspaces(3), "\u{8}\u{8}\u{8}"),
    ]
    expectEqual(moves.map { text($0.0) }, moves.map(\.1))
  }

  @Test func `the length is the number of bytes`() {
    let counts = [1, 2, 9, 10, 99, 100]
    let points = counts.flatMap { row in counts.map { point($0 - 1, row - 1) } }
    let moves: [CursorMove] =
      [.none] + points.map { .absolute($0) }
      + points.map { .line(rows: $0.row, column: $0.column) }
      + counts.flatMap { [.relative($0, UInt8(ascii: "C")), .backspaces($0)] }
    expectEqual(moves.map(\.length), moves.map { text($0).utf8.count })
  }

  @Test(arguments: [
    (CellPoint(column: 5, row: 5), ""), (CellPoint(column: 4, row: 5), "\u{8}"),
    (CellPoint(column: 0, row: 5), "\r"), (CellPoint(column: 7, row: 5), "\u{1B}[2C"),
    (CellPoint(column: 5, row: 4), "\u{1B}[A"), (CellPoint(column: 0, row: 6), "\r\n"),
    (CellPoint(column: 5, row: 7), "\u{1B}[2B"), (CellPoint(column: 8, row: 2), "\u{1B}[3;9H"),
  ])
  func `the shortest movement is used`(target: CellPoint, move: String) {
    expectEqual(text(OutputPosition.exactly(point(5, 5)).move(to: target)), move)
  }

  @Test func `an uncertain position is left by an absolute movement or a carriage return`() {
    let target = point(5, 5)
    expectEqual(text(OutputPosition.unknown.move(to: target)), "\u{1B}[6;6H")
    expectEqual(text(OutputPosition.inRow(5).move(to: target)), "\r\u{1B}[5C")
    expectEqual(text(OutputPosition.nearly(target, farthest: 6).move(to: target)), "\r\u{1B}[5C")
  }
}
