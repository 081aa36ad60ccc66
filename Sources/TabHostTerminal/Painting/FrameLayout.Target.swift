extension FrameLayout {
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
}

extension FrameLayout.Target {
  /// Whether it is the bar, or something in it that stands for tabs.
  var isInBar: Bool {
    switch self {
    case .bar, .tab, .more, .earlierTabs, .laterTabs: true
    default: false
    }
  }

  /// Whether a controller is shown there, which may draw itself; but for the popover, which lies
  /// over everything.
  var isPage: Bool {
    switch self {
    case .content, .accessory, .sidebarBottomBar: true
    default: false
    }
  }
}

extension FrameLayout.Target: CustomStringConvertible {
  /// What it is in words, with the identifier or the position where it has one.
  public var description: String {
    switch self {
    case .tab(let identifier): "tab \(SafeText(identifier).string)"
    case .more: "more"
    case .earlierTabs: "earlier"
    case .laterTabs: "later"
    case .sidebarToggle: "toggle"
    case .row(let index): "row \(index)"
    case .back: "back"
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
    case .content: "content"
    case .accessory: "accessory"
    case .sidebarBottomBar: "bottom bar"
    case .popover: "popover"
    }
  }
}
