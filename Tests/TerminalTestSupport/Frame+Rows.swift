package import TerminalToolkit

extension Frame {
  /// Returns a frame with the given rows of text, whose cells can be changed.
  package static func of(
    _ rows: [String],
    columns: Int,
    drawing: LineDrawing = .unicode,
    _ change: (inout CellBuffer) -> Void = { _ in }
  ) -> Frame {
    var cells = CellBuffer(columns: columns, rows: rows.count)
    for (row, text) in rows.enumerated() { cells.put(text, at: CellPoint(column: 0, row: row)) }
    change(&cells)
    return Frame(cells, drawing: drawing)
  }
}
