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
  /// Wraps a delegate call.
  public init(_ call: DelegateCall) { self = .delegate(call) }
}

// MARK: - Selecting

extension DelegateCallConvertible {
  /// ``DelegateCall/shouldSelectTab(_:answer:)``, by default answered with `true`.
  public static func shouldSelect(_ tab: String, answer: Bool = true) -> Self {
    Self(.shouldSelectTab(tab, answer: answer))
  }

  /// ``DelegateCall/didSelectTab(_:previous:origin:)``, by default with the origin
  /// `SelectionOrigin.user`.
  ///
  /// The origin is compared like every other value: `.didSelect("b", previous: "a")` is a tap, and
  /// `.didSelect("b", previous: "a", origin: .program)` is an assignment.
  public static func didSelect(
    _ tab: String,
    previous: String? = nil,
    origin: SelectionOrigin? = .user
  ) -> Self {
    Self(.didSelectTab(tab, previous: previous, origin: origin))
  }

  /// ``DelegateCall/displayedViewControllersFor(_:proposed:answer:)``, by default answered with the
  /// proposed controllers.
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
  /// ``DelegateCall/visibilityDidChangeFor(_:)``.
  public static func visibilityDidChange(_ tabs: [String]) -> Self {
    Self(.visibilityDidChangeFor(tabs))
  }

  /// ``DelegateCall/displayOrderDidChangeFor(_:)``.
  public static func displayOrderDidChange(_ group: String) -> Self {
    Self(.displayOrderDidChangeFor(group))
  }
}

// MARK: - Sidebar and rows

extension DelegateCallConvertible {
  /// ``DelegateCall/leadingSwipeActionsConfigurationFor(_:)``.
  public static func leadingSwipeActions(_ tab: String) -> Self {
    Self(.leadingSwipeActionsConfigurationFor(tab))
  }

  /// ``DelegateCall/trailingSwipeActionsConfigurationFor(_:)``.
  public static func trailingSwipeActions(_ tab: String) -> Self {
    Self(.trailingSwipeActionsConfigurationFor(tab))
  }

  /// ``DelegateCall/contextMenuConfigurationFor(_:)``.
  public static func contextMenu(_ tab: String) -> Self { Self(.contextMenuConfigurationFor(tab)) }
}

// MARK: - Drag and drop

extension DelegateCallConvertible {
  /// ``DelegateCall/operationForAcceptingItemsFrom(_:types:answer:)``, by default answered with
  /// `DropOperation.cancel`.
  public static func operationForAcceptingItems(
    _ tab: String,
    types: [String] = [],
    answer: DropOperation = .cancel
  ) -> Self {
    Self(.operationForAcceptingItemsFrom(tab, types: types, answer: answer.word))
  }

  /// ``DelegateCall/acceptItemsFrom(_:types:)``.
  public static func acceptItems(_ tab: String, types: [String] = []) -> Self {
    Self(.acceptItemsFrom(tab, types: types))
  }

  /// ``DelegateCall/sidebarActionOperationForAcceptingItemsFrom(action:group:types:answer:)``, by
  /// default answered with `DropOperation.cancel`.
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

  /// ``DelegateCall/sidebarActionAcceptItemsFrom(action:group:types:)``.
  public static func sidebarActionAcceptItems(action: String, group: String, types: [String] = [])
    -> Self
  {
    Self(.sidebarActionAcceptItemsFrom(action: action, group: group, types: types))
  }

  /// ``DelegateCall/itemsForAddingTo(_:)``.
  public static func itemsForAdding(_ tab: String) -> Self { Self(.itemsForAddingTo(tab)) }
}

// MARK: - Calls without defaults

// `DelegateCall` has cases of these names and shapes.
extension RecordedCall {
  /// ``DelegateCall/willBeginEditing``.
  public static var willBeginEditing: Self { Self(.willBeginEditing) }

  /// ``DelegateCall/didEndEditing``.
  public static var didEndEditing: Self { Self(.didEndEditing) }

  /// ``DelegateCall/sidebarVisibilityWillChange(hidden:)``.
  public static func sidebarVisibilityWillChange(hidden: Bool) -> Self {
    Self(.sidebarVisibilityWillChange(hidden: hidden))
  }

  /// ``DelegateCall/sidebarAvailabilityDidChange(available:)``.
  public static func sidebarAvailabilityDidChange(available: Bool) -> Self {
    Self(.sidebarAvailabilityDidChange(available: available))
  }

  /// ``DelegateCall/itemFor(_:)``.
  public static func itemFor(_ row: DelegateCall.Row) -> Self { Self(.itemFor(row)) }

  /// ``DelegateCall/update(_:)``.
  public static func update(_ row: DelegateCall.Row) -> Self { Self(.update(row)) }

  /// ``DelegateCall/willBeginDisplaying(_:)``.
  public static func willBeginDisplaying(_ tab: String) -> Self { Self(.willBeginDisplaying(tab)) }

  /// ``DelegateCall/didEndDisplaying(_:)``.
  public static func didEndDisplaying(_ tab: String) -> Self { Self(.didEndDisplaying(tab)) }

  /// ``DelegateCall/itemsForBeginning(_:)``.
  public static func itemsForBeginning(_ tab: String) -> Self { Self(.itemsForBeginning(tab)) }
}
