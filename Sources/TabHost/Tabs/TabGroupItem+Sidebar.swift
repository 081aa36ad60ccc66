extension TabGroupItem {
  /// Whether the sidebar shows what is in the group. Default: not ``isCollapsedByDefault``.
  ///
  /// A person's choice arrives here too, and is kept with the customization. What is written later
  /// counts in its turn, and is not kept. Means nothing for a group that can't collapse.
  public var isExpanded: Bool {
    get { following(\.isExpanded, showsRows) }
    set { changeExpansion(declared: newValue, chosen: nil) }
  }

  /// Whether the group is expanded as long as no person has chosen.
  var isExpandedAsDeclared: Bool { declaredExpansion ?? !storedIsCollapsedByDefault }

  /// What ``isExpanded`` reads.
  var showsRows: Bool { chosenExpansion ?? isExpandedAsDeclared }

  /// Changes the expansion as the app and as a person has it.
  func changeExpansion(declared: Bool?, chosen: Bool?) {
    let isExpanded = chosen ?? declared ?? !storedIsCollapsedByDefault
    let isOther = isExpanded != showsRows
    if isOther { announce(\.isExpanded) }
    declaredExpansion = declared
    chosenExpansion = chosen
    if isOther { change { expansionDidChange() } }
  }

  func expansionDidChange() {
    rowsDidChange()
    tabHost?.invalidation.expansion(of: self)
  }

  /// A person chooses. What is as declared and as by default anyway is no choice.
  func choose(isExpanded: Bool) {
    let differs = isExpanded != isExpandedAsDeclared || isExpanded == storedIsCollapsedByDefault
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
  var isCollapsible: Bool { storedSidebarAppearance != .inline }

  /// Whether the group stands at the top level of the sidebar instead of at its own place.
  var isHoisted: Bool { storedSidebarAppearance == .rootSection && storedParent != nil }

  func sidebarAppearanceDidChange() {
    tabHost?.tree.appearanceDidChange(of: self)
    storedParent?.section = nil
    tabHost?.sidebar.rootRowsDidChange()
    rowsDidChange()
    storedParent?.rowsDidChange()
  }
}
