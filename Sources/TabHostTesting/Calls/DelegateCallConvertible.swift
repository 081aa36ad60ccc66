public import TabHost

/// A type with the short forms of delegate calls, for comparing calls in tests.
///
/// ```swift
/// #expect(log.calls == [.shouldSelect("b"), .didSelect("b", previous: "a")])
/// #expect(log.entries == [.shouldSelect("b"), .didSelect("b", previous: "a"), .make("b")])
/// ```
public protocol DelegateCallConvertible {
  /// Creates a value from a delegate call.
  init(_ call: DelegateCall)
}

extension DelegateCall: DelegateCallConvertible {
  /// Creates a copy of a call.
  public init(_ call: DelegateCall) { self = call }
}

extension RecordedCall: DelegateCallConvertible {
  /// Wraps a delegate call in a ``RecordedCall/delegate(_:)``.
  public init(_ call: DelegateCall) { self = .delegate(call) }
}

// MARK: - Selecting

extension DelegateCallConvertible {
  /// Asks whether the user may select the tab.
  public static func shouldSelectTab(_ tab: String, answer: Bool) -> Self {
    Self(DelegateCall("shouldSelectTab", [.init(.tab, tab)], answer: .flag(answer)))
  }

  /// Asks whether the user may select the tab. The default answer is `true`.
  public static func shouldSelect(_ tab: String, answer: Bool = true) -> Self {
    shouldSelectTab(tab, answer: answer)
  }

  /// Notifies that the tab was selected. The origin is the host's `selectionOrigin` during the call.
  public static func didSelectTab(
    _ tab: String,
    previous: String?,
    origin: SelectionOrigin?
  ) -> Self {
    let origin = TabHostEvent.Argument(.origin, origin?.rawValue)
    return Self(
      DelegateCall("didSelectTab", [.init(.tab, tab), .init(.previous, previous), origin])
    )
  }

  /// Notifies that the tab was selected. The default origin is `SelectionOrigin.user`.
  ///
  /// The origin takes part in comparisons like every other value: `.didSelect("b", previous: "a")`
  /// is a tap, and `.didSelect("b", previous: "a", origin: .program)` is an assignment.
  public static func didSelect(
    _ tab: String,
    previous: String? = nil,
    origin: SelectionOrigin? = .user
  ) -> Self {
    didSelectTab(tab, previous: previous, origin: origin)
  }

  /// Asks which view controllers a managed stack shows for the tab.
  public static func displayedViewControllersFor(
    _ tab: String,
    proposed: [String],
    answer: [String]
  ) -> Self {
    Self(
      DelegateCall(
        "displayedViewControllersFor",
        [.init(.tab, tab), .init(.proposed, proposed)],
        answer: .list(answer)
      )
    )
  }

  /// Asks which view controllers a managed stack shows for the tab. The default answer is the
  /// proposed controllers.
  public static func displayedViewControllers(
    _ tab: String,
    proposed: [String] = [],
    answer: [String]? = nil
  ) -> Self {
    displayedViewControllersFor(tab, proposed: proposed, answer: answer ?? proposed)
  }
}

// MARK: - Editing

extension DelegateCallConvertible {
  /// Notifies that the user is about to edit the bar and the sidebar.
  public static var willBeginEditing: Self { Self(DelegateCall("willBeginEditing")) }

  /// Notifies that editing ended.
  public static var didEndEditing: Self { Self(DelegateCall("didEndEditing")) }

  /// Notifies that the user hid or showed the tabs, which are in declared order.
  public static func visibilityDidChangeFor(_ tabs: [String]) -> Self {
    Self(DelegateCall("visibilityDidChangeFor", [.init(.tabs, tabs)]))
  }

  /// The short form of ``visibilityDidChangeFor(_:)``.
  public static func visibilityDidChange(_ tabs: [String]) -> Self { visibilityDidChangeFor(tabs) }

  /// Notifies that the user reordered the children of the group.
  public static func displayOrderDidChangeFor(_ group: String) -> Self {
    Self(DelegateCall("displayOrderDidChangeFor", [.init(.group, group)]))
  }

  /// The short form of ``displayOrderDidChangeFor(_:)``.
  public static func displayOrderDidChange(_ group: String) -> Self {
    displayOrderDidChangeFor(group)
  }
}

// MARK: - Sidebar and rows

extension DelegateCallConvertible {
  /// Notifies that the sidebar is about to be shown or hidden.
  public static func sidebarVisibilityWillChange(hidden: Bool) -> Self {
    Self(DelegateCall("sidebarVisibilityWillChange", [.init(.hidden, hidden)]))
  }

  /// Notifies that the sidebar became available or unavailable.
  public static func sidebarAvailabilityDidChange(available: Bool) -> Self {
    Self(DelegateCall("sidebarAvailabilityDidChange", [.init(.available, available)]))
  }

  /// Asks for the item of a row.
  public static func itemFor(_ row: DelegateCall.Row) -> Self {
    Self(DelegateCall("itemFor", row.arguments))
  }

  /// Asks for an update of the item of a row.
  public static func update(_ row: DelegateCall.Row) -> Self {
    Self(DelegateCall("update", row.arguments))
  }

  /// Notifies that the row of the tab is about to appear on screen.
  public static func willBeginDisplaying(_ tab: String) -> Self {
    Self(DelegateCall("willBeginDisplaying", [.init(.tab, tab)]))
  }

  /// Notifies that the row of the tab disappeared from the screen.
  public static func didEndDisplaying(_ tab: String) -> Self {
    Self(DelegateCall("didEndDisplaying", [.init(.tab, tab)]))
  }
}

// MARK: - Swipes and menus

extension DelegateCallConvertible {
  /// Asks for the actions of a swipe from the leading edge of the tab's row.
  public static func leadingSwipeActionsConfigurationFor(_ tab: String) -> Self {
    Self(DelegateCall("leadingSwipeActionsConfigurationFor", [.init(.tab, tab)]))
  }

  /// The short form of ``leadingSwipeActionsConfigurationFor(_:)``.
  public static func leadingSwipeActions(_ tab: String) -> Self {
    leadingSwipeActionsConfigurationFor(tab)
  }

  /// Asks for the actions of a swipe from the trailing edge of the tab's row.
  public static func trailingSwipeActionsConfigurationFor(_ tab: String) -> Self {
    Self(DelegateCall("trailingSwipeActionsConfigurationFor", [.init(.tab, tab)]))
  }

  /// The short form of ``trailingSwipeActionsConfigurationFor(_:)``.
  public static func trailingSwipeActions(_ tab: String) -> Self {
    trailingSwipeActionsConfigurationFor(tab)
  }

  /// Asks for the context menu of the tab's row.
  public static func contextMenuConfigurationFor(_ tab: String) -> Self {
    Self(DelegateCall("contextMenuConfigurationFor", [.init(.tab, tab)]))
  }

  /// The short form of ``contextMenuConfigurationFor(_:)``.
  public static func contextMenu(_ tab: String) -> Self { contextMenuConfigurationFor(tab) }
}

// MARK: - Drag and drop

extension DelegateCallConvertible {
  /// Asks for the operation of a drop on the tab.
  ///
  /// The types are those of all items, in order. The answer is the name of a `DropOperation`.
  public static func operationForAcceptingItemsFrom(
    _ tab: String,
    types: [String],
    answer: String
  ) -> Self {
    Self(
      DelegateCall(
        "operationForAcceptingItemsFrom",
        [.init(.tab, tab), .init(.types, types)],
        answer: .text(answer)
      )
    )
  }

  /// Asks for the operation of a drop on the tab. The default answer is `DropOperation.cancel`.
  public static func operationForAcceptingItems(
    _ tab: String,
    types: [String] = [],
    answer: DropOperation = .cancel
  ) -> Self {
    operationForAcceptingItemsFrom(tab, types: types, answer: "\(answer)")
  }

  /// Passes the items that were dropped on the tab.
  public static func acceptItemsFrom(_ tab: String, types: [String]) -> Self {
    Self(DelegateCall("acceptItemsFrom", [.init(.tab, tab), .init(.types, types)]))
  }

  /// Passes the items that were dropped on the tab. The default is no types.
  public static func acceptItems(_ tab: String, types: [String] = []) -> Self {
    acceptItemsFrom(tab, types: types)
  }

  /// Asks for the operation of a drop at a place of a page. The default answer is `DropOperation.cancel`.
  ///
  /// - Parameters:
  ///   - page: The identifier of the tab whose page it is, or the name of the page.
  ///   - title: The title of the element.
  ///   - position: Where the place is, relative to the element.
  ///   - types: The types of all items, in order. The default is no types.
  ///   - answer: The operation.
  public static func dropProposal(
    _ page: String,
    _ title: String,
    _ position: DropPlace.Position = .on,
    types: [String] = [],
    answer: DropOperation = .cancel
  ) -> Self {
    Self(drop("dropProposal", page, title, position, types, answer: .text("\(answer)")))
  }

  /// Passes the items that were dropped at a place of a page.
  ///
  /// - Parameters:
  ///   - page: The identifier of the tab whose page it is, or the name of the page.
  ///   - title: The title of the element.
  ///   - position: Where the place is, relative to the element.
  ///   - types: The types of all items, in order. The default is no types.
  public static func performDrop(
    _ page: String,
    _ title: String,
    _ position: DropPlace.Position = .on,
    types: [String] = []
  ) -> Self {
    Self(drop("performDrop", page, title, position, types))
  }

  private static func drop(
    _ name: String,
    _ page: String,
    _ title: String,
    _ position: DropPlace.Position,
    _ types: [String],
    answer: TabHostEvent.Value? = nil
  ) -> DelegateCall {
    let arguments = [
      TabHostEvent.Argument(.page, page), .init(position.label, title), .init(.types, types),
    ]
    return DelegateCall(name, arguments, answer: answer)
  }

  /// Asks for the operation of a drop on an action of a group.
  public static func sidebarActionOperationForAcceptingItemsFrom(
    action: String,
    group: String,
    types: [String],
    answer: String
  ) -> Self {
    Self(
      DelegateCall(
        "sidebarActionOperationForAcceptingItemsFrom",
        [.init(.action, action), .init(.group, group), .init(.types, types)],
        answer: .text(answer)
      )
    )
  }

  /// Asks for the operation of a drop on an action of a group. The default answer is
  /// `DropOperation.cancel`.
  public static func sidebarActionOperationForAcceptingItems(
    action: String,
    group: String,
    types: [String] = [],
    answer: DropOperation = .cancel
  ) -> Self {
    sidebarActionOperationForAcceptingItemsFrom(
      action: action,
      group: group,
      types: types,
      answer: "\(answer)"
    )
  }

  /// Passes the items that were dropped on an action of a group.
  public static func sidebarActionAcceptItemsFrom(action: String, group: String, types: [String])
    -> Self
  {
    Self(
      DelegateCall(
        "sidebarActionAcceptItemsFrom",
        [.init(.action, action), .init(.group, group), .init(.types, types)]
      )
    )
  }

  /// Passes the items that were dropped on an action of a group. The default is no types.
  public static func sidebarActionAcceptItems(action: String, group: String, types: [String] = [])
    -> Self
  {
    sidebarActionAcceptItemsFrom(action: action, group: group, types: types)
  }

  /// Asks for the items of a drag that begins with the tab's row.
  public static func itemsForBeginning(_ tab: String) -> Self {
    Self(DelegateCall("itemsForBeginning", [.init(.tab, tab)]))
  }

  /// Asks for the items that the tab's row adds to a drag.
  public static func itemsForAddingTo(_ tab: String) -> Self {
    Self(DelegateCall("itemsForAddingTo", [.init(.tab, tab)]))
  }

  /// The short form of ``itemsForAddingTo(_:)``.
  public static func itemsForAdding(_ tab: String) -> Self { itemsForAddingTo(tab) }
}

// MARK: - Every call

extension DelegateCall {
  /// A call of each form, by which lines of transcripts are read. An argument that is absent here may
  /// be absent.
  static let forms: [DelegateCall] =
    [
      .shouldSelect(""), .didSelect("", origin: nil), .displayedViewControllers(""),
      .willBeginEditing, .didEndEditing, .visibilityDidChange([]), .displayOrderDidChange(""),
      .sidebarVisibilityWillChange(hidden: true), .sidebarAvailabilityDidChange(available: true),
      .itemFor(""), .itemFor(.action("", group: "")), .update(""), .update(.action("", group: "")),
      .willBeginDisplaying(""), .didEndDisplaying(""), .leadingSwipeActions(""),
      .trailingSwipeActions(""), .contextMenu(""), .operationForAcceptingItems(""),
      .acceptItems(""),
      .sidebarActionOperationForAcceptingItems(action: "", group: ""),
      .sidebarActionAcceptItems(action: "", group: ""),
      .itemsForBeginning(""), .itemsForAdding(""),
    ]
    + DropPlace.Position.allCases.flatMap { [.dropProposal("", "", $0), .performDrop("", "", $0)] }
}
