import TabHost
import TabHostTestSupport

/// The random changes.
extension RandomReentrancy {
  private var user: UserInteraction { host.user }

  private var anyTab: TabItem? {
    let tabs = roll(8) == 0 ? self.tabs.compactMap { $0() } : allTabs
    return tabs.isEmpty ? nil : pick(tabs)
  }

  private func pathTo(_ tab: TabItem) -> [TabItem] { (tab.parent.map(pathTo) ?? []) + [tab] }
  private var anyGroup: TabGroupItem? {
    let groups = allTabs.compactMap { $0 as? TabGroupItem }
    return groups.isEmpty ? nil : pick(groups)
  }

  /// Makes one change, or two in a batch.
  func change() {
    guard roll(12) == 0 else { return changeOnce() }
    write("batch {")
    host.performBatchUpdates {
      changeOnce()
      changeOnce()
    }
    write("}")
  }

  private func changeOnce() {
    if host.isEditing, roll(3) == 0 { return edit() }
    switch roll(16) {
    case 0, 1: select()
    case 2, 3: tap()
    case 4...6: changeTree()
    case 7, 8: changeTab()
    case 9: changeGroup()
    case 10: edit()
    case 11: changeSidebar()
    case 12: changeScreen()
    case 13: search()
    case 14: changeStack()
    default: changePresentation()
    }
  }

  private func select() {
    if roll(16) == 0 {
      write("select nothing")
      hasDeclined = true
      return host.selectedTab = nil
    }
    guard let tab = anyTab, !pathTo(tab).contains(where: \.isHidden) else { return }
    write("select \(tab.identifier)")
    if let group = tab.parent, roll(3) == 0 {
      group.selectedChild = tab
    } else {
      host.selectedTab = tab
    }
  }

  private func tap() {
    if roll(3) == 0 {
      let items = host.bar.items + host.bar.overflow
      guard !items.isEmpty else { return }
      let item = pick(items)
      return write("tap \(item.identifier)", user.tap(item))
    }
    guard let tab = anyTab else { return }
    guard roll(5) == 0 else { return write("tap row \(tab.identifier)", user.tapRow(tab)) }
    write("menu of \(tab.identifier)", user.openContextMenu(on: tab))
  }

  // MARK: - The tree

  private func changeTree() {
    switch roll(6) {
    case 0:
      write("shuffle")
      host.tabs = host.tabs.shuffled(using: &random)
    case 1: insert(spareTabs.popLast() ?? newTab(depth: 1))
    case 2: if allTabs.count < 24 { insert(newTab(depth: 2)) }
    case 3: if let tab = anyTab { insert(tab) }
    case 4: if let tab = anyTab, tab.tabHostController === host { remove(tab) }
    default:
      write("set tabs")
      let kept = host.tabs.filter { _ in roll(3) > 0 }
      host.setTabs(kept + [newTab(depth: 1)], animated: false)
    }
  }

  /// Inserts a tab, which moves there if it is in another place.
  private func insert(_ tab: TabItem) {
    let group = roll(2) == 0 ? anyGroup : nil
    write("insert \(tab.identifier) in \(group?.identifier ?? "the host")")
    if let group {
      group.children.insert(tab, at: roll(group.children.count + 1))
    } else {
      host.tabs.insert(tab, at: roll(host.tabs.count + 1))
    }
  }

  /// Removes a tab, which is released unless it is spare.
  private func remove(_ tab: TabItem) {
    let isSpare = roll(3) == 0
    write("remove \(tab.identifier)\(isSpare ? ", which is spare" : "")")
    if isSpare { spareTabs.append(tab) }
    if let group = tab.parent {
      group.children.removeAll { $0 === tab }
    } else {
      host.tabs.removeAll { $0 === tab }
    }
  }

  private func changeTab() {
    guard let tab = anyTab else { return }
    switch roll(7) {
    case 0...3:
      write("hide or show \(tab.identifier)")
      tab.isHidden.toggle()
    case 4:
      write("enable or disable \(tab.identifier)")
      tab.isEnabled.toggle()
    case 5:
      write("title and placement of \(tab.identifier)")
      tab.title = anyText
      tab.preferredPlacement = pick(TabItem.Placement.allCases)
    default:
      write("action of \(tab.identifier)")
      tab.primaryAction = roll(3) == 0 ? newAction() : nil
    }
  }

  private func changeGroup() {
    guard let group = anyGroup else { return }
    switch roll(5) {
    case 0:
      write("expand or collapse \(group.identifier)")
      group.isExpanded.toggle()
    case 1:
      write("appearance of \(group.identifier)")
      group.sidebarAppearance = pick(TabGroupItem.SidebarAppearance.allCases)
    case 2:
      write("order of \(group.identifier)")
      group.displayOrderIdentifiers = group.children.map(\.identifier).shuffled(using: &random)
    case 3:
      write("actions of \(group.identifier)")
      group.sidebarActions = (0..<roll(3)).map { _ in newAction() }
    default:
      write("presentation of \(group.identifier)")
      group.barPresentation = pick(TabGroupItem.BarPresentation.allCases)
    }
  }

  // MARK: - Bar and sidebar

  private func edit() {
    guard let tab = anyTab, let other = anyTab else { return }
    switch roll(8) {
    case 0, 1: write("begin editing", user.beginEditing())
    case 2: write("end editing", user.endEditing())
    case 3: write("uncheck \(tab.identifier)", user.uncheck(tab))
    case 4: write("check \(tab.identifier)", user.check(tab))
    case 5: write("move \(tab.identifier)", user.moveRow(tab, .before, other))
    case 6: write("reset", user.resetCustomization())
    default:
      write("reset by the app")
      host.resetCustomization()
    }
  }

  private func changeSidebar() {
    switch roll(5) {
    case 0, 1: write("toggle the sidebar", user.toggleSidebar())
    case 2:
      write("hide or show the sidebar")
      host.sidebar.isHidden.toggle()
    case 3:
      write("bottom bar")
      host.sidebar.bottomBarView = roll(2) == 0 ? newPage() : nil
    default:
      write("displayed rows")
      host.sidebar.displayedRows = roll(4)..<(4 + roll(6))
    }
  }

  private func changeScreen() {
    switch roll(5) {
    case 0:
      write(host.isDisplayed ? "disappear" : "appear")
      if host.isDisplayed { host.disappear() } else { host.appear() }
    case 1:
      write("accessory")
      host.bottomAccessory = roll(2) == 0 ? TabAccessory(contentView: newPage()) : nil
    case 2:
      write("mode")
      host.mode = pick(TabHostController.Mode.allCases)
    default:
      let traits = pick([TraitCollection.pad, .pad, .phone, .mac])
      write("traits \(traits.userInterfaceIdiom)")
      host.traitCollection = traits
    }
  }

  private func search() {
    switch roll(4) {
    case 0:
      write("searchable")
      host.isSearchable.toggle()
    case 1: write("activate search", user.activateSearch())
    case 2: write("enter text", user.enterSearchText(anyText))
    default: write("cancel search", user.cancelSearch())
    }
  }

  private func changeStack() {
    guard let stack = host.visibleNavigationController else { return }
    switch roll(5) {
    case 0, 1:
      write("push")
      stack.pushViewController(newPage(), animated: true)
    case 2, 3:
      write("pop")
      if roll(2) == 0 {
        stack.popViewController(animated: true)
      } else {
        stack.popToRootViewController(animated: true)
      }
    default: write("go back", user.goBack())
    }
  }

  private func changePresentation() {
    let presenter = host.presentedControllers.last?.viewController ?? host
    switch roll(4) {
    case 0, 1:
      let page = newPage()
      page.modalPresentationStyle = pick([.fullScreen, .formSheet, .pageSheet])
      write("present \(page.name)")
      presenter.present(page, animated: true) { [weak self] in
        self?.changeInCallback("presented")
      }
    case 2: write("dismiss", user.dismissPresented())
    default:
      write("dismiss by the app")
      host.dismiss(animated: true) { [weak self] in self?.changeInCallback("dismissed") }
    }
  }
}
