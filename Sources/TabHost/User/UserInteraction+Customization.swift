// MARK: - Editing

extension UserInteraction {
  /// Begins editing the bar and the sidebar.
  ///
  /// The steps are, in this order, in a batch at its end:
  ///
  /// 1. the sidebar is shown, if it is hidden
  /// 2. `willBeginEditing`
  ///
  /// They take place inside ``TabHostController/setEditing(_:animated:)``, with which a subclass can
  /// prevent them; the outcome is then ``Outcome/vetoed``.
  ///
  /// While the user is editing, the sidebar also lists hidden tabs. On tablets and in terminals,
  /// where bar and sidebar replace each other otherwise, both are on screen.
  ///
  /// Refused as ``Refusal/alreadyEditing`` during editing, when called from `willBeginEditing`, and
  /// while the delegate is being notified of earlier changes. Refused as ``Refusal/notAvailable``
  /// if there is no sidebar (see ``Refusal/sidebarUnavailability``) or it can't be shown, and on a
  /// television.
  @discardableResult
  public func beginEditing() -> Outcome {
    perform(.beginEditing) {
      if let refusal = host.refusalOfBeginningEditing { return .refused(refusal) }
      return host.requestEditing(true)
    }
  }

  /// Ends editing.
  ///
  /// The calls are, in this order:
  ///
  /// 1. `visibilityDidChange`
  /// 2. `displayOrderDidChange` for each group
  /// 3. `didSelectTab`, if the selected tab was hidden
  /// 4. `didEndEditing`
  /// 5. content
  ///
  /// The first four take place inside ``TabHostController/setEditing(_:animated:)``, with which a
  /// subclass can prevent that editing ends; the outcome is then ``Outcome/vetoed``.
  ///
  /// In a batch, the calls are made at its end. The changes are saved when this method returns or, inside a
  /// batch or a callback, at the end of that; see
  /// ``TabHostController/customizationIdentifier``. Refused as ``Refusal/notEditing`` if the user
  /// is not editing. Has no effect while the delegate is being notified of the changes.
  @discardableResult
  public func endEditing() -> Outcome {
    perform(.endEditing) {
      guard host.editing.isActive else {
        return host.editing.isEnding ? .performed : .refused(.notEditing)
      }
      return host.requestEditing(false)
    }
  }

  /// Resets all customization while editing.
  ///
  /// As with other changes, the delegate is notified when editing ends. Refused as
  /// ``Refusal/notEditing`` outside editing and while the delegate is being notified of the changes.
  /// See ``TabHostController/resetCustomization(_:)``.
  @discardableResult
  public func resetCustomization() -> Outcome {
    perform(.resetCustomization) {
      guard host.editing.isActive else { return .refused(.notEditing) }
      host.changeForUser { host.customizationKeeper.reset(.all, noting: $0) }
      return .performed
    }
  }
}

// MARK: - Hiding

extension UserInteraction {
  /// Checks the checkbox of a row: the tab is shown, and returns to its place in the bar.
  ///
  /// Refused as ``Refusal/notEditing`` outside editing and while the delegate is being notified of the
  /// changes, as ``Refusal/notOnScreen`` if the row is not on screen, and as
  /// ``Refusal/notPermitted`` without ``TabItem/allowsHiding``.
  @discardableResult
  public func check(_ tab: TabItem) -> Outcome {
    perform(.check(tab)) { setHidden(false, tab) }
  }

  /// Unchecks the checkbox of a row: the tab is hidden, and is removed from the bar.
  ///
  /// If the tab is selected, the selection changes when editing ends. Refused like ``check(_:)-(TabItem)``.
  @discardableResult
  public func uncheck(_ tab: TabItem) -> Outcome {
    perform(.uncheck(tab)) { setHidden(true, tab) }
  }

  private func setHidden(_ hidden: Bool, _ tab: TabItem) -> Outcome {
    if let refusal = refusalOfEditing(tab) { return .refused(refusal) }
    guard hasRowOnScreen(tab) else { return .refused(refusalOfMissingRow) }
    guard tab.storedAllowsHiding else { return .refused(.notPermitted) }
    if tab.visibility.isHidden != hidden { host.setHiddenForUser(hidden, tab) }
    return .performed
  }

  /// Why the user can't edit a tab, or `nil` if the user can.
  private func refusalOfEditing(_ tab: TabItem) -> Refusal? {
    guard host.isShown else { return .hostNotOnScreen }
    guard host.tree.contains(tab) else { return .tabNotInHost }
    guard !host.editing.isActive else { return nil }
    return host.sidebarUnavailability.map { .notEditing.because(of: $0) } ?? .notEditing
  }
}

// MARK: - Moving rows

extension UserInteraction {
  /// Moves a row next to another one of the same group or among the root rows, also outside
  /// editing.
  ///
  /// Requires ``TabItem/allowsMoving`` and ``TabGroupItem/allowsReordering`` of the group, or
  /// ``TabHostController/allowsReordering`` for root tabs; a tab that is
  /// ``TabCustomizationBehavior/reorderable`` in the sidebar requires neither. Next to a row that may
  /// not be moved, the tab is inserted at the nearest possible place; a root tab stays above the
  /// groups.
  ///
  /// Outside editing, the delegate is notified of the new order of a group with
  /// `displayOrderDidChange`, and the change is saved. A tab is not moved there if it or one of its
  /// siblings has drag items, which means that it has a ``TabItem/dragItemsProvider`` or that its
  /// last drag had items.
  @discardableResult
  public func moveRow(_ tab: TabItem, _ side: Side, _ other: TabItem) -> Outcome {
    perform(.arrange(.moveRow(tab, side, other))) {
      if let refusal = refusalOfMovingRow(tab, other) { return .refused(refusal) }
      if tab !== other { host.moveForUser(tab, side, other) }
      return .performed
    }
  }

  func refusalOfMovingRow(_ tab: TabItem, _ other: TabItem) -> Refusal? {
    for tab in [tab, other] {
      guard host.tree.contains(tab) else { return .tabNotInHost }
      guard host.sidebar.listsHidden || tab.isShownInTree else { return .hidden }
      guard hasRowOnScreen(tab) else { return refusalOfMissingRow }
    }
    let isPermitted =
      tab.storedParent === other.storedParent && tab.isReorderable(in: host)
      && tab.storedAllowsMoving
      && !tab.isHoistedGroup
      && !other.isHoistedGroup && (host.editing.isActive || !tab.hasSiblingWithDragItems)
    return isPermitted ? nil : .notPermitted
  }
}

// MARK: - Arranging the bar

extension UserInteraction {
  /// Drags a row, or an item of the bar, to a position in the bar.
  ///
  /// - Parameters:
  ///   - tab: The tab. Its placement must allow the user to add or move it.
  ///   - position: The number of items before the tab, not counting the tab itself, or `nil` for
  ///     the end. Among fixed or pinned items, the tab is inserted at the nearest permitted place.
  @discardableResult
  public func drag(_ tab: TabItem, toBarAt position: Int? = nil) -> Outcome {
    perform(.arrange(.dragToBar(tab, at: position))) {
      if let refusal = refusalOfDraggingToBar(tab) { return .refused(refusal) }
      host.putIntoBar(tab, at: position)
      return .performed
    }
  }

  func refusalOfDraggingToBar(_ tab: TabItem) -> Refusal? {
    if let refusal = refusalOfDragging(tab) { return refusal }
    guard host.isBarOnScreen, isInBar(tab) || hasRowOnScreen(tab) else { return .notOnScreen }
    return isArrangeable(tab) && (isInBar(tab) || !tab.isShownInline) ? nil : .notPermitted
  }

  /// Moves an item of the bar next to another one.
  ///
  /// Next to a fixed or pinned item, the tab is inserted at the nearest permitted place.
  @discardableResult
  public func moveItem(_ tab: TabItem, _ side: Side, _ other: TabItem) -> Outcome {
    perform(.arrange(.moveItem(tab, side, other))) {
      if let refusal = refusalOfMovingItem(tab, other) { return .refused(refusal) }
      if tab !== other { host.moveItemForUser(tab, side, other) }
      return .performed
    }
  }

  func refusalOfMovingItem(_ tab: TabItem, _ other: TabItem) -> Refusal? {
    if let refusal = refusalOfDragging(tab) { return refusal }
    guard isInBar(tab), isInBar(other) else { return .notOnScreen }
    return isArrangeable(tab) ? nil : .notPermitted
  }

  /// Removes an item from the bar; its row stays.
  ///
  /// Fixed, pinned, and movable items are refused.
  @discardableResult
  public func dragOffBar(_ tab: TabItem) -> Outcome {
    perform(.arrange(.dragOffBar(tab))) {
      if let refusal = refusalOfDraggingOffBar(tab) { return .refused(refusal) }
      host.takeOffBar(tab)
      return .performed
    }
  }

  func refusalOfDraggingOffBar(_ tab: TabItem) -> Refusal? {
    if let refusal = refusalOfDragging(tab) { return refusal }
    guard isInBar(tab) else { return .notOnScreen }
    return isArrangeable(tab) && tab.resolvedPlacement.allowsRemoving ? nil : .notPermitted
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
  /// Whether the tab is a group at the top level of the sidebar, instead of among its siblings.
  fileprivate var isHoistedGroup: Bool { asGroup?.isHoisted == true }

  /// Whether the tab is a root group whose children replace it in the bar.
  fileprivate var isShownInline: Bool {
    storedParent == nil && asGroup?.storedBarPresentation == .inlineChildren
  }
}

extension UserInteraction {
  /// A rearrangement of rows or bar items as a value, so that a renderer can find its destination
  /// while the user is dragging.
  ///
  ///     let move = UserInteraction.Arrangement.moveRow(inbox, .after, drafts)
  ///     if host.user.dropDestination(of: move) != nil { … }  // calls no delegate
  ///     host.user.arrange(move)
  public enum Arrangement: Hashable, Sendable {
    /// See ``UserInteraction/moveRow(_:_:_:)-(TabItem,_,_)``.
    case moveRow(TabItem, Side, TabItem)
    /// See ``UserInteraction/moveItem(_:_:_:)-(TabItem,_,_)``.
    case moveItem(TabItem, Side, TabItem)
    /// See ``UserInteraction/drag(_:toBarAt:)-(TabItem,_)``.
    case dragToBar(TabItem, at: Int?)
    /// See ``UserInteraction/dragOffBar(_:)-(TabItem)``.
    case dragOffBar(TabItem)

    /// The tab that is moved.
    public var tab: TabItem {
      switch self {
      case .moveRow(let tab, _, _), .moveItem(let tab, _, _), .dragToBar(let tab, _),
        .dragOffBar(let tab):
        tab
      }
    }
  }

  /// Performs the rearrangement with the method that corresponds to the value.
  @discardableResult
  public func arrange(_ arrangement: Arrangement) -> Outcome {
    switch arrangement {
    case .moveRow(let tab, let side, let other): moveRow(tab, side, other)
    case .moveItem(let tab, let side, let other): moveItem(tab, side, other)
    case .dragToBar(let tab, let position): drag(tab, toBarAt: position)
    case .dragOffBar(let tab): dragOffBar(tab)
    }
  }

  /// Returns why the user can't perform a rearrangement now, or `nil` if the user can.
  ///
  /// Changes nothing and calls no delegate. Pass the same row twice to find out whether the row can
  /// be moved at all.
  public func refusal(of arrangement: Arrangement) -> Refusal? {
    if let refusal = refusalOfCover { return refusal }
    return switch arrangement {
    case .moveRow(let tab, _, let other): refusalOfMovingRow(tab, other)
    case .moveItem(let tab, _, let other): refusalOfMovingItem(tab, other)
    case .dragToBar(let tab, _): refusalOfDraggingToBar(tab)
    case .dragOffBar(let tab): refusalOfDraggingOffBar(tab)
    }
  }

  /// Returns the place where the tab would be inserted, for example to display a marker there, or
  /// `nil` if the rearrangement is refused or would change nothing.
  ///
  /// Changes nothing and calls no delegate. Next to a tab that may not be moved, the result is the
  /// nearest possible place: the row that the tab would follow, or that it would precede as the
  /// first. In the bar, the result of an insertion is always ``Arrangement/dragToBar(_:at:)`` with
  /// a position.
  ///
  /// - Complexity: O(*n*), where *n* is the number of siblings or bar items.
  public func dropDestination(of arrangement: Arrangement) -> Arrangement? {
    guard refusal(of: arrangement) == nil else { return nil }
    switch arrangement {
    case .moveRow(let tab, let side, let other):
      return host.rowDestination(of: tab, side, other)
    case .moveItem(let tab, let side, let other):
      return host.itemDestination(of: tab, side, other).map { .dragToBar(tab, at: $0) }
    case .dragToBar(let tab, let position):
      return host.barDestination(of: tab, at: position).map { .dragToBar(tab, at: $0) }
    case .dragOffBar:
      return arrangement
    }
  }
}
