/// Changes by the user, whose choices the tabs and the lists of tabs store.
extension TabHostController {
  /// Hides or shows a tab for the user.
  func setHiddenForUser(_ hidden: Bool, _ tab: TabItem) {
    changeForUser { changes in
      changes.noteVisibility(of: tab)
      tab.choose(isHidden: hidden)
      changed(\.customization)
    }
  }

  /// Expands or collapses a group for the user.
  func setExpandedForUser(_ expanded: Bool, _ group: TabGroupItem) {
    changeForUser { _ in
      group.choose(isExpanded: expanded)
      changed(\.customization)
    }
  }

  // MARK: - Sidebar

  /// Hides or shows the sidebar for the user, in the present orientation.
  func setSidebarHiddenForUser(_ hidden: Bool) {
    changeForUser { _ in
      var hiding = state.sidebar.hiding
      hiding[orientationOfHiding, default: Customizable()].choose(hidden)
      set(\.sidebar.hiding, hiding)
      transaction.note(.settings)
      changed(\.customization)
    }
  }

  /// Hides the sidebar after a selection at a row, if the app wants that.
  func hideSidebarAfterSelection() {
    guard state.sidebar.hidesAfterSelection, !state.isEditing, screen.allowsSidebarToggle,
      sidebar.resolvedLayout == .overlap, sidebar.isOnScreen
    else { return }
    sidebar.isHidden = true
  }

  /// Whether the user or the app has hidden or shown the sidebar, or `nil` if neither has.
  ///
  /// A choice of the user in the other orientation applies until there is one in this.
  var sidebarHiddenByChoice: Bool? {
    let hiding = state.sidebar.hiding
    guard !hiding.isEmpty else { return nil }
    let present = hiding[orientationOfHiding]
    let others = hiding.values.lazy.compactMap(\.choiceInEffect)
    return present?.choiceInEffect ?? others.first ?? present?.declared
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
      changed(\.customization)
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
      customizationKeeper.choices.barOrder?.removeAll {
        $0.isIdentical(to: tab.storedCustomizationIdentifier)
      }
      keepBarOrder(wholeMiddle)
    }
  }

  private func choose(_ tab: TabItem, isInBar: Bool) {
    tab.choose(inBar: .automatic)
    let isInBarAnyway = BarBuilder(host: self, screen: screen).declaredMiddle.contains {
      $0 === tab
    }
    if isInBar != isInBarAnyway { tab.choose(inBar: TabVisibility(isVisible: isInBar)) }
    changed(\.customization)
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
    let tabs = declared.arranged(by: middle.map(\.identifier))
    customizationKeeper.choices.barOrder = tabs.orderOfUser(
      inPlaceOf: customizationKeeper.choices.barOrder,
      declared: [],
      isDeclared: tabs.elementsEqual(declared, by: ===)
    )
    changed(\.customization)
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
