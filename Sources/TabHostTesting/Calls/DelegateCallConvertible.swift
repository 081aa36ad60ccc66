public import TabHost

/// A type with the short forms of delegate calls, for comparing calls in tests.
///
/// ```swift
/// #expect(log.calls == [.should("b"), .did("b", "a")])
/// #expect(log.entries == [.should("b"), .did("b", "a"), .make("b")])
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
  public static func should(_ tab: String, _ answer: Bool = true) -> Self {
    Self(.shouldSelectTab(tab, answer: answer))
  }

  /// ``DelegateCall/didSelectTab(_:previous:origin:)``, by default with the origin
  /// `SelectionOrigin.user`.
  ///
  /// The origin is compared like every other value: `.did("b", "a")` is a tap, and
  /// `.did("b", "a", .program)` is an assignment.
  public static func did(
    _ tab: String,
    _ previous: String? = nil,
    _ origin: SelectionOrigin? = .user
  ) -> Self {
    Self(.didSelectTab(tab, previous: previous, origin: origin))
  }

  /// ``DelegateCall/displayedViewControllersFor(_:proposed:answer:)``, by default answered with the
  /// proposed controllers.
  public static func shown(
    _ tab: String,
    _ proposed: [String] = [],
    answer: [String]? = nil
  ) -> Self {
    Self(.displayedViewControllersFor(tab, proposed: proposed, answer: answer ?? proposed))
  }
}

// MARK: - Editing

extension DelegateCallConvertible {
  /// ``DelegateCall/willBeginEditing``.
  public static var willEdit: Self { Self(.willBeginEditing) }

  /// ``DelegateCall/didEndEditing``.
  public static var didEdit: Self { Self(.didEndEditing) }

  /// ``DelegateCall/visibilityDidChangeFor(_:)``.
  public static func vis(_ tabs: [String]) -> Self { Self(.visibilityDidChangeFor(tabs)) }

  /// ``DelegateCall/displayOrderDidChangeFor(_:)``.
  public static func order(_ group: String) -> Self { Self(.displayOrderDidChangeFor(group)) }
}

// MARK: - Sidebar and rows

extension DelegateCallConvertible {
  /// ``DelegateCall/sidebarVisibilityWillChange(hidden:)``.
  public static func sidebarWill(hidden: Bool) -> Self {
    Self(.sidebarVisibilityWillChange(hidden: hidden))
  }

  /// ``DelegateCall/sidebarAvailabilityDidChange(available:)``.
  public static func available(_ available: Bool) -> Self {
    Self(.sidebarAvailabilityDidChange(available: available))
  }

  /// ``DelegateCall/itemFor(_:)``.
  public static func item(_ row: DelegateCall.Row) -> Self { Self(.itemFor(row)) }

  /// ``DelegateCall/update(_:)``.
  public static func upd(_ row: DelegateCall.Row) -> Self { Self(.update(row)) }

  /// ``DelegateCall/willBeginDisplaying(_:)``.
  public static func begin(_ tab: String) -> Self { Self(.willBeginDisplaying(tab)) }

  /// ``DelegateCall/didEndDisplaying(_:)``.
  public static func end(_ tab: String) -> Self { Self(.didEndDisplaying(tab)) }

  /// ``DelegateCall/leadingSwipeActionsConfigurationFor(_:)``.
  public static func lead(_ tab: String) -> Self {
    Self(.leadingSwipeActionsConfigurationFor(tab))
  }

  /// ``DelegateCall/trailingSwipeActionsConfigurationFor(_:)``.
  public static func trail(_ tab: String) -> Self {
    Self(.trailingSwipeActionsConfigurationFor(tab))
  }

  /// ``DelegateCall/contextMenuConfigurationFor(_:)``.
  public static func menu(_ tab: String) -> Self { Self(.contextMenuConfigurationFor(tab)) }
}

// MARK: - Drag and drop

extension DelegateCallConvertible {
  /// ``DelegateCall/operationForAcceptingItemsFrom(_:types:answer:)``, by default answered with
  /// `DropOperation.cancel`.
  public static func op(
    _ tab: String,
    _ types: [String] = [],
    _ answer: DropOperation = .cancel
  ) -> Self {
    Self(.operationForAcceptingItemsFrom(tab, types: types, answer: answer.word))
  }

  /// ``DelegateCall/acceptItemsFrom(_:types:)``.
  public static func accept(_ tab: String, _ types: [String] = []) -> Self {
    Self(.acceptItemsFrom(tab, types: types))
  }

  /// ``DelegateCall/sidebarActionOperationForAcceptingItemsFrom(action:group:types:answer:)``, by
  /// default answered with `DropOperation.cancel`.
  public static func opA(
    _ action: String,
    _ group: String,
    _ types: [String] = [],
    _ answer: DropOperation = .cancel
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
  public static func acceptA(_ action: String, _ group: String, _ types: [String] = []) -> Self {
    Self(.sidebarActionAcceptItemsFrom(action: action, group: group, types: types))
  }

  /// ``DelegateCall/itemsForBeginning(_:)``.
  public static func dragBegin(_ tab: String) -> Self { Self(.itemsForBeginning(tab)) }

  /// ``DelegateCall/itemsForAddingTo(_:)``.
  public static func dragAdd(_ tab: String) -> Self { Self(.itemsForAddingTo(tab)) }
}
