extension UserInteraction {
  /// Opens the context menu of a row: 1. the sidebar's delegate, else the tab, is asked for it
  /// 2. deferred elements are asked  3. ``TabHostController/openMenu`` shows it.
  ///
  /// Asked once per gesture. Where no menu is given, or nothing is in it, nothing opens. Disabled
  /// tabs have menus too: ``TabItem/isEnabled`` is about selecting. Not permitted while editing.
  /// What was open before closes, and a person who does something else closes the menu by that; see
  /// ``openSwipeActions(_:on:)``.
  @discardableResult
  public func openContextMenu(on tab: TabItem) -> Outcome {
    if let refusal = refusalOfGesture(on: tab) { return .refused(refusal) }
    return open {
      DelegateNotifier(host: host).contextMenu(of: tab)
    } ifStill: {
      refusalOfGesture(on: tab) == nil
    }
  }

  /// Opens the menu behind the overflow button of the sidebar: what
  /// ``TabHostController/Sidebar/navigationOverflowItems`` gives, then the command to edit.
  @discardableResult
  public func openSidebarOverflow() -> Outcome {
    guard host.sidebar.isOnScreen else { return .refused(.notOnScreen) }
    guard let items = host.state.sidebar.overflowItems else { return .refused(.notAvailable) }
    guard !host.state.isEditing else { return .refused(.notPermitted) }
    return open {
      host.sidebarOverflow(items)
    } ifStill: {
      host.sidebar.isOnScreen && !host.state.isEditing && host.state.sidebar.overflowItems === items
    }
  }

  /// Opens a submenu of the open menu. One in which nothing is does not open.
  @discardableResult
  public func openSubmenu(_ menu: Menu) -> Outcome {
    guard host.isShown else { return .refused(.notOnScreen) }
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

  /// Goes back from a submenu to the menu that it was opened from.
  @discardableResult
  public func closeSubmenu() -> Outcome {
    guard let session = host.state.overlays.menu, session.closeSubmenu() else {
      return .refused(.notAvailable)
    }
    host.update(.overlays) {}
    return .performed
  }

  /// Chooses an action of the open menu, or submenu: 1. where only one may be on, it is, and the
  /// others are off  2. the menu closes  3. the handler runs.
  ///
  /// The menu stays open for an action that is ``MenuElement/Attributes/keepsMenuPresented``.
  /// ``Action/sender`` is the tab whose menu it is, or the host for the overflow of the sidebar.
  @discardableResult
  public func performMenuElement(_ action: Action) -> Outcome {
    guard host.isShown else { return .refused(.notOnScreen) }
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
      action.perform(sender: session.tab ?? host, from: session.tab)
    }
    return .performed
  }

  /// Closes the open menu without choosing.
  @discardableResult
  public func closeMenu() -> Outcome {
    guard host.state.overlays.menu != nil else { return .refused(.notAvailable) }
    host.setOpenMenu(nil)
    return .performed
  }

  func open(_ session: () -> MenuSession?, ifStill isPossible: () -> Bool) -> Outcome {
    guard !host.isLooping else { return .vetoed }
    host.notify {
      host.closeForGesture()
      // Whoever was asked may have taken away what the menu belongs to.
      guard let session = session(), isPossible() else { return }
      host.open(session, ifStill: isPossible)
    }
    return .performed
  }
}
