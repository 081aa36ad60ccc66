import TabHost

// MARK: - Between the record and the tabs

extension ModelHost {
  /// A tab enters the host: as it was left here, unless it has only moved.
  func enter(_ tab: ModelTab) {
    if let old = departed.removeValue(forKey: tab.name) {
      follow(tab, from: old)
      return
    }
    if tab.writtenHidden == nil { tab.hasTakenDefault = tab.isHiddenByDefault }
    tab.chosenHidden = record.hidden[tab.name]
    tab.chosenInBar = record.inBar[tab.name]
    if tab.isGroup {
      tab.chosenOrder = record.orders[tab.name]
      tab.chosenExpansion = record.expanded[tab.name]
    }
  }

  /// Takes over what the record says otherwise than an older one.
  private func follow(_ tab: ModelTab, from old: ModelRecord) {
    let name = tab.name
    if record.hidden[name] != old.hidden[name] { tab.chosenHidden = record.hidden[name] }
    if record.inBar[name] != old.inBar[name] { tab.chosenInBar = record.inBar[name] }
    guard tab.isGroup else { return }
    if record.orders[name] != old.orders[name] { tab.chosenOrder = record.orders[name] }
    if record.expanded[name] != old.expanded[name] { tab.chosenExpansion = record.expanded[name] }
  }

  private func follow(from old: ModelRecord) {
    for tab in attached { follow(tab, from: old) }
    if record.rootOrder != old.rootOrder { chosenOrder = record.rootOrder }
  }

  func assign(_ value: TabCustomization) {
    let old = record
    record = ModelRecord(value, names: ModelPlan.names)
    changingVisibility { follow(from: old) }
  }

  func prune() {
    let old = record
    let present = Set(attached.names)
    record.prune { present.contains($0) }
    // What the app has written since goes on to count.
    for tab in attached where tab.isGroup && tab.chosenOrder == old.orders[tab.name] {
      tab.chosenOrder = record.orders[tab.name]
    }
    if chosenOrder == old.rootOrder { chosenOrder = record.rootOrder }
  }

  /// Back to what is declared, where a person may change it or has.
  func reset(_ scope: TabCustomization.Scope, byPerson: Bool) {
    let old = record
    let untouched = session
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
      follow(from: old)
    }
    if byPerson { return change() }
    changingVisibility(change)
    session?.wasHidden = untouched?.wasHidden ?? [:]
    session?.orders = untouched?.orders ?? [:]
  }

  private func resetVisibility(of tab: ModelTab) {
    guard tab.allowsHiding || tab.chosenHidden != nil else { return }
    noteVisibility(of: tab)
    if tab.isHidden != tab.isHiddenByDefault { session?.byPerson.insert(tab.name) }
    tab.writtenHidden = nil
    tab.hasTakenDefault = tab.isHiddenByDefault
    tab.chosenHidden = nil
  }

  private func resetOrder(of group: ModelTab) {
    guard group.allowsReordering || group.chosenOrder != nil else { return }
    noteOrder(of: group)
    (group.writtenOrder, group.chosenOrder) = ([], nil)
  }
}

// MARK: - The ends of a change, of a session and of a launch

extension ModelHost {
  /// What has left is gone; where there is nothing to edit in any more, editing ends.
  ///
  /// - Returns: What is to be told of it.
  func finish(endsEditing: Bool) -> [ModelCall] {
    departed = [:]
    guard let session, endsEditing || !isSidebarOnScreen else { return [] }
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

  /// Whether those that were there and are there still stand in another order.
  func isReordered(_ group: ModelTab, _ before: [String]) -> Bool {
    let now = displayOrder(of: group).names
    return now.filter { before.contains($0) } != before.filter { now.contains($0) }
  }

  /// A new launch: the app declares and writes the same again, and what people chose is applied.
  func restart() {
    session = nil
    sidebarHiddenByChoice = nil
    isDeclined = false
    isHiddenByIntent = false
    chosenOrder = record.rootOrder
    for tab in all {
      tab.hasTakenDefault = false
      (tab.chosenHidden, tab.chosenInBar) = (nil, nil)
      (tab.chosenOrder, tab.chosenExpansion) = (nil, nil)
      // Nowhere, a contradiction would be reported on standard error.
      if !tab.isAttached { (tab.barBehavior, tab.barVisibility) = (nil, .automatic) }
    }
    for tab in attached { enter(tab) }
    isDisplayed = true
  }
}
