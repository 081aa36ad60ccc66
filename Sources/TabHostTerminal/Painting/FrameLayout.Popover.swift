import TabHost

extension FrameLayout {
  /// The places of a popover.
  public struct Popover: Hashable, Sendable {
    /// The side of its source at which a popover stands.
    public enum Side: String, Hashable, Sendable, CaseIterable {
      /// Above its source.
      case above
      /// Below its source.
      case below
      /// To the left of its source.
      case left
      /// To the right of its source.
      case right
      /// In the middle, because nothing it points to is on show or there is no room beside it.
      case middle
    }

    /// What the popover takes of the frame, its border included.
    public internal(set) var rect: CellRect
    /// The side of its source at which it stands.
    public internal(set) var side: Side
    /// The place in the border of the sign that points to the source; `nil` in the middle.
    public internal(set) var arrow: CellPoint?
    /// The line of its title; `nil` without one, or without room.
    public internal(set) var title: CellRect?
    /// What its content draws on. May be empty.
    public internal(set) var page: CellRect

    /// Whether there is room for a border.
    var hasBorder: Bool { Self.hasBorder(rect) }

    static func hasBorder(_ rect: CellRect) -> Bool { rect.rows >= 3 && rect.columns >= 5 }
  }

  /// Places the popover of a host beside what it points to, as it lies in this layout.
  @MainActor mutating func place(_ popover: TabHost.Popover, of host: TabHostController) {
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
    let source = source(of: popover, in: host)
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

  /// The sides at which to try, in their order: the wished one, the one across from it, the others.
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

  /// Where that is what a popover points to, and whether that is in a list, with room beside it.
  @MainActor private func source(
    of popover: TabHost.Popover,
    in host: TabHostController
  ) -> (rect: CellRect?, isBeside: Bool) {
    switch popover.anchor {
    case .barItem(let tab):
      let item = rect(ofItem: tab) ?? rect(of: .more)
      return (item ?? rect(of: .laterTabs) ?? rect(of: .earlierTabs), bar?.edge == .leading)
    case .overflow: return (rect(of: .more), bar?.edge == .leading)
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
