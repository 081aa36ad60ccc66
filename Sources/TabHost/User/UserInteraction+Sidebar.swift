extension UserInteraction {
  /// Shows the sidebar.
  ///
  /// Refused as ``Refusal/notAvailable`` if there is no sidebar, with
  /// ``Refusal/sidebarUnavailability`` as the reason, and as ``Refusal/notPermitted`` on a phone,
  /// where the sidebar is always visible.
  @discardableResult
  public func showSidebar() -> Outcome {
    perform(.showSidebar) { setSidebarHidden(false) }
  }

  /// Hides the sidebar.
  ///
  /// Where bar and sidebar replace each other, the bar is shown instead. Refused like
  /// ``showSidebar()``.
  @discardableResult
  public func hideSidebar() -> Outcome {
    perform(.hideSidebar) { setSidebarHidden(true) }
  }

  /// Shows the sidebar if it is hidden, and hides it otherwise; see ``showSidebar()``.
  @discardableResult
  public func toggleSidebar() -> Outcome {
    perform(.toggleSidebar) { setSidebarHidden(!host.screen.isSidebarHidden) }
  }

  /// Expands a group in the sidebar.
  ///
  /// Has no effect on an expanded group. Refused as ``Refusal/notOnScreen`` or ``Refusal/hidden``
  /// if the header of the group is not on screen or hidden, as ``Refusal/notAvailable`` if there is
  /// no sidebar, and as ``Refusal/notCollapsible`` for a group without a header, which is one with
  /// ``TabGroupItem/SidebarAppearance/inline``.
  @discardableResult
  public func expand(_ group: TabGroupItem) -> Outcome {
    perform(.expand(group)) { setExpandedOnScreen(true, group) }
  }

  /// Collapses a group in the sidebar.
  ///
  /// The selection does not change, even if the selected tab is inside the group. Refused like
  /// ``expand(_:)-(TabGroupItem)``.
  @discardableResult
  public func collapse(_ group: TabGroupItem) -> Outcome {
    perform(.collapse(group)) { setExpandedOnScreen(false, group) }
  }

  /// Performs an action in the section of a group by running its handler.
  ///
  /// ``Action/sender`` is the group, and ``Action/presentationSourceItem`` is the row. Refused as
  /// ``Refusal/notOnScreen`` while the row is not on screen, and as ``Refusal/disabled`` for a
  /// disabled action.
  ///
  /// In a compact width, where a list of all tabs takes the place of the sidebar (see
  /// ``choose(_:)-(TabItem)``), the action need not have a row, and there is no source item.
  @discardableResult
  public func perform(_ action: Action, in group: TabGroupItem) -> Outcome {
    perform(.performAction(action, in: group)) {
      let row = ActionRow(action, group)
      let isListed =
        isListedInPlaceOfSidebar(group) && group.shownActions.contains { $0 === action }
      if !isListed, let refusal = refusalOfRow(row) { return .refused(refusal) }
      guard !action.attributes.contains(.disabled) else { return .refused(.disabled) }
      return run(action, sender: group, from: isListed ? nil : row)
    }
  }

  /// Performs an action in the toolbar of the sidebar by running its handler.
  ///
  /// ``Action/sender`` is the sidebar. Refused as ``Refusal/notOnScreen`` while the sidebar or the
  /// action is not on screen, and as ``Refusal/disabled`` for a disabled action.
  @discardableResult
  public func performToolbarItem(_ item: Action) -> Outcome {
    perform(.performToolbarItem(item)) {
      guard host.sidebar.isOnScreen, !item.attributes.contains(.hidden),
        host.sidebar.storedToolbarItems.contains(where: { $0 === item })
      else { return .refused(.notOnScreen) }
      guard !item.attributes.contains(.disabled) else { return .refused(.disabled) }
      return run(item, sender: host.sidebar)
    }
  }

  private func setSidebarHidden(_ hidden: Bool) -> Outcome {
    guard host.isShown else { return .refused(.hostNotOnScreen) }
    if let reason = host.sidebarUnavailability {
      return .refused(.notAvailable.because(of: reason))
    }
    guard host.screen.allowsSidebarToggle else { return .refused(.notPermitted) }
    host.setSidebarHiddenForUser(hidden)
    return .performed
  }

  private func setExpandedOnScreen(_ expanded: Bool, _ group: TabGroupItem) -> Outcome {
    guard host.tree.contains(group) else { return .refused(.tabNotInHost) }
    guard host.sidebar.listsHidden || group.isShownInTree else { return .refused(.hidden) }
    guard group.isCollapsible else { return .refused(.notCollapsible) }
    guard hasRowOnScreen(group) else { return .refused(refusalOfMissingRow) }
    return setExpanded(expanded, group)
  }

  func setExpanded(_ expanded: Bool, _ group: TabGroupItem) -> Outcome {
    if group.showsRows != expanded { host.setExpandedForUser(expanded, group) }
    return .performed
  }

  /// Why the user can't reach the row of an action, or `nil` if it is on screen.
  func refusalOfRow(_ row: ActionRow) -> Refusal? {
    if let refusal = refusalOfSection(row.group) { return refusal }
    return row.group.shownActions.contains { $0 === row.action } ? nil : .notOnScreen
  }

  /// Why the user can't reach the section of a group, or `nil` if it is on screen.
  func refusalOfSection(_ group: TabGroupItem) -> Refusal? {
    guard host.tree.contains(group) else { return .tabNotInHost }
    guard group.isShownInTree else { return .hidden }
    guard host.sidebar.isOnScreen else { return refusalOfMissingRow }
    var group = group
    while true {
      if group.isCollapsible, !group.showsRows { return .notOnScreen }
      guard !group.isHoisted, let parent = group.storedParent else { break }
      group = parent
    }
    // A sidebar that is scoped to a group lists only the selected root group.
    let isListed = !host.screen.isSidebarScopedToGroup || host.selection.tab?.root === group
    return isListed ? nil : .notOnScreen
  }
}

extension UserInteraction {
  /// Performs an accessory at an end of a tab's row.
  ///
  /// Runs the handler of the accessory. Without a handler, opens the accessory's menu like
  /// ``openContextMenu(on:)-(TabItem)``, or expands or collapses the group.
  ///
  /// Refused as ``Refusal/notOnScreen`` if the row is not among
  /// ``TabHostController/Sidebar/displayedRows`` or the accessory is not visible (see
  /// ``CellAccessory/isVisible(in:)``), and as ``Refusal/notAvailable`` if there is no such
  /// accessory or it has no action. While editing, opening a menu is refused as
  /// ``Refusal/notPermitted``. Accessories of a disabled tab can be performed, because
  /// ``TabItem/isEnabled`` concerns only selecting; a disabled accessory is refused as
  /// ``Refusal/disabled``. Performing a switch changes it, and performing a choice opens the menu of its
  /// values. For the row of an action, see
  /// ``perform(_:in:)-(Action,_)``.
  ///
  /// - Parameters:
  ///   - index: The index of the accessory in ``TabSidebarItem/accessories``.
  ///   - tab: The tab whose row has the accessory.
  @discardableResult
  public func performAccessory(at index: Int, of tab: TabItem) -> Outcome {
    perform(.performAccessory(index, of: tab)) {
      guard host.tree.contains(tab), hasRowOnScreen(tab), let item = host.sidebar.item(for: tab)
      else { return .refused(.notOnScreen) }
      guard item.accessories.indices.contains(index) else { return .refused(.notAvailable) }
      let accessory = item.accessories[index]
      guard accessory.isVisible(in: item.configurationState) else { return .refused(.notOnScreen) }
      guard accessory.isEnabled else { return .refused(.disabled) }
      if let handler = accessory.actionHandler {
        return performAccessory(of: tab, handler)
      }
      switch accessory.kind {
      case .control(.toggle(let isOn)):
        return performAccessory(of: tab) {
          accessory.valueChangedHandler?(.toggle(isOn: !isOn))
        }
      case .control:
        let menu = accessory.menuOfValues { accessory.valueChangedHandler?($0) }
        return menu.map { openPopUp($0, on: tab) } ?? .refused(.notAvailable)
      case .popUpMenu(let menu): return openPopUp(menu, on: tab)
      case .outlineDisclosure: return toggle(tab)
      case .disclosureIndicator, .checkmark, .delete, .insert, .reorder, .multiselect, .label,
        .detail, .customView:
        return .refused(.notAvailable)
      }
    }
  }

  private func performAccessory(of tab: TabItem, _ handler: () -> Void) -> Outcome {
    guard !host.isLooping else { return .vetoed }
    host.closeForGesture()
    host.notify { host.calls.performAccessory(of: tab, handler) }
    return .performed
  }

  private func openPopUp(_ menu: Menu, on tab: TabItem) -> Outcome {
    if let refusal = refusalOfGesture(on: tab) { return .refused(refusal) }
    return open {
      MenuSession(menu, from: .tab(tab), in: host)
    } ifStill: {
      refusalOfGesture(on: tab) == nil
    }
  }

  private func toggle(_ tab: TabItem) -> Outcome {
    guard let group = tab.asGroup, group.isCollapsible else { return .refused(.notCollapsible) }
    return setExpanded(!group.showsRows, group)
  }
}
