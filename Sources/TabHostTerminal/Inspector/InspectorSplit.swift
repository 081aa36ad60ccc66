/// The division of a terminal between an app and the inspector.
///
/// The pane is to the right of the app in a wide terminal, so that the app keeps a regular width, and
/// otherwise below it. The app is always at the origin, so it needs no other coordinates.
struct InspectorSplit: Hashable, Sendable {
  /// The size of the terminal for the app.
  let app: CellSize
  /// The area of the pane, with the line that separates it from the app.
  let pane: CellRect
  /// Whether the pane is to the right of the app.
  let isBeside: Bool

  /// The minimum width of a terminal in which the pane is to the right.
  static let minimumColumnsBeside = 100

  /// The minimum number of rows of a terminal in which the pane is below the app.
  static let minimumRows = 12

  /// Divides a terminal, or returns `nil` if it is too small for both.
  init?(_ size: CellSize) {
    isBeside = size.columns >= Self.minimumColumnsBeside
    if isBeside {
      let columns = min(size.columns * 2 / 5, 80)
      app = CellSize(columns: size.columns - columns, rows: size.rows)
      pane = CellRect(column: app.columns, row: 0, columns: columns, rows: size.rows)
    } else {
      guard size.rows >= Self.minimumRows else { return nil }
      let rows = size.rows * 2 / 5
      app = CellSize(columns: size.columns, rows: size.rows - rows)
      pane = CellRect(column: 0, row: app.rows, columns: size.columns, rows: rows)
    }
  }
}
