/// The positions of all elements in a frame, used for drawing and for hit testing.
///
/// A layout is a value that consists of rectangles and identifiers. It does not retain the host or
/// its tabs. Its description contains the whole layout as text. See ``init(host:size:options:)``.
public struct FrameLayout: Hashable, Sendable {
  /// The size of the frame.
  public let size: CellSize

  /// Whether the leading edge is on the right. All rectangles are already mirrored in this case.
  public internal(set) var isRightToLeft = false

  /// The bar, or `nil` if it is not visible.
  public internal(set) var bar: Bar?

  /// The sidebar, or `nil` if it is not visible.
  public internal(set) var sidebar: Sidebar?

  /// The content. An overlapping sidebar covers part of it.
  public internal(set) var content: Content

  /// The page index of the page style, or `nil` if it is not visible.
  public internal(set) var pages: Pages?

  /// The bottom accessory, or `nil` if it is not visible.
  public internal(set) var accessory: Accessory?

  /// The status line in the last row, or `nil` if it is not visible.
  ///
  /// ``HostScreen`` draws the line; a frame of a ``FramePainter`` leaves it blank.
  public internal(set) var statusLine: CellRect?

  /// The uppermost presented controller, or `nil` if none is visible: a popover, a sheet, or a
  /// controller in full screen.
  public internal(set) var popover: Popover?

  /// The presented controllers below ``popover``, from the lowest to the uppermost.
  public internal(set) var covered: [Popover] = []

  /// The presented controllers, from the lowest to the uppermost.
  var layers: [Popover] { covered + (popover.map { [$0] } ?? []) }

  /// An interactive element and its position.
  public struct Item: Hashable, Sendable {
    /// The element.
    public let target: Target
    /// The cells of the element.
    public internal(set) var rect: CellRect
    /// Whether the element is drawn without its title.
    public let isIconOnly: Bool
  }

  /// Creates a layout in which the content takes the whole frame.
  init(size: CellSize) {
    self.size = size
    let whole = CellRect(size)
    content = Content(rect: whole, uncovered: whole, page: whole)
  }

  /// The size of the frame without the status line.
  var freeSize: CellSize {
    CellSize(columns: size.columns, rows: size.rows - (statusLine?.rows ?? 0))
  }

  /// Returns the topmost element at a point, or `nil` outside the frame.
  public func target(at point: CellPoint) -> Target? {
    if let popover, popover.rect.contains(point) {
      return popover.allItems.last { $0.rect.contains(point) }?.target ?? .popover
    }
    if let sidebar, sidebar.rect.contains(point) { return target(at: point, in: sidebar) }
    if let accessory, accessory.rect.contains(point) { return .accessory }
    if let bar, bar.rect.contains(point) {
      return bar.items.first { $0.rect.contains(point) && isReachable($0) }?.target ?? .bar
    }
    if let pages, pages.rect.contains(point) { return target(at: point, in: pages) }
    if popover == nil, let back = content.back, back.contains(point) { return .back }
    // If buttons overlap, the last one is on top.
    let item = content.items.last { $0.rect.contains(point) && isReachable($0) }
    if let item { return item.target }
    return content.rect.contains(point) ? .content : nil
  }

  /// Returns whether an element beneath what is presented has a place. The targets of the navigation
  /// bar are those of the presented page.
  func isReachable(_ item: Item) -> Bool {
    switch item.target {
    case .back, .barButton, .navigationOverflow: popover == nil
    default: true
    }
  }

  /// Returns the cells of an element, or `nil` if it is not visible. This is the inverse of
  /// ``target(at:)``.
  public func rect(of target: Target) -> CellRect? {
    switch target {
    case .tab, .more, .earlierTabs, .laterTabs:
      bar?.items.first { $0.target == target }?.rect
    case .sidebarToggle:
      sidebar?.toggle ?? bar?.items.first { $0.target == target }?.rect
    case .row(let index): sidebar?.rect(ofRow: index)
    case .back: popover == nil ? content.back : popover?.back
    case .edit, .reset, .toolbarItem, .moreToolbarItems, .sidebarOverflow:
      sidebar?.buttons.first { $0.target == target }?.rect
    case .searchField, .cancelSearch, .help:
      content.items.first { $0.target == target }?.rect
    case .barButton, .navigationOverflow:
      (popover?.items ?? (bar?.items ?? []) + content.items).first { $0.target == target }?.rect
    case .pages: pages?.selected ?? pages?.dots
    case .previousPage: pages.flatMap { side(of: $0, isLeading: true) }
    case .nextPage: pages.flatMap { side(of: $0, isLeading: false) }
    case .bar: bar?.rect
    case .sidebar: sidebar?.rect
    case .sidebarScrollbar: sidebar?.scrollbar?.rect
    case .sidebarEdge: sidebar?.border
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
    if let scrollbar = sidebar.scrollbar, scrollbar.rect.contains(point) {
      return .sidebarScrollbar
    }
    if let border = sidebar.border, border.contains(point) { return .sidebarEdge }
    if let row = sidebar.pinnedRow, let header = sidebar.pinnedHeader, header.contains(point) {
      return .row(row)
    }
    guard sidebar.rows.contains(point) else { return .sidebar }
    let index = sidebar.visibleRows.lowerBound + point.row - sidebar.rows.row
    return sidebar.visibleRows.contains(index) ? .row(index) : .sidebar
  }
}
