extension UserInteraction {
  /// Swipes a row to reveal its actions.
  ///
  /// Requests the actions from the sidebar's delegate, or else from the tab, and sets
  /// ``TabHostController/Sidebar/swipedRow``. This happens once per swipe, even if the row is
  /// already open. A menu or row that was open is closed. If there are no actions, nothing opens.
  /// The header of a group and disabled tabs can be swiped, too, because ``TabItem/isEnabled``
  /// concerns only selecting. Refused as ``Refusal/notPermitted`` while editing.
  ///
  /// The row closes when the user does something elsewhere, which is also performed: a tap on
  /// another row closes the open row and selects a tab. A renderer in which the first tap should
  /// only close the row calls ``closeSwipeActions()`` instead.
  @discardableResult
  public func openSwipeActions(_ edge: SwipeEdge, on tab: TabItem) -> Outcome {
    perform(.openSwipeActions(edge, on: tab)) { swipe(edge, on: tab) { _ in } }
  }

  /// Swipes a row fully: reveals its actions like ``openSwipeActions(_:on:)``, and performs the
  /// first one.
  ///
  /// Refused as ``Refusal/notPermitted`` if
  /// ``SwipeActionsConfiguration/performsFirstActionWithFullSwipe`` is `false`; then the row does
  /// not open.
  @discardableResult
  public func fullSwipe(_ edge: SwipeEdge, on tab: TabItem) -> Outcome {
    perform(.fullSwipe(edge, on: tab)) {
      var outcome = Outcome.performed
      let swipe = swipe(edge, on: tab, isFull: true) { row in
        guard let row else { return outcome = .refused(.notPermitted) }
        if let first = row.configuration.actions.first { host.perform(first, of: row) }
      }
      return swipe == .performed ? outcome : swipe
    }
  }

  /// Chooses an action of the open row by running its handler, with the tab as the source.
  ///
  /// The row stays open until the handler calls its completion, with either value. Until then, no
  /// other action can be chosen. If the completion is released without a call, the row closes, too,
  /// and ``TabHostController/Diagnostic/Rule/neverCompleted`` is reported; a second call is
  /// reported as ``TabHostController/Diagnostic/Rule/completedTwice``. The completion may be called
  /// after the row was closed in another way.
  @discardableResult
  public func performSwipeAction(_ action: ContextualAction) -> Outcome {
    perform(.performSwipeAction(action)) {
      guard host.isShown else { return .refused(.hostNotOnScreen) }
      guard let row = host.state.overlays.swipedRow, !row.isPerforming,
        row.configuration.actions.contains(where: { $0 === action })
      else { return .refused(.notAvailable) }
      guard !host.isLooping else { return .vetoed }
      host.notify { host.perform(action, of: row) }
      return .performed
    }
  }

  /// Closes the open row without choosing an action.
  ///
  /// An action that was already chosen continues.
  @discardableResult
  public func closeSwipeActions() -> Outcome {
    perform(.closeSwipeActions) {
      guard host.state.overlays.swipedRow != nil else { return .refused(.notAvailable) }
      host.update(.none) { host.setSwipedRow(nil) }
      return .performed
    }
  }

  /// - Parameter then: Called with the open row, or with `nil` if a full swipe is not permitted.
  private func swipe(
    _ edge: SwipeEdge,
    on tab: TabItem,
    isFull: Bool = false,
    then: (SwipeSession?) -> Void
  ) -> Outcome {
    if let refusal = refusalOfGesture(on: tab) { return .refused(refusal) }
    guard !host.isLooping else { return .vetoed }
    host.closeForGesture()
    host.notify {
      let configuration = host.calls.swipeActions(at: edge, of: tab)
      // The delegate or the provider may have removed or covered the row.
      guard let configuration, !configuration.actions.isEmpty,
        refusalOfGesture(on: tab) == nil
      else { return }
      guard !isFull || configuration.performsFirstActionWithFullSwipe else { return then(nil) }
      let row = SwipeSession(tab, edge, configuration)
      host.update(.none) {
        // The delegate or the provider may have opened a menu.
        host.setOpenMenu(nil)
        host.setSwipedRow(row)
      }
      then(row)
    }
    return .performed
  }

  /// Why the user can't swipe a row or open its menu, or `nil` if the user can.
  func refusalOfGesture(on tab: TabItem) -> Refusal? {
    if let refusal = refusalOfCover { return refusal }
    guard host.tree.contains(tab) else { return .tabNotInHost }
    guard host.sidebar.listsHidden || tab.isShownInTree else { return .hidden }
    guard hasRowOnScreen(tab) else { return refusalOfMissingRow }
    return host.state.isEditing ? .notPermitted : nil
  }
}
