import TabHost
import TabHostTesting

/// A user whose gestures take several actions, unlike those of the explorer's own user.
@MainActor final class OpenGestureActor: ExplorerActor {
  private weak var host: TabHostController?

  init(_ host: TabHostController) { self.host = host }

  func act(_ random: ExplorerRandom) {
    guard let host else { return }
    let tabs = host.sidebar.rows.compactMap(\.tab) + host.bar.items
    guard let tab = random.element(of: tabs) else { return }
    switch random.roll(3) {
    case 0: useButton(in: host, random)
    case 1: swipe(tab, in: host, random)
    default:
      host.user.openContextMenu(on: tab)
      useOpenMenu(in: host, random)
    }
  }

  private func useOpenMenu(in host: TabHostController, _ random: ExplorerRandom) {
    for _ in 0..<2 where random.chance(2) {
      guard let items = host.openMenu?.items, let item = random.element(of: items) else { break }
      switch item {
      case .action(let action): host.user.performMenuElement(action)
      case .menu(let menu): host.user.openSubmenu(menu)
      default: break
      }
    }
    if host.openMenu != nil { host.user.closeMenu() }
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
    // No command performs an action of a row that another command has opened.
    guard host.user.openSwipeActions(.trailing, on: tab) == .performed else { return }
    if random.chance(2), let action = host.sidebar.swipedRow?.configuration.actions.last {
      host.user.performSwipeAction(action)
    }
    if host.sidebar.swipedRow != nil { host.user.closeSwipeActions() }
  }
}
