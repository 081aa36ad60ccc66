/// Changes by the user, which are stored in the tabs and in the customization.
extension TabHostController {
  /// Hides or shows a tab for the user.
  func setHiddenForUser(_ hidden: Bool, _ tab: TabItem) {
    changeForUser { changes in
      changes.noteVisibility(of: tab)
      tab.choose(isHidden: hidden)
      customizationKeeper.update {
        $0[tab: tab.customizationName].sidebarVisibility = tab.visibility.chosen
      }
    }
  }

  /// Expands or collapses a group for the user.
  func setExpandedForUser(_ expanded: Bool, _ group: TabGroupItem) {
    changeForUser { _ in
      group.choose(isExpanded: expanded)
      customizationKeeper.update {
        $0[group: group.customizationName].isExpanded = group.chosenExpansion
      }
    }
  }

  // MARK: - Siblings

  /// Moves a tab next to one of its siblings for the user.
  func moveForUser(_ tab: TabItem, _ side: UserInteraction.Side, _ sibling: TabItem) {
    changeForUser { changes in
      if let group = tab.storedParent {
        move(tab, side, sibling, in: group, changes)
      } else {
        moveRoot(tab, side, sibling)
      }
    }
  }

  private func move(
    _ tab: TabItem,
    _ side: UserInteraction.Side,
    _ sibling: TabItem,
    in group: TabGroupItem,
    _ changes: CustomizationChanges
  ) {
    let choice = siblingChoice(of: tab)
    let present = group.order
    let requested = present.moving(tab, side, sibling)
    guard let tabs = choice.change(of: present, to: requested) else { return }
    let order = choice.order(for: tabs, inPlaceOf: present)
    changes.noteOrder(of: group)
    group.changeOrder(declared: group.declaredOrder, chosen: order, arranged: tabs)
    customizationKeeper.update { $0[group: group.customizationName].tabOrder = order }
  }

  private func moveRoot(_ tab: TabItem, _ side: UserInteraction.Side, _ sibling: TabItem) {
    let choice = siblingChoice(of: tab)
    let present = orderedRoots
    let requested = present.moving(tab, side, sibling)
    guard let tabs = choice.change(of: present, to: requested) else { return }
    let order = choice.order(for: tabs, inPlaceOf: present)
    changeRootOrder(declared: state.declaredRootOrder, chosen: order)
    customizationKeeper.update { $0.rootOrder = order }
  }

  /// Returns the siblings of a tab, including the tab, in the order of their rows.
  func siblingOrder(of tab: TabItem) -> [TabItem] { tab.storedParent?.order ?? orderedRoots }

  /// Returns the rules that apply when the user reorders the siblings of a tab.
  func siblingChoice(of tab: TabItem) -> OrderChoice {
    guard let group = tab.storedParent else {
      return OrderChoice(
        declared: state.declaredRootOrder,
        saved: customizationKeeper.customization.rootOrder,
        arranged: { self.displayOrder(by: $0) },
        permitted: { self.displayOrder(requested: $0) }
      )
    }
    return OrderChoice(
      declared: group.declaredOrder,
      saved: customizationKeeper.customization[group: group.customizationName].tabOrder,
      arranged: { group.storedChildren.arrangedAroundLocked(by: $0) },
      permitted: { group.storedChildren.arrangedAroundLocked(as: $0) }
    )
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
      customizationKeeper.update { $0.barOrder?.removeAll { $0 == tab.customizationName } }
      keepBarOrder(wholeMiddle)
    }
  }

  private func choose(_ tab: TabItem, isInBar: Bool) {
    tab.choose(inBar: .automatic)
    let isInBarAnyway = BarBuilder(host: self, screen: screen).declaredMiddle.contains {
      $0 === tab
    }
    if isInBar != isInBarAnyway { tab.choose(inBar: TabVisibility(isVisible: isInBar)) }
    customizationKeeper.update {
      $0[tab: tab.customizationName].tabBarVisibility = tab.visibility.chosenInBar
    }
    transaction.note(.bar)
  }

  /// The tabs in the middle of the bar, including hidden ones.
  private var wholeMiddle: [TabItem] {
    BarBuilder(host: self, screen: screen).declaredMiddle.arranged(
      by: customizationKeeper.customization.barOrder ?? [],
      listing: .customizationIdentifiers
    )
  }

  private func keepBarOrder(_ middle: [TabItem]) {
    let declared = BarBuilder(host: self, screen: screen).declaredMiddle
    let choice = OrderChoice(
      declared: [],
      saved: customizationKeeper.customization.barOrder,
      arranged: { declared.arranged(by: $0) },
      permitted: { declared.arranged(by: $0.map(\.identifier)) }
    )
    let order = choice.order(for: choice.permitted(middle), inPlaceOf: declared)
    customizationKeeper.update { $0.barOrder = order }
    transaction.note(.bar)
  }
}
