extension FrameLayout {
  /// An element at a position in a frame.
  public enum Target: Hashable, Sendable {
    /// A tab's item in the bar, with the tab's identifier.
    case tab(String)
    /// The item that opens the list of tabs that do not fit into the bar.
    case more
    /// The arrow that scrolls to the items before the visible ones.
    case earlierTabs
    /// The arrow that scrolls to the items after the visible ones.
    case laterTabs
    /// The button that shows or hides the sidebar.
    case sidebarToggle
    /// A row of the sidebar, with its index in the sidebar's rows.
    case row(Int)
    /// The back button of a navigation stack, which is the presented one while anything is
    /// presented.
    case back
    /// A button of the navigation bar, with its index: first those of the vertical bar, then those
    /// of the heading, leading to trailing. While anything is presented, it is a button of that page.
    case barButton(Int)
    /// The button that opens the overflow menu of the navigation bar.
    case navigationOverflow
    /// The search field.
    case searchField
    /// The button that cancels the search.
    case cancelSearch
    /// The button that begins or ends editing the bar and the sidebar.
    case edit
    /// The button that resets all customizations while the user is editing.
    case reset
    /// The button that shows the list of keyboard shortcuts.
    case help
    /// A button in the sidebar's toolbar, with its index in the sidebar's `toolbarItems`.
    case toolbarItem(Int)
    /// The button that opens the list of toolbar buttons that do not fit.
    case moreToolbarItems
    /// The button that opens the sidebar's overflow menu.
    case sidebarOverflow
    /// The page index, at the dot of the selected page.
    case pages
    /// The page index, before the dot of the selected page.
    case previousPage
    /// The page index, after the dot of the selected page.
    case nextPage
    /// The bar, between its items.
    case bar
    /// The sidebar, outside its rows and buttons.
    case sidebar
    /// The scrollbar of the sidebar's rows.
    case sidebarScrollbar
    /// The border between the sidebar and the content, beside the scrollbar.
    case sidebarEdge
    /// The content.
    case content
    /// The bottom accessory.
    case accessory
    /// The fixed bar at the bottom of the sidebar.
    case sidebarBottomBar
    /// The popover.
    case popover
  }
}

extension FrameLayout.Target {
  /// Whether the target is the bar or an item that represents tabs in it.
  var isInBar: Bool {
    switch self {
    case .bar, .tab, .more, .earlierTabs, .laterTabs: true
    default: false
    }
  }

  /// Whether the target is a row of the sidebar.
  var isRow: Bool { if case .row = self { true } else { false } }

  /// Whether a view controller that may draw itself is shown at the target.
  ///
  /// This property is `false` for the popover, which is drawn over everything else.
  var isPage: Bool {
    switch self {
    case .content, .accessory, .sidebarBottomBar: true
    default: false
    }
  }
}

extension FrameLayout.Target: CustomStringConvertible {
  /// A textual representation of the target, with its identifier or index.
  public var description: String {
    switch self {
    case .tab(let identifier): "tab \(SafeText(identifier).string)"
    case .more: "more"
    case .earlierTabs: "earlier"
    case .laterTabs: "later"
    case .sidebarToggle: "toggle"
    case .row(let index): "row \(index)"
    case .back: "back"
    case .barButton(let index): "bar button \(index)"
    case .navigationOverflow: "navigation overflow"
    case .searchField: "search field"
    case .cancelSearch: "cancel search"
    case .edit: "edit"
    case .reset: "reset"
    case .help: "help"
    case .toolbarItem(let index): "toolbar item \(index)"
    case .moreToolbarItems: "more toolbar items"
    case .sidebarOverflow: "sidebar overflow"
    case .pages: "pages"
    case .previousPage: "previous page"
    case .nextPage: "next page"
    case .bar: "bar"
    case .sidebar: "sidebar"
    case .sidebarScrollbar: "sidebar scrollbar"
    case .sidebarEdge: "sidebar edge"
    case .content: "content"
    case .accessory: "accessory"
    case .sidebarBottomBar: "bottom bar"
    case .popover: "popover"
    }
  }
}
