public import Foundation

extension TabItem {
  /// The host that contains the tab, at any depth, or `nil` if there is none.
  ///
  /// - Complexity: O(1)
  public var tabHostController: TabHostController? {
    observed(\.tabHostController, host)
  }

  /// The group that contains the tab, or `nil` for a root tab and for a tab that is in no tree.
  public var parent: TabGroupItem? { observed(\.parent, storedParent) }

  /// The managing group of the stack that contains the tab, or `nil` if there is none.
  ///
  /// Of the tab and the groups above it, that is the one closest to the root that has a
  /// ``TabGroupItem/managingNavigationController``. It can be the tab itself.
  public var managingTabGroup: TabGroupItem? {
    for tab in selfAndAncestors {
      tab.access(\.parent)
      tab.asGroup?.access(\.managingNavigationController)
    }
    return stackGroup
  }

  /// The managing group of the stack that contains the tab, read without observation.
  var stackGroup: TabGroupItem? {
    var found: TabGroupItem?
    for tab in selfAndAncestors {
      if let group = tab.asGroup, group.managesStack { found = group }
    }
    return found
  }

  /// Whether the tab and all groups above it are enabled, so that the user may select the tab.
  ///
  /// A tab whose ``primaryAction`` is disabled is not enabled either.
  ///
  /// For renderers.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the tab.
  public var isEffectivelyEnabled: Bool {
    for tab in selfAndAncestors {
      tab.access(\.parent)
      tab.access(\.isEnabled)
    }
    access(\.primaryAction)
    return isEnabledWithAncestors
  }

  /// Whether the tab and all groups above it are enabled, read without observation.
  var isEnabledWithAncestors: Bool {
    if hasDisabledAction { return false }
    for tab in selfAndAncestors where !tab.storedIsEnabled { return false }
    return true
  }

  /// Whether neither the tab nor a group above it is hidden.
  package var isShownInTree: Bool {
    for tab in selfAndAncestors where tab.visibility.isHidden { return false }
    return true
  }

  /// Returns the frame of the tab's bar item or row, in the coordinates of a view controller.
  ///
  /// Returns `nil` while the tab is not on screen or there is no renderer; see
  /// ``TabHostController/frameProvider``. For a view controller that is displayed as content, the
  /// origin is that of the ``TabHostController/contentLayoutGuide``.
  public func frame(in controller: ViewController) -> CGRect? {
    guard let host, let frame = host.calls.frame(of: self) else { return nil }
    return host.convert(frame, to: controller)
  }
}

// MARK: - Ancestors

extension TabItem {
  /// The groups above the tab, nearest first.
  var ancestors: Ancestors { Ancestors(upcoming: storedParent) }

  /// The tab and the groups above it, nearest first.
  var selfAndAncestors: SelfAndAncestors { SelfAndAncestors(upcoming: self) }

  /// The topmost ancestor, or the tab itself.
  var root: TabItem {
    var root = self
    for group in ancestors { root = group }
    return root
  }

  /// The tabs from the root to this tab, both included.
  var path: [TabItem] { Array(selfAndAncestors).reversed() }

  func isOrIsBelow(_ ancestor: TabItem) -> Bool {
    for tab in selfAndAncestors where tab === ancestor { return true }
    return false
  }
}

/// The groups above a tab, nearest first.
@MainActor struct Ancestors: @MainActor Sequence, @MainActor IteratorProtocol {
  fileprivate var upcoming: TabGroupItem?

  mutating func next() -> TabGroupItem? {
    guard let group = upcoming.take() else { return nil }
    upcoming = group.storedParent
    return group
  }
}

/// A tab and the groups above it, nearest first.
@MainActor struct SelfAndAncestors: @MainActor Sequence, @MainActor IteratorProtocol {
  fileprivate var upcoming: TabItem?

  mutating func next() -> TabItem? {
    guard let tab = upcoming.take() else { return nil }
    upcoming = tab.storedParent
    return tab
  }
}

// MARK: - Reporting

extension TabItem {
  func report(_ rule: TabHostController.Diagnostic.Rule, _ tabs: [TabItem], _ message: String) {
    TabHostController.Diagnostic(
      rule: rule,
      identifiers: tabs.map(\.identifier),
      message: message
    ).report(to: host)
  }
}
