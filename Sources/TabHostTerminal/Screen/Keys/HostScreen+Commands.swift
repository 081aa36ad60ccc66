import TabHost

extension HostScreen {
  /// Returns whether a command currently has an effect.
  func canPerform(_ command: TerminalCommand, in layout: FrameLayout) -> Bool {
    mode.canPerform(command, in: layout)
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

  /// Returns the bar item with a number or, without a bar, the top-level row, or `nil` if there are
  /// fewer.
  ///
  /// Numbers begin with 1.
  func target(numbered number: Int, in layout: FrameLayout) -> FrameLayout.Target? {
    guard layout.bar == nil, layout.sidebar != nil, number > 0 else {
      return barItem(number).map { .tab($0.identifier) }
    }
    var row = host.sidebar.rows.isEmpty ? nil : 0
    for _ in 1..<number { row = row.flatMap(topLevelRow(after:)) }
    return row.map { .row($0) }
  }

  /// Hides a tab, or shows it again.
  @discardableResult
  func toggleCheck(_ tab: TabItem) -> UserInteraction.Outcome {
    tab.isHidden ? host.user.check(tab) : host.user.uncheck(tab)
  }

  /// Activates the search, and moves the focus to the search field.
  func activateSearch() {
    if host.user.activateSearch() == .performed { setFocus(.searchField) }
  }

  /// Performs a tap on a button that does not represent a tab or a row.
  func tapButton(_ target: FrameLayout.Target) {
    switch target {
    case .edit: perform(.edit)
    case .reset: perform(.resetCustomization)
    case .help: open(.keys)
    case .barButton(let index): barButton(at: index).map { _ = host.user.tapBarButton($0) }
    case .navigationOverflow:
      host.user.openNavigationOverflow(
        layout().hiddenBarButtons(of: host, drawing: options.drawing)
      )
    case .searchField: activateSearch()
    case .cancelSearch: host.user.cancelSearch()
    case .toolbarItem(let index):
      let items = host.sidebar.toolbarItems
      if items.indices.contains(index) { host.user.performToolbarItem(items[index]) }
    case .moreToolbarItems: open(.toolbar)
    case .sidebarOverflow: host.user.openSidebarOverflow()
    case .previousPage: turnPage(isNext: false)
    case .nextPage: turnPage(isNext: true)
    default: break
    }
  }
}
