public import TabHost

/// A call that a host made to one of its two delegates.
///
/// A call is a value, so tests compare whole sequences of calls. Tabs are represented by their
/// identifiers. View controllers are represented by the identifier of the tab whose content they
/// are, or by the name of a plain page. An absent value is encoded as `null`:
///
/// ```json
/// {"call":"didSelectTab","tab":"b","previous":"a","origin":"user"}
/// ```
///
/// The methods of ``DelegateCallConvertible`` are the short form for tests:
/// `#expect(log.calls == [.shouldSelect("b"), .didSelect("b", previous: "a")])`.
public enum DelegateCall: Hashable, Sendable {
  /// Asks whether the user may select the tab.
  case shouldSelectTab(String, answer: Bool)
  /// Notifies that the tab was selected. The origin is the host's `selectionOrigin` during the call.
  case didSelectTab(String, previous: String?, origin: SelectionOrigin?)
  /// Asks which view controllers a managed stack shows for the tab.
  case displayedViewControllersFor(String, proposed: [String], answer: [String])
  /// Notifies that the user is about to edit the bar and the sidebar.
  case willBeginEditing
  /// Notifies that editing ended.
  case didEndEditing
  /// Notifies that the user hid or showed the tabs, which are in declared order.
  case visibilityDidChangeFor([String])
  /// Notifies that the user reordered the children of the group.
  case displayOrderDidChangeFor(String)
  /// Notifies that the sidebar is about to be shown or hidden.
  case sidebarVisibilityWillChange(hidden: Bool)
  /// Notifies that the sidebar became available or unavailable.
  case sidebarAvailabilityDidChange(available: Bool)

  // MARK: Rows

  /// Asks for the item of a row.
  case itemFor(Row)
  /// Asks for an update of the item of a row.
  case update(Row)
  /// Notifies that the row of the tab is about to appear on screen.
  case willBeginDisplaying(String)
  /// Notifies that the row of the tab disappeared from the screen.
  case didEndDisplaying(String)

  // MARK: Swipes and menus

  /// Asks for the actions of a swipe from the leading edge of the tab's row.
  case leadingSwipeActionsConfigurationFor(String)
  /// Asks for the actions of a swipe from the trailing edge of the tab's row.
  case trailingSwipeActionsConfigurationFor(String)
  /// Asks for the context menu of the tab's row.
  case contextMenuConfigurationFor(String)

  // MARK: Drag and drop

  /// Asks for the operation of a drop on the tab.
  ///
  /// The types are those of all items, in order. The answer is the name of a `DropOperation`.
  case operationForAcceptingItemsFrom(String, types: [String], answer: String)
  /// Passes the items that were dropped on the tab.
  case acceptItemsFrom(String, types: [String])
  /// Asks for the operation of a drop on an action of a group.
  case sidebarActionOperationForAcceptingItemsFrom(
    action: String,
    group: String,
    types: [String],
    answer: String
  )
  /// Passes the items that were dropped on an action of a group.
  case sidebarActionAcceptItemsFrom(action: String, group: String, types: [String])
  /// Asks for the items of a drag that begins with the tab's row.
  case itemsForBeginning(String)
  /// Asks for the items that the tab's row adds to a drag.
  case itemsForAddingTo(String)
}

extension DelegateCall {
  /// The subject of a call about a row. A string literal creates a ``tab(_:)``.
  public enum Row: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The row of the tab with this identifier.
    case tab(String)
    /// The row of an action of a group, both by identifier.
    case action(String, group: String)

    /// Creates a ``tab(_:)`` with the given identifier.
    public init(stringLiteral identifier: String) { self = .tab(identifier) }
  }
}

extension DelegateCall.Row: CustomStringConvertible {
  /// The identifier of a tab, or an action with its group, such as `action new, group: g`.
  public var description: String {
    switch self {
    case .tab(let identifier): identifier
    case .action(let action, let group): "action \(action), group: \(group)"
    }
  }
}
