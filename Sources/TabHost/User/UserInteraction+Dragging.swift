extension UserInteraction {
  /// Begins a drag of a row.
  ///
  /// Calls `itemsForBeginning` of the sidebar's delegate, and then ``TabItem/dragItemsProvider`` if
  /// that returns no items.
  ///
  /// Refused as ``Refusal/notPermitted`` if there are no items, and while editing, where a drag
  /// arranges rows and items instead; see ``moveRow(_:_:_:)-(TabItem,_,_)`` and
  /// ``drag(_:toBarAt:)-(TabItem,_)``. Disabled tabs can be dragged. The drag allows move operations.
  ///
  /// - Returns: The outcome, and the drag if the outcome is ``Outcome/performed``. Retain the drag
  ///   as long as it lasts.
  public func drag(row tab: TabItem) -> (Outcome, Drag?) {
    beginDrag(.dragRow(tab)) {
      refusalOfRowDrag(tab)
    } items: {
      host.calls.itemsForBeginning($0, tab)
    } drag: {
      Drag(of: $0, isLocal: true, row: tab, in: host)
    }
  }

  /// Begins a drag of something in the app.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - whileCovered: Whether the user can perform it while something covers the host.
  ///   - refusal: Returns why the drag can't begin. Called again after `items`, because the app may have
  ///     removed what is dragged, or begun editing.
  ///   - items: Calls the app for the items of a drag that has none yet.
  ///   - drag: Creates the drag.
  func beginDrag(
    _ action: @autoclosure () -> UserAction,
    whileCovered: Bool = false,
    refusal: () -> Refusal?,
    items: (DragContents) -> [DragItem],
    drag: (DragContents) -> Drag
  ) -> (Outcome, Drag?) {
    var begun: Drag?
    let outcome = perform(action(), whileCovered: whileCovered) {
      if let refusal = refusal() { return .refused(refusal) }
      guard !host.isLooping else { return .vetoed }
      let contents = DragContents(
        items: [],
        allowsMoveOperation: true,
        isRestrictedToDraggingApplication: false,
        host: host
      )
      host.closeForGesture()
      let items = host.notify { items(contents) }
      if let refusal = refusal() { return .refused(refusal) }
      guard !items.isEmpty else { return .refused(.notPermitted) }
      contents.items = items
      let drag = drag(contents)
      host.dragDidBegin(drag)
      begun = drag
      return .performed
    }
    return (outcome, begun)
  }

  /// Begins a drag of items that belong neither to a row nor to an element of content, from another app
  /// or from this one.
  ///
  /// - Parameters:
  ///   - items: The dragged items. If there are none, every target is refused.
  ///   - allowsMoveOperation: Whether a drop may move the items from their place of origin.
  ///   - isRestrictedToDraggingApplication: Whether the items may be dropped only in the app that
  ///     they come from.
  ///   - isLocal: Whether the items come from this app. If they don't, targets see new items
  ///     without ``DragItem/localObject`` and without the data that is visible only to its own
  ///     process, and ``DropSession/localDragSession`` is `nil`.
  /// - Returns: The drag. Retain it as long as it lasts.
  public func beginExternalDrag(
    _ items: [DragItem],
    allowsMoveOperation: Bool = false,
    isRestrictedToDraggingApplication: Bool = false,
    isLocal: Bool = false
  ) -> Drag {
    let contents = DragContents(
      items: items,
      allowsMoveOperation: allowsMoveOperation,
      isRestrictedToDraggingApplication: isRestrictedToDraggingApplication,
      host: host
    )
    let drag = Drag(of: contents, isLocal: isLocal, in: host)
    host.changeEnvironment(.beginExternalDrag(items, allowsMoveOperation: allowsMoveOperation)) {
      host.dragDidBegin(drag)
    }
    return drag
  }
}

// MARK: - Refusals

extension UserInteraction {
  /// Why the row of a tab can't be dragged, or `nil` if it can.
  func refusalOfRowDrag(_ tab: TabItem) -> Refusal? {
    guard host.tree.contains(tab) else { return .tabNotInHost }
    guard tab.isShownInTree else { return .hidden }
    guard hasRowOnScreen(tab) else { return refusalOfMissingRow }
    return host.editing.isActive ? .notPermitted : nil
  }

  /// Why a drag can't be over a target, or `nil` if it can.
  func refusal(of target: Drag.Target) -> Refusal? {
    if case .place(_, let content) = target {
      guard host.reaches(content) else { return .notOnScreen }
    } else if let refusal = refusalOfCover {
      return refusal
    }
    guard host.screen.allowsDragging else { return .notPermitted }
    switch target {
    case .place: return nil
    case .tab(let tab):
      guard host.tree.contains(tab) else { return .tabNotInHost }
      guard tab.isShownInTree else { return .hidden }
      guard isInBar(tab) || hasRowOnScreen(tab) else { return .notOnScreen }
      return tab.hasDisabledAction ? .disabled : nil
    case .action(let action, let group):
      if let refusal = refusalOfSection(group) { return refusal }
      guard group.storedSidebarActions.contains(where: { $0 === action }),
        !action.attributes.contains(.hidden)
      else { return .notOnScreen }
      return action.attributes.contains(.disabled) ? .disabled : nil
    }
  }
}

// MARK: - Rows with drag items

extension TabItem {
  /// Whether the row of the tab or of a sibling has drag items, so that a drag does not reorder it.
  var hasSiblingWithDragItems: Bool {
    let siblings = storedParent?.storedChildren ?? host?.tree.roots ?? []
    return siblings.contains { $0.gestures?.hasDragItems == true }
  }
}

extension TabItem.Gestures {
  fileprivate var hasDragItems: Bool { dragItemsProvider != nil || hadDragItems }
}
