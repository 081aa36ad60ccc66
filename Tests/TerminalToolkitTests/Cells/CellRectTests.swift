import TabHostTestSupport
import Testing

@testable import TerminalToolkit

/// Cell rectangles.
struct CellRectTests {
  private let rect = CellRect(column: 2, row: 3, columns: 5, rows: 4)
  private let empty = CellRect(column: 2, row: 3, columns: 0, rows: 0)

  @Test func `the first and the last line are lines of the rectangle`() {
    expectEqual(rect.firstLine.description, "2,3 5x1")
    expectEqual(rect.lastLine.description, "2,6 5x1")
    expectEqual(empty.firstLine, empty)
    expectEqual(empty.lastLine, empty)
  }

  @Test func `a part has the requested rows`() {
    expectEqual(rect.part(row: 1).description, "2,4 5x1")
    expectEqual(rect.part(row: 1, rows: 2).description, "2,4 5x2")
    expectEqual(rect.part(row: -1).description, "2,2 5x1")
    expectEqual(rect.at(column: 9, columns: 1).description, "9,3 1x4")
  }

  @Test(arguments: [
    (0, 0, "2,3 5x4"), (2, 0, "4,3 3x4"), (0, 2, "2,3 3x4"), (1, 1, "3,3 3x4"),
    (9, 0, "7,3 0x4"), (0, 9, "2,3 0x4"), (4, 9, "6,3 0x4"), (-1, -1, "2,3 5x4"),
  ])
  func `removing more columns than there are leaves an empty rectangle`(
    left: Int,
    right: Int,
    rest: String
  ) {
    expectEqual(rect.without(left: left, right: right).description, rest)
  }

  @Test func `the start and end of a line depend on the layout direction`() {
    expectEqual(rect.start(isRightToLeft: false), CellPoint(column: 2, row: 3))
    expectEqual(rect.end(isRightToLeft: false), CellPoint(column: 6, row: 3))
    expectEqual(rect.start(isRightToLeft: true), CellPoint(column: 6, row: 3))
    expectEqual(rect.end(isRightToLeft: true), CellPoint(column: 2, row: 3))
  }

  @Test func `parts of a rectangle at the limits of Int do not trap`() {
    let huge = CellRect(column: .max - 1, row: .max - 1, columns: .max, rows: .max)
    expectEqual(huge.lastLine.row, .max)
    expectEqual(huge.without(left: 5).column, .max)
  }

  @Test(arguments: [
    (Int.max, "9223372036854775807,3 0x4"), (.min, "-9223372036854775806,3 9223372036854775807x4"),
    (3, "5,3 0x4"), (-1, "1,3 7x4"),
  ])
  func `an inset at the limits of Int does not trap`(columns: Int, rest: String) {
    expectEqual(rect.inset(columns: columns).description, rest)
    let turned = CellRect(column: 3, row: 2, columns: 4, rows: 5).inset(rows: columns)
    expectEqual(
      CellRect(column: turned.row, row: 3, columns: turned.rows, rows: 4).description,
      rest
    )
  }
}
