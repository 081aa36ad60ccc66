import TabHost
import TabHostTestSupport

/// Random actions of the user.
extension RandomGestures {
  func tap() {
    let tab = anyRowTab
    switch roll(14) {
    case 0...2:
      let items = host.bar.items + host.bar.overflow
      guard !items.isEmpty else { return }
      let item = pick(items)
      did("tap item \(item.identifier)", user.tap(item))
    case 3...5: did("tap row \(tab.identifier)", user.tapRow(tab))
    case 6: did("toggle sidebar", user.toggleSidebar())
    case 7: did("go back", user.goBack())
    case 8: did("next page", user.selectNextPage())
    case 9: did("previous page", user.selectPreviousPage())
    case 10: did("begin editing", user.beginEditing())
    case 11: did("end editing", user.endEditing())
    case 12: search()
    default: edit(tab)
    }
  }

  private func search() {
    switch roll(3) {
    case 0: did("activate search", user.activateSearch())
    case 1: did("enter text", user.enterSearchText(pick(["", "a", "b"])))
    default: did("cancel search", user.cancelSearch())
    }
  }

  private func edit(_ tab: TabItem) {
    switch roll(4) {
    case 0: did("uncheck \(tab.identifier)", user.uncheck(tab))
    case 1: did("check \(tab.identifier)", user.check(tab))
    case 2: did("move \(tab.identifier)", user.moveRow(tab, .before, anyRowTab))
    default: did("reset", user.resetCustomization())
    }
  }

  func swipe() {
    let tab = anyRowTab
    let edge = pick([SwipeEdge.leading, .trailing])
    switch roll(5) {
    case 0, 1: did("swipe \(tab.identifier)", user.openSwipeActions(edge, on: tab))
    case 2: did("swipe fully \(tab.identifier)", user.fullSwipe(edge, on: tab))
    case 3: useSwipedRow()
    default: did("close swipe", user.closeSwipeActions())
    }
  }

  func useSwipedRow() {
    guard let row = host.sidebar.swipedRow else { return }
    did("choose swipe action", user.performSwipeAction(pick(row.configuration.actions)))
  }

  func useMenu() {
    let tab = anyRowTab
    switch roll(8) {
    case 0...2: did("menu of \(tab.identifier)", user.openContextMenu(on: tab))
    case 3: did("overflow", user.openSidebarOverflow())
    case 4: did("close submenu", user.closeSubmenu())
    case 5: did("close menu", user.closeMenu())
    default: useOpenMenu()
    }
  }

  func useOpenMenu() {
    guard let items = host.openMenu?.items, !items.isEmpty else { return }
    switch pick(items) {
    case .action(let action): did("choose \(action.title)", user.performMenuElement(action))
    case .menu(let menu): did("open submenu", user.openSubmenu(menu))
    case .separator, .loading: did("close submenu", user.closeSubmenu())
    }
  }

  func useDrag() {
    let tab = anyRowTab
    guard let drag, drag.isActive, roll(9) > 0 else {
      if roll(2) == 0 {
        let (outcome, begun) = user.drag(row: tab)
        did("drag \(tab.identifier)", outcome)
        if let begun { setDrag(begun) }
      } else {
        let isLocal = roll(2) == 0
        write("drag in")
        setDrag(
          user.beginExternalDrag(newItems(), allowsMoveOperation: roll(2) == 0, isLocal: isLocal)
        )
      }
      return
    }
    switch roll(12) {
    case 0...3: did("enter \(tab.identifier)", drag.enter(.tab(tab), at: clock))
    case 4:
      guard let group = anyGroup, let action = group.sidebarActions.first else { return }
      did("enter action of \(group.identifier)", drag.enter(.action(action, group), at: clock))
    case 5:
      clock += .milliseconds(400)
      did("stay", drag.hover(until: clock))
    case 6, 7: did("drop", drag.drop())
    case 8:
      write("cancel, leave or let go")
      switch roll(3) {
      case 0: drag.cancel()
      case 1: drag.leave()
      default: setDrag(nil)
      }
    case 9: did("add \(tab.identifier)", drag.add(row: tab))
    case 10:
      write("other items")
      drag.items = newItems()
    default:
      write("moving")
      drag.allowsMoveOperation.toggle()
    }
  }

  func did(_ words: String, _ outcome: UserInteraction.Outcome) { write("\(words): \(outcome)") }
}
