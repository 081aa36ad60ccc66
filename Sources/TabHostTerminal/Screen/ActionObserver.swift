import TabHost

/// Observes the actions of the user, wherever they come from: stores the reason of a refusal, or a veto
/// of the delegate, in a screen, until the next action, and notes the alert that an action presents, where
/// it leads the user, and what the user has chosen.
final class ActionObserver: TabHostObserver {
  private weak var screen: HostScreen?
  /// What is presented uppermost before an action.
  private weak var top: ViewController?
  /// What is on screen before an action.
  private var page: VisiblePage?
  /// The button whose menu is open before an action.
  private weak var menuButton: BarButtonItem?

  init(_ screen: HostScreen) {
    self.screen = screen
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    willBegin event: TabHostEvent
  ) {
    guard event.action != nil, let screen else { return }
    top = screen.topPresented
    page = VisiblePage(of: screen.host)
    menuButton = screen.host.openMenu?.barButton
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    didEnd event: TabHostEvent,
    _ result: TabHostEvent.Result
  ) {
    guard let screen, let action = event.action, case .outcome(let outcome) = result else {
      return
    }
    screen.alertOfUser.userDidAct(top, screen.topPresented)
    if action.isSelectionInBars { screen.keepFocusInBars() }
    if let page {
      let destination = VisiblePage(of: screen.host).destination(from: page, by: action)
      if let destination { screen.destination = destination }
    }
    if outcome == .performed, let choice = action.choice(inMenuOf: menuButton) {
      screen.lists.noteChoice(choice)
    }
    let (refusal, veto) = (screen.status.refusal, screen.status.veto)
    defer {
      // The app can perform an action at any time, also one that changes nothing else.
      if screen.status.refusal != refusal || screen.status.veto != veto {
        tabHostController.setNeedsDisplay()
      }
    }
    screen.status.veto = nil
    if case .displayRows(let rows) = action { screen.scroll(to: rows) }
    switch (action, outcome) {
    // The screen performs these without a request of the user, or the environment has changed.
    case (.inputContent, _), (.scrollContent, _), (.setBarFocused, _), (.springLoad, _),
      (.closeSubmenu, _),
      (.appear, _), (.disappear, _), (.changeTraits, _), (.displayRows, _):
      break
    case (.openOverflow, .refused): screen.status.refusal = StatusText(.noMoreTabs)
    case (_, .refused(let refusal)):
      screen.status.refusal = screen.text(of: refusal, by: action)
    case (_, .vetoed):
      screen.status.refusal = nil
      // What the app presents says more.
      if screen.host.presentedControllers.isEmpty {
        screen.status.veto = StatusText.veto(of: action.subject)
      }
    default: screen.status.refusal = nil
    }
  }
}

/// The visible stack of a host, with the selected tab.
@MainActor private struct VisiblePage {
  private weak var tab: TabItem?
  private weak var stack: NavigationController?
  private let depth: Int

  init(of host: TabHostController) {
    tab = host.selectedTab
    stack = host.visibleNavigationController
    depth = stack?.viewControllers.count ?? 0
  }

  /// Returns where an action has led from another page, or `nil` if the focus stays where it is.
  func destination(from other: VisiblePage, by action: UserAction) -> Destination? {
    if tab === other.tab {
      return stack != nil && stack === other.stack && depth > other.depth ? .page : nil
    }
    // A tab that takes the place of one that is gone is not where the user was led.
    guard action.canLeadElsewhere, let former = other.tab, former.tabHostController != nil,
      !former.isEffectivelyHidden
    else { return nil }
    return .tab
  }
}

/// Where an action of the user has led.
enum Destination {
  /// To a page in the same stack.
  case page
  /// To another tab, which the app has selected.
  case tab
}

extension HostScreen {
  /// Moves the focus to where an action of the user has led.
  func followDestination() {
    guard let destination else { return }
    self.destination = nil
    guard !presentsAny else { return }
    let area = pageArea(hostLayout())
    switch destination {
    case .page:
      if let area { setFocus(area.entry) }
    case .tab:
      // The user may have selected the tab in the bar or the sidebar, such as one that was locked.
      guard focusTab == nil || focusTab !== host.selectedTab else { return }
      // Without a page that can have the focus, it moves to the selected tab.
      setFocus(area?.entry)
    }
  }
}

extension UserAction {
  /// Whether the app, in performing the action, can lead the user to another tab. Selecting a tab
  /// in the bar or the sidebar leaves the focus there.
  fileprivate var canLeadElsewhere: Bool {
    switch self {
    case .press, .performKeyCommand, .tapBarButton, .tapContentButton, .performMenuElement,
      .performSwipeAction, .fullSwipe, .chooseAlertAction, .submit, .inputContent:
      true
    default: false
    }
  }
}

extension HostScreen {
  /// Returns why an action is refused and, if the host does not permit it, what is possible instead.
  fileprivate func text(
    of refusal: UserInteraction.Refusal,
    by action: UserAction
  ) -> StatusText {
    guard refusal == .notPermitted else { return text(of: refusal, on: action.subject) }
    switch action {
    case .dismissPresented, .dismissPopover: return textOfRefusedDismissal
    case .check(let tab), .uncheck(let tab): return .notHideable(tab)
    case .arrange(let arrangement): return .notMovable(arrangement.tab)
    case .openContextMenu, .openSwipeActions, .openSidebarOverflow, .dragRow, .addToDrag:
      guard host.isEditing else { return .nothingToDrag(action.subject) }
      return .notWhileEditing(keyBindings.hint(.edit, "")?.key)
    default: return text(of: refusal, on: action.subject)
    }
  }

  /// Why the user can't dismiss what is presented on top, with the button that closes it.
  private var textOfRefusedDismissal: StatusText {
    guard let top = host.presentedControllers.last else { return StatusText(.notPossible) }
    if let alert = top.alert { return .needsAnswer(alert.title) }
    let titles = [BarButtonItem.SystemItem.cancel, .close].map(\.title)
    let button = top.navigationBar?.buttons.first {
      $0.isEffectivelyEnabled && titles.contains($0.title ?? "")
    }
    return .notClosable(host.controller(at: .popover)?.title, closeButton: button?.title)
  }
}

extension UserAction {
  /// Whether the action selects a tab at its item in the bar or its row in the sidebar.
  fileprivate var isSelectionInBars: Bool {
    switch self {
    case .tap, .tapRow: true
    default: false
    }
  }

  /// Returns the element of the palette that the action chooses, or `nil` if there is none.
  @MainActor fileprivate func choice(inMenuOf button: BarButtonItem?) -> RecentChoices.Identity? {
    switch self {
    case .tapRow(let tab) where (tab as? TabGroupItem)?.isOnlyCollapsible == true: nil
    case .tap(let tab), .tapRow(let tab), .choose(let tab): .tab(tab.identifier)
    case .performAction(let action, let group): .action(action.title, group: group.identifier)
    case .performKeyCommand(let command): .keyCommand(command.title)
    case .tapBarButton(let button): .button(button.paletteName)
    case .performMenuElement(let action):
      button.map { .menuElement(action.title, button: $0.paletteName) }
    default: nil
    }
  }

  /// The title of the element that the action concerns, or `nil` if it concerns none.
  fileprivate var subject: String? {
    switch self {
    case .tap(let tab), .tapRow(let tab), .choose(let tab), .check(let tab), .uncheck(let tab),
      .performAccessory(_, of: let tab), .openContextMenu(on: let tab),
      .openSwipeActions(_, on: let tab), .fullSwipe(_, on: let tab), .dragRow(let tab),
      .addToDrag(let tab):
      tab.title
    case .dragElement(let element, in: _), .addElementToDrag(let element, in: _): element.title
    case .expand(let group), .collapse(let group): group.title
    case .arrange(let arrangement): arrangement.tab.title
    case .performAction(let action, in: _), .performToolbarItem(let action),
      .performMenuElement(let action):
      action.title
    case .performSwipeAction(let action): action.title
    case .performKeyCommand(let command): command.title
    case .tapContentButton(of: let page):
      page.contentUnavailableConfiguration?.button.title
    case .tapBarButton(let button), .openMenu(of: let button): button.title
    default: nil
    }
  }
}
