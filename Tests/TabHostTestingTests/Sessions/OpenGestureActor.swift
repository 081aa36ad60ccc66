import TabHost
import TabHostTesting

/// A user whose gestures take several actions, between which the explorer's own user acts.
@MainActor final class OpenGestureActor: ExplorerActor {
  private weak var host: TabHostController?
  private var drag: Drag?
  private var time = Duration.zero

  init(_ host: TabHostController) { self.host = host }

  func act(_ random: ExplorerRandom) {
    guard let host else { return }
    let tabs = host.sidebar.rows.compactMap(\.tab) + host.bar.items
    guard let tab = random.element(of: tabs) else { return }
    switch random.roll(5) {
    case 0: useButton(in: host, random)
    case 1: swipe(tab, in: host, random)
    case 2:
      host.user.openContextMenu(on: tab)
      useOpenMenu(in: host, random)
    default:
      if drag == nil || random.chance(6) { beginDrag(of: tab, in: host, random) }
      for _ in 0...random.roll(4) { random.element(of: tabs).map { continueDrag(at: $0, random) } }
    }
  }

  private func beginDrag(of tab: TabItem, in host: TabHostController, _ random: ExplorerRandom) {
    if random.chance(2) {
      let type = random.chance(2) ? "photo" : "text"
      let items = (0...random.roll(2)).map { _ in DragItem.ofType(type) }
      drag = host.user.beginExternalDrag(items, allowsMoveOperation: random.chance(2))
    } else if let drag = host.user.drag(row: tab).1 {
      self.drag = drag
    }
  }

  private func continueDrag(at tab: TabItem, _ random: ExplorerRandom) {
    switch random.roll(12) {
    case 0: drag?.add(row: tab)
    case 1: drag?.leave()
    case 2: drag?.drop()
    case 3: drag?.cancel()
    case 4: drag = nil
    case 5, 6, 7:
      time += .milliseconds(random.roll(600))
      drag?.hover(until: time)
    default:
      time += .milliseconds(random.roll(600))
      let actions = (tab as? TabGroupItem)?.sidebarActions ?? []
      if let action = random.element(of: actions), let group = tab as? TabGroupItem {
        drag?.enter(.action(action, group), at: time)
      } else {
        drag?.enter(.tab(tab), at: time)
      }
    }
    if drag?.isActive == false { drag = nil }
  }

  private func useOpenMenu(in host: TabHostController, _ random: ExplorerRandom) {
    for _ in 0..<3 where random.chance(2) {
      guard let items = host.openMenu?.items, let item = random.element(of: items) else { break }
      switch item {
      case .action(let action): host.user.performMenuElement(action)
      case .menu(let menu): host.user.openSubmenu(menu)
      default: break
      }
    }
    if host.openMenu != nil, random.chance(2) { host.user.closeMenu() }
  }

  private func useButton(in host: TabHostController, _ random: ExplorerRandom) {
    let cover = host.presentedControllers.last(where: \.isModal)
    let bar = cover.map(\.navigationBar) ?? host.visibleNavigationBar
    guard let buttons = bar?.buttons, let button = random.element(of: buttons) else { return }
    if random.chance(2) {
      host.user.tapBarButton(button)
    } else {
      host.user.openNavigationOverflow(Array(buttons.suffix(random.roll(4))))
    }
    useOpenMenu(in: host, random)
  }

  private func swipe(_ tab: TabItem, in host: TabHostController, _ random: ExplorerRandom) {
    guard host.user.openSwipeActions(.trailing, on: tab) == .performed else { return }
    if random.chance(2), let action = host.sidebar.swipedRow?.configuration.actions.last {
      host.user.performSwipeAction(action)
    }
    if host.sidebar.swipedRow != nil, random.chance(2) { host.user.closeSwipeActions() }
  }
}
