import TabHost

/// Finds violated invariants of the state of a host, using only its public API.
@MainActor struct HostStateCheck {
  /// An invariant, and a closure that returns the reason for which it is violated, or `nil`.
  typealias Check = (invariant: HostInvariant, reason: @MainActor (HostStateCheck) -> String?)

  let reading: HostReading

  private var host: TabHostController { reading.host }

  /// Returns the checks of the invariants of the state among some invariants, in a fixed order.
  static func checks(among invariants: Set<HostInvariant>) -> [Check] {
    let checks: [Check] = [
      (.selection, { $0.selection }), (.visibility, { $0.visibility }), (.rows, { $0.rows }),
      (.bar, { $0.bar }), (.gestures, { $0.gestures }), (.content, { $0.content }),
    ]
    return checks.filter { invariants.contains($0.invariant) }
  }

  /// Returns the first violation that checks find, or `nil`.
  func firstViolation(of checks: [Check]) -> HostInvariant.Violation? {
    for check in checks {
      if let reason = check.reason(self) {
        return .init(invariant: check.invariant, reason: reason)
      }
    }
    return nil
  }

  // MARK: - The tree

  private var selection: String? {
    guard let selected = host.selectedTab else { return nil }
    let name = selected.identifier
    guard selected.tabHostController === host, host.tab(forIdentifier: name) === selected else {
      return "the selected tab \(name) is not in the host"
    }
    if selected.primaryAction != nil { return "\(name) has an action and is selected" }
    var path = [selected]
    while let parent = path[0].parent {
      if parent.selectedChild !== path[0] {
        return "the selected child of \(parent.identifier) is not \(path[0].identifier)"
      }
      path.insert(parent, at: 0)
    }
    let isComplete =
      host.rootTabs.contains { $0 === path[0] } && host.selectedPath.elementsEqual(path, by: ===)
    return isComplete ? nil : "the selected path does not lead from a root tab to \(name)"
  }

  private var visibility: String? {
    guard !host.isEditing, let selected = host.selectedTab,
      let hidden = host.selectedPath.first(where: \.isHidden)
    else { return nil }
    let name = selected.identifier
    return hidden === selected
      ? "\(name) is hidden" : "\(name) is in the hidden \(hidden.identifier)"
  }

  // MARK: - Bar and sidebar

  private var rows: String? {
    let selected = host.selectedTab
    var tabs = Set<ObjectIdentifier>(minimumCapacity: reading.rowTabs.count)
    var actions: Set<ActionRow> = []
    for row in reading.rows {
      let isNew =
        switch row.content {
        case .tab(let tab): tabs.insert(ObjectIdentifier(tab)).inserted
        case .group(let group): tabs.insert(ObjectIdentifier(group)).inserted
        case .action(let action, let group): actions.insert(ActionRow(action, group)).inserted
        }
      if !isNew { return "\(row.identifier) is listed twice" }
      if let tab = row.tab, row.isSelected != (tab === selected) {
        return "the row \(row.identifier) is \(row.isSelected ? "" : "not ")marked as selected"
      }
    }
    return nil
  }

  /// An action in the section of a group.
  private struct ActionRow: Hashable {
    let action: ObjectIdentifier
    let group: ObjectIdentifier

    init(_ action: Action, _ group: TabGroupItem) {
      self.action = ObjectIdentifier(action)
      self.group = ObjectIdentifier(group)
    }
  }

  private var bar: String? {
    var seen = Set<ObjectIdentifier>(minimumCapacity: reading.items.count)
    for item in reading.items {
      guard seen.insert(ObjectIdentifier(item)).inserted else {
        return "\(item.identifier) is in the bar twice"
      }
      guard item.tabHostController === host else {
        return "\(item.identifier) is in the bar, but not in the host"
      }
      if item.isHiddenInTree { return "\(item.identifier) is in the bar, but hidden" }
    }
    guard let selected = host.selectedBarItem, !seen.contains(ObjectIdentifier(selected)) else {
      return nil
    }
    return "the selected item \(selected.identifier) is not in the bar"
  }

  // MARK: - Editing, swipe actions, menus and popovers

  private var gestures: String? {
    if host.isEditing, !reading.showsRows { return "the user is editing without a sidebar" }
    if let row = host.sidebar.swipedRow {
      if !hasRow(row.tab) || host.isEditing {
        return "\(row.tab.identifier) is swiped without a row"
      }
      if cover != nil { return "the swiped row of \(row.tab.identifier) is covered" }
      if host.openMenu != nil { return "a menu is open beside a swiped row" }
    }
    return host.openMenu.flatMap(problem) ?? presented
  }

  /// The uppermost modal controller, which covers everything beneath it.
  private var cover: TabHostController.PresentedController? {
    host.presentedControllers.last(where: \.isModal)
  }

  private func problem(of menu: MenuSession) -> String? {
    if menu.items.isEmpty { return "an open menu is empty" }
    if menu.barButton != nil || menu.isNavigationOverflow {
      let bar = cover.map(\.navigationBar) ?? host.visibleNavigationBar
      let bars = host.barsOfPopovers + [bar].compactMap(\.self)
      guard !bars.isEmpty, host.isDisplayed else {
        return "the menu of a bar is open without the bar"
      }
      guard let button = menu.barButton else { return nil }
      let buttons = bars.flatMap(\.page.navigationItem.allGroups)
        .flatMap { [$0.representativeItem] + $0.barButtonItems }
      let exists = !button.isHidden && buttons.contains { $0 === button }
      return exists ? nil : "the menu of \(button.scriptName) is open without the button"
    }
    if let content = menu.content { return problem(ofMenuOf: content) }
    let exists = menu.tab.map { hasRow($0) || hasItem($0) } ?? reading.showsRows
    if !exists || host.isEditing { return "a menu is open without its source" }
    return cover == nil ? nil : "an open menu is covered"
  }

  private func problem(ofMenuOf content: ViewController) -> String? {
    guard host.isDisplayed, content.appearanceState == .appeared else {
      return "the menu of \(content.nameInCalls) is open without its content"
    }
    let containers = sequence(first: content, next: \.container)
    guard let cover, !containers.contains(where: { $0 === cover.viewController }) else {
      return nil
    }
    return "the menu of \(content.nameInCalls) is covered"
  }

  private var presented: String? {
    var presenter = host.presenterOfContent
    for presentation in host.presentedControllers {
      let controller = presentation.viewController
      if controller.container !== host { return "\(controller.nameInCalls) is not in the host" }
      if controller.presentingViewController !== presenter {
        return "\(controller.nameInCalls) is not presented by \(presenter.nameInCalls)"
      }
      if let tab = presentation.popover?.sourceItem as? TabItem, tab.tabHostController !== host {
        return "a popover points to \(tab.identifier), which is not in the host"
      }
      presenter = controller
    }
    let popover = host.presentedControllers.compactMap(\.popover).last
    return host.popover === popover ? nil : "the popover is not the uppermost one"
  }

  private func hasRow(_ tab: TabItem) -> Bool {
    tab.tabHostController === host && reading.showsRows
      && host.sidebar.rows.firstIndex(of: tab) != nil
  }

  private func hasItem(_ tab: TabItem) -> Bool {
    reading.showsBar && reading.bar.contains(tab)
  }

  // MARK: - The content

  private var content: String? {
    let wanted = host.isDisplayed ? controllersOnScreen : []
    if let away = wanted.first(where: { $0.appearanceState != .appeared }) {
      return "\(away.nameInCalls) is on screen, but \(away.appearanceState)"
    }
    for child in host.children where child.appearanceState != .disappeared {
      if !wanted.contains(where: { $0 === child }) {
        return "\(child.nameInCalls) is \(child.appearanceState), but not on screen"
      }
    }
    guard let tab = host.contentTab, !host.selectedPath.contains(where: { $0 === tab }) else {
      return nil
    }
    return "the content is that of \(tab.identifier), which is not on the selected path"
  }

  /// The children of the host that are on screen while the host is.
  private var controllersOnScreen: [ViewController] {
    let presented = host.presentedControllers
    if let cover = presented.lastIndex(where: { $0.style == .fullScreen }) {
      return presented[cover...].map(\.viewController)
    }
    var controllers = presented.map(\.viewController)
    if let content = host.selectedViewController { controllers.append(content) }
    if !host.isBottomAccessoryHidden, let accessory = host.bottomAccessory?.contentView {
      controllers.append(accessory)
    }
    if reading.showsRows, let bottomBar = host.sidebar.bottomBarView {
      controllers.append(bottomBar)
    }
    return controllers
  }
}

extension TabItem {
  /// Whether the tab or a group above it is hidden.
  var isHiddenInTree: Bool { isHidden || parent?.isHiddenInTree == true }
}
