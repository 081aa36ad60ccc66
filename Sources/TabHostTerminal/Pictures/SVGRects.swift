/// Filled rectangles of an SVG document; those of cells that meet are one.
struct SVGRects {
  private struct Rect {
    var column: Int
    var columns: Int
    var row: Int
    var rows: Int
    let color: PictureColor
  }

  /// Where a rectangle ends, by which the row below finds it.
  private struct End: Hashable {
    let column: Int
    let columns: Int
    let row: Int
    let color: PictureColor
  }

  private var cells: [Rect] = []
  private var ends: [End: Int] = [:]
  /// The row that is being added.
  private var line: [Rect] = []
  private var blocks: [String] = []

  /// Adds what is behind a cell. The cells come row by row, from left to right.
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

  /// The elements, blocks over what is behind cells.
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

  /// The row is complete: what goes on from the row above is one with it.
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
