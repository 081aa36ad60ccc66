/// Applies the customization of a host to its tabs.
@MainActor struct CustomizationApplier {
  let host: TabHostController

  private var customization: TabCustomization { host.customizationKeeper.customization }

  // MARK: - Entering

  /// Applies the customization to a tab that enters the host. Choices that the user made for the
  /// tab in another host are discarded.
  static func apply(customizationOf host: TabHostController, to tab: TabItem) {
    guard host.customizationKeeper.hasEntries || tab.isCustomized else { return }
    let customization = host.customizationKeeper.customization
    tab.apply(customization[tab: tab.customizationName])
    tab.asGroup?.apply(customization[group: tab.customizationName])
  }

  // MARK: - Replacing

  /// Applies the entries that differ from those of the previous customization.
  func apply(inPlaceOf old: TabCustomization) {
    let new = customization
    host.tree.discardDeparted()
    for name in Set(old.tabs.keys).union(new.tabs.keys) where new[tab: name] != old[tab: name] {
      host.tree.tab(customizedAs: name)?.apply(new[tab: name], inPlaceOf: old[tab: name])
    }
    for name in Set(old.groups.keys).union(new.groups.keys)
    where new[group: name] != old[group: name] {
      host.tree.tab(customizedAs: name)?.asGroup?
        .apply(new[group: name], inPlaceOf: old[group: name])
    }
    if new.rootOrder != old.rootOrder {
      host.changeRootOrder(declared: host.state.declaredRootOrder, chosen: new.rootOrder)
    }
    if new.barOrder != old.barOrder { host.transaction.note(.bar) }
  }

  // MARK: - Resetting

  /// Resets a part to the defaults.
  ///
  /// - Parameter changes: The object that notes the changes if the user resets, or `nil` if the app
  ///   does.
  func reset(_ scope: TabCustomization.Scope, noting changes: CustomizationChanges? = nil) {
    switch scope {
    case .tab(let name): resetTab(name, changes)
    case .group(let name): resetGroup(name, changes)
    case .all, .visibility, .order, .bar, .expansion: resetEverywhere(scope, changes)
    }
  }

  private func resetTab(_ name: String, _ changes: CustomizationChanges?) {
    let old = customization[tab: name]
    host.customizationKeeper.update { $0.reset(.tab(name)) }
    host.tree.discardDeparted()
    guard let tab = host.tree.tab(customizedAs: name) else { return }
    resetVisibility(of: tab, changes)
    tab.apply(TabCustomization.Tab(), inPlaceOf: old)
  }

  private func resetGroup(_ name: String, _ changes: CustomizationChanges?) {
    let old = customization[group: name]
    host.customizationKeeper.update { $0.reset(.group(name)) }
    host.tree.discardDeparted()
    guard let group = host.tree.tab(customizedAs: name)?.asGroup else { return }
    resetOrder(of: group, changes)
    group.apply(TabCustomization.Group(), inPlaceOf: old)
  }

  private func resetEverywhere(_ scope: TabCustomization.Scope, _ changes: CustomizationChanges?) {
    let old = customization
    if scope == .all {
      host.customizationKeeper.replace { $0.reset(scope) }
    } else {
      host.customizationKeeper.update { $0.reset(scope) }
    }
    switch scope {
    case .all, .visibility, .order:
      for tab in host.tree.all {
        if scope != .order { resetVisibility(of: tab, changes) }
        if scope != .visibility, let group = tab.asGroup { resetOrder(of: group, changes) }
      }
      if scope != .visibility { resetRootOrder() }
    case .bar, .expansion, .tab, .group: break
    }
    apply(inPlaceOf: old)
  }

  private func resetVisibility(of tab: TabItem, _ changes: CustomizationChanges?) {
    guard tab.storedAllowsHiding || tab.visibility.chosen != .automatic else { return }
    changes?.noteVisibility(of: tab)
    tab.returnToDefaultVisibility(isByUser: changes != nil)
  }

  private func resetOrder(of group: TabGroupItem, _ changes: CustomizationChanges?) {
    guard group.storedAllowsReordering || group.chosenOrder != nil else { return }
    changes?.noteOrder(of: group)
    group.changeOrder(declared: [], chosen: nil)
  }

  private func resetRootOrder() {
    guard host.state.allowsReordering || host.state.chosenRootOrder != nil else { return }
    host.displayOrderIdentifiers = []
  }

  // MARK: - Pruning

  /// Removes the entries of tabs that are not in the host, including those in the current orders.
  func prune() {
    let old = customization
    host.customizationKeeper.update { $0.prune { host.tree.tab(customizedAs: $0) != nil } }
    host.tree.discardDeparted()
    let new = customization
    for name in old.groups.keys {
      guard let group = host.tree.tab(customizedAs: name)?.asGroup,
        group.chosenOrder == old[group: name].tabOrder
      else { continue }
      group.changeOrder(declared: group.declaredOrder, chosen: new[group: name].tabOrder)
    }
    if host.state.chosenRootOrder == old.rootOrder {
      host.changeRootOrder(declared: host.state.declaredRootOrder, chosen: new.rootOrder)
    }
  }
}
