extension TabHostController {
  /// The selected tab, a root or any below; `nil` if nothing is selected.
  ///
  /// Assigning selects exactly that tab, also a hidden or a disabled one, and a group itself instead
  /// of a child: 1. displayedViewControllers, in a managed stack  2. didSelectTab  3. content.
  /// Assigning the selected tab calls nothing. A tab that is not in the host is refused as
  /// ``Diagnostic/Rule/foreignSelection``. `nil` empties the screen, notifies no delegate, and
  /// nothing is selected until the app or the user selects.
  public var selectedTab: TabItem? {
    get { observed(\.selectedTab, state.selection.tab, dependingOn: .selection) }
    set {
      if let newValue { select(newValue, origin: .program) } else { selectNothing() }
    }
  }

  /// Who made the present selection; `nil` before the first. Readable inside `didSelectTab`.
  public var selectionOrigin: SelectionOrigin? {
    observed(\.selectionOrigin, state.selection.origin, dependingOn: .origin)
  }

  /// The path from the root tab to the selected one, both included; empty if nothing is selected.
  public var selectedPath: [TabItem] {
    observed(\.selectedPath, pathOfSelection, dependingOn: .selectedPath)
  }

  /// The index of the root tab of the selection; `nil` if nothing is selected.
  ///
  /// Assigning another index selects that root tab; assigning the present one changes nothing. An
  /// index outside the tabs is refused as ``Diagnostic/Rule/invalidIndex``. Linear in the number of
  /// root tabs.
  public var selectedIndex: Int? {
    get { observed(\.selectedIndex, rootIndexOfSelection, dependingOn: .selectedPath) }
    set {
      guard let newValue else { return selectNothing() }
      guard tree.roots.indices.contains(newValue) else {
        let message = "index \(newValue) is outside the \(tree.roots.count) root tabs"
        return report(.invalidIndex, [], message)
      }
      guard newValue != rootIndexOfSelection else { return }
      select(tree.roots[newValue], origin: .program)
    }
  }
}

// MARK: - Content

extension TabHostController {
  /// The content of the selection; see ``contentTab``. Reading it makes it.
  ///
  /// Assigning selects the tab whose content the controller is; assigning the present content
  /// changes nothing. A controller of no tab in the host is refused as
  /// ``Diagnostic/Rule/foreignViewController``.
  public var selectedViewController: ViewController? {
    get {
      let content = madeOrMakeableContent
      return observed(\.selectedViewController, content, dependingOn: .selectedContent)
    }
    set {
      guard let newValue else { return selectNothing() }
      let stack = newValue.asNavigation?.managedStack
      guard let tab = newValue.tab ?? stack?.group, tree.contains(tab) else {
        return report(.foreignViewController, [], "the controller is the content of no tab here")
      }
      guard newValue !== madeContent else { return }
      select(tab, origin: .program)
    }
  }

  /// The tab whose content shows: the group whose managed stack holds the selected tab, else the
  /// nearest with content on the way up from the selected tab; `nil` if there is none.
  public var contentTab: TabItem? {
    observed(\.contentTab, contentTabOfSelection, dependingOn: .selectedPath)
  }

  /// The tab whose content shows, read without observation.
  var contentTabOfSelection: TabItem? { selectedStackGroup ?? tabToShow }

  /// The navigation controller on show; `nil` if the content is none.
  public var visibleNavigationController: NavigationController? {
    let navigation = shownNavigationController
    return observed(\.visibleNavigationController, navigation, dependingOn: .selectedContent)
  }

  /// The content of the selection, made if it is not yet.
  var madeOrMakeableContent: ViewController? {
    // A provider may put what it makes into a container, whose tab shows in its place.
    while selectedStackGroup == nil, let tab = tabToShow, !tab.hasMadeContent {
      guard tab.madeViewController != nil else { return nil }
    }
    return madeContent
  }

  /// The content of the selection, as far as it is made.
  var madeContent: ViewController? {
    if let group = selectedStackGroup { return group.storedNavigationController }
    guard let tab = tabToShow, tab.hasMadeContent else { return nil }
    return tab.madeViewController
  }

  var shownNavigationController: NavigationController? { madeContent?.asNavigation }

  /// Makes the content of tabs that have none made yet, ahead of need.
  public func preload(_ tabs: [TabItem]) {
    for tab in tabs { _ = tab.madeViewController }
  }

  /// Discards the content of a tab, to be made again on the next need.
  ///
  /// - Returns: `false`, with nothing done, for content that is on screen or in a stack.
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
  /// The path to the selected tab.
  fileprivate static let selectedPath: HostChange = [.selection, .path, .stack, .roots, .tree]
  /// The content of the selection.
  fileprivate static let selectedContent = selectedPath.union([.content, .made])
}

/// Who made a selection.
public enum SelectionOrigin: String, Hashable, Sendable, Codable, CaseIterable {
  /// The user: a tap, a row, going back, a cancelled search.
  case user
  /// The app, and the first selection of a host.
  case program
  /// The framework, because the selected tab left or was hidden: the group that it was in, if that
  /// is still there and visible, else the first visible and enabled root tab; either resolved as
  /// a tap on it would be.
  case fallback
  /// The app, restoring what was selected in an earlier run.
  case restoration
}
