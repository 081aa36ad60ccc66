public import TabHost
import TabHostTesting

/// The random changes of tabs.
extension ChangingApp {
  func note(_ text: @autoclosure () -> String) { random.note(text()) }

  /// Notes what the user has done.
  public func note(_ text: @autoclosure () -> String, _ outcome: UserInteraction.Outcome) {
    random.note("\(text()): \(outcome)")
  }

  /// Makes one change, or two in a batch.
  func change() {
    guard chance(12) else { return changeOnce() }
    note("batch {")
    performBatchUpdates {
      changeOnce()
      changeOnce()
    }
    note("}")
  }

  private func changeOnce() {
    if options.actsAsUser {
      if isEditing, chance(3) { return edit() }
      switch roll(8) {
      case 0: return tap()
      case 1: return edit()
      case 2 where chance(2): return search()
      default: break
      }
    }
    switch roll(18) {
    case 0, 1: select()
    case 2...5: changeTree()
    case 6...8: changeTab()
    case 9, 10: if let group = anyGroup { change(group) }
    case 11: changeSidebar()
    case 12, 13: changeScreen()
    case 14: changeStack()
    case 15, 16: changePresentation()
    default: completePending()
    }
  }

  // MARK: - Selecting

  private func select() {
    if chance(16) {
      note("select nothing")
      hasDeclined = true
      return selectedTab = nil
    }
    let tab = anyTab
    let isHere = tab.tabHostController === self
    if !options.makesMistakes, !isHere || tab.primaryAction != nil { return }
    if !isHere { expected.insert(.foreignSelection) }
    if tab.primaryAction != nil { expected.insert(.actionSelection) }
    guard !isHidden(tab) else { return }
    note("select \(tab.identifier)")
    if let group = tab.parent, chance(3) {
      group.selectedChild = tab
    } else {
      selectedTab = tab
    }
  }

  private func isHidden(_ tab: TabItem) -> Bool {
    tab.isHidden || tab.parent.map(isHidden) == true
  }

  private func tap() {
    if chance(3) {
      guard let item = random.element(of: bar.items + bar.overflow) else { return }
      return note("tap \(item.identifier)", user.tap(item))
    }
    if chance(5) {
      let tab = anyTab
      return note("choose \(tab.identifier)", user.choose(tab))
    }
    let tab = anyRowTab
    guard chance(5) else { return note("tap row \(tab.identifier)", user.tapRow(tab)) }
    if chance(3) {
      note("reselection of \(tab.identifier)")
      tab.reselectionBehavior = pick(TabItem.ReselectionBehavior.allCases)
    } else {
      note("menu of \(tab.identifier)", user.openContextMenu(on: tab))
    }
  }

  // MARK: - The tree

  private func changeTree() {
    switch roll(9) {
    case 0:
      note("shuffle")
      tabs = random.shuffled(tabs)
    case 1: insert(spareTabs.popLast() ?? newTab(depth: 1))
    case 2: if allTabs.count < 24 { insert(newTab(depth: 2)) }
    case 3: insert(anyTab)
    case 4, 5: remove(anyTab)
    case 6:
      guard let group = anyGroup else { return }
      note("shuffle \(group.identifier)")
      group.children = random.shuffled(group.children)
    case 7 where chance(4): changeAll()
    default:
      note("set tabs")
      let kept = tabs.filter { _ in !chance(3) }
      setTabs(kept + [newTab(depth: 1)], animated: false)
    }
  }

  /// Sets many or few tabs, or moves one to another host.
  private func changeAll() {
    switch roll(3) {
    case 0:
      // More than any frame shows, so that the bar and the rows scroll.
      guard tabs.count < 10, livingTabs.count < 60 else { return }
      note("many roots")
      tabs += (0..<options.manyTabs).map { _ in newTab(depth: 0) }
    case 1:
      note("few roots")
      tabs = Array(tabs.prefix(roll(4)))
    default:
      guard options.makesMistakes else { return }
      let tab = anyTab
      note("\(tab.identifier) goes elsewhere")
      otherHost.tabs = [tab]
      expected.insert(.foreignSource)
      if chance(2), let popover { otherHost.present(popover) }
    }
  }

  /// Inserts a tab, which moves there if it is in another place.
  private func insert(_ tab: TabItem) {
    let group = chance(2) ? anyGroup : nil
    if let group, !options.makesMistakes || group.tabHostController == nil {
      // Outside of a host, a cycle is reported to standard error.
      if group.isOrIsBelow(tab) || tab.parent === group { return }
    }
    if !options.makesMistakes, tab.tabHostController != nil { return move(tab, into: group) }
    note("insert \(tab.identifier) in \(group?.identifier ?? "the host")")
    if let group {
      group.children.insert(tab, at: roll(group.children.count + 1))
    } else {
      tabs.insert(tab, at: roll(tabs.count + 1))
    }
  }

  /// Moves a tab to another place without a second entry in its list.
  private func move(_ tab: TabItem, into group: TabGroupItem?) {
    note("move \(tab.identifier) into \(group?.identifier ?? "the host")")
    if let group {
      group.children = group.children.filter { $0 !== tab } + [tab]
    } else {
      tabs = [tab] + tabs.filter { $0 !== tab }
    }
  }

  /// Removes a tab, which is released unless it is spare.
  private func remove(_ tab: TabItem) {
    guard tab.tabHostController === self else { return }
    let isSpare = chance(3)
    note("remove \(tab.identifier)\(isSpare ? ", which is spare" : "")")
    if isSpare { spareTabs.append(tab) }
    if let group = tab.parent {
      group.children.removeAll { $0 === tab }
    } else {
      tabs.removeAll { $0 === tab }
    }
  }

  // MARK: - Tabs and groups

  private func changeTab() {
    let tab = anyTab
    note("change \(tab.identifier)")
    switch roll(18) {
    case 0...4: tab.isHidden.toggle()
    case 5: tab.isEnabled.toggle()
    case 6: tab.title = anyText
    case 7: tab.preferredPlacement = pick(TabItem.Placement.allCases)
    case 8: tab.primaryAction = chance(3) ? newAction() : nil
    case 9: tab.badge = pick([nil, .count(2), .text(anyText)])
    case 10: tab.subtitle = anyText
    case 11:
      tab.leadingSwipeActionsProvider = { [weak self] _ in self?.newSwipeActions() }
      tab.trailingSwipeActionsProvider = chance(2) ? nil : tab.leadingSwipeActionsProvider
    case 12: tab.contextMenuProvider = chance(4) ? nil : { [weak self] _ in self?.newMenu() }
    case 13: tab.dropHandler = chance(3) ? nil : newDropHandler()
    case 14: tab.dragItemsProvider = chance(3) ? nil : { [weak self] _ in self?.newItems() ?? [] }
    case 15: tab.setDefaultVisibility(pick([.visible, .hidden]), for: .sidebar)
    case 16: (tab as? SearchTabItem)?.automaticallyActivatesSearch.toggle()
    default: tab.allowsHiding.toggle()
    }
  }

  private func change(_ group: TabGroupItem) {
    note("change \(group.identifier)")
    switch roll(11) {
    case 0, 1: group.isExpanded.toggle()
    case 2: group.sidebarAppearance = pick([.automatic, .automatic, .inline, .rootSection])
    case 3, 4: group.displayOrderIdentifiers = someIdentifiers(of: group.children)
    case 5: group.sidebarActions = (0..<roll(3)).map { _ in newAction() }
    case 6: group.sidebarActions.first?.attributes = pick([[], .hidden, .disabled])
    case 7: group.barPresentation = pick(TabGroupItem.BarPresentation.allCases)
    // A stack has another name in calls when no group manages it any more.
    case 8 where options.makesMistakes:
      let navigation = group.managingNavigationController
      group.managingNavigationController = navigation == nil ? newStack(nil) : nil
    case 9: group.aggregatesBadges.toggle()
    default:
      group.selectedChild = random.element(
        of: group.children.filter { !isHidden($0) && $0.primaryAction == nil }
      )
    }
  }

  /// The identifiers of some tabs, and of some that are elsewhere.
  private func someIdentifiers(of tabs: [TabItem]) -> [String] {
    let names = chance(2) ? tabs.map(\.identifier) : identifiers
    return Array(random.shuffled(names).prefix(5))
  }

  func changeOrder() {
    note("order of the roots")
    displayOrderIdentifiers = someIdentifiers(of: tabs)
  }

  // MARK: - Completions

  /// Calls a pending completion.
  private func completePending() {
    guard !pendingCompletions.isEmpty else { return }
    let completion = pendingCompletions.remove(at: roll(pendingCompletions.count))
    guard options.makesMistakes else {
      note("a pending completion is called")
      return completion()
    }
    switch roll(4) {
    case 0:
      note("a completion is discarded")
      expected.insert(.neverCompleted)
    case 1:
      note("a completion is called twice")
      expected.insert(.completedTwice)
      completion()
      completion()
    default:
      note("a pending completion is called")
      completion()
    }
  }
}

extension TabItem {
  fileprivate func isOrIsBelow(_ other: TabItem) -> Bool {
    self === other || parent?.isOrIsBelow(other) == true
  }
}
