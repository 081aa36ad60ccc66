extension UserInteraction {
  /// Swipes a row open: 1. the sidebar's delegate, else the tab, is asked for the actions
  /// 2. ``TabHostController/Sidebar/swipedRow`` shows them.
  ///
  /// Asked once per swipe, also on a row that is open already; what was open before closes. Without
  /// actions nothing opens. The header of a group can be swiped like any tab, and so can a disabled
  /// tab: ``TabItem/isEnabled`` is about selecting. Not permitted while editing.
  ///
  /// A person who does something else while a row is open closes it by that, and it is done all the
  /// same: a tap on another row closes the open one and selects. Whoever draws the host and wants
  /// the first tap only to close it calls ``closeSwipeActions()`` instead.
  @discardableResult
  public func openSwipeActions(_ edge: SwipeEdge, on tab: TabItem) -> Outcome {
    swipe(edge, on: tab) { _ in }
  }

  /// Swipes a row all the way: as ``openSwipeActions(_:on:)``, then the first action is performed.
  ///
  /// Refused as ``Refusal/notPermitted``, and nothing opens, where
  /// ``SwipeActionsConfiguration/performsFirstActionWithFullSwipe`` is off.
  @discardableResult
  public func fullSwipe(_ edge: SwipeEdge, on tab: TabItem) -> Outcome {
    var outcome = Outcome.performed
    let swipe = swipe(edge, on: tab, isFull: true) { row in
      guard let row else { return outcome = .refused(.notPermitted) }
      if let first = row.configuration.actions.first { host.perform(first, of: row) }
    }
    return swipe == .performed ? outcome : swipe
  }

  /// Chooses an action of the open row: its handler runs, with the tab as the source.
  ///
  /// The row stays open until the handler has called its completion, whatever with; then no other
  /// action can be chosen. A completion that is dropped without a call closes the row too, and is
  /// reported as ``TabHostController/Diagnostic/Rule/neverCompleted``; a second call is reported as
  /// ``TabHostController/Diagnostic/Rule/completedTwice``. A completion that comes when the row was
  /// closed otherwise is in order.
  @discardableResult
  public func performSwipeAction(_ action: ContextualAction) -> Outcome {
    guard host.isShown else { return .refused(.notOnScreen) }
    guard let row = host.state.overlays.swipedRow, !row.isPerforming,
      row.configuration.actions.contains(where: { $0 === action })
    else { return .refused(.notAvailable) }
    guard !host.isLooping else { return .vetoed }
    host.notify { host.perform(action, of: row) }
    return .performed
  }

  /// Closes the open row without choosing. An action that was chosen goes on.
  @discardableResult
  public func closeSwipeActions() -> Outcome {
    guard host.state.overlays.swipedRow != nil else { return .refused(.notAvailable) }
    host.update([]) { host.setSwipedRow(nil) }
    return .performed
  }

  /// - Parameter then: Called with the open row; with nil if it may not be swiped all the way.
  private func swipe(
    _ edge: SwipeEdge,
    on tab: TabItem,
    isFull: Bool = false,
    then: (SwipeSession?) -> Void
  ) -> Outcome {
    if let refusal = refusalOfGesture(on: tab) { return .refused(refusal) }
    guard !host.isLooping else { return .vetoed }
    host.notify {
      host.closeForGesture()
      let configuration = DelegateNotifier(host: host).swipeActions(at: edge, of: tab)
      // Whoever was asked may have taken the row away.
      guard let configuration, !configuration.actions.isEmpty,
        refusalOfGesture(on: tab) == nil
      else { return }
      guard !isFull || configuration.performsFirstActionWithFullSwipe else { return then(nil) }
      let row = SwipeSession(tab, edge, configuration)
      host.update([]) {
        // Whoever was asked may have had something else opened.
        host.setOpenMenu(nil)
        host.setSwipedRow(row)
      }
      then(row)
    }
    return .performed
  }

  /// Why a person can't swipe a row or open its menu; nil if they can.
  func refusalOfGesture(on tab: TabItem) -> Refusal? {
    guard host.tree.contains(tab) else { return .notOnScreen }
    guard host.sidebar.listsHidden || tab.isShownInTree else { return .hidden }
    guard hasRowOnScreen(tab) else { return .notOnScreen }
    return host.state.isEditing ? .notPermitted : nil
  }
}
