import TabHost

extension FrameLayout {
  /// The layout of a popover.
  public struct Popover: Hashable, Sendable {
    /// The position of a popover relative to its source.
    public enum Side: String, Hashable, Sendable, CaseIterable {
      /// Above the source.
      case above
      /// Below the source.
      case below
      /// To the left of the source.
      case left
      /// To the right of the source.
      case right
      /// In the middle of the frame, because the source is not visible or has no room beside it.
      case middle
    }

    /// The area of the popover, including its border.
    public internal(set) var rect: CellRect
    /// The position of the popover relative to its source.
    public internal(set) var side: Side
    /// The position of the arrow in the border, or `nil` in the middle of the frame or without a
    /// border.
    public internal(set) var arrow: CellPoint?
    /// The line of the title, or `nil` without a title or without room for it.
    public internal(set) var title: CellRect?
    /// The area in which the content draws. May be empty.
    public internal(set) var page: CellRect

    /// Whether the popover has enough room for a border.
    var hasBorder: Bool { Self.hasBorder(rect) }

    static func hasBorder(_ rect: CellRect) -> Bool { rect.rows >= 3 && rect.columns >= 5 }
  }

  /// Places the popover of a host beside its source, whose position is looked up in this layout.
  @MainActor mutating func place(
    _ popover: TabHost.Popover,
    of host: TabHostController,
    drawing: LineDrawing
  ) {
    let page = host.controller(at: .popover)
    let title = page?.title ?? popover.content.title ?? ""
    let titleColumns = SafeText(title, limit: size.columns).columns
    let lines = title.isEmpty ? 0 : 1
    let border = PopoverArranger.border
    let available = CellSize(
      columns: size.columns - border.columns,
      rows: size.rows - border.rows - lines
    )
    let wanted =
      host.content(at: .popover)?.preferredSize(in: available) ?? CellSize(columns: 0, rows: 0)
    let source = source(of: popover, in: host, drawing)
    let arranger = PopoverArranger(
      frame: size,
      wanted: CellSize(
        columns: max(min(wanted.columns, available.columns), titleColumns) + border.columns,
        rows: max(min(wanted.rows, available.rows) + lines, 1) + border.rows
      ),
      source: source.rect,
      sides: sides(popover.arrowEdge, isBeside: source.isBeside)
    )
    self.popover = arranger.arranged(hasTitle: lines > 0)
  }

  /// Returns the sides in the order in which they are tried: the preferred side, the opposite side,
  /// then the others.
  private func sides(_ edge: TabHost.Popover.Edge?, isBeside: Bool) -> [Popover.Side] {
    let leading: Popover.Side = isRightToLeft ? .right : .left
    let trailing: Popover.Side = isRightToLeft ? .left : .right
    return switch edge {
    case .top: [.above, .below, trailing, leading]
    case .bottom: [.below, .above, trailing, leading]
    case .leading: [leading, trailing, .below, .above]
    case .trailing: [trailing, leading, .below, .above]
    case nil: isBeside ? [trailing, leading, .below, .above] : [.below, .above, trailing, leading]
    }
  }

  /// Returns the area of a popover's source, and whether the popover is preferably placed at its
  /// side.
  ///
  /// Sources in a vertical list have room at their sides.
  @MainActor private func source(
    of popover: TabHost.Popover,
    in host: TabHostController,
    _ drawing: LineDrawing
  ) -> (rect: CellRect?, isBeside: Bool) {
    switch popover.anchor {
    case .barItem(let tab):
      let item = rect(ofItem: tab) ?? rect(of: .more)
      let isBeside = bar?.edge.isVertical == true
      return (item ?? rect(of: .laterTabs) ?? rect(of: .earlierTabs), isBeside)
    case .overflow: return (rect(of: .more), bar?.edge.isVertical == true)
    case .barButton(let button):
      let place = rect(of: button, in: host, drawing: drawing)
      return (place, place.map { bar?.rect.intersection($0).isEmpty == false } ?? false)
    case .row(let tab): return (rect(ofRow: tab, in: host), true)
    case .action(let action, let group): return (rect(ofRow: action, of: group, in: host), true)
    case .host:
      guard !(popover.sourceItem is TabItem), let frame = popover.sourceItem.frame(in: host) else {
        return (nil, false)
      }
      return (cells(of: frame), false)
    }
  }
}
