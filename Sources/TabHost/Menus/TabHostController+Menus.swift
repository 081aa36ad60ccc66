extension TabHostController {
  /// The open menu, or `nil` if no menu is open.
  ///
  /// A menu closes when the user chooses an action without
  /// ``MenuElement/Attributes/keepsMenuPresented``, when its row or bar item leaves the screen, when
  /// editing begins, and when the user acts elsewhere. See ``UserInteraction``.
  public var openMenu: MenuSession? { observed(\.openMenu, state.overlays.menu) }
}

extension TabHostController.Sidebar {
  /// The row that the user has swiped, or `nil` if there is none.
  ///
  /// The row closes when the completion of a chosen action is called or released, when the row
  /// leaves the screen, when editing begins, and when the user acts elsewhere. See
  /// ``UserInteraction``.
  public var swipedRow: SwipeSession? { observed(\.swipedRow, host?.state.overlays.swipedRow) }
}

// MARK: - Opening and closing

extension TabHostController {
  func setOpenMenu(_ menu: MenuSession?) {
    change(\.openMenu, \.overlays.menu, to: menu, .overlays)
  }

  func setSwipedRow(_ row: SwipeSession?) {
    if row !== state.overlays.swipedRow { update(.overlays) { store(swipedRow: row) } }
  }

  /// Stores the swiped row. The caller commits the change.
  private func store(swipedRow row: SwipeSession?) {
    let old = state.overlays.swipedRow
    set(\.overlays.swipedRow, row)
    sidebar.changed(\.swipedRow)
    for tab in [old?.tab, row?.tab] { if let tab { transaction.noteLook(of: tab, in: self) } }
  }

  /// Closes the open menu and the swiped row, because the user acts elsewhere.
  ///
  /// Called before the action changes anything, so that the calls are the same whether the user or
  /// the action closes them. The script of a recorded session relies on that.
  func closeForGesture() {
    guard state.overlays.menu != nil || state.overlays.swipedRow != nil else { return }
    update(.none) {
      setOpenMenu(nil)
      setSwipedRow(nil)
    }
  }

  /// Stores that overlays are closed whose row or source is no longer on screen: a part of the repair
  /// of the state.
  func storeOverlaysWithSource() {
    let overlays = state.overlays
    if let row = overlays.swipedRow, !offersGestures(on: row.tab) {
      store(swipedRow: nil)
      transaction.note(.overlays)
    }
    if let menu = overlays.menu, !offers(menu) {
      set(\.overlays.menu, nil)
      changed(\.openMenu)
      transaction.note(.overlays)
    }
    if let index = overlays.presented.firstIndex(where: { !$0.hasSource(in: self) }) {
      storeDismissal(from: index)
      transaction.note(.overlays)
    }
  }

  /// Returns whether the user can swipe a row or open its menu.
  private func offersGestures(on tab: TabItem) -> Bool {
    isShown && !editing.isActive && user.hasRowOnScreen(tab)
  }

  private func offers(_ menu: MenuSession) -> Bool {
    switch menu.source {
    case .tab(let tab):
      !editing.isActive && (user.isInBar(tab) || user.isListedInPlaceOfSidebar(tab))
        || offersGestures(on: tab)
    case .sidebar:
      isShown && !editing.isActive && sidebar.isOnScreen && sidebar.storedOverflowItems != nil
    case .button(let button): isShown && user.refusal(of: button) == nil
    case .overflow(let item): isShown && reachableNavigationItems.contains { $0 === item }
    case .content(let content): reaches(content)
    }
  }

  /// Returns whether content is on screen, and nothing that is presented covers it.
  func reaches(_ content: ViewController) -> Bool {
    guard isShown, content.appearanceState == .appeared else { return false }
    return content.isOrIsBelow(state.overlays.presented.last?.viewController ?? self)
  }

  /// Closes a menu without visible items.
  func closeIfEmpty(_ session: MenuSession) {
    if session.levels.isEmpty, state.overlays.menu === session { setOpenMenu(nil) }
  }

  /// Opens a menu if it has visible items.
  ///
  /// - Parameter isPossible: Called after providers of the app, which may have changed the host.
  func open(_ session: MenuSession, ifStill isPossible: () -> Bool) {
    session.update()
    guard !session.levels.isEmpty, isPossible() else { return }
    update(.none) {
      // A provider may have opened another menu or row.
      setSwipedRow(nil)
      setOpenMenu(session)
    }
  }
}

// MARK: - Creating menus and performing swipe actions

extension TabHostController {
  /// Creates the overflow menu of the sidebar: the app's items, then the command to edit.
  func sidebarOverflow(_ items: DeferredMenuElement) -> MenuSession {
    // Editing is possible whenever the sidebar is on screen.
    let edit = Action(title: Self.strings[.edit], identifier: .editSidebar) {
      [reference = tree.reference] _ in
      reference.host?.user.beginEditing()
    }
    return MenuSession(Menu(children: [items, edit]), from: .sidebar, in: self)
  }

  /// Runs the handler of a swipe action. The row stays open until the action completes.
  func perform(_ action: ContextualAction, of row: SwipeSession) {
    update(.overlays) { row.isPerforming = true }
    let completion = Completion<Bool>(
      of: "a swipe action",
      [row.tab.identifier],
      host: self
    ) { [reference = tree.reference, weak row] _ in
      guard let row else { return }
      guard let host = reference.host, host.state.overlays.swipedRow === row else {
        row.isPerforming = false
        return
      }
      host.update(.overlays) {
        row.isPerforming = false
        host.setSwipedRow(nil)
      }
    }
    calls.perform(action, of: row) { completion($0) }
  }
}

extension Action.Identifier {
  /// The command in the overflow menu of the sidebar that begins editing.
  public static let editSidebar = Action.Identifier("TabHost.Action.editSidebar")
}
