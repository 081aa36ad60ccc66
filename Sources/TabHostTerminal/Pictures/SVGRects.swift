/// Filled rectangles of an SVG document; those of cells that meet are one.
struct SVGRects {
  private struct Rect {
    var column: Int
    var columns: Int
    var row: Int
    var rows: Int
    let color: PictureColor
  }

  private var cells: [Rect] = []
  private var row = -1
  /// Where the rectangles begin that end in the row above, and in the row that is being added.
  private var above = 0
  private var current = 0
  private var blocks: [String] = []

  /// Adds what is behind a cell. The cells come row by row, from left to right.
  mutating func add(column: Int, row: Int, _ color: PictureColor) {
    if row != self.row {
      joinRows()
      self.row = row
      current = cells.count
    }
    if let last = cells.last, cells.count > current, last.color == color,
      last.column + last.columns == column
    {
      cells[cells.count - 1].columns += 1
    } else {
      cells.append(Rect(column: column, columns: 1, row: row, rows: 1, color: color))
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
    joined.joinRows()
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

  /// The last row is complete: what goes on from the row above is one with it.
  private mutating func joinRows() {
    var upper = Array(cells[above..<current])
    let lower = cells[current...]
    cells.removeSubrange(above...)
    var ended: [Rect] = []
    var going: [Rect] = []
    for rect in lower {
      let index = upper.firstIndex {
        $0.column == rect.column && $0.columns == rect.columns && $0.color == rect.color
          && $0.row + $0.rows == rect.row
      }
      if let index {
        var joined = upper.remove(at: index)
        joined.rows += 1
        going.append(joined)
      } else {
        going.append(rect)
      }
    }
    ended = upper
    cells += ended
    above = cells.count
    cells += going
    current = cells.count
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
