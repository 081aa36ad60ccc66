/// The choices of the user in a host, also those for absent tabs.
///
/// What is saved is stored nowhere else. Tabs, lists of tabs and the sidebar store the choices that are
/// in effect; see ``Customizable``.
@MainActor final class CustomizationChoices {
  private weak let host: TabHostController?

  private(set) var all = TabCustomization()

  init(host: TabHostController) { self.host = host }

  /// The order of the bar that the user has chosen, as customization identifiers.
  var barOrder: [Identifier]? { all.storedBarOrder }

  // MARK: - Choosing

  /// Changes choices. The caller applies them.
  func change(_ mutate: (inout TabCustomization) -> Void) {
    // Changed in a copy: otherwise, each access to the property would be checked at run time.
    var choices = replace(&all, with: TabCustomization())
    mutate(&choices)
    all = choices
    host?.changed(\.customization)
  }

  /// Changes the order of the bar.
  func changeBarOrder(_ mutate: (inout [Identifier]?) -> Void) {
    change { mutate(&$0.storedBarOrder) }
    host?.transaction.note(.bar)
  }

  // MARK: - Applying

  /// Returns whether the user has made a choice for a tab.
  func contains(_ tab: TabItem) -> Bool {
    if all.tabs.isEmpty, all.groups.isEmpty { return false }
    let name = Identifier(tab.storedCustomizationIdentifier)
    return all.tabs[name] != nil || all.groups[name] != nil
  }

  /// Applies the choices for a tab that has entered the host or has another name. Choices for the tab in
  /// another host, or under another name, have no effect anymore.
  func apply(to tab: TabItem) {
    guard !all.isEmpty || tab.hasChoiceInEffect else { return }
    let name = Identifier(tab.storedCustomizationIdentifier)
    tab.apply(all[tab: name])
    tab.asGroup?.apply(all[group: name])
  }

  /// Replaces the choices, and applies those that differ from the previous ones.
  func apply(_ new: TabCustomization) {
    guard let host else { return }
    host.tree.departures.treatTabsAsNew(in: host)
    let old = all
    change { $0 = new }
    if new.storedBarOrder != old.storedBarOrder { host.transaction.note(.bar) }
    if new.storedRootOrder != old.storedRootOrder {
      host.rootList.changeOrder { $0.apply(new.storedRootOrder) }
    }
    host.sidebar.apply(new.isSidebarHidden, insteadOf: old.isSidebarHidden)
    for name in old.names.union(new.names) {
      guard let tab = host.tree.tab(customizedAs: name.text) else { continue }
      tab.apply(new[tab: name], insteadOf: old[tab: name])
      tab.asGroup?.apply(new[group: name], insteadOf: old[group: name])
    }
  }

  // MARK: - Resetting

  /// Resets a part to the defaults.
  ///
  /// - Parameter changes: The object that notes the changes if the user resets, or `nil` if the app
  ///   does.
  func reset(_ scope: TabCustomization.Scope, noting changes: CustomizationChanges?) {
    guard let host else { return }
    switch scope {
    case .tab(let name):
      reset(scope, of: host.tree.tab(customizedAs: name), changes)
    case .group(let name):
      reset(scope, of: host.tree.tab(customizedAs: name)?.asGroup, changes)
    case .all, .visibility, .order, .bar, .expansion:
      var new = all
      new.reset(scope)
      if scope == .all || scope == .visibility {
        for tab in host.tree.all { resetVisibility(of: tab, changes) }
      }
      if scope == .all || scope == .order {
        for tab in host.tree.all { if let group = tab.asGroup { resetOrder(of: group, changes) } }
        host.rootList.resetOrder(
          isByUser: changes != nil,
          isReorderable: host.state.allowsReordering
        )
      }
      apply(new)
    }
  }

  /// Resets the choices for one tab, or for the rows of one group.
  private func reset(
    _ scope: TabCustomization.Scope,
    of tab: TabItem?,
    _ changes: CustomizationChanges?
  ) {
    if let host { host.tree.departures.treatTabsAsNew(in: host) }
    change { $0.reset(scope) }
    guard let tab else { return }
    if case .group = scope, let group = tab.asGroup {
      resetOrder(of: group, changes)
      group.apply(TabCustomization.Group())
    } else {
      resetVisibility(of: tab, changes)
      tab.apply(TabCustomization.Tab())
    }
  }

  private func resetVisibility(of tab: TabItem, _ changes: CustomizationChanges?) {
    guard tab.storedAllowsHiding || tab.visibility.hiding.choice != nil else { return }
    changes?.noteVisibility(of: tab)
    tab.returnToDefaultVisibility(isByUser: changes != nil)
  }

  private func resetOrder(of group: TabGroupItem, _ changes: CustomizationChanges?) {
    if group.storedAllowsReordering || group.childList.order.choice != nil {
      changes?.noteOrder(of: group)
    }
    group.childList.resetOrder(
      isByUser: changes != nil,
      isReorderable: group.storedAllowsReordering
    )
  }

  /// Removes the entries of tabs that are not in the host, including those in the current orders.
  func prune() {
    guard let host else { return }
    host.tree.departures.treatTabsAsNew(in: host)
    let groups = all.groups.keys
    change { $0.prune { host.tree.tab(customizedAs: $0.text) != nil } }
    host.rootList.changeOrder { $0.replaceChoice(with: all.storedRootOrder) }
    for name in groups {
      guard let group = host.tree.tab(customizedAs: name.text)?.asGroup else { continue }
      group.childList.changeOrder { $0.replaceChoice(with: all[group: name].storedTabOrder) }
    }
    host.transaction.note(.bar)
  }
}

/// A value that the app declares and the user can customize.
///
/// ``CustomizationChoices`` stores the choices. What takes effect is stored here, because the rows, the
/// bar, and the selection read for each tab whether it is hidden, which must not cost a lookup.
struct Customizable<Value: Equatable>: Equatable {
  /// The value that the app has assigned, or `nil` for the default.
  var declared: Value?
  /// The choice of the user that is in effect. It is `nil` if there is none, and if the app has assigned
  /// a value since it was made or applied.
  var choice: Value?

  /// The value in effect, or `nil` for the default.
  var value: Value? { choice ?? declared }

  /// Stores a value of the app, which overrides the choice. The choice is still saved.
  mutating func assign(_ value: Value) {
    declared = value
    choice = nil
  }

  /// Replaces the choice by an equivalent one, unless it is overridden.
  mutating func replaceChoice(with value: Value?) { if choice != nil { choice = value } }
}
