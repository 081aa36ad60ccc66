import TabHost

extension HostScreen {
  /// Returns whether a command currently has an effect. The list of keyboard shortcuts omits other
  /// commands.
  func canPerform(_ command: TerminalCommand, in layout: FrameLayout) -> Bool {
    guard !presentsAny else { return commandsBesidePresented.contains(command) }
    return switch command {
    case .selectItem(let number): target(numbered: number, in: layout) != nil
    case .toggleSidebar, .edit: host.sidebar.isAvailable
    case .narrowSidebar, .widenSidebar: layout.sidebar?.border != nil
    case .goBack: canGoBack
    case .search: offersSearch
    case .showOverflow: hasOverflow(in: layout)
    case .contextMenu where focusedBarButton != nil: focusedBarButton?.menu != nil
    case .contextMenu, .swipeLeading, .swipeTrailing, .moveEarlier, .moveLater: focusTab != nil
    case .performAccessory:
      focusTab.flatMap { host.sidebar.item(for: $0) }?.accessories.isEmpty == false
    case .toggleInBar, .toggleCheck: host.isEditing && focusTab != nil
    case .resetCustomization: host.isEditing
    case .inspect, .focusInspector, .showLog: applicationCommands.contains(command)
    default: true
    }
  }

  /// Whether the host has a search.
  var offersSearch: Bool { host.isSearchAvailable || pinnedSearchTab != nil }

  private var canGoBack: Bool {
    let pages = host.visibleNavigationController?.viewControllers ?? []
    return pages.count > 1 && pages.last?.navigationItem.hidesBackButton == false
  }

  /// The bar button with the focus, or `nil` if another element has it.
  var focusedBarButton: BarButtonItem? {
    if case .barButton(let index) = focus { barButton(at: index) } else { nil }
  }

  /// Opens the menu of the bar button with the focus.
  func openMenuOfBarButton() {
    if let focusedBarButton { host.user.openMenu(of: focusedBarButton) }
  }

  private func barButton(at index: Int) -> BarButtonItem? {
    layout().barButton(at: index, of: host, drawing: options.drawing)
  }

  /// Performs a tap on a button that does not represent a tab or a row.
  func tapButton(_ target: FrameLayout.Target) {
    switch target {
    case .edit: perform(.edit)
    case .reset: perform(.resetCustomization)
    case .help: list = .keys
    case .barButton(let index): barButton(at: index).map { _ = host.user.tapBarButton($0) }
    case .navigationOverflow:
      host.user.openNavigationOverflow(
        layout().hiddenBarButtons(of: host, drawing: options.drawing)
      )
    case .searchField: openSearch()
    case .cancelSearch: host.user.cancelSearch()
    case .toolbarItem(let index):
      let items = host.sidebar.toolbarItems
      if items.indices.contains(index) { host.user.performToolbarItem(items[index]) }
    case .moreToolbarItems: list = .toolbar
    case .sidebarOverflow: host.user.openSidebarOverflow()
    case .previousPage: turnPage(isNext: false)
    case .nextPage: turnPage(isNext: true)
    default: break
    }
  }
}
