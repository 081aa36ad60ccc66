import TabHost

extension HostScreen {
  /// Returns whether a tap on the focused element has an effect.
  func canActivate(in layout: FrameLayout) -> Bool {
    guard let focus, focus.isClickable else { return false }
    if case .row(let index) = focus, case .action(let action, _) = row(index)?.content {
      return !action.attributes.contains(.disabled)
    }
    if let tab = tab(at: focus) { return tab.isEffectivelyEnabled }
    let element = layout.element(focus)
    if let action = element?.action { return !action.attributes.contains(.disabled) }
    return element?.button?.isEffectivelyEnabled ?? true
  }

  /// The bar button with the focus, or `nil` if another element has it.
  var focusedBarButton: BarButtonItem? {
    focus.flatMap { hostLayout().element($0)?.button }
  }

  /// Opens the menu of the bar button with the focus.
  func openMenuOfBarButton() {
    if let focusedBarButton { host.user.openMenu(of: focusedBarButton) }
  }

  /// Returns the bar item with a number or, without a bar, the top-level row, or `nil` if there are
  /// fewer.
  ///
  /// Numbers begin with 1.
  func element(numbered number: Int, in layout: FrameLayout) -> FrameElement.ID? {
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

  /// Activates the search of a field, or otherwise that of the page with the focus, and moves the focus
  /// to the search field.
  func activateSearch(at field: FrameElement.ID? = nil) {
    var field = field
    if case .pane(let index)? = focus { field = field ?? .paneSearchField(index) }
    if focus == .content { field = field ?? .searchField }
    let search = field.flatMap(host.search)
    // The field of the host may be that of another page.
    let page = search?.isCurrent == false ? field.flatMap(host.pageOfSearch) : nil
    let outcome = page.map { host.user.activateSearch(in: $0) } ?? host.user.activateSearch()
    if outcome == .performed { setFocus(host.searchElement) }
  }
}
