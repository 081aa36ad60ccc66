import TabHost

/// A host knows where its tabs are, because the screen tells it: in cells, and by that popovers,
/// drops and the app itself.
extension HostScreen: TabFrameProvider {
  /// The cells of a tab's item in the bar, or else of its row; nil if neither is on show.
  public func frame(of tab: TabItem) -> Rect? {
    let layout = layoutWithoutPopover
    if let item = layout.rect(of: .tab(tab.identifier)) { return rect(item, in: layout) }
    guard layout.sidebar != nil, let index = host.sidebar.rows.firstIndex(of: tab) else {
      return nil
    }
    return layout.rect(of: .row(index)).map { rect($0, in: layout) }
  }

  /// The cells of the row of an action; nil if it is not on show.
  public func frame(of action: Action, in group: TabGroupItem) -> Rect? {
    let layout = layoutWithoutPopover
    guard let shown = layout.sidebar?.visibleRows else { return nil }
    let rows = host.sidebar.rows
    let index = shown.clamped(to: 0..<rows.count).first {
      guard case .action(let other, let section) = rows[$0].content else { return false }
      return other === action && section === group
    }
    return index.flatMap { layout.rect(of: .row($0)) }.map { rect($0, in: layout) }
  }

  /// The places of everything but the popover, whose source may be what asks.
  private var layoutWithoutPopover: FrameLayout {
    FrameLayout(host: host, size: size, options: painter.options, withPopover: false)
  }

  /// A place as the host counts it, from the leading edge.
  func location(of point: CellPoint) -> Point {
    let isRightToLeft = host.traitCollection.layoutDirection == .rightToLeft
    let column = isRightToLeft ? size.columns - 1 - point.column : point.column
    return Point(x: Double(column), y: Double(point.row))
  }

  /// The same rectangle, measured from the leading edge.
  private func rect(_ cells: CellRect, in layout: FrameLayout) -> Rect {
    let cells = layout.isRightToLeft ? cells.mirrored(in: layout.size) : cells
    return Rect(
      x: Double(cells.column),
      y: Double(cells.row),
      width: Double(cells.columns),
      height: Double(cells.rows)
    )
  }
}
