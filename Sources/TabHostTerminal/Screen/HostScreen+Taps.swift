import TabHost

extension HostScreen {
  /// Performs a tap on an element.
  func tap(_ id: FrameElement.ID) {
    let element = hostLayout().element(id)
    switch id {
    case .tab(let identifier): host.user.tap(identifier)
    case .row(let index): tapRow(index)
    case .sidebarToggle: host.user.toggleSidebar()
    case .tabList: open(.tabs)
    case .back: host.user.goBack()
    case .more: openOverflow()
    case .earlierTabs: scrollBarByPage(isForward: false)
    case .laterTabs: scrollBarByPage(isForward: true)
    case .edit: perform(.edit)
    case .reset: perform(.resetCustomization)
    case .help: open(.keys)
    case .barButton, .pageToolbarItem: element?.button.map { _ = host.user.tapBarButton($0) }
    case .pageToolbarOverflow: open(.pageToolbar)
    case .contentButton, .paneContentButton:
      let page = element?.area.flatMap(host.controller(at:))
      page.map { _ = host.user.tapContentButton(of: $0) }
    case .navigationOverflow, .paneOverflow:
      element.map { _ = host.user.openNavigationOverflow($0.hiddenButtons) }
    case .searchField, .paneSearchField: activateSearch(at: id)
    case .searchScope(let index): host.user.selectSearchScope(index)
    case .cancelSearch: host.user.cancelSearch()
    case .toolbarItem: element?.action.map { _ = host.user.performToolbarItem($0) }
    case .moreToolbarItems: open(.toolbar)
    case .sidebarOverflow: host.user.openSidebarOverflow()
    case .previousPage: turnPage(isNext: false)
    case .nextPage: turnPage(isNext: true)
    case .line(let index): return lists.choose(index)
    case .bar, .sidebar, .sidebarScrollbar, .sidebarEdge, .content, .pane, .divider, .accessory,
      .sidebarBottomBar, .pages, .popover, .list, .hint:
      break
    }
    focusList()
  }

  private func tapRow(_ index: Int) {
    switch row(index)?.content {
    case .tab(let tab): host.user.tapRow(tab)
    case .group(let group): host.user.tapRow(group)
    case .action(let action, let group): host.user.perform(action, in: group)
    case nil: break
    }
  }
}
