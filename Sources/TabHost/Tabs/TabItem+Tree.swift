extension TabItem {
  /// The host that holds the tab or one of its ancestors; nil otherwise. Constant.
  public var tabHostController: TabHostController? { following(\.tabHostController, tabHost) }

  /// The group that holds the tab; nil for a root, and for a tab that is nowhere.
  public var parent: TabGroupItem? { following(\.parent, storedParent) }

  /// The rootmost group, of the tab and its ancestors, that has a managing navigation controller;
  /// nil if none has.
  ///
  /// A group with such a controller above which no other has one answers itself.
  public var managingTabGroup: TabGroupItem? {
    // Read in public, so that who follows it hears of each of them.
    var found: TabGroupItem?
    var tab: TabItem? = self
    while let current = tab {
      if let group = current.asGroup, group.managingNavigationController != nil { found = group }
      tab = current.parent  // followed
    }
    return found
  }

  /// What ``managingTabGroup`` reads.
  var stackGroup: TabGroupItem? {
    var found: TabGroupItem?
    var tab: TabItem? = self
    while let current = tab {
      if let group = current.asGroup, group.managesStack { found = group }
      tab = current.storedParent
    }
    return found
  }

  /// Whether the tab stands in a bar that knows placements.
  ///
  /// True from the moment the tab is in a host whose bar has regions and shows it (also while the
  /// sidebar stands in the bar's place); false while it is hidden, and always in a compact bar and
  /// between pages.
  public var hasVisiblePlacement: Bool {
    guard let host = tabHostController else { return false }
    host.follow(\.bar, as: .bar)
    host.follow(\.presentation)
    guard host.barKnowsPlacements, host.rules.presentation != .pages else { return false }
    return host.barShows(self)
  }

  /// Where the drawn item or row of the tab is, in the coordinates of a controller.
  ///
  /// Answers nil while the tab is not on screen, or while nobody draws the host; see
  /// ``TabHostController/frameProvider``. For a controller that is shown as content, the origin
  /// is that of the ``TabHostController/contentLayoutGuide``.
  public func frame(in controller: ViewController) -> Rect? {
    guard let host = tabHost, let frame = host.frameProvider?.frame(of: self) else {
      return nil
    }
    return host.convert(frame, to: controller)
  }

  /// What ``tabHostController`` reads.
  var tabHost: TabHostController? { hostReference?.host }

  /// The topmost ancestor, or the tab itself.
  var root: TabItem {
    var top = self
    while let parent = top.storedParent { top = parent }
    return top
  }

  /// The way from the root to the tab, both included.
  var path: [TabItem] {
    var path = [self]
    var tab = self
    while let parent = tab.storedParent {
      path.append(parent)
      tab = parent
    }
    return path.reversed()
  }

  /// The groups that the tab is in, nearest first.
  var groupsAbove: [TabGroupItem] {
    var groups: [TabGroupItem] = []
    var tab = self
    while let parent = tab.storedParent {
      groups.append(parent)
      tab = parent
    }
    return groups
  }

  /// Whether neither the tab nor a group above it is hidden.
  var isShownInTree: Bool {
    var tab: TabItem? = self
    while let current = tab {
      if current.visibility.isHidden { return false }
      tab = current.storedParent
    }
    return true
  }

  /// Whether a person may select the tab, as far as being enabled goes: neither the tab nor a group
  /// above it is disabled. For whoever draws the tab; costs its depth.
  public var isEffectivelyEnabled: Bool {
    var tab: TabItem? = self
    while let current = tab {
      if !current.isEnabled { return false }  // followed
      tab = current.parent  // followed
    }
    return true
  }

  /// What ``isEffectivelyEnabled`` reads.
  var isEnabledThroughout: Bool {
    var tab: TabItem? = self
    while let current = tab {
      if !current.storedIsEnabled { return false }
      tab = current.storedParent
    }
    return true
  }

  func isOrIsBelow(_ ancestor: TabItem) -> Bool {
    var tab: TabItem? = self
    while let current = tab {
      if current === ancestor { return true }
      tab = current.storedParent
    }
    return false
  }

  /// The placement that ``preferredPlacement`` comes to at the present place in the tree.
  var resolvedPlacement: Placement {
    guard wishedPlacement == .automatic else { return wishedPlacement }
    return storedParent == nil ? .default : .optional
  }

  /// Whether the tab belongs into a bar that knows placements, by its placement and, where that
  /// leaves the choice, by what a person has chosen.
  var isBarMember: Bool {
    switch wishedPlacement {
    case .movable, .pinned, .fixed: true
    case .sidebarOnly: false
    case .default: visibility.chosenInBar != .hidden
    case .optional: visibility.chosenInBar == .visible
    case .automatic: visibility.chosenInBar.isVisible ?? (storedParent == nil)
    }
  }

  /// Whether the tab belongs into such a bar though it is no root. Asked of each tab that enters a
  /// host, and mostly answered without a look at the parent: a seventh of the cost of building.
  var isNestedBarMember: Bool {
    if wishedPlacement == .automatic, visibility.chosenInBar == .automatic { return false }
    return storedParent != nil && isBarMember
  }
}

// MARK: - Telling the host

extension TabItem {
  /// Makes a change that may move the selection or the sidebar, inside the host's transaction.
  func change(_ mutate: () -> Void) {
    if let host = tabHost { host.change(mutate) } else { mutate() }
  }

  /// The look alone has changed: one item and one row are drawn again, nobody is called.
  func lookDidChange() {
    tabHost?.invalidation.look(of: self)
  }

  /// A person may select the tab now, or may no more; of a group that is true of all below it.
  func enablingDidChange() {
    lookDidChange()
    guard asGroup != nil, let host = tabHost else { return }
    host.invalidation.bar()
    host.invalidation.sidebar()
  }

  func visibilityDidChange(in host: TabHostController) {
    rowsDidChange(in: host)
    host.selection.noteVisibility(of: self)
    badgeIsCountedOtherwise(in: host)
    if asGroup != nil { host.sidebar.hoistedRowsDidChange() }
    host.invalidateBar()
  }

  /// The tab may be moved now, or may no more.
  func siblingsOrderDidChange() {
    if let parent = storedParent {
      parent.announce(\.displayOrder)
      parent.childrenOrderDidChange()
    } else {
      tabHost?.rootOrderDidChange()
    }
  }

  func placementDidChange() {
    barMembershipDidChange()
    lookDidChange()
  }

  /// The tab may stand in the bar now, or may no more; its row looks as before.
  func barMembershipDidChange() {
    tabHost?.tree.placementDidChange(of: self)
    tabHost?.invalidateBar()
  }

  func report(_ rule: TabHostController.Diagnostic.Rule, _ tabs: [TabItem], _ message: String) {
    TabHostController.Diagnostic(
      rule: rule,
      identifiers: tabs.map(\.identifier),
      message: message
    ).report(to: tabHost)
  }
}
