public import TabHost

/// A call that a host made to one of its two delegates, as a value to compare.
///
/// Tabs appear as their identifiers, controllers as the identifier of the tab whose content they
/// are or as the name of a plain page. Its coded form is a line of a transcript:
/// `{"call":"didSelectTab","tab":"b","previous":"a","origin":"user"}`, where an absent value is
/// written as `null`.
///
/// Tests name calls with the short makers: `#expect(log.calls == [.should("b"), .did("b", "a")])`.
public enum DelegateCall: Hashable, Sendable {
  /// The host asked whether a person may select the tab; `answer` is what the delegate said.
  case shouldSelectTab(String, answer: Bool)
  /// The host told that the tab is selected now. The origin is that of the host during the call.
  case didSelectTab(String, previous: String?, origin: SelectionOrigin?)
  /// The host asked which controllers of a managed stack stand for the tab.
  case displayedViewControllersFor(String, proposed: [String], answer: [String])
  /// The host told that a person is about to edit bar and sidebar.
  case willBeginEditing
  /// The host told that editing is over.
  case didEndEditing
  /// The host told that a person has hidden or shown the tabs, which are in declared order.
  case visibilityDidChangeFor([String])
  /// The host told that a person has reordered the children of the group.
  case displayOrderDidChangeFor(String)
  /// The host told that the sidebar is about to be shown or hidden.
  case sidebarVisibilityWillChange(hidden: Bool)
  /// The host told that there is a sidebar now, or that there is none any more.
  case sidebarAvailabilityDidChange(available: Bool)

  // MARK: Rows

  /// The host asked for the item of a row.
  case itemFor(Row)
  /// The host told that the item of a row is to be brought up to date.
  case update(Row)
  /// The host told that the row of the tab comes on screen.
  case willBeginDisplaying(String)
  /// The host told that the row of the tab has left the screen.
  case didEndDisplaying(String)

  // MARK: Swipes and menus

  /// The host asked what a swipe from the leading edge of the row of the tab offers.
  case leadingSwipeActionsConfigurationFor(String)
  /// The host asked what a swipe from the trailing edge of the row of the tab offers.
  case trailingSwipeActionsConfigurationFor(String)
  /// The host asked for the context menu of the row of the tab.
  case contextMenuConfigurationFor(String)

  // MARK: Drag and drop

  /// The host asked what a drop on the tab would do. The types are those of all items, item by
  /// item; the answer is the name of a `DropOperation`.
  case operationForAcceptingItemsFrom(String, types: [String], answer: String)
  /// The host handed over what was dropped on the tab.
  case acceptItemsFrom(String, types: [String])
  /// The host asked what a drop on the action of a group would do.
  case sidebarActionOperationForAcceptingItemsFrom(
    action: String,
    group: String,
    types: [String],
    answer: String
  )
  /// The host handed over what was dropped on the action of a group.
  case sidebarActionAcceptItemsFrom(action: String, group: String, types: [String])
  /// The host asked what a drag of the row of the tab carries.
  case itemsForBeginning(String)
  /// The host asked what the row of the tab adds to a drag.
  case itemsForAddingTo(String)
}

extension DelegateCall {
  /// Whose row it is. A string literal names a tab.
  public enum Row: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The row of the tab with this identifier.
    case tab(String)
    /// The row of an action of a group, both by their identifiers.
    case action(String, group: String)

    /// Names a tab.
    public init(stringLiteral identifier: String) { self = .tab(identifier) }
  }
}
