extension TabHostController {
  /// The menu that a person has open; nil if none is.
  ///
  /// Closes when an action was chosen, unless that keeps it; when its row leaves the screen or the
  /// person begins to edit; and when they do something elsewhere. See ``UserInteraction``.
  public var openMenu: MenuSession? { observed(\.openMenu, state.overlays.menu) }
}

extension TabHostController.Sidebar {
  /// The row that a person has swiped open; nil if none is.
  ///
  /// Closes when the completion of a chosen action was called, or dropped; when the row leaves the
  /// screen or the person begins to edit; and when they do something elsewhere. See
  /// ``UserInteraction``.
  public var swipedRow: SwipeSession? { observed(\.swipedRow, host?.state.overlays.swipedRow) }
}

// MARK: - Opening and closing

extension TabHostController {
  func setOpenMenu(_ menu: MenuSession?) {
    update(\.openMenu, from: state.overlays.menu, to: menu, .overlays) {
      state.overlays.menu = menu
    }
  }

  func setSwipedRow(_ row: SwipeSession?) {
    guard row !== state.overlays.swipedRow else { return }
    let old = state.overlays.swipedRow
    update(.overlays) {
      state.overlays.swipedRow = row
      sidebar.changed(\.swipedRow)
      for tab in [old?.tab, row?.tab] { if let tab { transaction.noteLook(of: tab, in: self) } }
    }
  }

  /// Closes an open menu and a swiped row, because the user does something elsewhere.
  func closeForGesture() {
    guard state.overlays.menu != nil || state.overlays.swipedRow != nil else { return }
    update([]) {
      setOpenMenu(nil)
      setSwipedRow(nil)
    }
  }

  /// Closes what can't stay open, because what it belongs to is not on screen any more.
  func closeOverlaysWithoutSource() {
    let overlays = state.overlays
    if let row = overlays.swipedRow, !offersGestures(on: row.tab) { setSwipedRow(nil) }
    if let menu = overlays.menu, !offersGestures(on: menu.tab) { setOpenMenu(nil) }
    if let tab = overlays.popover?.tab, !tree.contains(tab) || !tab.isShownInTree { dropPopover() }
  }

  /// Whether a person could swipe a row, or open its menu; without a tab, that of the sidebar.
  private func offersGestures(on tab: TabItem?) -> Bool {
    guard isShown, !state.isEditing else { return false }
    return tab.map { user.hasRowOnScreen($0) }
      ?? (sidebar.isOnScreen && state.sidebar.overflowItems != nil)
  }

  /// Closes a menu in which there is nothing more to see.
  func closeIfEmpty(_ session: MenuSession) {
    if session.levels.isEmpty, state.overlays.menu === session { setOpenMenu(nil) }
  }

  /// Opens a menu, if there is anything in it.
  ///
  /// - Parameter isPossible: Asked when the app has filled the menu, and may have changed anything.
  func open(_ session: MenuSession, ifStill isPossible: () -> Bool) {
    session.update()
    guard !session.levels.isEmpty, isPossible() else { return }
    update([]) {
      // Whoever was asked may have had something else opened.
      setSwipedRow(nil)
      setOpenMenu(session)
    }
  }
}

// MARK: - Asking

extension TabHostController {
  /// What is behind the overflow button of the sidebar: the app's items, then the command to edit.
  func sidebarOverflow(_ items: DeferredMenuElement) -> MenuSession {
    // Where a sidebar is on screen, a person can edit.
    let edit = Action(title: "Edit", identifier: .editSidebar) { [reference = tree.reference] _ in
      reference.host?.user.beginEditing()
    }
    return MenuSession(Menu(children: [items, edit]), for: nil, in: self)
  }

  /// Runs the handler of a swipe's action. The row stays open until it completes.
  func perform(_ action: ContextualAction, of row: SwipeSession) {
    row.isPerforming = true
    let completion = Completion<Bool>(
      of: "a swipe action",
      [row.tab.identifier],
      host: self
    ) { [reference = tree.reference, weak row] _ in
      guard let row else { return }
      row.isPerforming = false
      guard let host = reference.host, host.state.overlays.swipedRow === row else { return }
      host.setSwipedRow(nil)
    }
    action.handler(action, row.tab) { completion($0) }
  }
}

extension Action.Identifier {
  /// The command in the overflow of the sidebar that begins to edit bar and sidebar.
  public static let editSidebar = Action.Identifier("TabHost.Action.editSidebar")
}
