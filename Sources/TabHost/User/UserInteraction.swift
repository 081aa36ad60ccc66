/// The actions of the user on a host, with one method for each action.
///
/// Renderers and tests perform all actions of the user with these methods. An action that the user
/// could not perform, because it is not permitted or its target is not on screen, is refused with a
/// reason, and nothing changes. No delegate is called, unless its answer is the reason, as for a
/// drag without items.
///
///     host.user.tap(inbox)  // 1. shouldSelectTab  2. didSelectTab  3. content appears
@preconcurrency @MainActor public struct UserInteraction {
  /// The outcome of an action.
  public enum Outcome: Hashable, Sendable {
    /// The action was performed, or there was nothing to do.
    case performed
    /// The delegate, a page or a subclass vetoed the action, or callbacks have changed the host in a
    /// loop that the framework broke.
    case vetoed
    /// The user could not perform the action.
    ///
    /// Nothing has changed. No delegate was called, except for one whose answer is the reason, or
    /// which has made the action impossible: a tab that `shouldSelectTab` hides, for example, is
    /// not selected.
    case refused(Refusal)
  }

  /// The side of another tab.
  public enum Side: String, Sendable {
    /// The leading side, or above.
    case before
    /// The trailing side, or below.
    case after
  }

  /// The direction in which the user scrolls.
  public enum ScrollDirection: String, Sendable {
    /// Toward the end of the content.
    case down
    /// Toward the beginning of the content.
    case up
    /// To the beginning of the content.
    case top
  }

  let host: TabHostController
}

// MARK: - Performing

// The gate: the method for each action calls `perform`.

extension UserInteraction {
  /// Performs an action, which is a ``TabHostEvent/action``.
  ///
  /// - Parameter isReachable: Whether the action is possible although something modal covers the
  ///   host. Other actions are refused as ``Refusal/covered``.
  func perform(
    _ action: @autoclosure () -> UserAction,
    whileCovered isReachable: Bool = false,
    _ body: () -> Outcome
  ) -> Outcome {
    host.commitIfNeeded()
    return host.calls.emit(.action, "action", .action(action()), result: { .outcome($0) }) {
      if !isReachable, let refusal = refusalOfCover { return .refused(refusal) }
      return body()
    }
  }

  /// Why the user can't reach the bar, the sidebar and the content because of what is presented
  /// above, or `nil` if the user can.
  var refusalOfCover: Refusal? { host.isCovered && host.isShown ? .covered : nil }
}

extension TabHostController {
  /// Performs a change of the environment, which is a ``TabHostEvent/action``.
  func changeEnvironment(_ action: @autoclosure () -> UserAction, _ body: () -> Void) {
    _ = calls.emit(.action, "action", .action(action()), result: { .outcome($0) }) {
      body()
      return UserInteraction.Outcome.performed
    }
  }
}

// MARK: - Selecting

extension UserInteraction {
  /// Taps a tab: its item in the bar or in the overflow, or else its row.
  ///
  /// A tap on a group in the bar selects the tab that the group resolves to: the previously
  /// selected child, the default child, its own page, or its first child. If the selection is
  /// inside the group, the tap goes back to the page of the group, if it has one. For a tap on a
  /// row, see ``tapRow(_:)-(TabItem)``. A tap on a tab with a ``TabItem/primaryAction`` performs the
  /// action. A tap on the selected tab in a bar that was minimized by scrolling only expands the bar.
  @discardableResult
  public func tap(_ tab: TabItem) -> Outcome {
    perform(.tap(tab)) { reach(tab) }
  }

  /// Taps a row.
  ///
  /// A tap on the header of a group expands or collapses the group, unless
  /// ``TabGroupItem/isSidebarDestination`` is `true` or the group has a ``TabItem/primaryAction``.
  @discardableResult
  public func tapRow(_ tab: TabItem) -> Outcome {
    perform(.tapRow(tab)) { reachRow(tab) }
  }

  /// Chooses a tab that the sidebar lists, or would list, whether or not it is on screen.
  ///
  /// So the user reaches every tab in every size, for example in a list of all tabs that takes the
  /// place of the sidebar in a compact width.
  ///
  /// The effect is that of a tap on the row of the tab, with the same calls: the tab is selected, or
  /// its ``TabItem/primaryAction`` is performed. A group whose row would only expand and collapse is
  /// chosen as by a tap on its item in the bar. No sidebar is shown, and no group is expanded.
  ///
  ///     host.user.choose(inbox)  // 1. shouldSelectTab  2. didSelectTab  3. content appears
  ///
  /// Refused as ``Refusal/notOnScreen`` if the host is not on screen or does not contain the tab, and
  /// as ``Refusal/hidden`` or ``Refusal/disabled`` if that applies to the tab or a group above it.
  @discardableResult
  public func choose(_ tab: TabItem) -> Outcome {
    perform(.choose(tab)) {
      guard host.isShown else { return .refused(.hostNotOnScreen) }
      guard host.tree.contains(tab) else { return .refused(.tabNotInHost) }
      guard tab.isShownInTree else { return .refused(.hidden) }
      guard let group = tab.asGroup, group.isOnlyCollapsible else { return selectRow(tab) }
      return hidingSidebar(select(itemOf: group))
    }
  }

  /// Rests a drag over a tab until spring loading selects the tab.
  ///
  /// The tab is selected in the same way as by a tap, but a stack never goes back to its root. A
  /// group that is not a destination is expanded instead, at its row; during a ``Drag``, until the drag
  /// is elsewhere, see ``TabGroupItem/isExpanded``. Refused as
  /// ``Refusal/notPermitted`` for other tabs with a ``TabItem/primaryAction``, and without
  /// ``TabItem/isSpringLoaded``.
  @discardableResult
  public func springLoad(_ tab: TabItem) -> Outcome {
    perform(.springLoad(tab)) {
      guard tab.storedIsSpringLoaded else { return .refused(.notPermitted) }
      if isInBar(tab) {
        guard tab.isEnabledWithAncestors else { return .refused(.disabled) }
        guard !tab.performsAction else { return .refused(.notPermitted) }
        return select(tab.resolvedSelf, popping: .never)
      }
      if let refusal = refusalOfRow(tab) { return .refused(refusal) }
      guard let group = tab.asGroup, group.performsAction || !group.storedIsSidebarDestination
      else {
        guard !tab.performsAction else { return .refused(.notPermitted) }
        return select(tab, popping: .never)
      }
      guard let drag = host.drag else { return setExpanded(true, group) }
      drag.open(group)
      return .performed
    }
  }

  /// Taps a tab as a part of another action.
  func reach(_ tab: TabItem) -> Outcome {
    isInBar(tab) ? tapItem(tab) : reachRow(tab)
  }

  private func reachRow(_ tab: TabItem) -> Outcome {
    if let refusal = refusalOfRow(tab) { return .refused(refusal) }
    guard let group = tab.asGroup, group.isOnlyCollapsible else { return selectRow(tab) }
    return setExpanded(!group.showsRows, group)
  }

  private func selectRow(_ tab: TabItem) -> Outcome { hidingSidebar(select(tab)) }

  /// Hides the sidebar after a selection, if the app wants that.
  private func hidingSidebar(_ outcome: Outcome) -> Outcome {
    if outcome == .performed { host.hideSidebarAfterSelection() }
    return outcome
  }

  private func tapItem(_ tab: TabItem) -> Outcome {
    if host.isMinimizedByScrolling, host.selection.tab?.isOrIsBelow(tab) == true {
      guard !host.isLooping else { return .vetoed }
      host.closeForGesture()
      host.expandBar()
      return .performed
    }
    guard let group = tab.asGroup, !group.performsAction else { return select(tab) }
    return select(itemOf: group)
  }

  /// Selects the tab that a group resolves to, or goes back to the page of the group.
  private func select(itemOf group: TabGroupItem) -> Outcome {
    guard group.isEnabledWithAncestors else { return .refused(.disabled) }
    guard host.selection.tab?.isOrIsBelow(group) == true else {
      return select(group.resolved)
    }
    guard group.storedReselectionBehavior == .automatic else {
      return select(group.resolved, popping: .never)
    }
    return group.hasOwnPage ? select(group, popping: .always) : select(group.resolved)
  }

  func select(
    _ tab: TabItem,
    popping: TabHostController.Popping = .onReselection
  ) -> Outcome {
    guard tab.isEnabledWithAncestors else { return .refused(.disabled) }
    if let action = tab.action { return run(action, sender: tab, from: tab) }
    return host.selectForUser(tab, popping: popping)
  }

  /// Runs the handler of an action after closing what a gesture closes.
  func run(_ action: Action, sender: Any, from source: (any PopoverSourceItem)? = nil) -> Outcome {
    guard !host.isLooping else { return .vetoed }
    host.closeForGesture()
    host.notify { host.calls.perform(action, sender, from: source) }
    return .performed
  }
}

// MARK: - Refusals

extension UserInteraction {
  func isInBar(_ tab: TabItem) -> Bool {
    host.isBarOnScreen && host.tree.contains(tab) && host.barShows(tab)
  }

  /// Why the user can't reach the row of a tab, or `nil` if it is on screen.
  private func refusalOfRow(_ tab: TabItem) -> Refusal? {
    guard host.tree.contains(tab) else { return .tabNotInHost }
    guard tab.isShownInTree else { return .hidden }
    guard hasRowOnScreen(tab) else { return refusalOfMissingRow }
    return tab.isEnabledWithAncestors ? nil : .disabled
  }

  func hasRowOnScreen(_ tab: TabItem) -> Bool {
    host.sidebar.isOnScreen && host.sidebar.rowList?.index(of: tab) != nil
  }

  /// Returns whether the user can reach a tab in a list of all tabs, which takes the place of the sidebar
  /// in a compact width; see ``choose(_:)-(TabItem)``.
  func isListedInPlaceOfSidebar(_ tab: TabItem) -> Bool {
    host.isShown && host.sidebarUnavailability == .compactWidth && host.tree.contains(tab)
      && tab.isShownInTree
  }

  /// Why the user can't reach a row that is not in the list: there is no sidebar, or the row is not
  /// on screen.
  var refusalOfMissingRow: Refusal {
    guard host.isShown, let reason = host.sidebarUnavailability else { return .notOnScreen }
    return .notOnScreen.because(of: reason)
  }
}
