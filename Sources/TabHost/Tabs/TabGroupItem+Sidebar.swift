// MARK: - Order

extension TabGroupItem {
  /// The order of the children in the sidebar; children that are not named follow in declared
  /// order. Identifiers that no child has are kept and ignored. Default empty.
  ///
  /// The order that the user has chosen is written here as the group enters a host, over what was
  /// written before. What is written later counts in its turn, and is not saved.
  public var displayOrderIdentifiers: [String] {
    get { observed(\.displayOrderIdentifiers, orderIdentifiers) }
    set { changeOrder(declared: newValue, chosen: nil) }
  }

  /// The children as the sidebar shows them: those that ``displayOrderIdentifiers`` names, then
  /// the others in declared order, around those that may not move. Hidden children are included.
  public var displayOrder: [TabItem] {
    access(\.children)
    access(\.displayOrderIdentifiers)
    return observed(\.displayOrder, order)
  }

  /// The order of the children by identifier, chosen or declared.
  var orderIdentifiers: [String] { chosenOrder ?? declaredOrder }

  /// The children in the order of their rows.
  var order: [TabItem] {
    guard !orderIdentifiers.isEmpty else { return storedChildren }
    if let arrangedChildren { return arrangedChildren }
    let arranged = storedChildren.arrangedAroundLocked(by: orderIdentifiers)
    arrangedChildren = arranged
    return arranged
  }

  /// Changes the order as the app has declared and as the user has chosen it.
  ///
  /// - Parameter arranged: The children in that order, if they are known.
  func changeOrder(declared: [String], chosen: [String]?, arranged: [TabItem]? = nil) {
    guard chosen ?? declared != orderIdentifiers else {
      declaredOrder = declared
      chosenOrder = chosen
      return
    }
    update(\.displayOrderIdentifiers, replacing: orderIdentifiers) {
      declaredOrder = declared
      chosenOrder = chosen
      childrenOrderDidChange()
      arrangedChildren = arranged
    }
  }

  /// The children, or their order, are others.
  func childrenOrderDidChange() {
    arrangedChildren = nil
    section = nil
    rowsDidChange()
    guard let host else { return }
    host.sidebar.hoistedRowsDidChange()
    // One that came from elsewhere may be below a disabled group now.
    host.transaction.note([.rows, .bar])
  }

  /// A child is at another place than its group says, or no longer.
  func childPlacesDidChange() { section = nil }
}

extension TabItem {
  /// The tab may be moved among its siblings now, or may no longer.
  func siblingsOrderDidChange() {
    if let parent = storedParent {
      parent.displayOrderDidChange()
      parent.childrenOrderDidChange()
    } else if let host {
      host.changed(\.displayOrder)
      host.sidebar.section = nil
      host.transaction.note(.rows)
    }
  }
}

extension TabGroupItem {
  fileprivate func displayOrderDidChange() { changed(\.displayOrder) }
}

// MARK: - Expansion

extension TabGroupItem {
  /// Whether the sidebar shows what is in the group. Default: not ``isCollapsedByDefault``.
  ///
  /// The user's choice arrives here too, and is saved with the customization. What is written later
  /// counts in its turn, and is not saved. Means nothing for a group that can't collapse.
  public var isExpanded: Bool {
    get { observed(\.isExpanded, showsRows) }
    set { changeExpansion(declared: newValue, chosen: nil) }
  }

  /// Whether the group is collapsed when the sidebar first shows it. Default `false`.
  ///
  /// Once the sidebar has been on screen, or ``isExpanded`` was written, it changes nothing more.
  public var isCollapsedByDefault: Bool {
    get { observed(\.isCollapsedByDefault, storedIsCollapsedByDefault) }
    set {
      if declaredExpansion == nil, host?.state.sidebar.hasBeenDisplayed == true {
        declaredExpansion = isExpandedAsDeclared
      }
      let wasExpanded = showsRows
      update(\.isCollapsedByDefault, from: storedIsCollapsedByDefault, to: newValue) {
        storedIsCollapsedByDefault = newValue
        guard showsRows != wasExpanded else { return }
        changed(\.isExpanded)
        expansionDidChange()
      }
    }
  }

  /// Whether the group is expanded as long as the user has not chosen.
  var isExpandedAsDeclared: Bool { declaredExpansion ?? !storedIsCollapsedByDefault }

  /// Whether the rows in the group are shown below its header.
  var showsRows: Bool { chosenExpansion ?? isExpandedAsDeclared }

  /// Changes the expansion as the app has declared and as the user has chosen it.
  func changeExpansion(declared: Bool?, chosen: Bool?) {
    let isExpanded = chosen ?? declared ?? !storedIsCollapsedByDefault
    guard isExpanded != showsRows else {
      declaredExpansion = declared
      chosenExpansion = chosen
      return
    }
    update(\.isExpanded, replacing: showsRows) {
      declaredExpansion = declared
      chosenExpansion = chosen
      expansionDidChange()
    }
  }

  private func expansionDidChange() {
    rowsDidChange()
    host?.transaction.note([.rowPlaces, .rowHeaders])
  }

  /// Takes over the user's choice. What is as declared and as by default anyway is no choice.
  func choose(isExpanded: Bool) {
    let differs = isExpanded != isExpandedAsDeclared || isExpanded == storedIsCollapsedByDefault
    changeExpansion(declared: declaredExpansion, chosen: differs ? isExpanded : nil)
  }

  /// Takes over what the user has chosen at another time, where it differs from the choice that
  /// was taken over before.
  func apply(_ choice: TabCustomization.Group, inPlaceOf old: TabCustomization.Group? = nil) {
    if old == nil || choice.tabOrder != old?.tabOrder {
      changeOrder(declared: declaredOrder, chosen: choice.tabOrder)
    }
    if old == nil || choice.isExpanded != old?.isExpanded {
      changeExpansion(declared: declaredExpansion, chosen: choice.isExpanded)
    }
  }

  /// Whether the group has a row of its own, that can be expanded and collapsed.
  var isCollapsible: Bool { storedSidebarAppearance != .inline }

  /// Whether the group is at the top level of the sidebar instead of at its own place.
  var isHoisted: Bool { storedSidebarAppearance == .rootSection && storedParent != nil }
}

// MARK: - Actions

extension TabGroupItem {
  /// Buttons in the group's section, below all its tabs. Default empty. Live.
  ///
  /// One that is ``MenuElement/Attributes/hidden`` has no row; one that is
  /// ``MenuElement/Attributes/disabled`` has a dimmed one, and can't be pressed.
  public var sidebarActions: [Action] {
    get { observed(\.sidebarActions, storedSidebarActions) }
    set {
      let old = storedSidebarActions
      update(\.sidebarActions, replacing: old) {
        storedSidebarActions = newValue
        for action in old {
          action.isNoLongerShown(in: self)
          host?.sidebar.display.actionDidLeave(action, of: self)
        }
        for action in newValue { action.isShown(in: self) }
        shownActionsDidChange()
      }
    }
  }

  private func shownActionsDidChange() {
    shownActions = storedSidebarActions.filter { !$0.attributes.contains(.hidden) }
    rowsDidChange()
  }
}

extension TabGroupItem: MenuElementPlace {
  func elementDidChange(_ element: MenuElement) {
    update(\.sidebarActions, replacing: storedSidebarActions) {
      guard let action = element as? Action, !action.attributes.contains(.hidden), let host
      else { return }
      host.transaction.note(.rowActions)
      host.transaction.noteLook(of: action, in: self, of: host)
    }
  }

  func elementHidingDidChange(_ element: MenuElement) {
    update(\.sidebarActions, replacing: storedSidebarActions) { shownActionsDidChange() }
  }
}
