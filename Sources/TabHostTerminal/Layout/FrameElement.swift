import TabHost

/// An element of a frame that the user can point at: an area such as the bar, or a control in one.
///
/// A ``FrameLayout`` contains all elements of a frame. Hit testing, the keyboard focus, hovering and
/// drawing use them.
public struct FrameElement: Hashable, Sendable {
  /// The identity of the element in its frame.
  public let id: ID
  /// The cells of the element.
  public internal(set) var rect: CellRect
  /// Whether the element is drawn without its title.
  let isIconOnly: Bool

  /// The area that contains the control, or `nil` for an area.
  let area: ID?
  /// The number of controllers that are presented below the element.
  var layer = 0
  /// Whether the user can choose the line of a list.
  var isEnabled = true
  /// The key press that a click on a hint of the status line handles.
  var press: KeyPress?

  /// The label of a control that shows one.
  let label: TabLabel?
  /// Whether the element represents the selection, or a button that is on.
  var isSelected = false
  /// Whether the element leads to tabs beyond it of which one has a badge.
  var leadsToBadge = false
  /// The bar button, the action or the hidden buttons that the element represents.
  let source: Source?

  init(
    _ id: ID,
    in area: ID? = nil,
    _ rect: CellRect,
    isIconOnly: Bool = false,
    label: TabLabel? = nil,
    isSelected: Bool = false,
    source: Source? = nil
  ) {
    self.id = id
    self.area = area
    self.rect = rect
    self.isIconOnly = isIconOnly
    self.label = label
    self.isSelected = isSelected
    self.source = source
  }

  /// The bar button that the element represents, or `nil` if it is another element.
  var button: BarButtonItem? { if case .button(let button) = source { button } else { nil } }

  /// The buttons without a place that an overflow menu contains.
  var hiddenButtons: [BarButtonItem] {
    if case .buttons(let buttons) = source { buttons } else { [] }
  }

  /// The action that the element represents, or `nil` if it is another element.
  var action: Action? { if case .action(let action) = source { action } else { nil } }

  /// Objects of the app that an element represents, compared by identity.
  enum Source: Hashable, Sendable {
    case button(BarButtonItem)
    case buttons([BarButtonItem])
    case action(Action)

    private var objects: [ObjectIdentifier] {
      switch self {
      case .button(let button): [ObjectIdentifier(button)]
      case .buttons(let buttons): buttons.map { ObjectIdentifier($0) }
      case .action(let action): [ObjectIdentifier(action)]
      }
    }

    static func == (one: Source, other: Source) -> Bool { one.objects == other.objects }

    func hash(into hasher: inout Hasher) { hasher.combine(objects) }
  }
}

// MARK: - Identities

extension FrameElement {
  /// The identity of an element.
  ///
  /// Rows and buttons are identified by their positions, so that an app can create buttons anew
  /// without moving the focus.
  public enum ID: Hashable, Sendable {
    /// A tab's item in the bar, with the tab's identifier.
    case tab(String)
    /// The item that opens the list of tabs that do not fit into the bar.
    case more
    /// The arrow that scrolls the bar to the tabs before the visible ones.
    case earlierTabs
    /// The arrow that scrolls the bar to the tabs after the visible ones.
    case laterTabs
    /// The button that shows or hides the sidebar.
    case sidebarToggle
    /// The button that opens the list of all tabs, in a compact width that leaves no sidebar.
    case tabList
    /// A row of the sidebar, with its index in the sidebar's rows.
    case row(Int)
    /// The back button of a navigation stack, which is the presented one while anything is
    /// presented.
    case back
    /// A button of the navigation bar, with its index: first those of the vertical bar, then those
    /// of the heading and of the pages beside the content, leading to trailing. While anything is
    /// presented, it is a button of that page.
    case barButton(Int)
    /// The button that opens the overflow menu of the navigation bar.
    case navigationOverflow
    /// The button that opens the overflow menu of the navigation bar of a page beside the content, with
    /// the index of that page.
    case paneOverflow(Int)
    /// The button that is displayed in place of the content of a page, which is the presented one
    /// while anything is presented.
    case contentButton
    /// The button that is displayed in place of the content of a page that a container arranges, with the
    /// index of that page.
    case paneContentButton(Int)
    /// A button of the toolbar of a page, with its index, leading to trailing. While anything is
    /// presented, it is a button of that page.
    case pageToolbarItem(Int)
    /// The button that opens the list of buttons of the page's toolbar that do not fit.
    case pageToolbarOverflow
    /// The search field.
    case searchField
    /// The search field of a page beside the content, with the index of that page.
    case paneSearchField(Int)
    /// A scope of the active search, with its index.
    case searchScope(Int)
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
    /// A page that a container arranges beside the content, such as the primary column of a split, or as
    /// a part of it, with its index from leading to trailing and top to bottom. A page that contains
    /// others precedes them.
    case pane(Int)
    /// The line after a page that a container arranges, with the index of that page.
    case divider(Int)
    /// The bottom accessory.
    case accessory
    /// The fixed bar at the bottom of the sidebar.
    case sidebarBottomBar
    /// The popover.
    case popover
    /// The open list, such as a menu, an alert or the palette, outside its lines.
    case list
    /// A line of the open list, with its index.
    case line(Int)
    /// A hint of the status line, such as "Enter select", with its index, leading to trailing. A click
    /// on it has the effect of its key.
    case hint(Int)
  }
}

extension FrameElement.ID {
  /// Whether the element is the bar or an item that represents tabs in it.
  var isInBar: Bool {
    switch self {
    case .bar, .tab, .more, .earlierTabs, .laterTabs: true
    default: false
    }
  }

  /// Whether the element scrolls the bar. It can't have the focus, because the focus on the tabs scrolls
  /// the bar.
  var isEndOfBar: Bool { self == .earlierTabs || self == .laterTabs }

  /// Whether the element is a button of a page's toolbar.
  var isInPageToolbar: Bool {
    switch self {
    case .pageToolbarItem, .pageToolbarOverflow: true
    default: false
    }
  }

  /// Whether the element is a search field.
  var isSearchField: Bool {
    switch self {
    case .searchField, .paneSearchField: true
    default: false
    }
  }

  /// Whether the element is a scope of the search.
  var isSearchScope: Bool { if case .searchScope = self { true } else { false } }

  /// Whether the element is a hint of the status line.
  var isHint: Bool { if case .hint = self { true } else { false } }

  /// Whether the element is a row of the sidebar.
  var isRow: Bool { if case .row = self { true } else { false } }

  /// Whether the control belongs to a page: to its navigation bar, its toolbar, or to what is displayed
  /// in place of its content. Those of the uppermost presented page handle events.
  var belongsToPage: Bool {
    switch self {
    case .back, .barButton, .navigationOverflow, .paneOverflow, .contentButton, .paneContentButton,
      .pageToolbarItem, .pageToolbarOverflow:
      true
    default: false
    }
  }

  /// Whether a view controller that may draw itself is shown in the element.
  ///
  /// This property is `false` for the popover, which is drawn over everything else.
  var isPage: Bool {
    switch self {
    case .content, .pane, .accessory, .sidebarBottomBar: true
    default: false
    }
  }

  /// Whether a click on the element has an effect of its own.
  var isClickable: Bool {
    switch self {
    case .bar, .sidebar, .sidebarScrollbar, .sidebarEdge, .content, .pane, .divider, .accessory,
      .sidebarBottomBar, .popover, .pages, .list:
      false
    default: true
    }
  }

  /// Whether the element gains the focus when the user presses a mouse button on it.
  var takesFocusOnPress: Bool {
    switch self {
    case .tab, .row, .more, .sidebarToggle, .tabList, .searchField, .paneSearchField, .barButton,
      .contentButton, .paneContentButton, .pageToolbarItem:
      true
    default: false
    }
  }
}

extension FrameElement.ID: CustomStringConvertible {
  /// A textual representation of the identity, with its identifier or index.
  public var description: String {
    switch self {
    case .tab(let identifier): "tab \(SafeText(identifier).string)"
    case .more: "more"
    case .earlierTabs: "earlier tabs"
    case .laterTabs: "later tabs"
    case .sidebarToggle: "toggle"
    case .tabList: "tab list"
    case .row(let index): "row \(index)"
    case .back: "back"
    case .barButton(let index): "bar button \(index)"
    case .navigationOverflow: "navigation overflow"
    case .paneOverflow(let index): "pane overflow \(index)"
    case .contentButton: "content button"
    case .paneContentButton(let index): "pane content button \(index)"
    case .pageToolbarItem(let index): "page toolbar item \(index)"
    case .pageToolbarOverflow: "page toolbar overflow"
    case .searchField: "search field"
    case .paneSearchField(let index): "pane search field \(index)"
    case .searchScope(let index): "search scope \(index)"
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
    case .pane(let index): "pane \(index)"
    case .divider(let index): "divider \(index)"
    case .accessory: "accessory"
    case .sidebarBottomBar: "bottom bar"
    case .popover: "popover"
    case .list: "list"
    case .line(let index): "line \(index)"
    case .hint(let index): "hint \(index)"
    }
  }
}
