// MARK: - Editing

extension UserInteraction {
  /// Begins to edit bar and sidebar: 1. the sidebar is shown, if it is hidden
  /// 2. willBeginEditing.
  ///
  /// While editing, bar and sidebar are both on screen where they otherwise exclude each other, and
  /// the sidebar lists hidden tabs too. In a batch the calls come at its end. From inside
  /// willBeginEditing, and while the changes of an earlier time are told, it is refused.
  @discardableResult
  public func beginEditing() -> Outcome {
    guard host.isShown, host.state.presence == .lasting else { return .refused(.notOnScreen) }
    guard !host.state.isEditing, !host.isNotifyingOfEditing else {
      return .refused(.alreadyEditing)
    }
    guard host.screen.isSidebarAvailable, host.screen.allowsEditing else {
      return .refused(.notAvailable)
    }
    return host.beginEditing()
  }

  /// Is done with editing: 1. visibilityDidChange  2. displayOrderDidChange for each group
  /// 3. didSelectTab, if the selected tab was hidden  4. didEndEditing  5. content.
  ///
  /// What was changed is saved when this returns; see
  /// ``TabHostController/customizationIdentifier``.
  @discardableResult
  public func endEditing() -> Outcome {
    guard host.state.isEditing else { return .refused(.notEditing) }
    host.endEditing()
    return .performed
  }

  /// Takes everything back to the defaults while editing; told, as all else, when the person is
  /// done. See ``TabHostController/resetCustomization(_:)``.
  @discardableResult
  public func resetCustomization() -> Outcome {
    guard host.state.isEditing else { return .refused(.notEditing) }
    host.changeForUser {
      CustomizationApplier(host: host).reset(.all, noting: $0)
    }
    return .performed
  }
}

// MARK: - Hiding

extension UserInteraction {
  /// Checks the box of a row: the tab is shown, and back at its place in the bar.
  @discardableResult
  public func check(_ tab: TabItem) -> Outcome { setHidden(false, tab) }

  /// Clears the box of a row: the tab is hidden, and leaves the bar.
  ///
  /// A tab that is selected stays so until the person is done.
  @discardableResult
  public func uncheck(_ tab: TabItem) -> Outcome { setHidden(true, tab) }

  private func setHidden(_ hidden: Bool, _ tab: TabItem) -> Outcome {
    if let refusal = refusalOfEditing(tab) { return .refused(refusal) }
    guard hasRowOnScreen(tab) else { return .refused(.notOnScreen) }
    guard tab.storedAllowsHiding else { return .refused(.notPermitted) }
    if tab.visibility.isHidden != hidden { host.setHiddenForUser(hidden, tab) }
    return .performed
  }

  /// Why a person can't edit a tab; nil if they can.
  private func refusalOfEditing(_ tab: TabItem) -> Refusal? {
    guard host.isShown, host.tree.contains(tab) else { return .notOnScreen }
    return host.state.isEditing ? nil : .notEditing
  }
}

// MARK: - Moving rows

extension UserInteraction {
  /// Moves a row next to another one of the same group, or of the root; also outside editing.
  ///
  /// Asks ``TabGroupItem/allowsReordering``, or ``TabHostController/allowsReordering`` for the
  /// root, and ``TabItem/allowsMoving``. Outside editing: 1. displayOrderDidChange, for a group, at
  /// the drop; then it is saved. There, rows that carry something are not moved, nor are their
  /// siblings: those with a ``TabItem/dragItemsProvider``, or whose last drag carried items. Next
  /// to a row that may not move, it lands at the nearest place; a root tab stays above the groups.
  @discardableResult
  public func moveRow(_ tab: TabItem, _ side: Side, _ other: TabItem) -> Outcome {
    if let refusal = refusalOfMovingRow(tab, other) { return .refused(refusal) }
    if tab !== other { host.moveForUser(tab, side, other) }
    return .performed
  }

  func refusalOfMovingRow(_ tab: TabItem, _ other: TabItem) -> Refusal? {
    for tab in [tab, other] {
      guard host.tree.contains(tab) else { return .notOnScreen }
      guard host.sidebar.listsHidden || tab.isShownInTree else { return .hidden }
      guard hasRowOnScreen(tab) else { return .notOnScreen }
    }
    let isReorderable = tab.storedParent?.storedAllowsReordering ?? host.state.allowsReordering
    let isPermitted =
      tab.storedParent === other.storedParent && isReorderable && tab.storedAllowsMoving
      && !tab.isHoistedGroup
      && !other.isHoistedGroup && (host.state.isEditing || !tab.isAmongCarriers)
    return isPermitted ? nil : .notPermitted
  }
}

// MARK: - Arranging the bar

extension UserInteraction {
  /// Drags a row, or an item that is in the bar already, to a position in the bar.
  ///
  /// - Parameters:
  ///   - tab: The tab. Its placement must leave a person the choice, or be movable.
  ///   - position: How many items stand before it, the dragged one not counted. Nil is the end.
  ///     Among fixed or pinned items it lands at the nearest place that is allowed.
  @discardableResult
  public func drag(_ tab: TabItem, toBarAt position: Int? = nil) -> Outcome {
    if let refusal = refusalOfDraggingToBar(tab) { return .refused(refusal) }
    host.putIntoBar(tab, at: position)
    return .performed
  }

  func refusalOfDraggingToBar(_ tab: TabItem) -> Refusal? {
    if let refusal = refusalOfDragging(tab) { return refusal }
    guard host.isBarOnScreen, isInBar(tab) || hasRowOnScreen(tab) else { return .notOnScreen }
    return isArrangeable(tab) && (isInBar(tab) || !tab.standsInline) ? nil : .notPermitted
  }

  /// Drags an item of the bar next to another one.
  ///
  /// Next to a fixed or a pinned item it lands at the nearest place that is allowed.
  @discardableResult
  public func moveItem(_ tab: TabItem, _ side: Side, _ other: TabItem) -> Outcome {
    if let refusal = refusalOfMovingItem(tab, other) { return .refused(refusal) }
    if tab !== other { host.moveItemForUser(tab, side, other) }
    return .performed
  }

  func refusalOfMovingItem(_ tab: TabItem, _ other: TabItem) -> Refusal? {
    if let refusal = refusalOfDragging(tab) { return refusal }
    guard isInBar(tab), isInBar(other) else { return .notOnScreen }
    return isArrangeable(tab) ? nil : .notPermitted
  }

  /// Drags an item off the bar; its row stays. Fixed, pinned and movable items can't be.
  @discardableResult
  public func dragOffBar(_ tab: TabItem) -> Outcome {
    if let refusal = refusalOfDraggingOffBar(tab) { return .refused(refusal) }
    host.takeOffBar(tab)
    return .performed
  }

  func refusalOfDraggingOffBar(_ tab: TabItem) -> Refusal? {
    if let refusal = refusalOfDragging(tab) { return refusal }
    guard isInBar(tab) else { return .notOnScreen }
    return isArrangeable(tab) && tab.resolvedPlacement != .movable ? nil : .notPermitted
  }

  private func refusalOfDragging(_ tab: TabItem) -> Refusal? {
    if let refusal = refusalOfEditing(tab) { return refusal }
    return tab.isShownInTree ? nil : .hidden
  }

  private func isArrangeable(_ tab: TabItem) -> Bool {
    tab.isArrangeable && tab !== host.separateTab
  }
}

extension TabItem {
  /// Whether the tab is a group at the top level of the sidebar, away from its siblings.
  fileprivate var isHoistedGroup: Bool { asGroup?.isHoisted == true }

  /// Whether the tab is a root group for which its children stand in a bar.
  fileprivate var standsInline: Bool {
    storedParent == nil && asGroup?.storedBarPresentation == .inlineChildren
  }
}
