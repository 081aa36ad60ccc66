/// The choices of the user in a host: composes the customization of the choices that the tabs and
/// their lists store, and distributes another one to them.
@MainActor final class CustomizationChoices {
  private weak let host: TabHostController?

  /// The choices that no tab and no list stores: those for absent tabs, and the order of the bar.
  private var rest = TabCustomization() {
    didSet { composed = nil }
  }
  /// ``rest`` with the choices for the tabs of the host, cached.
  private var composed: TabCustomization?

  init(host: TabHostController) { self.host = host }

  /// All choices.
  var customization: TabCustomization {
    guard let host else { return rest }
    var customization = composed ?? composed(with: host.tree.customized)
    composed = customization
    customization.storedRootOrder = host.rootList.order.chosen
    customization.isSidebarHidden = host.state.sidebar.hiding.compactMapValues(\.chosen)
    return customization
  }

  private func composed(with tabs: some Collection<TabItem>) -> TabCustomization {
    var customization = rest
    customization.reserveCapacity(tabs.count)
    for tab in tabs { customization.takeChoices(of: tab) }
    return customization
  }

  /// Notes that the user has made or taken back a choice for a tab of the host.
  func choicesDidChange(of tab: TabItem) { composed?.takeChoices(of: tab) }

  /// The order of the bar that the user has chosen, as customization identifiers.
  var barOrder: [Identifier]? {
    get { rest.storedBarOrder }
    set {
      rest.storedBarOrder = newValue
      host?.transaction.note(.bar)
    }
  }

  // MARK: - Tabs that enter or leave

  /// Passes the choices for a tab that has entered the host to the tab. Choices that were made for
  /// the tab in another host are discarded.
  func tabDidEnter(_ tab: TabItem, hasOnlyMoved: Bool) {
    guard !rest.isEmpty || tab.isCustomized else { return }
    let name = tab.storedCustomizationIdentifier
    if !hasOnlyMoved {
      tab.apply(rest[tab: name], isNew: true)
      tab.asGroup?.apply(rest[group: name], isNew: true)
    }
    discardRest(of: tab, named: name)
    host?.tree.choicesDidChange(of: tab)
  }

  /// Keeps the choices for a tab that leaves the host.
  func tabDidLeave(_ tab: TabItem) {
    keepChoices(of: tab, named: tab.storedCustomizationIdentifier)
  }

  /// Keeps the choices under the previous name of a tab, and applies those under the present one.
  func nameDidChange(of tab: TabItem, from old: String) {
    keepChoices(of: tab, named: old)
    tabDidEnter(tab, hasOnlyMoved: false)
  }

  private func keepChoices(of tab: TabItem, named name: String) {
    guard tab.isCustomized else { return }
    rest[tab: name] = tab.choices
    if let group = tab.asGroup { rest[group: name] = group.groupChoices }
  }

  private func discardRest(of tab: TabItem, named name: String) {
    rest[tab: name] = TabCustomization.Tab()
    if tab.asGroup != nil { rest[group: name] = TabCustomization.Group() }
  }

  // MARK: - Replacing

  /// Replaces the choices, and applies those that differ from the previous ones to the tabs.
  func distribute(_ new: TabCustomization) {
    guard let host else { return }
    host.changed(\.customization)
    host.tree.treatDepartedAsNew()
    var tabs = Set(host.tree.customized)
    for name in new.names {
      if let tab = host.tree.tab(customizedAs: name.text) { tabs.insert(tab) }
    }
    if new.storedBarOrder != rest.storedBarOrder { host.transaction.note(.bar) }
    rest = new
    rest.rootOrder = nil
    rest.isSidebarHidden = [:]
    host.tree.rootList.changeOrder { $0.apply(new.storedRootOrder) }
    var hiding = host.state.sidebar.hiding
    for orientation in Orientation.allCases {
      hiding[orientation, default: Customizable()].apply(new.isSidebarHidden[orientation])
    }
    host.set(\.sidebar.hiding, hiding)
    host.transaction.note(.settings)
    for tab in tabs {
      let name = tab.storedCustomizationIdentifier
      discardRest(of: tab, named: name)
      tab.apply(new[tab: name])
      tab.asGroup?.apply(new[group: name])
    }
  }

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
      var new = customization
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
      distribute(new)
    }
  }

  /// Resets the choices for one tab, or for the rows of one group.
  private func reset(
    _ scope: TabCustomization.Scope,
    of tab: TabItem?,
    _ changes: CustomizationChanges?
  ) {
    host?.changed(\.customization)
    host?.tree.treatDepartedAsNew()
    rest.reset(scope)
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
    guard tab.storedAllowsHiding || tab.visibility.hiding.choiceInEffect != nil else { return }
    changes?.noteVisibility(of: tab)
    tab.returnToDefaultVisibility(isByUser: changes != nil)
  }

  private func resetOrder(of group: TabGroupItem, _ changes: CustomizationChanges?) {
    if group.storedAllowsReordering || group.childList.order.choiceInEffect != nil {
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
    host.changed(\.customization)
    host.tree.treatDepartedAsNew()
    var new = customization
    new.prune { host.tree.tab(customizedAs: $0.text) != nil }
    rest = new
    rest.rootOrder = nil
    rest.isSidebarHidden = [:]
    host.rootList.changeOrder { $0.replaceChoice(with: new.storedRootOrder) }
    for tab in host.tree.customized {
      let name = tab.storedCustomizationIdentifier
      discardRest(of: tab, named: name)
      tab.asGroup?.childList.changeOrder { $0.replaceChoice(with: new[group: name].storedTabOrder) }
    }
    host.transaction.note(.bar)
  }
}

extension TabCustomization {
  /// Replaces the choices for a tab by those that the tab stores.
  @MainActor fileprivate mutating func takeChoices(of tab: TabItem) {
    let name = tab.storedCustomizationIdentifier
    self[tab: name] = tab.choices
    if let group = tab.asGroup { self[group: name] = group.groupChoices }
  }
}

/// A value that the app declares and the user can customize.
///
/// The tabs and lists of tabs store the user's choices in these values, besides the tabs in the bar:
/// ``TabCustomization`` is composed of them, and of what absent tabs have left, when it is read or
/// saved. The reverse, tabs that look up
/// their entries in the customization, would be as simple, but the rows, the bar, and the selection
/// read for each tab whether it is hidden, which must not cost a lookup.
struct Customizable<Value: Equatable>: Equatable {
  /// The value that the app has assigned, or `nil` for the default.
  var declared: Value?
  private var choice = Choice.none

  private enum Choice: Equatable {
    case none
    case inEffect(Value)
    /// The app has assigned a value since the choice was made or applied. That value takes effect,
    /// but the choice is still saved.
    case overridden(Value)
  }

  /// The choice of the user, which is saved; `nil` if there is none.
  var chosen: Value? {
    switch choice {
    case .none: nil
    case .inEffect(let value), .overridden(let value): value
    }
  }

  /// The choice of the user, unless it is overridden.
  var choiceInEffect: Value? { if case .inEffect(let value) = choice { value } else { nil } }

  /// The value in effect, or `nil` for the default.
  var value: Value? { choiceInEffect ?? declared }

  mutating func assign(_ value: Value) {
    declared = value
    if let chosen { choice = .overridden(chosen) }
  }

  mutating func choose(_ value: Value?) {
    choice = value.map { .inEffect($0) } ?? .none
  }

  /// Stores the choice of a new customization.
  ///
  /// - Parameter isNew: Whether it takes effect even if it equals the present choice, which may be
  ///   overridden.
  mutating func apply(_ value: Value?, isNew: Bool = false) {
    if isNew || value != chosen { choose(value) }
  }

  /// Replaces the choice by an equivalent one, which is overridden if the choice is.
  mutating func replaceChoice(with value: Value?) {
    if case .overridden = choice, let value { choice = .overridden(value) } else { choose(value) }
  }
}

/// The changes by the user that the delegate has not been notified of: the tabs and groups, with
/// their state before.
@MainActor final class CustomizationChanges {
  private var tabs: [ObjectIdentifier: (tab: TabItem, wasHidden: Bool)] = [:]
  private var tabsChosenByUser: Set<ObjectIdentifier> = []
  private var groups: [ObjectIdentifier: (group: TabGroupItem, order: [TabItem])] = [:]

  /// Notes a tab that the user is about to hide or show.
  func noteVisibility(of tab: TabItem) {
    let name = ObjectIdentifier(tab)
    if tabs[name] == nil { tabs[name] = (tab, tab.visibility.isHidden) }
  }

  /// Notes that a tab was hidden or shown, by the user or, overriding the user, programmatically.
  func visibilityDidChange(of tab: TabItem, byUser: Bool) {
    if byUser {
      tabsChosenByUser.insert(ObjectIdentifier(tab))
    } else {
      tabsChosenByUser.remove(ObjectIdentifier(tab))
    }
  }

  /// Returns whether the current visibility of a tab is the choice of the user.
  func isChosenByUser(_ tab: TabItem) -> Bool {
    tabsChosenByUser.contains(ObjectIdentifier(tab))
  }

  /// Notes a group whose children are about to be reordered.
  func noteOrder(of group: TabGroupItem) {
    let name = ObjectIdentifier(group)
    if groups[name] == nil { groups[name] = (group, group.childList.displayOrder) }
  }

  /// Returns the tabs whose visibility differs from the one before, in declared order.
  func changedTabs(in tree: TabTree) -> [TabItem] {
    let changed = tabs.values.filter {
      tree.contains($0.tab) && $0.tab.visibility.isHidden != $0.wasHidden
    }
    return tree.inDeclaredOrder(changed.map(\.tab))
  }

  /// Returns the groups whose children are in a different order than before, in declared order.
  func reorderedGroups(in tree: TabTree) -> [TabGroupItem] {
    let reordered = groups.values.filter { tree.contains($0.group) && differs($0.order, $0.group) }
    return tree.inDeclaredOrder(reordered.map(\.group)).compactMap(\.asGroup)
  }

  /// Returns whether the children that were already in the group are now in another order.
  private func differs(_ before: [TabItem], _ group: TabGroupItem) -> Bool {
    let now = group.childList.displayOrder
    let old = Set(before.map(ObjectIdentifier.init))
    return !now.filter { old.contains(ObjectIdentifier($0)) }
      .elementsEqual(before.filter { $0.storedParent === group }, by: ===)
  }
}
