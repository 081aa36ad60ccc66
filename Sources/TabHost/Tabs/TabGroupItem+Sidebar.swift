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
    get { observed(\.displayOrderIdentifiers, childList.displayOrderIdentifiers) }
    set { childList.changeOrder { $0.assign(newValue) } }
  }

  /// The children in the order of the sidebar, including hidden ones.
  ///
  /// The children are arranged by ``displayOrderIdentifiers``, except for those that may not be
  /// moved, which keep their places. Children without an identifier in that array follow in
  /// declared order.
  public var displayOrder: [TabItem] {
    access(\.children)
    access(\.displayOrderIdentifiers)
    return observed(\.displayOrder, childList.displayOrder)
  }

  /// Invalidates the section because a child was hoisted or is no longer hoisted.
  func childPlacesDidChange() { section = nil }
}

extension TabItem {
  /// Invalidates the order of the siblings because ``allowsMoving`` has changed.
  func siblingsOrderDidChange() {
    if let parent = storedParent {
      parent.changed(\.displayOrder)
      parent.childList.orderDidChange(in: host)
    } else if let host {
      host.changed(\.displayOrder)
      host.rootList.orderDidChange(in: host)
    }
  }
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
    set { changeExpansion { $0.assign(newValue) } }
  }

  /// Whether the group is collapsed when the sidebar first displays it.
  ///
  /// The default is `false`. A change has no effect once the sidebar has been on screen or
  /// ``isExpanded`` has been assigned.
  public var isCollapsedByDefault: Bool {
    get { observed(\.isCollapsedByDefault, storedIsCollapsedByDefault) }
    set {
      if expansion.declared == nil, host?.state.sidebar.hasBeenDisplayed == true {
        expansion.declared = isExpandedAsDeclared
      }
      let wasExpanded = showsRows
      update(\.isCollapsedByDefault, from: storedIsCollapsedByDefault, to: newValue, .none) {
        storedIsCollapsedByDefault = newValue
        guard showsRows != wasExpanded else { return }
        changed(\.isExpanded)
        expansionDidChange()
      }
    }
  }

  /// Whether the group is expanded unless the user has chosen otherwise.
  private var isExpandedAsDeclared: Bool { expansion.declared ?? !storedIsCollapsedByDefault }

  /// Whether the rows in the group are displayed below its header.
  var showsRows: Bool { expansion.value ?? !storedIsCollapsedByDefault }

  private func changeExpansion(_ change: (inout Customizable<Bool>) -> Void) {
    var new = expansion
    change(&new)
    guard new != expansion else { return }
    let wasExpanded = showsRows
    func store() {
      expansion = new
      host?.tree.choicesDidChange(of: self)
    }
    guard new.value ?? !storedIsCollapsedByDefault != wasExpanded else { return store() }
    update(\.isExpanded, .none, in: host) {
      store()
      expansionDidChange()
    }
  }

  private func expansionDidChange() {
    let host = host
    host?.sidebar.display.noteState(of: RowIdentity(self))
    rowsDidChange(in: host)
  }

  /// Stores the user's choice. A value that equals both the declared value and the default is
  /// stored as no choice.
  func choose(isExpanded: Bool) {
    let differs = isExpanded != isExpandedAsDeclared || isExpanded == storedIsCollapsedByDefault
    changeExpansion { $0.choose(differs ? isExpanded : nil) }
  }

  /// The choices of the user for the rows of the group.
  var groupChoices: TabCustomization.Group {
    var choices = TabCustomization.Group()
    choices.tabOrder = childList.order.chosen
    choices.isExpanded = expansion.chosen
    return choices
  }

  /// Stores the choices of a customization.
  ///
  /// - Parameter isNew: Whether all of them take effect, instead of only those that differ from the
  ///   present ones.
  func apply(_ choices: TabCustomization.Group, isNew: Bool = false) {
    childList.changeOrder { $0.apply(choices.tabOrder, isNew: isNew) }
    changeExpansion { $0.apply(choices.isExpanded, isNew: isNew) }
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
      guard !newValue.elementsEqual(old, by: ===) else { return }
      update(\.sidebarActions, replacing: old, .none) {
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
    update(\.sidebarActions, .none, in: host) {
      guard let action = element as? Action, !action.attributes.contains(.hidden), let host
      else { return }
      host.sidebar.changed(\.rows)
      host.transaction.noteLook(of: action, in: self, of: host)
    }
  }

  func elementHidingDidChange(_ element: MenuElement) {
    update(\.sidebarActions, .none, in: host) { shownActionsDidChange() }
  }
}
