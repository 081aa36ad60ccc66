extension TabHostController {
  /// The navigation bar of the visible page, with all its buttons, or `nil` if there is no page or
  /// the app hides the bar.
  ///
  /// The page is the one on top of the visible navigation controller, or the content itself if it
  /// is no navigation controller. For what is presented above, see
  /// ``PresentedController/navigationBar``. The value is computed each time it is read.
  ///
  /// - Complexity: O(*n*), where *n* is the number of buttons.
  public var visibleNavigationBar: NavigationBar? {
    derived(.visibleNavigationBar, navigationBarOnScreen)
  }

  /// The navigation bar, read without observation.
  var navigationBarOnScreen: NavigationBar? {
    loadedContentOfNavigation?.navigationBar(
      after: loadedContent?.pageBehind,
      fallbackTitle: unobservedContentTab?.title,
      hasVerticalBar: screen.barHoldsButtons
    )
  }

  /// The navigation item of the visible page, or `nil` if it has none or the bar is hidden.
  var visibleNavigationItem: NavigationItem? { loadedContentOfNavigation?.itemOfNavigationBar }

  /// The search of a page on screen to which the search field belongs, or `nil` if there is none.
  var searchControllerOnScreen: SearchController? {
    let own = visibleNavigationItem?.content.searchController
    let beside = loadedContent?.contentsBeside ?? []
    // Mostly, there are no columns.
    guard !beside.isEmpty else { return own }
    let others = beside.compactMap { $0.itemOfNavigationBar?.content.searchController }
    let all = (own.map { [$0] } ?? []) + others
    let last = all.first { ObjectIdentifier($0) == state.search.lastOfPage }
    if let last, last.isSearching || !offersSearchOfTabs { return last }
    return own ?? (offersSearchOfTabs ? nil : others.first)
  }

  /// Returns the search of a page on screen, or `nil` if it has none or is not on screen.
  func searchController(of page: ViewController) -> SearchController? {
    let own = [loadedContentOfNavigation].compactMap { $0 }
    let content = (own + (loadedContent?.contentsBeside ?? [])).first {
      $0.pageOfNavigationBar === page
    }
    return content?.itemOfNavigationBar?.content.searchController
  }

  /// Returns whether a navigation bar shows the page, or a back button that leads to it.
  func showsInNavigationBar(_ page: ViewController) -> Bool {
    for content in contentsWithNavigationBar {
      guard let navigation = content.asNavigation else {
        if content === page { return true }
        continue
      }
      if navigation.stack.suffix(2).contains(where: { $0 === page }) { return true }
      if navigation.stack.last?.pageOfNavigationChild === page { return true }
    }
    return loadedContent?.pageBehind === page
      || state.overlays.presented.contains { $0.viewController.pageBehind === page }
  }

  /// Returns whether a navigation item is that of a bar on screen.
  func showsNavigationItem(_ item: NavigationItem) -> Bool {
    for content in contentsWithNavigationBar where content.itemOfNavigationBar === item {
      return true
    }
    return false
  }

  /// Returns whether the back button of the navigation bar has the title of a tab.
  func namesBackButton(_ tab: TabItem) -> Bool {
    guard let stack = loadedContentOfNavigation?.asNavigation?.stack, stack.count > 1
    else {
      return false
    }
    let page = stack[stack.count - 2]
    let ofLowestPage = stack.count == 2 ? unobservedContentTab : nil
    return page.ownBackTitle == nil && (page.storedTab ?? ofLowestPage) === tab
  }

  var contentsWithNavigationBar: [ViewController] {
    [loadedContentOfNavigation].compactMap { $0 } + presentedContents(from: 0)
      + (loadedContent?.contentsBeside ?? [])
  }
}

// MARK: - Columns

extension TabHostController {
  /// Returns the line of the navigation bar of a controller that is on screen beside the content, such
  /// as the primary column of a ``SplitController``, or that is part of it, as in a
  /// ``PartsController``, with what there is room for; see ``topBar(fitting:measure:)``.
  ///
  /// It has no tabs. It has a back button only if ``UserInteraction/goBack()`` goes back there, which
  /// goes back in the content first, and then in the last one of such controllers.
  ///
  /// - Parameters:
  ///   - column: The controller.
  ///   - width: The width of the line, in the units of the renderer.
  ///   - measure: Returns the width of a part of the line, with the space beside it.
  public func topBar(
    of column: ViewController,
    fitting width: Int,
    measure: (TopBar.Element) -> Int
  ) -> TopBar {
    let content = column.contentOfNavigation
    var bar = content.navigationBar(after: content.pageBehind)
    if bar?.backTitle != nil, content !== contentBesideWithBack {
      bar?.backTitle = nil
    }
    return TopBar(nil, bar, in: width, measure)
  }

  /// The content beside that of the selection in which the user goes back, or `nil` if there is none.
  private var contentBesideWithBack: ViewController? {
    guard visibleNavigationBar?.backTitle == nil else { return nil }
    return loadedContent?.contentsBeside.last {
      $0.navigationBar(after: $0.pageBehind)?.backTitle != nil
    }
  }
}

// MARK: - What is presented

extension TabHostController {
  /// The contents whose navigation bars the user can reach, the uppermost first: popovers, and below
  /// them the uppermost modal controller, or otherwise the content of the selection.
  var reachableContents: [ViewController] {
    let presented = state.overlays.presented
    let modal = presented.lastIndex(where: \.isModal)
    let first = modal ?? presented.startIndex
    let base = modal == nil ? [loadedContentOfNavigation].compactMap { $0 } : []
    return presentedContents(from: first).reversed() + base
  }

  /// The contents of the navigation bars of presented controllers, from the lowest to the uppermost.
  private func presentedContents(from first: Int) -> [ViewController] {
    state.overlays.presented[first...].map(\.viewController.contentOfNavigation)
  }

  /// The contents on screen beside that of the selection, which the user can reach.
  private var reachableContentsBeside: [ViewController] {
    isCoveredByModal ? [] : loadedContent?.contentsBeside ?? []
  }

  private var isCoveredByModal: Bool { state.overlays.presented.contains(where: \.isModal) }

  /// The pages whose bars the user can reach, whether they are hidden or not.
  var reachablePages: [ViewController] {
    (reachableContents + reachableContentsBeside).compactMap(\.pageOfNavigationBar)
  }

  /// The navigation items of the bars that the user can reach, the uppermost first.
  var reachableNavigationItems: [NavigationItem] {
    (reachableContents + reachableContentsBeside).compactMap(\.itemOfNavigationBar)
  }

  /// Whether the app hides the lowest of the bars that the user could reach.
  var hidesReachableBar: Bool { reachableContents.last?.asNavigation?.hidesNavigationBar == true }

  /// Whether the user can reach the navigation bar of a modal controller, which is no alert.
  var reachesPresentedBar: Bool {
    guard let top = state.overlays.presented.last(where: \.isModal) else { return false }
    return top.alert == nil
  }
}

extension TabHostController.PresentedController {
  /// The navigation bar of the presented page, with all its buttons, or `nil` if the app hides it or
  /// the controller is an alert.
  ///
  /// The page is the one on top of a navigation controller, or the presented controller itself.
  public var navigationBar: TabHostController.NavigationBar? {
    guard alert == nil else { return nil }
    return viewController.contentOfNavigation.navigationBar(after: viewController.pageBehind)
  }
}

extension ViewController {
  /// The descendant to which the navigation of the controller belongs, or the controller itself.
  var contentOfNavigation: ViewController {
    var content = self
    while let child = content.childForNavigation { content = child }
    return content
  }

  /// The innermost container, on the way to ``contentOfNavigation``, with a child to which the user goes
  /// back from there.
  var containerWithChildBehind: ViewController? {
    var found: ViewController?
    var next: ViewController? = self
    while let container = next {
      if container.childBehind != nil { found = container }
      next = container.childForNavigation
    }
    return found
  }

  /// The page to which the user goes back from what is on screen, or `nil` if there is none.
  var pageBehind: ViewController? {
    let stack = contentOfNavigation.asNavigation
    return stack?.containerOnTop?.pageBehind
      ?? stack?.stack.dropLast().last
      ?? containerWithChildBehind?.childBehind?.pageOfNavigationBar
  }

  /// The contents on screen besides ``contentOfNavigation`` that containers arrange, leading to
  /// trailing and top to bottom.
  var contentsBeside: [ViewController] {
    var contents: [ViewController] = []
    var next: ViewController? = self
    while let content = next {
      let own = content.childForNavigation
      for child in content.arrangedChildren where child !== own {
        contents.append(child.contentOfNavigation)
        contents += child.contentsBeside
      }
      next = own ?? content.asNavigation?.stack.last
    }
    return contents
  }

  /// The page on top of a navigation controller, or this controller.
  fileprivate var pageOfNavigationBar: ViewController? {
    asNavigation.map(\.stack.last) ?? self
  }

  /// The navigation item of the page, or `nil` if it has none or the bar is hidden.
  var itemOfNavigationBar: NavigationItem? {
    asNavigation?.hidesNavigationBar == true ? nil : pageOfNavigationBar?.storedNavigationItem
  }

  /// Returns the navigation bar of this content, or `nil` if there is no page or the bar is hidden.
  ///
  /// - Parameter previous: The page to which the back button leads, or `nil` if there is none.
  fileprivate func navigationBar(
    after previous: ViewController?,
    fallbackTitle: String? = nil,
    hasVerticalBar: Bool = false
  ) -> TabHostController.NavigationBar? {
    guard let page = pageOfNavigationBar, asNavigation?.hidesNavigationBar != true else {
      return nil
    }
    let below = asNavigation?.stack.dropLast() ?? []
    return TabHostController.NavigationBar(
      of: page,
      after: previous,
      // The title of the tab is that of its lowest page.
      fallbackTitle: below.count > 1 ? nil : fallbackTitle,
      hasVerticalBar: hasVerticalBar
    )
  }
}

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
    /// The title of the page, or `nil` if it has none. For a ``SplitController`` or another container
    /// without a title, it is that of the page to which its navigation belongs.
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
      overflowWidth: BarButtonFitting.limited(overflowWidth),
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
    title = content.title ?? page.title ?? page.titleOfNavigationChild
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
      let ofPrevious = previous.flatMap { previous in
        previous.ownBackTitle
          ?? [previous.storedTab?.title, fallbackTitle].compactMap(\.self).first { !$0.isEmpty }
      }
      backTitle = action.isEmpty ? ofPrevious ?? TabHostController.strings[.back] : action
    }
    place(groups.map { .buttons(Array($0.items.indices)) })
  }
}

extension ViewController {
  /// The title of ``pageOfNavigationChild``.
  fileprivate var titleOfNavigationChild: String? {
    guard let page = pageOfNavigationChild else { return nil }
    return page.storedNavigationItem?.content.title ?? page.title
  }

  /// The page to which the navigation of a container belongs, such as that of a column of a split in a
  /// stack, or `nil` for a page that is no container.
  fileprivate var pageOfNavigationChild: ViewController? {
    asNavigation == nil ? childForNavigation?.contentOfNavigation.pageOfNavigationBar : nil
  }

  /// The title that the page itself gives a button that leads back to it. Without one, the button
  /// has the title of a tab.
  var ownBackTitle: String? {
    let content = storedNavigationItem?.content
    return content?.backButtonTitle ?? content?.title ?? title
  }
}

extension TabHostController {
  /// The contents of the toolbar: the buttons of the visible page in one line, below the content.
  ///
  /// The value is a snapshot for renderers. It contains the ``ViewController/toolbarItems`` that are not
  /// hidden. The user taps them with ``UserInteraction/tapBarButton(_:)-(BarButtonItem)``.
  @MainActor public struct Toolbar {
    /// The page.
    public let page: ViewController
    /// The buttons and the spaces between them, from leading to trailing.
    public let elements: [Element]

    /// The buttons, from leading to trailing, in the parts between which there are spaces.
    ///
    /// No part is empty.
    public var groups: [[BarButtonItem]] {
      elements.split { if case .button = $0 { false } else { true } }.map { part in
        part.compactMap { if case .button(let button) = $0 { button } else { nil } }
      }
    }

    /// All buttons, from leading to trailing.
    public var items: [BarButtonItem] { groups.flatMap(\.self) }

    /// A part of a toolbar.
    @MainActor public enum Element {
      /// A button.
      case button(BarButtonItem)
      /// A space that is as wide as possible; see ``BarButtonItem/flexibleSpace()``.
      case flexibleSpace
      /// A space whose width the renderer decides; see ``BarButtonItem/fixedSpace(_:)``.
      case fixedSpace
    }

    /// Creates the toolbar of a page, or returns `nil` if it has no buttons.
    init?(of page: ViewController) {
      elements = (page.storedNavigationItem?.toolbarItems ?? []).compactMap { item in
        switch item.look.space {
        case .flexibleSpace?: .flexibleSpace
        case .some: .fixedSpace
        case nil: item.isInBar ? .button(item) : nil
        }
      }
      self.page = page
      guard !groups.isEmpty else { return nil }
    }
  }

  /// The toolbar of the visible page, or `nil` if there is none.
  ///
  /// There is a toolbar if the content is a navigation controller whose
  /// ``NavigationController/isToolbarHidden`` is `false`, and if the page on top has
  /// ``ViewController/toolbarItems`` and does not hide the bars at the bottom; see
  /// ``ViewController/hidesBottomBarWhenPushed``. For what is presented above, see
  /// ``PresentedController/toolbar``. ``PresentationChanges/navigationBar`` announces a change.
  ///
  /// - Complexity: O(*n*), where *n* is the number of buttons.
  public var visibleToolbar: Toolbar? {
    derived(.visibleToolbar, loadedContentOfNavigation?.pageOfToolbar.flatMap(Toolbar.init))
  }

  /// Returns whether a navigation item is that of a page whose toolbar is on screen.
  func showsToolbar(of item: NavigationItem) -> Bool {
    contentsWithNavigationBar.contains { $0.pageOfToolbar?.storedNavigationItem === item }
  }

  /// The navigation items of the pages whose toolbars the user can reach, the uppermost first.
  var itemsOfReachableToolbars: [NavigationItem] {
    reachableContents.compactMap { $0.pageOfToolbar?.storedNavigationItem }
  }
}

extension TabHostController.PresentedController {
  /// The toolbar of the presented page, or `nil` if there is none; see
  /// ``TabHostController/visibleToolbar``.
  public var toolbar: TabHostController.Toolbar? {
    viewController.pageOfToolbar.flatMap(TabHostController.Toolbar.init)
  }
}

extension ViewController {
  /// The page on top of a navigation controller that shows its toolbar.
  fileprivate var pageOfToolbar: ViewController? {
    guard let stack = asNavigation, !stack.hidesToolbar, let page = stack.stack.last,
      !page.hidesBottomBarWhenPushed
    else { return nil }
    return page
  }
}

// MARK: - Buttons

extension NavigationItem {
  /// The buttons of the toolbar, with the spaces.
  var toolbarItems: [BarButtonItem] { groups.toolbar.flatMap(\.items) }
}

extension BarButtonItem {
  /// Whether the button is in the toolbar of its page.
  var isInToolbar: Bool {
    guard let group = group else { return false }
    return navigationItem?.groups.toolbar.contains { $0 === group } == true
  }

  /// Returns a space between buttons of a toolbar, which is as wide as possible.
  ///
  /// The same space can be used several times. In a navigation bar, a space is left out.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }

  /// Returns a space between buttons of a toolbar.
  ///
  /// - Parameter width: Has no effect: the renderer decides.
  public static func fixedSpace(_ width: Double) -> BarButtonItem {
    BarButtonItem(systemItem: .fixedSpace)
  }
}
