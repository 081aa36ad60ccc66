// MARK: - Order

extension TabGroupItem {
  /// The identifiers of the children in the order of the sidebar.
  ///
  /// The default is an empty array. Children without an identifier in the array follow in declared
  /// order. Identifiers without a child are kept and have no effect.
  ///
  /// When the group enters a host, the order that the user has chosen replaces the value of this
  /// property. A value that you assign afterward takes effect, but is not saved.
  public var displayOrderIdentifiers: [String] {
    get { observed(\.displayOrderIdentifiers, listedOrder(chosenOrder, declaredOrder)) }
    set { changeOrder(declared: newValue, chosen: nil) }
  }

  /// The children in the order of the sidebar, including hidden ones.
  ///
  /// The children are arranged by ``displayOrderIdentifiers``, except for those that may not be
  /// moved, which keep their places. Children without an identifier in that array follow in
  /// declared order.
  public var displayOrder: [TabItem] {
    access(\.children)
    access(\.displayOrderIdentifiers)
    return observed(\.displayOrder, order)
  }

  /// The effective order of the children: the one that the user has chosen, which lists
  /// customization identifiers, or else the declared one.
  private var orderIdentifiers: [String] { chosenOrder ?? declaredOrder }

  private func listedOrder(_ chosen: [String]?, _ declared: [String]) -> [String] {
    chosen.map { storedChildren.identifiers(forOrderOfUser: $0) } ?? declared
  }

  /// The children in the order of the sidebar, read without observation.
  var order: [TabItem] {
    guard !orderIdentifiers.isEmpty else { return storedChildren }
    if let arrangedChildren { return arrangedChildren }
    let arranged = storedChildren.arrangedAroundLocked(
      by: orderIdentifiers,
      listing: chosenOrder == nil ? .identifiers : .customizationIdentifiers
    )
    arrangedChildren = arranged
    return arranged
  }

  /// Changes the declared order and the order that the user has chosen.
  ///
  /// - Parameter arranged: The children in that order, if the caller has computed them.
  func changeOrder(declared: [String], chosen: [String]?, arranged: [TabItem]? = nil) {
    let old = listedOrder(chosenOrder, declaredOrder)
    guard listedOrder(chosen, declared) != old else {
      declaredOrder = declared
      chosenOrder = chosen
      return
    }
    update(\.displayOrderIdentifiers, replacing: old) {
      declaredOrder = declared
      chosenOrder = chosen
      childrenOrderDidChange(in: host)
      arrangedChildren = arranged
    }
  }

  /// Invalidates everything that depends on the children or their order.
  func childrenOrderDidChange(in host: TabHostController?) {
    arrangedChildren = nil
    section = nil
    rowsDidChange(in: host)
    guard let host else { return }
    host.hoistedRowsDidChange()
    // A child from another place may be below a disabled group now.
    host.transaction.note([.rows, .bar])
  }

  /// Invalidates the section because a child was hoisted or is no longer hoisted.
  func childPlacesDidChange() { section = nil }
}

extension TabItem {
  /// Invalidates the order of the siblings because ``allowsMoving`` has changed.
  func siblingsOrderDidChange() {
    if let parent = storedParent {
      parent.displayOrderDidChange()
      parent.childrenOrderDidChange(in: host)
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
  /// Whether the sidebar displays the rows inside the group.
  ///
  /// The default is the opposite of ``isCollapsedByDefault``. When the user expands or collapses
  /// the group, this property changes and the choice is saved with the customization. A value that
  /// you assign takes effect, but is not saved. The property has no effect for a group that can't
  /// be collapsed, which is one with ``SidebarAppearance/inline``.
  public var isExpanded: Bool {
    get { observed(\.isExpanded, showsRows) }
    set { changeExpansion(declared: newValue, chosen: nil) }
  }

  /// Whether the group is collapsed when the sidebar first displays it.
  ///
  /// The default is `false`. A change has no effect once the sidebar has been on screen or
  /// ``isExpanded`` has been assigned.
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

  /// Whether the group is expanded unless the user has chosen otherwise.
  var isExpandedAsDeclared: Bool { declaredExpansion ?? !storedIsCollapsedByDefault }

  /// Whether the rows in the group are displayed below its header.
  var showsRows: Bool { chosenExpansion ?? isExpandedAsDeclared }

  /// Changes the declared expansion and the expansion that the user has chosen.
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

  /// Stores the user's choice. A value that equals both the declared value and the default is
  /// stored as no choice.
  func choose(isExpanded: Bool) {
    let differs = isExpanded != isExpandedAsDeclared || isExpanded == storedIsCollapsedByDefault
    changeExpansion(declared: declaredExpansion, chosen: differs ? isExpanded : nil)
  }

  /// Applies a choice from a stored customization where it differs from the previously applied one.
  func apply(_ choice: TabCustomization.Group, inPlaceOf old: TabCustomization.Group? = nil) {
    if old == nil || choice.tabOrder != old?.tabOrder {
      changeOrder(declared: declaredOrder, chosen: choice.tabOrder)
    }
    if old == nil || choice.isExpanded != old?.isExpanded {
      changeExpansion(declared: declaredExpansion, chosen: choice.isExpanded)
    }
  }

  /// Whether the group has a row of its own, which can be expanded and collapsed.
  var isCollapsible: Bool { storedSidebarAppearance != .inline }

  /// Whether the group is at the top level of the sidebar instead of among its siblings.
  var isHoisted: Bool { storedSidebarAppearance == .rootSection && storedParent != nil }
}

// MARK: - Actions

extension TabGroupItem {
  /// Actions that are displayed as rows below all tabs of the group.
  ///
  /// The default is an empty array. A change updates the sidebar. An action with
  /// ``MenuElement/Attributes/hidden`` has no row. An action with
  /// ``MenuElement/Attributes/disabled`` has a dimmed row and can't be performed.
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
      host.sidebar.changed(\.rows)
      host.transaction.noteLook(of: action, in: self, of: host)
    }
  }

  func elementHidingDidChange(_ element: MenuElement) {
    update(\.sidebarActions, replacing: storedSidebarActions) { shownActionsDidChange() }
  }
}
