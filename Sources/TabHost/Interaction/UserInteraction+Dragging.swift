extension UserInteraction {
  /// Begins to drag a row: itemsForBeginning, then ``TabItem/dragItemsProvider`` if that gives
  /// nothing.
  ///
  /// Refused as ``Refusal/notPermitted`` if nothing is given, and while editing, when a drag
  /// arranges rows and items instead; see ``moveRow(_:_:_:)`` and ``drag(_:toBarAt:)``. A disabled
  /// tab can be dragged. The drag allows to move.
  public func drag(row tab: TabItem) -> (Outcome, Drag?) {
    if let refusal = refusalOfRowDrag(tab) { return (.refused(refusal), nil) }
    guard !host.isLooping else { return (.vetoed, nil) }
    let contents = DragContents(
      items: [],
      allowsMoveOperation: true,
      isRestrictedToDraggingApplication: false,
      host: host
    )
    let items = host.notify {
      host.dragItems(of: tab) {
        DelegateNotifier(host: host).itemsForBeginning(contents, tab)
      }
    }
    // The app may have taken the row away, or begun to edit, meanwhile.
    if let refusal = refusalOfRowDrag(tab) { return (.refused(refusal), nil) }
    guard !items.isEmpty else { return (.refused(.notPermitted), nil) }
    contents.items = items
    let drag = Drag(of: contents, isLocal: true, row: tab, in: host)
    host.dragDidBegin(drag)
    return (.performed, drag)
  }

  /// Drags something in that is no row: from another app, or from the content of this one.
  ///
  /// - Parameters:
  ///   - items: What is carried. Without items, nobody is asked about a drop.
  ///   - allowsMoveOperation: Whether a drop may take the items away from where they were.
  ///   - isRestrictedToDraggingApplication: Whether only the app that they come from may have them.
  ///   - isLocal: Whether that is this app. From another one come new items, without
  ///     ``DragItem/localObject`` and without what is registered for the own process, and
  ///     ``DropSession/localDragSession`` is nil.
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
    host.dragDidBegin(drag)
    return drag
  }
}

// MARK: - Reaching

extension UserInteraction {
  /// Why the row of a tab can't be dragged; nil if it can.
  func refusalOfRowDrag(_ tab: TabItem) -> Refusal? {
    guard host.tree.contains(tab) else { return .notOnScreen }
    guard tab.isShownInTree else { return .hidden }
    guard hasRowOnScreen(tab) else { return .notOnScreen }
    return host.state.isEditing ? .notPermitted : nil
  }

  /// Why a drag can't be over something; nil if it can.
  func refusal(of target: Drag.Target) -> Refusal? {
    guard host.screen.allowsDragging else { return .notPermitted }
    switch target {
    case .tab(let tab):
      guard host.tree.contains(tab) else { return .notOnScreen }
      guard tab.isShownInTree else { return .hidden }
      return isInBar(tab) || hasRowOnScreen(tab) ? nil : .notOnScreen
    case .action(let action, let group):
      if let refusal = refusalOfSection(group) { return refusal }
      guard group.storedSidebarActions.contains(where: { $0 === action }),
        !action.attributes.contains(.hidden)
      else { return .notOnScreen }
      return action.attributes.contains(.disabled) ? .disabled : nil
    }
  }
}

// MARK: - Reordering rows that carry something

extension TabItem {
  /// Whether a drag of the row, or of a sibling's, carries something, so that it does not reorder.
  var isAmongCarriers: Bool {
    let siblings = storedParent?.storedChildren ?? host?.tree.roots ?? []
    return siblings.contains { $0.gestures?.carries == true }
  }

}

extension TabItem.Gestures {
  fileprivate var carries: Bool { dragItemsProvider != nil || hasCarriedItems }
}
