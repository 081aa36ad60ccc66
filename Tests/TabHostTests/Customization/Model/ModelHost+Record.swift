import TabHost

// MARK: - Applying the record to the tabs

extension ModelHost {
  /// Adds a tab with its stored customization, unless it only moves inside the host.
  func enter(_ tab: ModelTab) {
    if let old = removedRecords.removeValue(forKey: tab.name) {
      update(tab, from: old)
      return
    }
    if tab.writtenHidden == nil { tab.appliesHiddenByDefault = tab.isHiddenByDefault }
    tab.chosenHidden = record.hidden[tab.name]
    tab.chosenInBar = record.inBar[tab.name]
    if tab.isGroup {
      tab.chosenOrder = record.orders[tab.name]
      tab.chosenExpansion = record.expanded[tab.name]
    }
  }

  /// Applies the values in which the record differs from an older one.
  private func update(_ tab: ModelTab, from old: ModelRecord) {
    let name = tab.name
    if record.hidden[name] != old.hidden[name] { tab.chosenHidden = record.hidden[name] }
    if record.inBar[name] != old.inBar[name] { tab.chosenInBar = record.inBar[name] }
    guard tab.isGroup else { return }
    if record.orders[name] != old.orders[name] { tab.chosenOrder = record.orders[name] }
    if record.expanded[name] != old.expanded[name] { tab.chosenExpansion = record.expanded[name] }
  }

  private func update(from old: ModelRecord) {
    for tab in attached { update(tab, from: old) }
    if record.rootOrder != old.rootOrder { chosenOrder = record.rootOrder }
    for orientation in Orientation.allCases {
      let choice = record.sidebarHidden[orientation]
      if choice != old.sidebarHidden[orientation] { chosenSidebarHidden[orientation] = choice }
    }
  }

  func assign(_ value: TabCustomization) {
    let old = record
    record = ModelRecord(value, names: ModelPlan.names)
    changingVisibility { update(from: old) }
  }

  func prune() {
    let old = record
    let present = Set(attached.names)
    record.prune { present.contains($0) }
    // Values that the app has set since the record was applied stay in effect.
    for tab in attached where tab.isGroup && tab.chosenOrder == old.orders[tab.name] {
      tab.chosenOrder = record.orders[tab.name]
    }
    if chosenOrder == old.rootOrder { chosenOrder = record.rootOrder }
  }

  /// Restores the declared values that the user can change or has changed.
  func reset(_ scope: TabCustomization.Scope, byUser: Bool) {
    let old = record
    let previousSession = session
    record.reset(scope)
    let change = { [self] in
      switch scope {
      case .all, .visibility, .order:
        for tab in attached {
          if scope != .order { resetVisibility(of: tab) }
          if scope != .visibility, tab.isGroup { resetOrder(of: tab) }
        }
        if scope != .visibility, allowsReordering || chosenOrder != nil {
          (writtenOrder, chosenOrder) = ([], nil)
        }
      case .tab(let name):
        if let tab = tab(name), tab.isAttached { resetVisibility(of: tab) }
      case .group(let name):
        if let tab = tab(name), tab.isAttached, tab.isGroup { resetOrder(of: tab) }
      case .bar, .expansion: break
      }
      update(from: old)
    }
    if byUser { return change() }
    changingVisibility(change)
    session?.wasHidden = previousSession?.wasHidden ?? [:]
    session?.orders = previousSession?.orders ?? [:]
  }

  private func resetVisibility(of tab: ModelTab) {
    guard tab.allowsHiding || tab.chosenHidden != nil else { return }
    noteVisibility(of: tab)
    if tab.isHidden != tab.isHiddenByDefault { session?.byUser.insert(tab.name) }
    tab.writtenHidden = nil
    tab.appliesHiddenByDefault = tab.isHiddenByDefault
    tab.chosenHidden = nil
  }

  private func resetOrder(of group: ModelTab) {
    guard group.allowsReordering || group.chosenOrder != nil else { return }
    noteOrder(of: group)
    (group.writtenOrder, group.chosenOrder) = ([], nil)
  }
}

// MARK: - Ending changes, sessions and launches

extension ModelHost {
  /// Discards departed tabs, and ends editing if there is nothing left to edit.
  ///
  /// - Returns: The expected calls.
  func finish(endsEditing: Bool) -> [ModelCall] {
    removedRecords = [:]
    guard let session, endsEditing || !isSidebarOnScreen || idiom == .tv else { return [] }
    self.session = nil
    let tabs = attached
    let changed = tabs.filter { tab in
      session.wasHidden[tab.name].map { $0 != tab.isHidden } ?? false
    }
    let groups = tabs.filter { group in
      guard let before = session.orders[group.name] else { return false }
      return isReordered(group, before)
    }
    return (changed.isEmpty ? [] : [.visibility(changed.names)]) + groups.map { .order($0.name) }
      + [.didEnd]
  }

  /// Returns whether the tabs that were and still are in the group have a different order.
  func isReordered(_ group: ModelTab, _ before: [String]) -> Bool {
    let now = displayOrder(of: group).names
    return now.filter { before.contains($0) } != before.filter { now.contains($0) }
  }

  /// Simulates a new launch: the app declares and sets the same values, and the stored choices are
  /// applied.
  func restart() {
    session = nil
    sidebarHiddenByApp = nil
    chosenSidebarHidden = record.sidebarHidden
    isDeclined = false
    isHiddenByIntent = false
    chosenOrder = record.rootOrder
    for tab in all {
      tab.appliesHiddenByDefault = false
      (tab.chosenHidden, tab.chosenInBar) = (nil, nil)
      (tab.chosenOrder, tab.chosenExpansion) = (nil, nil)
      // The real host would report a conflict of a detached tab on standard error.
      if !tab.isAttached { (tab.barBehavior, tab.barVisibility) = (nil, .automatic) }
    }
    for tab in attached { enter(tab) }
    isDisplayed = true
  }
}
