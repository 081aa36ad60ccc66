import TabHost

// MARK: - Permitted actions of the user

extension ModelHost {
  /// Returns whether the user can perform an action now.
  func permits(_ action: ModelAction) -> Bool {
    switch action {
    case .beginEditing: return mayBeginEditing
    case .endEditing, .resetByUser: return session != nil
    case .check(let name, _):
      guard session != nil, let tab = tab(name) else { return false }
      return hasRowOnScreen(tab) && tab.allowsHiding
    case .moveRow(let name, _, let other):
      guard let tab = tab(name), let other = self.tab(other) else { return false }
      return mayMove(tab, nextTo: other)
    case .moveItem(let name, _, let other):
      guard let tab = tab(name), session != nil else { return false }
      return isInBarOnScreen(tab) && isInBarOnScreen(other) && isArrangeable(tab)
    case .dragToBar(let name, _): return tab(name).map(mayDragToBar) == true
    case .dragOffBar(let name):
      guard let tab = tab(name), session != nil else { return false }
      return isInBarOnScreen(tab) && isArrangeable(tab) && tab.isRemovable
    case .expand(let name, _):
      guard let group = tab(name), group.isGroup, group.isAttached else { return false }
      return (listsHidden || group.isShown) && !group.isInline && hasRowOnScreen(group)
    case .tap(let name):
      guard let tab = tab(name) else { return false }
      return isInBarOnScreen(tab) ? mayTapItem(tab) : mayTapRow(tab)
    case .tapRow(let name): return tab(name).map(mayTapRow) == true
    case .showSidebar: return isDisplayed && isSidebarAvailable && idiom != .phone
    default: return true
    }
  }

  private func mayMove(_ tab: ModelTab, nextTo other: ModelTab) -> Bool {
    guard tab.isAttached, other.isAttached, tab.parent === other.parent else { return false }
    guard listsHidden || tab.isShown && other.isShown else { return false }
    return hasRowOnScreen(tab) && hasRowOnScreen(other) && tab.allowsMoving
      && (tab.isReorderable || tab.parent?.allowsReordering ?? allowsReordering)
      && !tab.isHoisted && !other.isHoisted
  }

  private func mayDragToBar(_ tab: ModelTab) -> Bool {
    guard session != nil, isBarOnScreen, tab.isAttached, tab.isShown, isArrangeable(tab) else {
      return false
    }
    if bar.contains(tab.name) { return true }
    // The children represent the group in the bar.
    let isSplit = tab.isRoot && tab.isGroup && tab.barPresentation == .inlineChildren
    return hasRowOnScreen(tab) && !isSplit
  }

  private func isArrangeable(_ tab: ModelTab) -> Bool {
    guard tab !== prominentTab else { return false }
    return tab.isRemovable || tab.placement == .movable
  }

  func isInBarOnScreen(_ tab: ModelTab) -> Bool { isInBarOnScreen(tab.name) }

  private func isInBarOnScreen(_ name: String) -> Bool { isBarOnScreen && bar.contains(name) }

  private func mayTapRow(_ tab: ModelTab) -> Bool {
    tab.isAttached && tab.isShown && tab.isEffectivelyEnabled && hasRowOnScreen(tab)
  }

  private func mayTapItem(_ tab: ModelTab) -> Bool { tab.isEffectivelyEnabled }
}

// MARK: - Effects of the user's actions

extension ModelHost {
  /// Performs a permitted action of the user.
  ///
  /// The selection after a tap is taken from the real host.
  func perform(_ action: ModelAction) {
    switch action {
    case .beginEditing:
      if isSidebarHidden { assign(isSidebarHidden: false) }
      session = Session()
    case .resetByUser: reset(.all, byUser: true)
    case .check(let name, let isChecked): tab(name).map { choose(isHidden: !isChecked, $0) }
    case .moveRow(let name, let side, let other):
      if let tab = tab(name), let other = self.tab(other), tab !== other { move(tab, side, other) }
    case .moveItem(let name, let side, let other):
      if let tab = tab(name), name != other { moveItem(tab, side, other) }
    case .dragToBar(let name, let index): tab(name).map { addToBar($0, index) }
    case .dragOffBar(let name): tab(name).map(removeFromBar)
    case .expand(let name, let isExpanded): tab(name).map { choose(isExpanded: isExpanded, $0) }
    case .tap(let name):
      if let tab = tab(name), !isInBarOnScreen(tab) { tapRow(tab) }
    case .tapRow(let name): tab(name).map(tapRow)
    case .showSidebar(let isShown):
      chosenSidebarHidden[orientationOfHiding] = !isShown
      record.sidebarHidden[orientationOfHiding] = !isShown
    default: break
    }
  }

  private func tapRow(_ tab: ModelTab) {
    guard tab.isGroup, !tab.isSidebarDestination else { return }
    choose(isExpanded: !tab.isExpanded, tab)
  }

  /// Stores no choice that equals both the declared value and the default.
  private func choose(isHidden: Bool, _ tab: ModelTab) {
    guard tab.isHidden != isHidden else { return }
    noteVisibility(of: tab)
    session?.byUser.insert(tab.name)
    let isNoChoice = isHidden == tab.declaredHidden && isHidden == tab.isHiddenByDefault
    tab.chosenHidden = isNoChoice ? nil : isHidden
    record.hidden[tab.name] = tab.chosenHidden
  }

  private func choose(isExpanded: Bool, _ group: ModelTab) {
    guard group.isExpanded != isExpanded else { return }
    let isNoChoice =
      isExpanded == group.declaredExpansion && isExpanded != group.isCollapsedByDefault
    group.chosenExpansion = isNoChoice ? nil : isExpanded
    record.expanded[group.name] = group.chosenExpansion
  }

  private func choose(isInBar: Bool, _ tab: ModelTab) {
    tab.chosenInBar = isInBar == isInBarByDefault(tab) ? nil : isInBar
    record.inBar[tab.name] = tab.chosenInBar
  }

  func noteVisibility(of tab: ModelTab) {
    if session?.wasHidden[tab.name] == nil { session?.wasHidden[tab.name] = tab.isHidden }
  }

  func noteOrder(of group: ModelTab) {
    if session?.orders[group.name] == nil {
      session?.orders[group.name] = displayOrder(of: group).names
    }
  }
}

// MARK: - Moving

extension ModelHost {
  private func move(_ tab: ModelTab, _ side: UserInteraction.Side, _ other: ModelTab) {
    if let group = tab.parent {
      let requestedOrder = displayOrder(of: group).moving(tab, side, other).names
      let names = group.children.arrangedAroundLocked(by: requestedOrder).names
      guard names != displayOrder(of: group).names else { return }
      noteOrder(of: group)
      let old = record.orders[group.name] ?? group.writtenOrder
      expectedOrder = ExpectedOrder(
        place: .group(group.name),
        old: old,
        tab: tab.name,
        requestedOrder: names
      )
    } else {
      let requestedOrder = rootOrder(by: order).moving(tab, side, other).names
      let names = rootOrder(by: requestedOrder).names
      guard names != rootOrder(by: order).names else { return }
      expectedOrder = ExpectedOrder(
        place: .root,
        old: record.rootOrder ?? writtenOrder,
        tab: tab.name,
        requestedOrder: names
      )
    }
  }

  private func moveItem(_ tab: ModelTab, _ side: UserInteraction.Side, _ other: String) {
    let bar = bar
    var middle = bar.middle.filter { $0 != tab.name }
    if let index = middle.firstIndex(of: other) {
      middle.insert(tab.name, at: side == .before ? index : index + 1)
    } else {
      middle.insert(tab.name, at: bar.fixed.contains(other) ? 0 : middle.count)
    }
    expectBarOrder(tab, middle)
  }

  private func addToBar(_ tab: ModelTab, _ index: Int?) {
    let bar = bar
    choose(isInBar: true, tab)
    var middle = bar.middle.filter { $0 != tab.name }
    let place = index.map { $0 - bar.fixed.count } ?? middle.count
    middle.insert(tab.name, at: min(max(place, 0), middle.count))
    expectBarOrder(tab, middle)
  }

  private func removeFromBar(_ tab: ModelTab) {
    let middle = bar.middle.filter { $0 != tab.name }
    choose(isInBar: false, tab)
    expectBarOrder(tab, middle)
  }

  private func expectBarOrder(_ tab: ModelTab, _ middle: [String]) {
    expectedOrder = ExpectedOrder(
      place: .bar,
      old: record.barOrder,
      tab: tab.name,
      requestedOrder: middle
    )
  }
}
