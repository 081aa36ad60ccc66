import TabHost

extension CommandForm {
  /// The actions of the user outside editing, except for gestures.
  static let selecting: [CommandForm] = [
    .attempt("tap ID", .tab) { runner, tab in
      runner.recordingAction(of: tab) { runner.user.tap(tab) }
    },
    .attempt("row ID", .tab) { runner, tab in
      runner.recordingAction(of: tab) { runner.user.tapRow(tab) }
    },
    .attempt("back") { $0.user.goBack() },
    .attempt("search") { $0.user.activateSearch() },
    .attempt("cancel-search") { $0.user.cancelSearch() },
    .attempt("sidebar show|hide|toggle", .choice(SidebarSwitch.self)) { $1.perform($0.user) },
    .attempt("expand ID", .group) { $0.user.expand($1) },
    .attempt("collapse ID", .group) { $0.user.collapse($1) },
    .attempt("action GROUP ACTION", .action) { $0.perform($1) },
    .attempt("toolbar N", .position) { $0.performToolbarItem(at: $1) },
    .attempt("accessory ID N", .tab, .position) { $0.performAccessory(of: $1, at: $2) },
    .attempt("page next|previous", .choice(PageDirection.self)) { $1.perform($0.user) },
    button,
  ]
}

private enum SidebarSwitch: CaseIterable {
  case show, hide, toggle

  @MainActor func perform(_ user: UserInteraction) -> UserInteraction.Outcome {
    switch self {
    case .show: user.showSidebar()
    case .hide: user.hideSidebar()
    case .toggle: user.toggleSidebar()
    }
  }
}

private enum PageDirection: CaseIterable {
  case next, previous

  @MainActor func perform(_ user: UserInteraction) -> UserInteraction.Outcome {
    switch self {
    case .next: user.selectNextPage()
    case .previous: user.selectPreviousPage()
    }
  }
}

extension ScriptRunner {
  /// Records the handler of a tab's action if the user performs it.
  fileprivate func recordingAction(
    of tab: TabItem,
    _ perform: () -> UserInteraction.Outcome
  ) -> UserInteraction.Outcome {
    guard let action = tab.primaryAction else { return perform() }
    return recordingHandler(action.title, perform)
  }

  /// Performs an item in the toolbar of the sidebar. Positions count the visible items.
  fileprivate func performToolbarItem(at position: Int) -> UserInteraction.Outcome {
    let items = host.sidebar.toolbarItems.filter { !$0.attributes.contains(.hidden) }
    guard items.indices.contains(position) else {
      return .refused(host.sidebar.isAvailable ? .notAvailable : .notOnScreen)
    }
    let item = items[position]
    return recordingHandler(item.title) { user.performToolbarItem(item) }
  }

  /// Performs an accessory of a row, and closes the menu that it may open.
  fileprivate func performAccessory(of tab: TabItem, at position: Int) -> UserInteraction.Outcome {
    defer { user.closeMenu() }
    return user.performAccessory(at: position, of: tab)
  }

  fileprivate func perform(_ target: SidebarAction) -> UserInteraction.Outcome {
    recordingHandler(target.action.title) { user.perform(target.action, in: target.group) }
  }
}
