import TabHost
import TabHostTestSupport
import TabHostTesting

/// A user whose gestures take several steps, between which the app changes.
///
/// The gestures of the explorer's own user are over after one step.
@MainActor final class GestureActor: ExplorerActor {
  private weak var app: ChangingApp?
  private var drag: Drag?
  private var clock = Duration.zero

  init(_ app: ChangingApp) { self.app = app }

  func act(_ random: ExplorerRandom) {
    guard let app else { return }
    // Usually continues an open gesture.
    if random.chance(2), app.openMenu != nil { return chooseInMenu(of: app) }
    if random.chance(2), app.sidebar.swipedRow != nil { return chooseSwipeAction(in: app) }
    if !random.chance(3), let drag, drag.isActive { return move(drag, in: app) }
    switch random.roll(4) {
    case 0: swipe(in: app)
    case 1: useMenu(in: app)
    case 2: useNavigationBar(in: app)
    default: beginDrag(in: app)
    }
  }

  // MARK: - Swipes and menus

  private func swipe(in app: ChangingApp) {
    let (tab, edge) = (app.anyRowTab, app.pick([SwipeEdge.leading, .trailing]))
    switch app.roll(4) {
    case 0, 1: app.note("swipe \(tab.identifier)", app.user.openSwipeActions(edge, on: tab))
    case 2: app.note("swipe fully \(tab.identifier)", app.user.fullSwipe(edge, on: tab))
    default: app.note("close swipe", app.user.closeSwipeActions())
    }
  }

  private func chooseSwipeAction(in app: ChangingApp) {
    guard let actions = app.sidebar.swipedRow?.configuration.actions,
      let action = app.random.element(of: actions)
    else { return }
    app.note("choose swipe action", app.user.performSwipeAction(action))
  }

  private func useMenu(in app: ChangingApp) {
    let tab = app.anyRowTab
    switch app.roll(7) {
    case 0...2: app.note("menu of \(tab.identifier)", app.user.openContextMenu(on: tab))
    case 3: app.note("overflow", app.user.openSidebarOverflow())
    case 4: app.note("close submenu", app.user.closeSubmenu())
    case 5: app.note("close menu", app.user.closeMenu())
    default: useAccessory(of: tab, in: app)
    }
  }

  private func useAccessory(of tab: TabItem, in app: ChangingApp) {
    let count = app.sidebar.item(for: tab)?.accessories.count ?? 0
    app.note(
      "accessory of \(tab.identifier)",
      app.user.performAccessory(at: app.roll(count + 1), of: tab)
    )
  }

  private func chooseInMenu(of app: ChangingApp) {
    guard let items = app.openMenu?.items, let item = app.random.element(of: items) else { return }
    switch item {
    case .action(let action):
      app.note("choose \(action.title)", app.user.performMenuElement(action))
    case .menu(let menu): app.note("open submenu", app.user.openSubmenu(menu))
    case .separator, .loading: app.note("close submenu", app.user.closeSubmenu())
    }
  }

  private func useNavigationBar(in app: ChangingApp) {
    let cover = app.presentedControllers.last(where: \.isModal)
    let bar = cover.map(\.navigationBar) ?? app.visibleNavigationBar
    guard let bar else { return }
    let buttons = bar.buttons
    guard let button = app.random.element(of: buttons), !app.chance(4) else {
      let hidden = Array(buttons.suffix(app.roll(3)))
      return app.note("navigation overflow", app.user.openNavigationOverflow(hidden))
    }
    if app.chance(2) {
      app.note("tap button", app.user.tapBarButton(button))
    } else {
      app.note("menu of button", app.user.openMenu(of: button))
    }
  }

  // MARK: - Drags

  private func beginDrag(in app: ChangingApp) {
    if app.chance(2) {
      let tab = app.anyRowTab
      let (outcome, begun) = app.user.drag(row: tab)
      app.note("drag \(tab.identifier)", outcome)
      if let begun { replaceDrag(with: begun) }
    } else {
      app.random.note("drag in")
      replaceDrag(
        with: app.user.beginExternalDrag(
          app.newItems(),
          allowsMoveOperation: app.chance(2),
          isLocal: app.chance(2)
        )
      )
    }
  }

  /// Stores a drag in place of the previous one, which is released only after the assignment.
  private func replaceDrag(with new: Drag?) {
    let old = drag
    drag = new
    withExtendedLifetime(old) {}
  }

  private func move(_ drag: Drag, in app: ChangingApp) {
    let tab = app.anyRowTab
    switch app.roll(12) {
    case 0...3: app.note("enter \(tab.identifier)", drag.enter(.tab(tab), at: clock))
    case 4:
      guard let group = app.anyGroup, let action = group.sidebarActions.first else { return }
      app.note("enter action of \(group.identifier)", drag.enter(.action(action, group), at: clock))
    case 5:
      clock += .milliseconds(400)
      app.note("stay", drag.hover(until: clock))
    case 6, 7: app.note("drop", drag.drop())
    case 8:
      app.random.note("cancel, leave or let go")
      switch app.roll(3) {
      case 0: drag.cancel()
      case 1: drag.leave()
      default: replaceDrag(with: nil)
      }
    case 9: app.note("add \(tab.identifier)", drag.add(row: tab))
    case 10:
      app.random.note("other items")
      drag.items = app.newItems()
    default:
      app.random.note("moving")
      drag.allowsMoveOperation.toggle()
    }
  }

  /// What is wrong with the drag, or with the rows that it is over.
  var problem: String? {
    guard let app else { return nil }
    if let drag, !drag.isActive, drag.target != nil {
      return "a drag that is over is over something"
    }
    if let drag, case .tab(let tab) = drag.target, tab.tabHostController !== app {
      return "a drag is over a tab elsewhere"
    }
    return app.sidebar.rows.indices.lazy.compactMap { index in
      self.problem(ofRow: app.sidebar.rows[index], at: index, in: app)
    }.first
  }

  private func problem(
    ofRow row: TabHostController.Sidebar.Row,
    at index: Int,
    in app: ChangingApp
  ) -> String? {
    guard let state = app.sidebar.item(at: index)?.configurationState else { return nil }
    let isTargeted = isTargeted(row)
    if (state.cellDropState == .targeted) != isTargeted {
      return "the item of \(row.identifier) says \(state.cellDropState)"
    }
    let isDragging = state.cellDragState != .none
    return isDragging && drag?.isActive != true
      ? "the item of \(row.identifier) says it is being dragged" : nil
  }

  private func isTargeted(_ row: TabHostController.Sidebar.Row) -> Bool {
    guard let drag, drag.isActive, drag.operation == .copy || drag.operation == .move else {
      return false
    }
    switch (drag.target, row.content) {
    case (.tab(let tab), _): return tab === row.tab
    case (.action(let action, let group), .action(let other, let otherGroup)):
      return action === other && group === otherGroup
    default: return false
    }
  }
}
