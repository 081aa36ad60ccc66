/// What a person does to a host, one method each: the only way in for whoever draws it, and for
/// tests.
///
/// An action that a person could not do just now, because it is not permitted or what it needs is
/// not on screen, is refused with a reason: nothing changes, and nobody is called.
///
///     host.user.tap(inbox)  // 1. shouldSelectTab  2. didSelectTab  3. content appears
@MainActor public struct UserInteraction {
  /// What became of an action.
  public enum Outcome: Hashable, Sendable {
    /// It was done, or there was nothing to do.
    case performed
    /// The delegate has said no, or callbacks select in a loop that was left.
    case vetoed
    /// The person could not do it; nobody was asked.
    case refused(Refusal)
  }

  /// Why a person could not do something.
  public enum Refusal: String, Hashable, Sendable, CaseIterable {
    /// The tab, or a group above it, or the action is disabled.
    case disabled
    /// The tab, or a group above it, is hidden.
    case hidden
    /// What the action needs is not on screen: the host, the bar or the sidebar, the item or the
    /// row, because a group is collapsed or the tab is in no place that is shown.
    case notOnScreen
    /// People may not do this here, or not to this tab.
    case notPermitted
    /// The person is not editing, which this needs.
    case notEditing
    /// The person is editing already.
    case alreadyEditing
    /// The host has no sidebar now, no search field or none that is active, or no pages; nothing is
    /// open that offers it, or the drag is over.
    case notAvailable
    /// There is no page that could be selected on that side of the one on screen.
    case noFurtherPage
    /// The group has no row of its own that could be expanded and collapsed.
    case notCollapsible
    /// The content on screen is no navigation controller.
    case noNavigationController
    /// The stack shows its root: there is nothing to go back to.
    case atRoot
  }

  /// On which side of another tab something goes.
  public enum Side: String, Sendable {
    /// On its leading side, or above it.
    case before
    /// On its trailing side, or below it.
    case after
  }

  /// Where the content moves on a scroll.
  public enum ScrollDirection: String, Sendable {
    /// Towards its end.
    case down
    /// Towards its beginning.
    case up
  }

  let host: TabHostController
}

// MARK: - Selecting

extension UserInteraction {
  /// Taps a tab where it is shown: its item in the bar or the overflow, else its row.
  ///
  /// A group in the bar selects what it resolves to: the child selected before, its default child,
  /// its own page, its first child. A tap on the item of a group that holds the selection goes back
  /// to its own page, if it has one. For a row see ``tapRow(_:)-(TabItem)``.
  @discardableResult
  public func tap(_ tab: TabItem) -> Outcome {
    isInBar(tab) ? tapItem(tab) : tapRow(tab)
  }

  /// Taps the tab with an identifier; see ``tap(_:)-(TabItem)``. One that no tab has is refused as
  /// ``Refusal/notOnScreen``.
  @discardableResult
  public func tap(_ identifier: String) -> Outcome {
    withTab(identifier) { tap($0) }
  }

  /// Taps a row. The header of a group expands or collapses it, unless it is a destination.
  @discardableResult
  public func tapRow(_ tab: TabItem) -> Outcome {
    if let refusal = refusalOfRow(tab) { return .refused(refusal) }
    guard let group = tab.asGroup, !group.storedIsSidebarDestination else { return select(tab) }
    return setExpanded(!group.showsRows, group)
  }

  /// Taps the row of the tab with an identifier; see ``tapRow(_:)-(TabItem)``.
  @discardableResult
  public func tapRow(_ identifier: String) -> Outcome {
    withTab(identifier) { tapRow($0) }
  }

  /// Holds a drag over a tab for as long as spring loading takes: selects as a tap does, and never
  /// goes back to a root.
  @discardableResult
  public func springLoad(_ tab: TabItem) -> Outcome {
    guard tab.storedIsSpringLoaded else { return .refused(.notPermitted) }
    if isInBar(tab) {
      guard tab.isEnabledThroughout else { return .refused(.disabled) }
      return select(tab.resolvedSelf, popping: .never)
    }
    if let refusal = refusalOfRow(tab) { return .refused(refusal) }
    guard let group = tab.asGroup, !group.storedIsSidebarDestination else {
      return select(tab, popping: .never)
    }
    return setExpanded(true, group)
  }

  private func tapItem(_ tab: TabItem) -> Outcome {
    guard let group = tab.asGroup else { return select(tab) }
    guard group.isEnabledThroughout else { return .refused(.disabled) }
    let isRetap = host.state.selection.tab?.isOrIsBelow(group) == true
    if isRetap, group.hasPage { return select(group, popping: .always) }
    return select(group.resolved)
  }

  func select(
    _ tab: TabItem,
    popping: TabHostController.Popping = .onReselection
  ) -> Outcome {
    guard tab.isEnabledThroughout else { return .refused(.disabled) }
    return host.selectForUser(tab, popping: popping)
  }
}

// MARK: - Reaching

extension UserInteraction {
  func isInBar(_ tab: TabItem) -> Bool {
    host.isBarOnScreen && host.tree.contains(tab) && host.barShows(tab)
  }

  /// Why a person can't reach the row of a tab; nil if it is on screen.
  private func refusalOfRow(_ tab: TabItem) -> Refusal? {
    guard host.tree.contains(tab) else { return .notOnScreen }
    guard tab.isShownInTree else { return .hidden }
    guard hasRowOnScreen(tab) else { return .notOnScreen }
    return tab.isEnabledThroughout ? nil : .disabled
  }

  func hasRowOnScreen(_ tab: TabItem) -> Bool {
    host.sidebar.isOnScreen && host.sidebar.rowList?.index(of: tab) != nil
  }

  private func withTab(_ identifier: String, _ act: (TabItem) -> Outcome) -> Outcome {
    guard let tab = host.tab(forIdentifier: identifier) else { return .refused(.notOnScreen) }
    return act(tab)
  }
}
