extension TabHostController {
  /// The contents of the navigation bar: titles and buttons of the visible page.
  ///
  /// The value is a snapshot for renderers. It contains all buttons of the page that are not hidden;
  /// ``fitting(_:overflowWidth:measure:)`` returns the bar with those for which there is room.
  @MainActor public struct NavigationBar {
    /// The page.
    public let page: ViewController
    /// The title of the back button, or `nil` if there is no back button.
    public internal(set) var backTitle: String?
    /// The title of the page, or `nil` if it has none.
    public let title: String?
    /// The second line of text, or `nil` if there is none.
    public let subtitle: String?
    /// The line of text above the bar, or `nil` if there is none.
    public let prompt: String?
    /// Whether scrolling has minimized the bar; see ``NavigationItem/navigationBarMinimization``.
    public let isMinimized: Bool
    /// The buttons at the leading end, from leading to trailing.
    public internal(set) var leading: [BarButtonItem] = []
    /// The buttons in the center, from leading to trailing.
    public internal(set) var center: [BarButtonItem] = []
    /// The buttons at the trailing end, from leading to trailing.
    public internal(set) var trailing: [BarButtonItem] = []
    /// The buttons after the button of the overflow menu, from leading to trailing.
    public internal(set) var pinnedTrailing: [BarButtonItem] = []
    /// The buttons that are in the vertical bar, those with the highest priority first.
    ///
    /// Empty while no vertical bar is on screen; see ``TabHostController/verticalBar(fitting:)``.
    public internal(set) var vertical: [BarButtonItem] = []
    /// The buttons that don't fit, from leading to trailing, which the overflow menu contains.
    public internal(set) var overflow: [BarButtonItem] = []
    /// Whether the overflow menu contains ``NavigationItem/additionalOverflowItems``.
    let hasAdditionalOverflowItems: Bool

    /// Whether a vertical bar, which has the additional items, is on screen.
    let hasVerticalBar: Bool
    /// The groups of the buttons that are not in the vertical bar.
    let groups: [Group]

    /// The visible buttons of a group.
    struct Group {
      let region: BarButtonFitting.Region
      let items: [BarButtonItem]
      let representative: BarButtonItem?
    }

    /// All buttons that are displayed as such: from leading to trailing, then those of the vertical
    /// bar.
    public var buttons: [BarButtonItem] {
      leading + center + trailing + pinnedTrailing + vertical
    }

    /// Whether the bar has a button for the overflow menu.
    ///
    /// While a vertical bar is on screen, that bar has the button for the additional items.
    public var hasOverflow: Bool {
      !overflow.isEmpty || hasAdditionalOverflowItems && !hasVerticalBar
    }
  }
}

// MARK: - Fitting

extension TabHostController.NavigationBar {
  /// Returns the bar with the buttons for which there is room.
  ///
  /// While there is not enough room, the buttons with the lowest
  /// ``BarButtonItem/visibilityPriority`` are compressed: groups with a
  /// ``BarButtonItemGroup/representativeItem`` are replaced by it, and then buttons move to the
  /// ``overflow``, first those in the center, then those at the leading end, and then those at the
  /// trailing end. The ``pinnedTrailing`` buttons move last. The buttons of the vertical bar don't
  /// change.
  ///
  /// - Parameters:
  ///   - width: The room for buttons: by default their number, including the button of the overflow
  ///     menu.
  ///   - overflowWidth: The room that the button of the overflow menu takes.
  ///   - measure: Returns the room that a button takes.
  /// - Complexity: O(*n*²), where *n* is the number of buttons.
  public func fitting(
    _ width: Int,
    overflowWidth: Int = 1,
    measure: (BarButtonItem) -> Int = { _ in 1 }
  ) -> TabHostController.NavigationBar {
    let fitting = BarButtonFitting(
      groups: groups.map { group in
        BarButtonFitting.Group(
          region: group.region,
          buttons: group.items.map {
            BarButtonFitting.Button(
              width: BarButtonFitting.limited(measure($0)),
              priority: $0.look.priority
            )
          },
          representativeWidth: group.representative.map { BarButtonFitting.limited(measure($0)) }
        )
      },
      overflowWidth: overflowWidth,
      alwaysHasOverflow: hasAdditionalOverflowItems && !hasVerticalBar
    )
    var bar = self
    bar.place(fitting.forms(in: width))
    return bar
  }

  /// Distributes the buttons to the regions and the overflow.
  mutating func place(_ forms: [BarButtonFitting.Form]) {
    (leading, center, trailing, pinnedTrailing, overflow) = ([], [], [], [], [])
    for (group, form) in zip(groups, forms) {
      var shown: [BarButtonItem] = []
      switch form {
      case .representative: shown = group.representative.map { [$0] } ?? []
      case .buttons(let indices):
        shown = indices.map { group.items[$0] }
        overflow += group.items.indices.filter { !indices.contains($0) }.map { group.items[$0] }
      }
      switch group.region {
      case .leading: leading += shown
      case .center: center += shown
      case .trailing: trailing += shown
      case .pinned: pinnedTrailing += shown
      }
    }
  }
}

// MARK: - From the navigation item

extension TabHostController.NavigationBar {
  /// Creates the bar of a page, with all its buttons.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - previous: The page to which the back button leads, or `nil` if there is none.
  ///   - fallbackTitle: The title of the back button if the previous page has no title.
  ///   - hasVerticalBar: Whether buttons are in a vertical bar.
  init(
    of page: ViewController,
    after previous: ViewController?,
    fallbackTitle: String?,
    hasVerticalBar: Bool
  ) {
    let item = page.storedNavigationItem
    let content = item?.content ?? NavigationItem.Content()
    self.page = page
    self.hasVerticalBar = hasVerticalBar
    title = content.title ?? page.title
    subtitle = content.subtitle
    prompt = content.prompt
    isMinimized = content.isMinimized
    hasAdditionalOverflowItems = content.overflowItems != nil
    var groups: [Group] = []
    var moved: [BarButtonItem] = []
    var hasLeadingButtons = false
    func add(_ added: [BarButtonItemGroup]?, _ region: BarButtonFitting.Region) {
      for group in added ?? [] {
        let items = group.items.filter(\.isInBar)
        if region == .leading, !items.isEmpty { hasLeadingButtons = true }
        let stays = hasVerticalBar ? items.filter { !$0.allowsVerticalBar } : items
        if hasVerticalBar { moved += items.filter(\.allowsVerticalBar) }
        let representative = group.representative.flatMap { $0.isInBar ? $0 : nil }
        guard !stays.isEmpty else { continue }
        groups.append(Group(region: region, items: stays, representative: representative))
      }
    }
    add(item?.groups.leading, .leading)
    add(item?.groups.center, .center)
    add(item?.groups.trailing, .trailing)
    add(item?.groups.pinned, .pinned)
    self.groups = groups
    // Sorting is stable, so that buttons of the same priority keep their order.
    vertical = moved.sorted { $0.look.priority > $1.look.priority }
    if previous != nil || content.backAction != nil, !content.hidesBackButton,
      content.backAction?.attributes.contains(.hidden) != true,
      !hasLeadingButtons || content.supplementsBackButton
    {
      let action = content.backAction?.title ?? ""
      let ofPrevious = previous.map { $0.ownBackTitle ?? $0.tab?.title ?? fallbackTitle }
      backTitle = action.isEmpty ? (ofPrevious ?? nil) ?? TabHostController.strings[.back] : action
    }
    place(groups.map { .buttons(Array($0.items.indices)) })
  }
}

extension ViewController {
  /// The title that the page itself gives a button that leads back to it. Without one, the button
  /// has the title of a tab.
  var ownBackTitle: String? {
    let content = storedNavigationItem?.content
    return content?.backButtonTitle ?? content?.title ?? title
  }
}
