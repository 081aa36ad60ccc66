/// The actions on tabs and groups, by their identifiers.
///
/// Each is refused as ``Refusal/unknownTab`` if the host has no tab with the identifier, which is also
/// reported as ``TabHostController/Diagnostic/Rule/unknownTab``, and otherwise does what the method of the
/// same name does that receives the tab.
extension UserInteraction {
  /// Taps the tab with the given identifier; see ``tap(_:)-(TabItem)``.
  @discardableResult
  public func tap(_ identifier: String) -> Outcome { withTab(identifier) { tap($0) } }

  /// Taps the row of the tab with the given identifier; see ``tapRow(_:)-(TabItem)``.
  @discardableResult
  public func tapRow(_ identifier: String) -> Outcome { withTab(identifier) { tapRow($0) } }

  /// Chooses the tab with the given identifier; see ``choose(_:)-(TabItem)``.
  @discardableResult
  public func choose(_ identifier: String) -> Outcome { withTab(identifier) { choose($0) } }

  /// Rests a drag over the tab with the given identifier; see ``springLoad(_:)-(TabItem)``.
  @discardableResult
  public func springLoad(_ identifier: String) -> Outcome {
    withTab(identifier) { springLoad($0) }
  }

  /// Expands the group with the given identifier; see ``expand(_:)-(TabGroupItem)``.
  ///
  /// Refused as ``Refusal/notCollapsible`` for a tab that is not a group.
  @discardableResult
  public func expand(_ identifier: String) -> Outcome { withGroup(identifier) { expand($0) } }

  /// Collapses the group with the given identifier; see ``collapse(_:)-(TabGroupItem)``.
  ///
  /// Refused as ``Refusal/notCollapsible`` for a tab that is not a group.
  @discardableResult
  public func collapse(_ identifier: String) -> Outcome { withGroup(identifier) { collapse($0) } }

  /// Checks the row of the tab with the given identifier; see ``check(_:)-(TabItem)``.
  @discardableResult
  public func check(_ identifier: String) -> Outcome { withTab(identifier) { check($0) } }

  /// Unchecks the row of the tab with the given identifier; see ``uncheck(_:)-(TabItem)``.
  @discardableResult
  public func uncheck(_ identifier: String) -> Outcome { withTab(identifier) { uncheck($0) } }

  /// Moves the row of a tab next to that of another one, both by identifier; see
  /// ``moveRow(_:_:_:)-(TabItem,_,_)``.
  @discardableResult
  public func moveRow(_ identifier: String, _ side: Side, _ other: String) -> Outcome {
    withTab(identifier) { tab in withTab(other) { moveRow(tab, side, $0) } }
  }

  /// Moves the item of a tab in the bar next to another one, both by identifier; see
  /// ``moveItem(_:_:_:)-(TabItem,_,_)``.
  @discardableResult
  public func moveItem(_ identifier: String, _ side: Side, _ other: String) -> Outcome {
    withTab(identifier) { tab in withTab(other) { moveItem(tab, side, $0) } }
  }

  /// Drags the row of the tab with the given identifier to the bar; see
  /// ``drag(_:toBarAt:)-(TabItem,_)``.
  @discardableResult
  public func drag(_ identifier: String, toBarAt position: Int? = nil) -> Outcome {
    withTab(identifier) { drag($0, toBarAt: position) }
  }

  /// Drags the tab with the given identifier off the bar; see ``dragOffBar(_:)-(TabItem)``.
  @discardableResult
  public func dragOffBar(_ identifier: String) -> Outcome { withTab(identifier) { dragOffBar($0) } }

  /// Begins a drag with the row of the tab with the given identifier; see ``drag(row:)-(TabItem)``.
  public func drag(row identifier: String) -> (Outcome, Drag?) {
    var drag: Drag?
    let outcome = withTab(identifier) { tab in
      let (outcome, begun) = self.drag(row: tab)
      drag = begun
      return outcome
    }
    return (outcome, drag)
  }

  /// Opens the context menu of the tab with the given identifier; see
  /// ``openContextMenu(on:)-(TabItem)``.
  @discardableResult
  public func openContextMenu(on identifier: String) -> Outcome {
    withTab(identifier) { openContextMenu(on: $0) }
  }

  /// Swipes the row of the tab with the given identifier; see ``openSwipeActions(_:on:)-(_,TabItem)``.
  @discardableResult
  public func openSwipeActions(_ edge: SwipeEdge, on identifier: String) -> Outcome {
    withTab(identifier) { openSwipeActions(edge, on: $0) }
  }

  /// Swipes the row of the tab with the given identifier all the way; see
  /// ``fullSwipe(_:on:)-(_,TabItem)``.
  @discardableResult
  public func fullSwipe(_ edge: SwipeEdge, on identifier: String) -> Outcome {
    withTab(identifier) { fullSwipe(edge, on: $0) }
  }

  /// Taps an accessory of the tab with the given identifier; see
  /// ``performAccessory(at:of:)-(_,TabItem)``.
  @discardableResult
  public func performAccessory(at index: Int, of identifier: String) -> Outcome {
    withTab(identifier) { performAccessory(at: index, of: $0) }
  }

  /// Performs the action with the given title in the section of the group with the given identifier;
  /// see ``perform(_:in:)-(Action,_)``.
  ///
  /// Of several actions with the title, this is the first one that is enabled and visible. Refused as
  /// ``Refusal/notAvailable`` if the group has none, also for a tab that is not a group.
  @discardableResult
  public func perform(_ title: String, in identifier: String) -> Outcome {
    withTab(identifier) { tab in
      guard let group = tab.asGroup, let action = group.sidebarActions.named(title) else {
        return .refused(.notAvailable)
      }
      return perform(action, in: group)
    }
  }

  private func withGroup(_ identifier: String, _ act: (TabGroupItem) -> Outcome) -> Outcome {
    withTab(identifier) { tab in tab.asGroup.map(act) ?? .refused(.notCollapsible) }
  }

  func withTab(_ identifier: String, _ act: (TabItem) -> Outcome) -> Outcome {
    if let tab = host.tab(forIdentifier: identifier) { return act(tab) }
    let refusal = Refusal.unknownTab(named: identifier, in: host.tree)
    host.report(.unknownTab, [identifier], refusal.explanation)
    return .refused(refusal)
  }
}

// MARK: - Titles

extension UserInteraction {
  /// Chooses the action of the open menu or submenu that has a title; see
  /// ``performMenuElement(_:)-(Action)``.
  ///
  /// Of several actions with the title, this is the first one that is enabled. Refused as
  /// ``Refusal/notAvailable`` if there is none.
  @discardableResult
  public func performMenuElement(_ title: String) -> Outcome {
    let actions = (host.openMenu?.items ?? []).compactMap { item in
      if case .action(let action) = item { action } else { nil }
    }
    return actions.named(title).map { performMenuElement($0) } ?? .refused(.notAvailable)
  }

  /// Opens the submenu of the open menu that has a title; see ``openSubmenu(_:)-(Menu)``.
  ///
  /// Of several submenus with the title, this is the first one. Refused as ``Refusal/notAvailable`` if
  /// there is none.
  @discardableResult
  public func openSubmenu(_ title: String) -> Outcome {
    let menus = (host.openMenu?.items ?? []).compactMap { item in
      if case .menu(let menu) = item, menu.title == title { menu } else { nil }
    }
    return menus.first.map { openSubmenu($0) } ?? .refused(.notAvailable)
  }

  /// Chooses the action of the open row that has a title; see
  /// ``performSwipeAction(_:)-(ContextualAction)``.
  ///
  /// Of several actions with the title, this is the first one. Refused as ``Refusal/notAvailable`` if
  /// there is none.
  @discardableResult
  public func performSwipeAction(_ title: String) -> Outcome {
    let actions = host.sidebar.swipedRow?.configuration.actions ?? []
    let action = actions.first { $0.title == title }
    return action.map { performSwipeAction($0) } ?? .refused(.notAvailable)
  }

  /// Performs the action in the toolbar of the sidebar that has a title; see
  /// ``performToolbarItem(_:)-(Action)``.
  ///
  /// Of several actions with the title, this is the first one that is enabled and visible. Refused as
  /// ``Refusal/notAvailable`` if there is none.
  @discardableResult
  public func performToolbarItem(_ title: String) -> Outcome {
    let action = host.sidebar.toolbarItems.named(title)
    return action.map { performToolbarItem($0) } ?? .refused(.notAvailable)
  }

  /// Taps the bar button that has an identifier or a title; see ``tapBarButton(_:)-(BarButtonItem)``.
  ///
  /// The buttons are those of the navigation bars and toolbars that the user can reach. Of several
  /// buttons with the name, this is the first one that is enabled. Refused as ``Refusal/notOnScreen`` if
  /// there is none.
  @discardableResult
  public func tapBarButton(_ name: String) -> Outcome {
    button(named: name).map { tapBarButton($0) } ?? .refused(.buttonNotInBar)
  }

  /// Opens the menu of the bar button that has an identifier or a title; see
  /// ``openMenu(of:)-(BarButtonItem)`` and ``tapBarButton(_:)-(String)``.
  @discardableResult
  public func openMenu(of name: String) -> Outcome {
    button(named: name).map { openMenu(of: $0) } ?? .refused(.buttonNotInBar)
  }

  private func button(named name: String) -> BarButtonItem? {
    let items = host.reachableNavigationItems + host.itemsOfReachableToolbars
    let buttons = items.flatMap { $0.groups.all.flatMap(\.items) }
    let named = buttons.filter { $0.identifier == name } + buttons.filter { $0.title == name }
    return named.first { refusal(of: $0) == nil } ?? named.first
  }

  /// Chooses the available key command that has a title; see ``perform(_:)-(KeyCommand)``.
  ///
  /// The title is that of the command or its `discoverabilityTitle`. Refused as
  /// ``Refusal/notAvailable`` if there is none.
  @discardableResult
  public func perform(keyCommand title: String) -> Outcome {
    let commands = host.availableKeyCommands.filter {
      $0.discoverabilityTitle == title || $0.title == title
    }
    return commands.first.map { perform($0) } ?? .refused(.notAvailable)
  }
}

@MainActor extension [Action] {
  /// Returns the first action with a title that the user can perform, or else the first one.
  fileprivate func named(_ title: String) -> Action? {
    let named = filter { $0.title == title }
    return named.first { $0.attributes.isDisjoint(with: [.disabled, .hidden]) } ?? named.first
  }
}
