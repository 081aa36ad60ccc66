extension TabHostController {
  /// The changes that the user has made to the bar and the sidebar.
  ///
  /// The default is empty. The value includes each change immediately, even while the user is
  /// editing. It does not include what the app assigns to tabs, such as ``TabItem/isHidden``.
  ///
  /// Assigning a value updates the tabs whose entries differ from the previous value: they take the
  /// choices of the new value or, without an entry, what the app has declared. The delegate is not
  /// notified, unless the selection falls back as a result. The assigned value is saved like a
  /// change by the user.
  ///
  /// Corresponds to SwiftUI's `tabViewCustomization(_:)`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries in the two values.
  public var customization: TabCustomization {
    get { observed(\.customization, customizationKeeper.customization) }
    set {
      changeCustomization { customizationKeeper.replace(with: newValue) }
    }
  }

  /// The identifier with which ``customizationStore`` saves the customization.
  ///
  /// The default is `nil`, which keeps the customization in memory for the lifetime of the host.
  /// Hosts with the same store and identifier share one customization, as the windows of an app do:
  /// what the user changes in one of them is applied to the others, immediately or, while the user
  /// is editing there, afterward, without a call to their delegates. Give hosts with different tabs
  /// different identifiers.
  ///
  /// Set the identifier before ``tabs``, so that the stored customization is applied when a tab
  /// enters the host. If you set it later, editing ends, and the stored customization replaces the
  /// current one and is applied to the tabs in the host.
  ///
  /// Corresponds to `UITabBarController.customizationIdentifier` in UIKit, where the customization
  /// is also saved by default.
  public var customizationIdentifier: String? {
    get { observed(\.customizationIdentifier, customizationKeeper.identifier) }
    set {
      let old = customizationKeeper.identifier
      guard newValue.map({ Identifier($0) }) != old.map({ Identifier($0) }) else { return }
      stopEditing()
      update(\.customizationIdentifier, replacing: old, .tabs) {
        customizationKeeper.setIdentifier(newValue)
      }
      loadCustomizationOfTabs()
    }
  }

  /// The store that saves the customization.
  ///
  /// The default is a ``FileTabCustomizationStore`` in the user's folder for application state. The
  /// store is used only if there is a ``customizationIdentifier``; set the store first. Assigning
  /// another store ends editing and loads the customization of that store, as when the identifier
  /// changes. A customization that the previous store has failed to save stays in memory, and is
  /// saved there with the next change.
  public var customizationStore: any TabCustomizationStore {
    get { observed(\.customizationStore, customizationKeeper.store) }
    set {
      guard newValue !== customizationKeeper.store else { return }
      stopEditing()
      update(\.customizationStore, replacing: customizationKeeper.store, .tabs) {
        customizationKeeper.setStore(newValue)
      }
      loadCustomizationOfTabs()
    }
  }

  /// Resets a part of the customization to the defaults, and saves the result.
  ///
  /// The effect is the same as when the user resets the customization, except for orders that the
  /// app has assigned:
  ///
  /// - Tabs that the user is allowed to hide, or has hidden or shown, get the visibility of
  ///   ``TabItem/isHiddenByDefault``.
  /// - Children of groups that the user is allowed to reorder, or has reordered, return to the order
  ///   that the app has assigned or, if the user resets the customization, to their declared order.
  /// - The bar is arranged according to the placements of its tabs.
  /// - Groups are expanded or collapsed as the app has declared.
  ///
  /// This also discards the visibility that the app has assigned to these tabs, until the app assigns
  /// it again, for example at the next launch; a reset by the user discards the order that the app has
  /// assigned, too. The delegate is not notified, unless the selection falls back as a result.
  ///
  /// - Complexity: O(*n* + *m*), where *n* is the number of tabs and *m* the number of entries of
  ///   the customization; for one tab O(1), and for one group O(*c*), where *c* is the number of its
  ///   children.
  public func resetCustomization(_ scope: TabCustomization.Scope = .all) {
    changeCustomization { customizationKeeper.reset(scope) }
  }

  /// Removes the entries of tabs that are not currently in the host, and saves the result.
  ///
  /// Entries are never removed automatically. A tab that returns, for example at the next launch or
  /// in the next version of the app, keeps the choices of the user.
  public func pruneCustomization() {
    changeCustomization { customizationKeeper.choices.prune() }
  }

  /// Whether the customization is not saved yet because other programs were saving to the same folder
  /// for the ``FileTabCustomizationStore/lockTimeout``.
  ///
  /// It is saved with the next change or by ``saveCustomization()``. A program that waits for events
  /// calls that method some moments later, and when it ends.
  public var isCustomizationSavePending: Bool { customizationKeeper.isBusy }

  /// Saves the changes that the store has failed to save.
  ///
  /// Changes are saved when the user has made them, so this method is only needed after an error. It
  /// has no effect if everything is saved, and is postponed while the user is editing. An error is reported as a
  /// diagnostic, unless it is the same as that of the last save.
  public func saveCustomization() {
    update(.none) { customizationKeeper.requestSave() }
  }

  private func changeCustomization(_ mutate: () -> Void) {
    customizationKeeper.loadIfNeeded()
    update([.tabs, .settings]) {
      mutate()
      customizationKeeper.requestSave()
    }
  }

  /// Loads the customization of another entry, unless there are no tabs to apply it to.
  private func loadCustomizationOfTabs() {
    if !tree.roots.isEmpty { customizationKeeper.loadIfNeeded() }
  }
}

/// Changes by the user: each stores a choice, and applies it.
extension TabHostController {
  /// Hides or shows a tab for the user.
  func setHiddenForUser(_ hidden: Bool, _ tab: TabItem) {
    changeForUser { changes in
      changes.noteVisibility(of: tab)
      tab.choose(isHidden: hidden)
    }
  }

  /// Expands or collapses a group for the user.
  func setExpandedForUser(_ expanded: Bool, _ group: TabGroupItem) {
    changeForUser { _ in group.choose(isExpanded: expanded) }
  }

  // MARK: - Sidebar

  /// Hides or shows the sidebar for the user, in the present orientation.
  func setSidebarHiddenForUser(_ hidden: Bool) {
    changeForUser { _ in sidebar.choose(isHidden: hidden, in: orientationOfHiding) }
  }

  /// Hides the sidebar after a selection at a row, if the app wants that.
  func hideSidebarAfterSelection() {
    guard sidebar.storedHidesAfterSelection, !editing.isActive, screen.allowsSidebarToggle,
      sidebar.resolvedLayout == .overlap, sidebar.isOnScreen
    else { return }
    sidebar.isHidden = true
  }

  /// Whether the user or the app has hidden or shown the sidebar, or `nil` if neither has.
  ///
  /// A choice of the user in the other orientation applies until there is one in this.
  var sidebarHiddenByChoice: Bool? {
    let hiding = sidebar.hiding
    guard !hiding.isEmpty else { return nil }
    let present = hiding[orientationOfHiding]
    let others = hiding.values.lazy.compactMap(\.choice)
    return present?.choice ?? others.first ?? present?.declared
  }

  /// The orientation for which the user chooses at present whether the sidebar is hidden.
  private var orientationOfHiding: Orientation {
    PresentationRules.hidesSidebarByOrientation(state.traits.userInterfaceIdiom)
      ? state.traits.orientation : .landscape
  }

  // MARK: - Siblings

  /// Moves a tab next to one of its siblings for the user.
  func moveForUser(_ tab: TabItem, _ side: UserInteraction.Side, _ sibling: TabItem) {
    changeForUser { changes in
      guard let list = tab.siblingList,
        let order = list.displayOrder(moving: tab, side, sibling)
      else { return }
      if let group = list.group { changes.noteOrder(of: group) }
      list.chooseOrder(order)
    }
  }

  /// Returns the neighbor that a row would have after a move, or `nil` if the order would not
  /// change.
  func rowDestination(
    of tab: TabItem,
    _ side: UserInteraction.Side,
    _ other: TabItem
  ) -> UserInteraction.Arrangement? {
    guard let list = tab.siblingList, let order = list.displayOrder(moving: tab, side, other)
    else { return nil }
    if order.elementsEqual(list.displayOrder.moving(tab, side, other), by: ===) {
      return .moveRow(tab, side, other)
    }
    let index = order.firstIndex { $0 === tab } ?? 0
    func hasRow(_ tab: TabItem) -> Bool { sidebar.rowList?.index(of: tab) != nil }
    if let before = order.prefix(index).last(where: hasRow) { return .moveRow(tab, .after, before) }
    return order.dropFirst(index + 1).first(where: hasRow).map { .moveRow(tab, .before, $0) }
  }

  // MARK: - The bar

  /// Adds a tab to the bar for the user, or moves it there.
  ///
  /// - Parameter position: The number of items before the tab, or `nil` for the end. The tab is
  ///   inserted at the nearest place in the middle of the bar.
  func putIntoBar(_ tab: TabItem, at position: Int?) {
    changeForUser { _ in
      choose(tab, isInBar: true)
      let shown = barOnScreen.middle.filter { $0 !== tab }
      let index = middleIndex(of: position, among: shown, in: barOnScreen)
      var middle = wholeMiddle.filter { $0 !== tab }
      let next = index < shown.count ? shown[index] : nil
      middle.insert(tab, at: middle.firstIndex { $0 === next } ?? middle.count)
      keepBarOrder(middle)
    }
  }

  /// Moves an item of the bar next to another one for the user.
  func moveItemForUser(_ tab: TabItem, _ side: UserInteraction.Side, _ other: TabItem) {
    changeForUser { _ in
      var middle = wholeMiddle
      if middle.contains(where: { $0 === other }) {
        middle = middle.moving(tab, side, other)
      } else {
        middle.removeAll { $0 === tab }
        middle.insert(tab, at: leads(other) ? 0 : middle.count)
      }
      keepBarOrder(middle)
    }
  }

  /// Removes a tab from the bar for the user.
  func takeOffBar(_ tab: TabItem) {
    changeForUser { _ in
      choose(tab, isInBar: false)
      let name = Identifier(tab.storedCustomizationIdentifier)
      customizationKeeper.choices.changeBarOrder { $0?.removeAll { $0 == name } }
      keepBarOrder(wholeMiddle)
    }
  }

  private func choose(_ tab: TabItem, isInBar: Bool) {
    tab.choose(inBar: .automatic)
    let isInBarAnyway = BarBuilder(host: self, screen: screen).declaredMiddle.contains {
      $0 === tab
    }
    if isInBar != isInBarAnyway { tab.choose(inBar: TabVisibility(isVisible: isInBar)) }
    transaction.note(.bar)
  }

  /// The tabs in the middle of the bar, including hidden ones.
  private var wholeMiddle: [TabItem] {
    BarBuilder(host: self, screen: screen).declaredMiddle.arranged(
      by: customizationKeeper.choices.barOrder ?? [],
      listing: .customizationIdentifiers
    )
  }

  private func keepBarOrder(_ middle: [TabItem]) {
    let declared = BarBuilder(host: self, screen: screen).declaredMiddle
    let tabs = declared.arranged(by: [Identifier](middle.map(\.identifier)))
    let isDeclared = tabs.elementsEqual(declared, by: ===)
    customizationKeeper.choices.changeBarOrder {
      $0 = tabs.orderOfUser(inPlaceOf: $0, declared: [], isDeclared: isDeclared)
    }
  }

  /// Returns the number of items that would precede an item that is moved to a position in the bar,
  /// or `nil` if nothing would change.
  func barDestination(of tab: TabItem, at position: Int?) -> Int? {
    let bar = barOnScreen
    let shown = bar.middle.filter { $0 !== tab }
    return destination(of: tab, in: bar, at: middleIndex(of: position, among: shown, in: bar))
  }

  /// Returns the number of items that would precede an item that is moved next to another one, or
  /// `nil` if nothing would change.
  func itemDestination(
    of tab: TabItem,
    _ side: UserInteraction.Side,
    _ other: TabItem
  ) -> Int? {
    let bar = barOnScreen
    let shown = bar.middle.filter { $0 !== tab }
    guard tab !== other else { return nil }
    let index = shown.firstIndex { $0 === other }.map { side == .before ? $0 : $0 + 1 }
    return destination(of: tab, in: bar, at: index ?? (leads(other) ? 0 : shown.count))
  }

  private func destination(of tab: TabItem, in bar: Bar, at index: Int) -> Int? {
    let isThere = bar.middle.firstIndex { $0 === tab } == index
    return isThere ? nil : bar.fixed.count + index
  }

  /// Returns the index in the middle of the bar that is nearest to a position in the whole bar.
  func middleIndex(of position: Int?, among shown: [TabItem], in bar: Bar) -> Int {
    guard let position else { return shown.count }
    return min(max(0, max(0, position) - bar.fixed.count), shown.count)
  }

  /// Returns whether an item outside the middle of the bar precedes the middle.
  func leads(_ item: TabItem) -> Bool {
    item.resolvedPlacement == .fixed && item !== separateTab
  }
}
