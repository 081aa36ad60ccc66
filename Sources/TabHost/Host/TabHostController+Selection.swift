extension TabHostController {
  /// The selected tab, at any depth, or `nil` if nothing is selected.
  ///
  /// Assigning selects exactly that tab, even if it is hidden or disabled, and a group itself
  /// instead of one of its children. The calls are, in this order:
  ///
  /// 1. `displayedViewControllers`, in a managed stack
  /// 2. `didSelectTab`
  /// 3. content
  ///
  /// Assigning the selected tab again calls nothing. A tab that is not in the host is refused and
  /// reported as ``Diagnostic/Rule/foreignSelection``. Assigning `nil` removes the content from the
  /// screen without a call to the delegate; nothing is selected until the app or the user selects a
  /// tab.
  public var selectedTab: TabItem? {
    get { observed(\.selectedTab, state.selection.tab, dependingOn: .selection) }
    set {
      if let newValue { select(newValue, origin: .program) } else { selectNothing() }
    }
  }

  /// The origin of the current selection, or `nil` before the first selection.
  ///
  /// The value is already set when `didSelectTab` is called.
  public var selectionOrigin: SelectionOrigin? {
    observed(\.selectionOrigin, state.selection.origin, dependingOn: .origin)
  }

  /// The tabs from the root tab to the selected tab, both included; empty if nothing is selected.
  public var selectedPath: [TabItem] {
    observed(\.selectedPath, pathOfSelection, dependingOn: .selectedPath)
  }

  /// The index of the root tab of the selection, or `nil` if nothing is selected.
  ///
  /// Assigning another index selects the root tab at that index; assigning the current index has no
  /// effect. An index outside the range of ``tabs`` is refused and reported as
  /// ``Diagnostic/Rule/invalidIndex``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of root tabs.
  public var selectedIndex: Int? {
    get { observed(\.selectedIndex, rootIndexOfSelection, dependingOn: .selectedPath) }
    set {
      guard let newValue else { return selectNothing() }
      guard tree.roots.indices.contains(newValue) else {
        let message = "index \(newValue) is out of range; there are \(tree.roots.count) root tabs"
        return report(.invalidIndex, [], message)
      }
      guard newValue != rootIndexOfSelection else { return }
      select(tree.roots[newValue], origin: .program)
    }
  }
}

// MARK: - Content

extension TabHostController {
  /// The content of the selection; see ``contentTab``.
  ///
  /// Reading this property creates the content if needed. Assigning selects the tab whose content
  /// the view controller is; assigning the current content has no effect. A view controller that is
  /// the content of no tab in the host is refused and reported as
  /// ``Diagnostic/Rule/foreignViewController``. Assigning `nil` selects nothing, as for
  /// ``selectedTab``.
  public var selectedViewController: ViewController? {
    get {
      let content = madeOrMakeableContent
      return observed(\.selectedViewController, content, dependingOn: .selectedContent)
    }
    set {
      guard let newValue else { return selectNothing() }
      let stack = newValue.asNavigation?.managedStack
      guard let tab = newValue.tab ?? stack?.group, tree.contains(tab) else {
        return report(
          .foreignViewController,
          [],
          "the controller is the content of no tab in the host"
        )
      }
      guard newValue !== madeContent else { return }
      select(tab, origin: .program)
    }
  }

  /// The tab whose content is displayed, or `nil` if there is none.
  ///
  /// That is the group whose managed stack contains the selected tab. Without such a group, it is
  /// the selected tab, or the nearest group above it that has content.
  public var contentTab: TabItem? {
    observed(\.contentTab, contentTabOfSelection, dependingOn: .selectedPath)
  }

  /// The tab whose content is displayed, read without observation.
  var contentTabOfSelection: TabItem? { selectedStackGroup ?? tabToShow }

  /// The navigation controller that is displayed as content, or `nil` if the content is another
  /// view controller.
  public var visibleNavigationController: NavigationController? {
    let navigation = shownNavigationController
    return observed(\.visibleNavigationController, navigation, dependingOn: .selectedContent)
  }

  /// The content of the selection, created if needed.
  var madeOrMakeableContent: ViewController? {
    // A provider may put what it makes into a container, whose tab shows in its place.
    while selectedStackGroup == nil, let tab = tabToShow, !tab.hasMadeContent {
      guard tab.madeViewController != nil else { return nil }
    }
    return madeContent
  }

  /// The content of the selection, or `nil` if it has not been created.
  var madeContent: ViewController? { transaction.screen.selectedContent(in: self).controller }

  var shownNavigationController: NavigationController? { madeContent?.asNavigation }

  /// Creates the content of the given tabs, where it has not been created.
  public func preload(_ tabs: [TabItem]) {
    for tab in tabs { _ = tab.madeViewController }
  }

  /// Discards the content of a tab.
  ///
  /// It is created again when it is next needed.
  ///
  /// - Returns: `false` if the content is on screen or in a stack, in which case it is kept.
  @discardableResult
  public func unload(_ tab: TabItem) -> Bool {
    guard tab.hasMadeContent else { return true }
    guard let controller = tab.madeViewController, controller.parent == nil,
      controller.appearanceState == .disappeared
    else { return false }
    tab.discardContent()
    return true
  }
}

extension HostChange {
  /// The changes that concern the path to the selected tab.
  fileprivate static let selectedPath: HostChange = [.selection, .path, .stack, .roots, .tree]
  /// The changes that concern the content of the selection.
  fileprivate static let selectedContent = selectedPath.union([.content, .made])
}

/// The origin of a selection.
public enum SelectionOrigin: String, Hashable, Sendable, Codable, CaseIterable {
  /// The user made the selection, for example with a tap in the bar or the sidebar, by going back,
  /// or by canceling a search.
  case user
  /// The app made the selection, or it is the initial selection of a host.
  case program
  /// The framework made the selection, because the selected tab was removed or hidden.
  ///
  /// The new selection is the group that contained the tab, if that group is still in the host and
  /// visible; otherwise the first root tab that is visible and enabled. Either is resolved like a
  /// tap on it.
  case fallback
  /// The app restored the selection of an earlier launch.
  case restoration
}
