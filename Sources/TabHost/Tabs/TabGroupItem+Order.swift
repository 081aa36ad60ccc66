extension TabGroupItem {
  /// The order of the children in the sidebar; children that are not named follow in declared
  /// order. Identifiers that no child has are kept and ignored. Default empty.
  ///
  /// The order that a person has chosen is written here as the group enters a host, over what was
  /// written before. What is written later counts in its turn, and is not kept.
  public var displayOrderIdentifiers: [String] {
    get { following(\.displayOrderIdentifiers, orderIdentifiers) }
    set { changeOrder(declared: newValue, chosen: nil) }
  }

  /// The children as the sidebar shows them: those that ``displayOrderIdentifiers`` names, then
  /// the others in declared order, around those that may not move. Hidden children are in it.
  public var displayOrder: [TabItem] {
    follow(\.children)
    follow(\.displayOrderIdentifiers)
    return following(\.displayOrder, order)
  }

  /// What ``displayOrderIdentifiers`` reads.
  var orderIdentifiers: [String] { chosenOrder ?? declaredOrder }

  /// What ``displayOrder`` reads.
  var order: [TabItem] {
    guard !orderIdentifiers.isEmpty else { return storedChildren }
    if let arrangedChildren { return arrangedChildren }
    let arranged = storedChildren.arrangedAroundLocked(by: orderIdentifiers)
    arrangedChildren = arranged
    return arranged
  }

  /// Changes the order as the app and as a person has it.
  ///
  /// - Parameter arranged: The children in that order, if they are known.
  func changeOrder(declared: [String], chosen: [String]?, arranged: [TabItem]? = nil) {
    let isOther = chosen ?? declared != orderIdentifiers
    if isOther { announce(\.displayOrderIdentifiers) }
    declaredOrder = declared
    chosenOrder = chosen
    guard isOther else { return }
    change {
      childrenOrderDidChange()
      arrangedChildren = arranged
    }
  }

  func childrenOrderDidChange() {
    arrangedChildren = nil
    section = nil
    rowsDidChange()
    guard let host = tabHost else { return }
    // One that came from elsewhere may be below a disabled group now.
    host.invalidation.sidebar()
    host.sidebar.hoistedRowsDidChange()
    host.invalidateBar()
  }
}
