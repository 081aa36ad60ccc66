extension UserInteraction {
  /// Opens the context menu of a row or, if the tab has no row on screen, of its item in the bar.
  ///
  /// The steps are, in this order:
  ///
  /// 1. the menu is requested from the sidebar's delegate, or else from the tab
  /// 2. the providers of deferred elements are called
  /// 3. ``TabHostController/openMenu`` changes
  ///
  /// If there is no menu or it has no visible elements, nothing opens. Disabled tabs have menus,
  /// too, because ``TabItem/isEnabled`` concerns only selecting. Refused as
  /// ``Refusal/notPermitted`` while editing. A menu or row that was open is closed. The menu closes
  /// when the user does something elsewhere; see ``openSwipeActions(_:on:)-(_,TabItem)``.
  ///
  /// In a compact width, where a list of all tabs takes the place of the sidebar (see
  /// ``choose(_:)-(TabItem)``), the tab need not have a row or an item.
  @discardableResult
  public func openContextMenu(on tab: TabItem) -> Outcome {
    perform(.openContextMenu(on: tab)) {
      if let refusal = refusalOfMenu(on: tab) { return .refused(refusal) }
      return open {
        host.calls.contextMenu(of: tab)
      } ifStill: {
        refusalOfMenu(on: tab) == nil
      }
    }
  }

  /// Opens a context menu of content, such as of a row in a list that the content draws.
  ///
  /// Content calls this method when the user requests the menu. The provider of the configuration and
  /// those of deferred elements are called, then ``TabHostController/openMenu`` changes. If there is
  /// no menu or it has no visible elements, nothing opens. The menu closes when the content leaves
  /// the screen. Refused as ``Refusal/notOnScreen`` if the content is not on screen, or if something
  /// presented covers it. In a host inside another one, the outermost host opens the menu.
  ///
  /// - Parameters:
  ///   - configuration: The configuration of the menu.
  ///   - content: The content, at any depth in the host.
  @discardableResult
  public func openContextMenu(
    _ configuration: ContextMenuConfiguration,
    in content: ViewController
  ) -> Outcome {
    if host.isBelowHost, let above = host.nearestHost {
      return above.user.openContextMenu(configuration, in: content)
    }
    return perform(.openContentMenu(in: content), whileCovered: host.reaches(content)) {
      guard host.reaches(content) else { return .refused(.notOnScreen) }
      return open {
        host.calls.menu(configuration, from: .content(content))
      } ifStill: {
        host.reaches(content)
      }
    }
  }

  /// Why the user can't open the context menu of a tab, or `nil` if the user can.
  func refusalOfMenu(on tab: TabItem) -> Refusal? {
    guard isInBar(tab) || isListedInPlaceOfSidebar(tab) else { return refusalOfGesture(on: tab) }
    return refusalOfCover ?? (host.editing.isActive ? .notPermitted : nil)
  }

  /// Opens the overflow menu of the sidebar.
  ///
  /// The menu contains the elements of ``TabHostController/Sidebar/navigationOverflowItems``, and
  /// then the command to edit.
  @discardableResult
  public func openSidebarOverflow() -> Outcome {
    perform(.openSidebarOverflow) {
      guard host.sidebar.isOnScreen else { return .refused(.notOnScreen) }
      guard let items = host.sidebar.storedOverflowItems else { return .refused(.notAvailable) }
      guard !host.editing.isActive else { return .refused(.notPermitted) }
      return open {
        host.sidebarOverflow(items)
      } ifStill: {
        host.sidebar.isOnScreen && refusalOfCover == nil && !host.editing.isActive
          && host.sidebar.storedOverflowItems === items
      }
    }
  }

  /// Opens a submenu of the open menu.
  ///
  /// A submenu without visible elements does not open.
  @discardableResult
  public func openSubmenu(_ menu: Menu) -> Outcome {
    perform(.openSubmenu(menu), whileCovered: true) {
      guard host.isShown else { return .refused(.hostNotOnScreen) }
      guard let session = host.state.overlays.menu, session.offers(menu) else {
        return .refused(.notAvailable)
      }
      guard !host.isLooping else { return .vetoed }
      host.notify {
        session.open(menu)
        host.update(.overlays) { host.closeIfEmpty(session) }
      }
      return .performed
    }
  }

  /// Returns from a submenu to its parent menu.
  @discardableResult
  public func closeSubmenu() -> Outcome {
    perform(.closeSubmenu, whileCovered: true) {
      guard let session = host.state.overlays.menu, session.closeSubmenu() else {
        return .refused(.notAvailable)
      }
      host.update(.overlays) {}
      return .performed
    }
  }

  /// Chooses an action of the open menu or submenu.
  ///
  /// The steps are, in this order:
  ///
  /// 1. in a menu with single selection, the action is turned on and the others off
  /// 2. the menu closes
  /// 3. the handler runs
  ///
  /// The menu stays open for an action with ``MenuElement/Attributes/keepsMenuPresented``.
  /// ``Action/sender`` is the tab, bar button or content of the menu, or the host for an overflow
  /// menu.
  @discardableResult
  public func performMenuElement(_ action: Action) -> Outcome {
    perform(.performMenuElement(action), whileCovered: true) {
      guard host.isShown else { return .refused(.hostNotOnScreen) }
      guard let session = host.state.overlays.menu, session.offers(action) else {
        return .refused(.notAvailable)
      }
      guard !action.attributes.contains(.disabled) else { return .refused(.disabled) }
      guard !host.isLooping else { return .vetoed }
      host.notify {
        session.mark(action)
        if !action.attributes.contains(.keepsMenuPresented) {
          host.setOpenMenu(nil)
        }
        let source = session.sourceItem
        let sender: Any = source ?? session.content ?? host
        host.calls.perform(action, sender, from: source)
      }
      return .performed
    }
  }

  /// Closes the open menu without choosing an action.
  @discardableResult
  public func closeMenu() -> Outcome {
    perform(.closeMenu, whileCovered: true) {
      guard host.state.overlays.menu != nil else { return .refused(.notAvailable) }
      host.setOpenMenu(nil)
      return .performed
    }
  }

  func open(_ session: () -> MenuSession?, ifStill isPossible: () -> Bool) -> Outcome {
    guard !host.isLooping else { return .vetoed }
    host.closeForGesture()
    host.notify {
      // A provider may have removed or covered the source of the menu.
      guard let session = session(), isPossible() else { return }
      host.open(session, ifStill: isPossible)
    }
    return .performed
  }
}

extension UserInteraction {
  /// Swipes a row to reveal its actions.
  ///
  /// Requests the actions from the sidebar's delegate, or else from the tab, and sets
  /// ``TabHostController/Sidebar/swipedRow``. This happens once per swipe, even if the row is
  /// already open. A menu or row that was open is closed. If there are no actions, nothing opens.
  /// The header of a group and disabled tabs can be swiped, too, because ``TabItem/isEnabled``
  /// concerns only selecting. Refused as ``Refusal/notPermitted`` while editing.
  ///
  /// The row closes when the user does something elsewhere, which is also performed: a tap on
  /// another row closes the open row and selects a tab. A renderer in which the first tap should
  /// only close the row calls ``closeSwipeActions()`` instead.
  @discardableResult
  public func openSwipeActions(_ edge: SwipeEdge, on tab: TabItem) -> Outcome {
    perform(.openSwipeActions(edge, on: tab)) { swipe(edge, on: tab) { _ in } }
  }

  /// Swipes a row fully: reveals its actions like ``openSwipeActions(_:on:)-(_,TabItem)``, and performs the
  /// first one.
  ///
  /// Refused as ``Refusal/notPermitted`` if
  /// ``SwipeActionsConfiguration/performsFirstActionWithFullSwipe`` is `false`; then the row does
  /// not open.
  @discardableResult
  public func fullSwipe(_ edge: SwipeEdge, on tab: TabItem) -> Outcome {
    perform(.fullSwipe(edge, on: tab)) {
      var outcome = Outcome.performed
      let swipe = swipe(edge, on: tab, isFull: true) { row in
        guard let row else { return outcome = .refused(.notPermitted) }
        if let first = row.configuration.actions.first { host.perform(first, of: row) }
      }
      return swipe == .performed ? outcome : swipe
    }
  }

  /// Chooses an action of the open row by running its handler, with the tab as the source.
  ///
  /// The row stays open until the handler calls its completion, with either value. Until then, no
  /// other action can be chosen. If the completion is released without a call, the row closes, too,
  /// and ``TabHostController/Diagnostic/Rule/neverCompleted`` is reported; a second call is
  /// reported as ``TabHostController/Diagnostic/Rule/completedTwice``. The completion may be called
  /// after the row was closed in another way.
  @discardableResult
  public func performSwipeAction(_ action: ContextualAction) -> Outcome {
    perform(.performSwipeAction(action)) {
      guard host.isShown else { return .refused(.hostNotOnScreen) }
      guard let row = host.state.overlays.swipedRow, !row.isPerforming,
        row.configuration.actions.contains(where: { $0 === action })
      else { return .refused(.notAvailable) }
      guard !host.isLooping else { return .vetoed }
      host.notify { host.perform(action, of: row) }
      return .performed
    }
  }

  /// Closes the open row without choosing an action.
  ///
  /// An action that was already chosen continues.
  @discardableResult
  public func closeSwipeActions() -> Outcome {
    perform(.closeSwipeActions) {
      guard host.state.overlays.swipedRow != nil else { return .refused(.notAvailable) }
      host.update(.none) { host.setSwipedRow(nil) }
      return .performed
    }
  }

  /// - Parameter then: Called with the open row, or with `nil` if a full swipe is not permitted.
  private func swipe(
    _ edge: SwipeEdge,
    on tab: TabItem,
    isFull: Bool = false,
    then: (SwipeSession?) -> Void
  ) -> Outcome {
    if let refusal = refusalOfGesture(on: tab) { return .refused(refusal) }
    guard !host.isLooping else { return .vetoed }
    host.closeForGesture()
    host.notify {
      let configuration = host.calls.swipeActions(at: edge, of: tab)
      // The delegate or the provider may have removed or covered the row.
      guard let configuration, !configuration.actions.isEmpty,
        refusalOfGesture(on: tab) == nil
      else { return }
      guard !isFull || configuration.performsFirstActionWithFullSwipe else { return then(nil) }
      let row = SwipeSession(tab, edge, configuration)
      host.update(.none) {
        // The delegate or the provider may have opened a menu.
        host.setOpenMenu(nil)
        host.setSwipedRow(row)
      }
      then(row)
    }
    return .performed
  }

  /// Why the user can't swipe a row or open its menu, or `nil` if the user can.
  func refusalOfGesture(on tab: TabItem) -> Refusal? {
    if let refusal = refusalOfCover { return refusal }
    guard host.tree.contains(tab) else { return .tabNotInHost }
    guard host.sidebar.listsHidden || tab.isShownInTree else { return .hidden }
    guard hasRowOnScreen(tab) else { return refusalOfMissingRow }
    return host.editing.isActive ? .notPermitted : nil
  }
}
