extension TabGroupItem {
  /// How the group looks in the sidebar. Default ``SidebarAppearance/automatic``.
  public var sidebarAppearance: SidebarAppearance {
    get { following(\.sidebarAppearance, storedSidebarAppearance) }
    set {
      guard newValue != storedSidebarAppearance else { return }
      announce(\.sidebarAppearance)
      storedSidebarAppearance = newValue
      change { sidebarAppearanceDidChange() }
    }
  }

  /// How the group stands in a bar. Default ``BarPresentation/automatic``.
  public var barPresentation: BarPresentation {
    get { following(\.barPresentation, storedBarPresentation) }
    set {
      guard newValue != storedBarPresentation else { return }
      announce(\.barPresentation)
      storedBarPresentation = newValue
      tabHost?.invalidateBar()
    }
  }

  /// Whether the header row in the sidebar selects the group itself, instead of expanding and
  /// collapsing it. Default false. If true, ``defaultChildIdentifier`` is not used.
  public var isSidebarDestination: Bool {
    get { following(\.isSidebarDestination, storedIsSidebarDestination) }
    set {
      guard newValue != storedIsSidebarDestination else { return }
      announce(\.isSidebarDestination)
      storedIsSidebarDestination = newValue
      lookDidChange()
    }
  }

  /// Whether the group is collapsed when the sidebar first shows it. Default false.
  ///
  /// Once the sidebar has been on screen, or ``isExpanded`` was written, it changes nothing more.
  public var isCollapsedByDefault: Bool {
    get { following(\.isCollapsedByDefault, storedIsCollapsedByDefault) }
    set {
      if declaredExpansion == nil, tabHost?.sidebar.hasBeenDisplayed == true {
        declaredExpansion = isExpandedAsDeclared
      }
      guard newValue != storedIsCollapsedByDefault else { return }
      announce(\.isCollapsedByDefault)
      if chosenExpansion == nil, declaredExpansion == nil { announce(\.isExpanded) }
      storedIsCollapsedByDefault = newValue
      change { expansionDidChange() }
    }
  }

  /// Whether a person may reorder the children in the sidebar. Default false. A child with
  /// ``TabItem/allowsMoving`` off stays at its declared place.
  public var allowsReordering: Bool {
    get { following(\.allowsReordering, storedAllowsReordering) }
    set {
      guard newValue != storedAllowsReordering else { return }
      announce(\.allowsReordering)
      storedAllowsReordering = newValue
    }
  }

  /// The child to select when the group is and no child was selected before; nil, or an
  /// identifier that no child has, names none. Default nil.
  public var defaultChildIdentifier: String? {
    get { following(\.defaultChildIdentifier, storedDefaultChildIdentifier) }
    set {
      guard newValue != storedDefaultChildIdentifier else { return }
      announce(\.defaultChildIdentifier)
      storedDefaultChildIdentifier = newValue
    }
  }

  /// Buttons in the group's section, below all its tabs. Default empty. Live.
  ///
  /// One that is ``MenuElement/Attributes/hidden`` has no row; one that is
  /// ``MenuElement/Attributes/disabled`` has a dimmed one, and can't be pressed.
  public var sidebarActions: [Action] {
    get { following(\.sidebarActions, storedSidebarActions) }
    set {
      announce(\.sidebarActions)
      let old = storedSidebarActions
      storedSidebarActions = newValue
      actionsDidChange(from: old)
    }
  }

  /// Whether the group, as long as it has no ``TabItem/badge`` of its own, shows the sum of the
  /// counts below it. Default false. Ours; the originals leave the badge of a group to the app.
  ///
  /// What is hidden does not count, nor does a badge that is a word. A group below with a badge of
  /// its own stands for all that is in it. Live: a badge below that changes draws the group again,
  /// and reading the sum is linear in the number of tabs below.
  public var sumsBadges: Bool {
    get { following(\.sumsBadges, storedSumsBadges) }
    set {
      guard newValue != storedSumsBadges else { return }
      announce(\.sumsBadges)
      if ownBadge == nil { announceBadgeValue() }
      storedSumsBadges = newValue
      tabHost?.tree.summingDidChange(of: self)
      if ownBadge == nil { lookDidChange() }
    }
  }
}
