extension TabHostController {
  /// What a person has open, and what is presented.
  struct Opened {
    var swipedRow: SwipedRow?
    var menu: MenuSession?
    var popover: Popover?
    /// Popovers that have been dismissed, and whose handlers hear of it with the next settling.
    var dismissed: [Popover] = []
  }

  /// The menu that a person has open; nil if none is.
  ///
  /// Closes when an action was chosen, unless that keeps it; when its row leaves the screen or the
  /// person begins to edit; and when they do something elsewhere. See ``UserInteraction``.
  public var openMenu: MenuSession? { following(\.openMenu, opened.menu) }
}

extension TabHostController.Sidebar {
  /// The row that a person has swiped open; nil if none is.
  ///
  /// Closes when the completion of a chosen action was called, or dropped; when the row leaves the
  /// screen or the person begins to edit; and when they do something elsewhere. See
  /// ``UserInteraction``.
  public var swipedRow: SwipedRow? { following(\.swipedRow, host?.opened.swipedRow) }
}

// MARK: - Opening and closing

extension TabHostController {
  func setOpenMenu(_ menu: MenuSession?) {
    guard menu !== opened.menu else { return }
    announce(\.openMenu)
    replace(&opened.menu, with: menu)
    invalidation.overlays()
  }

  func setSwipedRow(_ row: SwipedRow?) {
    guard row !== opened.swipedRow else { return }
    sidebar.announce(\.swipedRow)
    let old = replace(&opened.swipedRow, with: row)
    invalidation.overlays()
    old?.tab.lookDidChange()
    row?.tab.lookDidChange()
  }

  /// A person does something elsewhere: an open menu and a swiped row close.
  func closeForGesture() {
    guard opened.menu != nil || opened.swipedRow != nil else { return }
    change {
      setOpenMenu(nil)
      setSwipedRow(nil)
    }
  }

  /// Closes what can't stay open, because what it belongs to is not on screen any more.
  func closeWhatHasLeft() {
    if let row = opened.swipedRow, !offersGestures(on: row.tab) { setSwipedRow(nil) }
    if let menu = opened.menu, !offersGestures(on: menu.tab) { setOpenMenu(nil) }
    if let tab = opened.popover?.tab, !tree.contains(tab) || !tab.isShownInTree { dropPopover() }
  }

  /// Whether a person could swipe a row, or open its menu; without a tab, that of the sidebar.
  private func offersGestures(on tab: TabItem?) -> Bool {
    guard isShown, !isAtEditing else { return false }
    return tab.map { user.hasRowOnScreen($0) }
      ?? (sidebar.isOnScreen && sidebar.storedOverflowItems != nil)
  }

  /// Closes a menu in which there is nothing more to see.
  func closeIfEmpty(_ session: MenuSession) {
    if session.levels.isEmpty, opened.menu === session { setOpenMenu(nil) }
  }

  /// Opens a menu, if there is anything in it.
  ///
  /// - Parameter isPossible: Asked when the app has filled the menu, and may have changed anything.
  func open(_ session: MenuSession, ifStill isPossible: () -> Bool) {
    session.update()
    guard !session.levels.isEmpty, isPossible() else { return }
    change {
      // Whoever was asked may have had something else opened.
      setSwipedRow(nil)
      setOpenMenu(session)
    }
  }
}

// MARK: - Asking

extension TabHostController {
  /// What a swipe on a row offers: what the sidebar's delegate says, else the tab.
  func swipeActions(at edge: SwipeEdge, of tab: TabItem) -> SwipeActionsConfiguration? {
    let announcer = DelegateAnnouncer(host: self)
    return switch edge {
    case .leading: announcer.leadingSwipeActions(for: tab) ?? tab.leadingSwipeActions?(tab)
    case .trailing: announcer.trailingSwipeActions(for: tab) ?? tab.trailingSwipeActions?(tab)
    }
  }

  /// The context menu of a row: what the sidebar's delegate says, else the tab.
  func contextMenu(of tab: TabItem) -> MenuSession? {
    if let configuration = DelegateAnnouncer(host: self).contextMenu(for: tab) {
      guard let menu = configuration.actionProvider?([]) else { return nil }
      return MenuSession(menu, for: tab, from: configuration, in: self)
    }
    return tab.contextMenu?(tab).map { MenuSession($0, for: tab, in: self) }
  }

  /// What is behind the overflow button of the sidebar: the app's items, then the command to edit.
  func sidebarOverflow(_ items: DeferredMenuElement) -> MenuSession {
    // Where a sidebar is on screen, a person can edit.
    let edit = Action(title: "Edit", identifier: .editSidebar) { [weak self] _ in
      self?.user.beginEditing()
    }
    return MenuSession(Menu(children: [items, edit]), for: nil, in: self)
  }

  /// Runs the handler of a swipe's action. The row stays open until it completes.
  func perform(_ action: ContextualAction, of row: SwipedRow) {
    row.isPerforming = true
    let completion = Completion<Bool>(
      of: "a swipe action",
      [row.tab.identifier],
      host: self
    ) { [weak self, weak row] _ in
      guard let row else { return }
      row.isPerforming = false
      guard let self, opened.swipedRow === row else { return }
      change { setSwipedRow(nil) }
    }
    action.handler(action, row.tab) { completion($0) }
  }
}

extension Action.Identifier {
  /// The command in the overflow of the sidebar that begins to edit bar and sidebar.
  public static let editSidebar = Action.Identifier("TabHost.Action.editSidebar")
}
