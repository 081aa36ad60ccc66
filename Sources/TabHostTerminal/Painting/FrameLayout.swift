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

  /// The places of one bar.
  public struct Bar: Hashable, Sendable {
    /// The edge of the area that a bar lies at.
    public enum Edge: String, Hashable, Sendable, CaseIterable {
      case top, bottom, leading
    }

    /// The edge that the bar lies at.
    public let edge: Edge
    /// What the bar takes of the frame.
    public internal(set) var rect: CellRect
    /// The outlines that float in the bar: one around the items, one around the prominent item.
    ///
    /// Empty where there is no room for outlines.
    public internal(set) var capsules: [CellRect] = []
    /// What can be pressed, leading to trailing.
    public internal(set) var items: [Item] = []
    /// Which items of a bar that scrolls are on show, counted as ``FrameOptions/firstBarItem`` is.
    public internal(set) var visibleItems = 0..<0
    /// What an accessory takes in the line of the bar; `nil` without one there.
    var accessory: CellRect?
  }

  /// Something that can be pressed, and where.
  public struct Item: Hashable, Sendable {
    /// What it stands for.
    public let target: Target
    /// Its cells.
    public internal(set) var rect: CellRect
    /// Whether only the symbol is drawn.
    public let isIconOnly: Bool
  }

  /// The places of the sidebar.
  public struct Sidebar: Hashable, Sendable {
    /// What the sidebar takes of the frame, its border included.
    public internal(set) var rect: CellRect
    /// The line between sidebar and content; `nil` where the sidebar takes the whole width.
    public internal(set) var border: CellRect?
    /// The line above the rows; `nil` where the rows need it.
    public internal(set) var header: CellRect?
    /// The button that hides the sidebar; `nil` without a header.
    public internal(set) var toggle: CellRect?
    /// The buttons in the header beside that one, leading to trailing. Empty in a frame that is
    /// not interactive.
    public internal(set) var buttons: [Item] = []
    /// The rows on show, as positions in the sidebar's rows.
    public internal(set) var visibleRows: Range<Int>
    /// The rows that there is room for, from the first one on show; goes beyond the rows where they
    /// do not fill the room. A program sets the sidebar's `displayedRows` to it before it paints.
    public internal(set) var fittingRows: Range<Int>
    /// Whether there is more to see before the rows on show: rows, or what stands above them all.
    public internal(set) var hasEarlierRows = false
    /// Whether there is more to see after the rows on show: rows, or what stands below them all.
    public internal(set) var hasLaterRows = false
    /// The cells of all rows on show together, one line a row.
    public internal(set) var rows: CellRect
    /// What stands above all rows and scrolls with them; `nil` where it is not on show.
    public internal(set) var rowsHeader: CellRect?
    /// What stands below all rows and scrolls with them; `nil` where it is not on show.
    public internal(set) var rowsFooter: CellRect?
    /// The rule and the line at the bottom that do not scroll; `nil` without them, or without room.
    public internal(set) var bottomBar: CellRect?
    /// Whether the sidebar lies over the content instead of beside it.
    public internal(set) var isOverlapping: Bool

    /// The cells of a row; `nil` for one that is not on show.
    public func rect(ofRow index: Int) -> CellRect? {
      guard visibleRows.contains(index) else { return nil }
      return rows.part(row: index - visibleRows.lowerBound)
    }
  }

  /// The places of the content.
  public struct Content: Hashable, Sendable {
    /// What the content takes of the frame.
    public internal(set) var rect: CellRect
    /// What of it no sidebar lies over; the heading is drawn here.
    public internal(set) var uncovered: CellRect
    /// The button that goes back; `nil` at the root of a stack.
    public internal(set) var back: CellRect?
    /// The search field, and the buttons of the heading beside ``back``, leading to trailing.
    public internal(set) var items: [Item] = []
    /// The lines of the heading, from the top of ``uncovered``: the title and the search field. The
    /// rule stands below them.
    public internal(set) var headingLines = 1
    /// What the controller on show draws on: the rest below the heading. May be empty.
    public internal(set) var page: CellRect
  }

  /// The places of the index of pages: a dot for each of those around the selected one.
  public struct Pages: Hashable, Sendable {
    /// What the index takes of the frame.
    public internal(set) var rect: CellRect
    /// The dots on show together, and the arrows beside them.
    public internal(set) var dots: CellRect
    /// The dot of the selected page; `nil` if none is selected.
    public internal(set) var selected: CellRect?
    /// The number of dots on show.
    public internal(set) var count: Int
    /// Whether there are pages before those with a dot.
    public internal(set) var hasEarlier = false
    /// Whether there are pages after those with a dot.
    public internal(set) var hasLater = false
  }

  /// What lies at a place in a frame.
  public enum Target: Hashable, Sendable {
    /// A tab's item in the bar, by the tab's identifier.
    case tab(String)
    /// The item that opens what does not fit into the bar.
    case more
    /// The arrow towards the items before those on show.
    case earlierTabs
    /// The arrow towards the items after those on show.
    case laterTabs
    /// The button that shows or hides the sidebar.
    case sidebarToggle
    /// A row of the sidebar, by its position in the sidebar's rows.
    case row(Int)
    /// The button that goes back in a navigation stack.
    case back
    /// The search field.
    case searchField
    /// The button that cancels the search.
    case cancelSearch
    /// The button that begins to edit bar and sidebar, or is done with it.
    case edit
    /// The button that takes everything back to the defaults while editing.
    case reset
    /// The button that shows the list of keys and what they do.
    case help
    /// A button in the sidebar's toolbar, by its position among the sidebar's `toolbarItems`.
    case toolbarItem(Int)
    /// The button that opens the list of toolbar buttons that have no room.
    case moreToolbarItems
    /// The button that opens the sidebar's overflow menu.
    case sidebarOverflow
    /// The index of pages, at the selected one.
    case pages
    /// The index of pages, before the selected one.
    case previousPage
    /// The index of pages, after the selected one.
    case nextPage
    /// The bar between its items.
    case bar
    /// The sidebar beside its rows.
    case sidebar
    /// The content.
    case content
    /// The bottom accessory.
    case accessory
    /// The line at the bottom of the sidebar that does not scroll.
    case sidebarBottomBar
    /// The popover.
    case popover
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
