/// The filled rectangles of an SVG document. Adjacent cells are joined.
struct SVGRects {
  private struct Rect {
    var column: Int
    var columns: Int
    var row: Int
    var rows: Int
    let color: PictureColor
  }

  /// The lower edge of a rectangle, used as the key for finding the rectangle that the next row
  /// continues.
  private struct End: Hashable {
    let column: Int
    let columns: Int
    let row: Int
    let color: PictureColor
  }

  private var cells: [Rect] = []
  private var ends: [End: Int] = [:]
  /// The rectangles of the current row.
  private var line: [Rect] = []
  private var blocks: [String] = []

  /// Adds the background of a cell. Cells must be added row by row, from left to right.
  mutating func add(column: Int, row: Int, _ color: PictureColor) {
    if line.last?.row != row { joinLine() }
    if let last = line.last, last.color == color, last.column + last.columns == column {
      line[line.count - 1].columns += 1
    } else {
      line.append(Rect(column: column, columns: 1, row: row, rows: 1, color: color))
    }
  }

  /// Adds a filled part of a cell.
  mutating func add(
    x: Eighths,
    y: Eighths,
    width: Eighths,
    height: Eighths,
    _ color: PictureColor
  ) {
    blocks.append(Self.element("\(x)", "\(y)", "\(width)", "\(height)", color))
  }

  /// The elements, with the blocks on top of the backgrounds.
  var elements: [String] {
    var joined = self
    joined.joinLine()
    let cell = SVGPicture.cell
    return joined.cells.map { rect in
      Self.element(
        "\(rect.column * cell.width)",
        "\(rect.row * cell.height)",
        "\(rect.columns * cell.width)",
        "\(rect.rows * cell.height)",
        rect.color
      )
    } + blocks
  }

  /// Completes the current row and joins its rectangles with those of the row above.
  private mutating func joinLine() {
    for rect in line {
      func end(_ row: Int) -> End {
        End(column: rect.column, columns: rect.columns, row: row, color: rect.color)
      }
      if let index = ends.removeValue(forKey: end(rect.row)) {
        cells[index].rows += 1
        ends[end(rect.row + 1)] = index
      } else {
        ends[end(rect.row + 1)] = cells.count
        cells.append(rect)
      }
    }
    line = []
  }

  private static func element(
    _ x: String,
    _ y: String,
    _ width: String,
    _ height: String,
    _ color: PictureColor
  ) -> String {
    "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
      + " fill=\"\(color.hexadecimal)\"/>"
  }
}
