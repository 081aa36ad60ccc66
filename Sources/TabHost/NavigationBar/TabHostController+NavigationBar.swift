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
    derived(
      \.visibleNavigationBar,
      navigationBarOnScreen,
      from: .ofNavigationBar.union(.layout)
    )
  }

  /// The navigation bar, read without observation.
  var navigationBarOnScreen: NavigationBar? {
    loadedContentOfNavigation?.navigationBar(
      behind: loadedContent?.childBehind,
      fallbackTitle: unobservedContentTab?.title,
      hasVerticalBar: screen.barHoldsButtons
    )
  }

  /// The navigation item of the visible page, or `nil` if it has none or the bar is hidden.
  var visibleNavigationItem: NavigationItem? { loadedContentOfNavigation?.itemOfNavigationBar }

  /// The search of the visible page, to which the search field belongs, or `nil` if it has none.
  var visibleSearchController: SearchController? {
    visibleNavigationItem?.content.searchController
  }

  /// Returns whether a navigation bar shows the page, or a back button that leads to it.
  func showsInNavigationBar(_ page: ViewController) -> Bool {
    for content in contentsWithNavigationBar {
      guard let navigation = content.asNavigation else {
        if content === page { return true }
        continue
      }
      if navigation.viewControllers.suffix(2).contains(where: { $0 === page }) { return true }
    }
    return loadedContent?.childBehind?.pageOfNavigationBar === page
      || state.overlays.presented.contains {
        $0.viewController.childBehind?.pageOfNavigationBar === page
      }
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
    guard let stack = loadedContentOfNavigation?.asNavigation?.viewControllers, stack.count > 1
    else {
      return false
    }
    let page = stack[stack.count - 2]
    return page.ownBackTitle == nil && (page.tab ?? unobservedContentTab) === tab
  }

  var contentsWithNavigationBar: [ViewController] {
    [loadedContentOfNavigation].compactMap { $0 } + presentedContents(from: 0)
      + (loadedContent?.contentsBeside ?? [])
  }
}

// MARK: - Columns

extension TabHostController {
  /// Returns the line of the navigation bar of a controller that is on screen beside the content, such
  /// as the primary column of a ``SplitController``, with what there is room for; see
  /// ``topBar(fitting:measure:)``.
  ///
  /// It has no tabs. It has a back button only while that of the content has none, because
  /// ``UserInteraction/goBack()`` goes back there first.
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
    var bar = column.contentOfNavigation.navigationBar()
    if visibleNavigationBar?.backTitle != nil { bar?.backTitle = nil }
    return TopBar(nil, bar, in: width, measure)
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
    return viewController.contentOfNavigation.navigationBar(behind: viewController.childBehind)
  }
}

extension ViewController {
  /// The descendant to which the navigation of the controller belongs, or the controller itself.
  var contentOfNavigation: ViewController {
    var content = self
    while let child = content.childForNavigation { content = child }
    return content
  }

  /// The contents on screen beside ``contentOfNavigation``, leading to trailing.
  var contentsBeside: [ViewController] {
    var contents: [ViewController] = []
    var content = self
    while let child = content.childForNavigation {
      contents += content.childrenBeside.map(\.contentOfNavigation)
      content = child
    }
    return contents
  }

  /// The page on top of a navigation controller, or this controller.
  fileprivate var pageOfNavigationBar: ViewController? {
    asNavigation.map(\.topViewController) ?? self
  }

  /// The navigation item of the page, or `nil` if it has none or the bar is hidden.
  var itemOfNavigationBar: NavigationItem? {
    asNavigation?.hidesNavigationBar == true ? nil : pageOfNavigationBar?.storedNavigationItem
  }

  /// Returns the navigation bar of this content, or `nil` if there is no page or the bar is hidden.
  ///
  /// - Parameter behind: The content to which the user goes back from the lowest page, or `nil` if
  ///   there is none.
  fileprivate func navigationBar(
    behind: ViewController? = nil,
    fallbackTitle: String? = nil,
    hasVerticalBar: Bool = false
  ) -> TabHostController.NavigationBar? {
    guard let page = pageOfNavigationBar, asNavigation?.hidesNavigationBar != true else {
      return nil
    }
    return TabHostController.NavigationBar(
      of: page,
      after: asNavigation?.viewControllers.dropLast().last ?? behind?.pageOfNavigationBar,
      fallbackTitle: fallbackTitle,
      hasVerticalBar: hasVerticalBar
    )
  }
}
