extension TabGroupItem {
  /// Whether the sidebar shows what is in the group. Default: not ``isCollapsedByDefault``.
  ///
  /// A person's choice arrives here too, and is kept with the customization. What is written later
  /// counts in its turn, and is not kept. Means nothing for a group that can't collapse.
  public var isExpanded: Bool {
    get { chosenExpansion ?? isExpandedAsDeclared }
    set { changeExpansion(declared: newValue, chosen: nil) }
  }

  /// Whether the group is expanded as long as no person has chosen.
  var isExpandedAsDeclared: Bool { declaredExpansion ?? !isCollapsedByDefault }

  /// Changes the expansion as the app and as a person has it.
  func changeExpansion(declared: Bool?, chosen: Bool?) {
    let before = isExpanded
    declaredExpansion = declared
    chosenExpansion = chosen
    if isExpanded != before { change { expansionDidChange() } }
  }

  func expansionDidChange() {
    rowsDidChange()
    tabHostController?.invalidation.expansion(of: self)
  }

  /// A person chooses. What is as declared and as by default anyway is no choice.
  func choose(isExpanded: Bool) {
    let differs = isExpanded != isExpandedAsDeclared || isExpanded == isCollapsedByDefault
    changeExpansion(declared: declaredExpansion, chosen: differs ? isExpanded : nil)
  }

  /// Takes over what a person has chosen at another time, where it differs from the choice that
  /// was taken over before.
  func apply(_ choice: TabCustomization.Group, inPlaceOf old: TabCustomization.Group? = nil) {
    if old == nil || choice.tabOrder != old?.tabOrder {
      changeOrder(declared: declaredOrder, chosen: choice.tabOrder)
    }
    if old == nil || choice.isExpanded != old?.isExpanded {
      changeExpansion(declared: declaredExpansion, chosen: choice.isExpanded)
    }
  }

  /// Whether the group has a row of its own, that can be expanded and collapsed.
  var isCollapsible: Bool { sidebarAppearance != .inline }

  /// Whether the group stands at the top level of the sidebar instead of at its own place.
  var isHoisted: Bool { sidebarAppearance == .rootSection && parent != nil }

  func sidebarAppearanceDidChange() {
    tabHostController?.tree.appearanceDidChange(of: self)
    parent?.section = nil
    tabHostController?.sidebar.rootRowsDidChange()
    rowsDidChange()
    parent?.rowsDidChange()
  }
}
