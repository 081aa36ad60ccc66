import TabHost

/// Computes the position of a popover.
///
/// A popover is placed at the first side of its source with enough room for its preferred size,
/// otherwise at the first side with room for the minimum size, and otherwise in the middle of the
/// frame.
struct PopoverArranger {
  /// The size of the border and the margins.
  static let border = CellSize(columns: 4, rows: 2)

  /// The minimum size of a popover that is placed beside its source.
  private static let minimum = CellSize(columns: 12, rows: 4)

  let frame: CellSize
  /// The preferred size of the popover, including its border.
  let wanted: CellSize
  /// The area of the source, or `nil` if it is not visible.
  let source: CellRect?
  /// The sides in the order in which they are tried.
  let sides: [FrameLayout.Popover.Side]

  func arranged(
    hasTitle: Bool,
    style: ModalPresentationStyle = .popover
  ) -> FrameLayout.Popover {
    let least = CellSize(
      columns: min(wanted.columns, Self.minimum.columns),
      rows: min(wanted.rows, Self.minimum.rows)
    )
    for size in [wanted, least] {
      guard let source, let side = sides.first(where: { fits(size, room(at: $0, source)) })
      else { continue }
      let space = room(at: side, source)
      let place = rect(at: side, of: source, space)
      let glyph = arrow(at: side, of: source, place)
      return popover(place, style, side: side, arrow: glyph, hasTitle: hasTitle)
    }
    let columns = min(wanted.columns, frame.columns)
    let rows = min(wanted.rows, frame.rows)
    let middle = CellRect(
      column: (frame.columns - columns) / 2,
      row: (frame.rows - rows) / 2,
      columns: columns,
      rows: rows
    )
    return popover(middle, style, side: .middle, arrow: nil, hasTitle: hasTitle)
  }

  private func fits(_ size: CellSize, _ room: CellSize) -> Bool {
    size.columns <= room.columns && size.rows <= room.rows
  }

  private func room(at side: FrameLayout.Popover.Side, _ source: CellRect) -> CellSize {
    switch side {
    case .above: CellSize(columns: frame.columns, rows: source.row)
    case .below: CellSize(columns: frame.columns, rows: frame.rows - source.endRow)
    case .left: CellSize(columns: source.column, rows: frame.rows)
    case .right: CellSize(columns: frame.columns - source.endColumn, rows: frame.rows)
    case .middle: frame
    }
  }

  private func rect(
    at side: FrameLayout.Popover.Side,
    of source: CellRect,
    _ room: CellSize
  ) -> CellRect {
    let columns = min(wanted.columns, room.columns)
    let rows = min(wanted.rows, room.rows)
    let centered = source.column + (source.columns - columns) / 2
    let column = max(0, min(centered, frame.columns - columns))
    // The arrow is on the line of the source, and so is the title if there is room.
    let row = max(0, min(source.row - 1, frame.rows - rows))
    let origin =
      switch side {
      case .above: CellPoint(column: column, row: source.row - rows)
      case .below, .middle: CellPoint(column: column, row: source.endRow)
      case .left: CellPoint(column: source.column - columns, row: row)
      case .right: CellPoint(column: source.endColumn, row: row)
      }
    return CellRect(column: origin.column, row: origin.row, columns: columns, rows: rows)
  }

  private func arrow(
    at side: FrameLayout.Popover.Side,
    of source: CellRect,
    _ rect: CellRect
  ) -> CellPoint? {
    guard FrameLayout.Popover.hasBorder(rect) else { return nil }
    let middle = source.column + source.columns / 2
    let column = max(rect.column + 1, min(middle, rect.endColumn - 2))
    let row = max(rect.row + 1, min(source.row, rect.endRow - 2))
    return switch side {
    case .above: CellPoint(column: column, row: rect.endRow - 1)
    case .below: CellPoint(column: column, row: rect.row)
    case .left: CellPoint(column: rect.endColumn - 1, row: row)
    case .right: CellPoint(column: rect.column, row: row)
    case .middle: nil
    }
  }

  private func popover(
    _ rect: CellRect,
    _ style: ModalPresentationStyle,
    side: FrameLayout.Popover.Side,
    arrow: CellPoint?,
    hasTitle: Bool
  ) -> FrameLayout.Popover {
    let hasBorder = FrameLayout.Popover.hasBorder(rect)
    var popover = FrameLayout.Popover(
      style: style,
      rect: rect,
      side: side,
      arrow: arrow,
      page: hasBorder ? rect.inset(columns: 2, rows: 1) : rect
    )
    if hasTitle { popover.placeTitle() }
    return popover
  }
}
