/// Where everything in a frame lies: computed first, drawn from after, and asked by a pointer.
///
/// A value of rectangles and identifiers; it holds no tab and no host. Its description is the whole
/// layout as text. See ``init(host:size:options:)``.
public struct FrameLayout: Hashable, Sendable {
  /// How large the frame is.
  public let size: CellSize

  /// Whether leading is on the right. The rectangles are mirrored already.
  public internal(set) var isRightToLeft = false

  /// The bar; `nil` where none is on show.
  public internal(set) var bar: Bar?

  /// The sidebar; `nil` where none is on show.
  public internal(set) var sidebar: Sidebar?

  /// Where the content is drawn. Lies partly under a sidebar that overlaps.
  public internal(set) var content: Content

  /// The index of the pages, which only page style has; `nil` where none is on show.
  public internal(set) var pages: Pages?

  /// The bottom accessory; `nil` where none is on show, or there is no room.
  public internal(set) var accessory: Accessory?

  /// The popover, which lies over everything else; `nil` where none is on show.
  public internal(set) var popover: Popover?

  /// Something that can be pressed, and where.
  public struct Item: Hashable, Sendable {
    /// What it stands for.
    public let target: Target
    /// Its cells.
    public internal(set) var rect: CellRect
    /// Whether only the symbol is drawn.
    public let isIconOnly: Bool
  }

  /// A frame that is all content.
  init(size: CellSize) {
    self.size = size
    let whole = CellRect(size)
    content = Content(rect: whole, uncovered: whole, page: whole)
  }

  /// What lies at a place, the topmost first; `nil` outside the frame.
  public func target(at point: CellPoint) -> Target? {
    if let popover, popover.rect.contains(point) { return .popover }
    if let sidebar, sidebar.rect.contains(point) { return target(at: point, in: sidebar) }
    if let accessory, accessory.rect.contains(point) { return .accessory }
    if let bar, bar.rect.contains(point) {
      return bar.items.first { $0.rect.contains(point) }?.target ?? .bar
    }
    if let pages, pages.rect.contains(point) { return target(at: point, in: pages) }
    if let back = content.back, back.contains(point) { return .back }
    // Of buttons without room between them the last one lies on top.
    if let item = content.items.last(where: { $0.rect.contains(point) }) { return item.target }
    return content.rect.contains(point) ? .content : nil
  }

  /// Where something lies; `nil` for what is not on show. The inverse of ``target(at:)``.
  public func rect(of target: Target) -> CellRect? {
    switch target {
    case .tab, .more, .earlierTabs, .laterTabs:
      bar?.items.first { $0.target == target }?.rect
    case .sidebarToggle:
      sidebar?.toggle ?? bar?.items.first { $0.target == target }?.rect
    case .row(let index): sidebar?.rect(ofRow: index)
    case .back: content.back
    case .edit, .reset, .toolbarItem, .moreToolbarItems, .sidebarOverflow:
      sidebar?.buttons.first { $0.target == target }?.rect
    case .searchField, .cancelSearch, .help:
      content.items.first { $0.target == target }?.rect
    case .pages: pages?.selected ?? pages?.dots
    case .previousPage: pages.flatMap { side(of: $0, isLeading: true) }
    case .nextPage: pages.flatMap { side(of: $0, isLeading: false) }
    case .bar: bar?.rect
    case .sidebar: sidebar?.rect
    case .content: content.rect
    case .accessory: accessory?.rect
    case .sidebarBottomBar: sidebar?.bottomBar
    case .popover: popover?.rect
    }
  }

  private func target(at point: CellPoint, in sidebar: Sidebar) -> Target {
    if let toggle = sidebar.toggle, toggle.contains(point) { return .sidebarToggle }
    if let item = sidebar.buttons.first(where: { $0.rect.contains(point) }) { return item.target }
    if let bottomBar = sidebar.bottomBar, bottomBar.contains(point) { return .sidebarBottomBar }
    guard sidebar.rows.contains(point) else { return .sidebar }
    let index = sidebar.visibleRows.lowerBound + point.row - sidebar.rows.row
    return sidebar.visibleRows.contains(index) ? .row(index) : .sidebar
  }
}
