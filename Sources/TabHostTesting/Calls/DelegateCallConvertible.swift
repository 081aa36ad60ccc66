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
  /// Creates a ``DelegateCall/shouldSelectTab(_:answer:)`` call. The default answer is `true`.
  public static func shouldSelect(_ tab: String, answer: Bool = true) -> Self {
    Self(.shouldSelectTab(tab, answer: answer))
  }

  /// Creates a ``DelegateCall/didSelectTab(_:previous:origin:)`` call. The default origin is
  /// `SelectionOrigin.user`.
  ///
  /// The origin takes part in comparisons like every other value: `.didSelect("b", previous: "a")`
  /// is a tap, and `.didSelect("b", previous: "a", origin: .program)` is an assignment.
  public static func didSelect(
    _ tab: String,
    previous: String? = nil,
    origin: SelectionOrigin? = .user
  ) -> Self {
    Self(.didSelectTab(tab, previous: previous, origin: origin))
  }

  /// Creates a ``DelegateCall/displayedViewControllersFor(_:proposed:answer:)`` call. The default
  /// answer is the proposed controllers.
  public static func displayedViewControllers(
    _ tab: String,
    proposed: [String] = [],
    answer: [String]? = nil
  ) -> Self {
    Self(.displayedViewControllersFor(tab, proposed: proposed, answer: answer ?? proposed))
  }
}

// MARK: - Editing

extension DelegateCallConvertible {
  /// Creates a ``DelegateCall/visibilityDidChangeFor(_:)`` call.
  public static func visibilityDidChange(_ tabs: [String]) -> Self {
    Self(.visibilityDidChangeFor(tabs))
  }

  /// Creates a ``DelegateCall/displayOrderDidChangeFor(_:)`` call.
  public static func displayOrderDidChange(_ group: String) -> Self {
    Self(.displayOrderDidChangeFor(group))
  }
}

// MARK: - Sidebar and rows

extension DelegateCallConvertible {
  /// Creates a ``DelegateCall/leadingSwipeActionsConfigurationFor(_:)`` call.
  public static func leadingSwipeActions(_ tab: String) -> Self {
    Self(.leadingSwipeActionsConfigurationFor(tab))
  }

  /// Creates a ``DelegateCall/trailingSwipeActionsConfigurationFor(_:)`` call.
  public static func trailingSwipeActions(_ tab: String) -> Self {
    Self(.trailingSwipeActionsConfigurationFor(tab))
  }

  /// Creates a ``DelegateCall/contextMenuConfigurationFor(_:)`` call.
  public static func contextMenu(_ tab: String) -> Self { Self(.contextMenuConfigurationFor(tab)) }
}

// MARK: - Drag and drop

extension DelegateCallConvertible {
  /// Creates a ``DelegateCall/operationForAcceptingItemsFrom(_:types:answer:)`` call. The default
  /// answer is `DropOperation.cancel`.
  public static func operationForAcceptingItems(
    _ tab: String,
    types: [String] = [],
    answer: DropOperation = .cancel
  ) -> Self {
    Self(.operationForAcceptingItemsFrom(tab, types: types, answer: answer.word))
  }

  /// Creates a ``DelegateCall/acceptItemsFrom(_:types:)`` call.
  public static func acceptItems(_ tab: String, types: [String] = []) -> Self {
    Self(.acceptItemsFrom(tab, types: types))
  }

  /// Creates a
  /// ``DelegateCall/sidebarActionOperationForAcceptingItemsFrom(action:group:types:answer:)`` call.
  /// The default answer is `DropOperation.cancel`.
  public static func sidebarActionOperationForAcceptingItems(
    action: String,
    group: String,
    types: [String] = [],
    answer: DropOperation = .cancel
  ) -> Self {
    Self(
      .sidebarActionOperationForAcceptingItemsFrom(
        action: action,
        group: group,
        types: types,
        answer: answer.word
      )
    )
  }

  /// Creates a ``DelegateCall/sidebarActionAcceptItemsFrom(action:group:types:)`` call.
  public static func sidebarActionAcceptItems(action: String, group: String, types: [String] = [])
    -> Self
  {
    Self(.sidebarActionAcceptItemsFrom(action: action, group: group, types: types))
  }

  /// Creates a ``DelegateCall/itemsForAddingTo(_:)`` call.
  public static func itemsForAdding(_ tab: String) -> Self { Self(.itemsForAddingTo(tab)) }
}

// MARK: - Calls without defaults

// Only `RecordedCall` needs these: `DelegateCall` has cases of the same names and parameters.
extension RecordedCall {
  /// A ``DelegateCall/willBeginEditing`` call.
  public static var willBeginEditing: Self { Self(.willBeginEditing) }

  /// A ``DelegateCall/didEndEditing`` call.
  public static var didEndEditing: Self { Self(.didEndEditing) }

  /// Creates a ``DelegateCall/sidebarVisibilityWillChange(hidden:)`` call.
  public static func sidebarVisibilityWillChange(hidden: Bool) -> Self {
    Self(.sidebarVisibilityWillChange(hidden: hidden))
  }

  /// Creates a ``DelegateCall/sidebarAvailabilityDidChange(available:)`` call.
  public static func sidebarAvailabilityDidChange(available: Bool) -> Self {
    Self(.sidebarAvailabilityDidChange(available: available))
  }

  /// Creates a ``DelegateCall/itemFor(_:)`` call.
  public static func itemFor(_ row: DelegateCall.Row) -> Self { Self(.itemFor(row)) }

  /// Creates a ``DelegateCall/update(_:)`` call.
  public static func update(_ row: DelegateCall.Row) -> Self { Self(.update(row)) }

  /// Creates a ``DelegateCall/willBeginDisplaying(_:)`` call.
  public static func willBeginDisplaying(_ tab: String) -> Self { Self(.willBeginDisplaying(tab)) }

  /// Creates a ``DelegateCall/didEndDisplaying(_:)`` call.
  public static func didEndDisplaying(_ tab: String) -> Self { Self(.didEndDisplaying(tab)) }

  /// Creates a ``DelegateCall/itemsForBeginning(_:)`` call.
  public static func itemsForBeginning(_ tab: String) -> Self { Self(.itemsForBeginning(tab)) }
}
