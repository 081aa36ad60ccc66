public import TabHost

extension DelegateCall {
  /// ``shouldSelectTab(_:answer:)``, allowed unless told otherwise.
  public static func should(_ tab: String, _ answer: Bool = true) -> DelegateCall {
    .shouldSelectTab(tab, answer: answer)
  }

  /// ``didSelectTab(_:previous:origin:)``.
  ///
  /// The origin is compared like everything else; it is `SelectionOrigin.user` unless told
  /// otherwise: `.did("b", "a")` for a tap, `.did("b", "a", .program)` for an assignment.
  public static func did(
    _ tab: String,
    _ previous: String? = nil,
    _ origin: SelectionOrigin? = .user
  ) -> DelegateCall {
    .didSelectTab(tab, previous: previous, origin: origin)
  }

  /// ``displayedViewControllersFor(_:proposed:answer:)``, answered with the proposal unless told
  /// otherwise.
  public static func shown(
    _ tab: String,
    _ proposed: [String] = [],
    answer: [String]? = nil
  ) -> DelegateCall {
    .displayedViewControllersFor(tab, proposed: proposed, answer: answer ?? proposed)
  }

  /// ``willBeginEditing``.
  public static var willEdit: DelegateCall { .willBeginEditing }

  /// ``didEndEditing``.
  public static var didEdit: DelegateCall { .didEndEditing }

  /// ``visibilityDidChangeFor(_:)``.
  public static func vis(_ tabs: [String]) -> DelegateCall { .visibilityDidChangeFor(tabs) }

  /// ``displayOrderDidChangeFor(_:)``.
  public static func order(_ group: String) -> DelegateCall { .displayOrderDidChangeFor(group) }

  /// ``sidebarVisibilityWillChange(hidden:)``.
  public static func sidebarWill(hidden: Bool) -> DelegateCall {
    .sidebarVisibilityWillChange(hidden: hidden)
  }

  /// ``sidebarAvailabilityDidChange(available:)``.
  public static func available(_ available: Bool) -> DelegateCall {
    .sidebarAvailabilityDidChange(available: available)
  }

  // MARK: Rows

  /// ``itemFor(_:)``.
  public static func item(_ row: Row) -> DelegateCall { .itemFor(row) }

  /// ``update(_:)``.
  public static func upd(_ row: Row) -> DelegateCall { .update(row) }

  /// ``willBeginDisplaying(_:)``.
  public static func begin(_ tab: String) -> DelegateCall { .willBeginDisplaying(tab) }

  /// ``didEndDisplaying(_:)``.
  public static func end(_ tab: String) -> DelegateCall { .didEndDisplaying(tab) }

  // MARK: Swipes and menus

  /// ``leadingSwipeActionsConfigurationFor(_:)``.
  public static func lead(_ tab: String) -> DelegateCall {
    .leadingSwipeActionsConfigurationFor(tab)
  }

  /// ``trailingSwipeActionsConfigurationFor(_:)``.
  public static func trail(_ tab: String) -> DelegateCall {
    .trailingSwipeActionsConfigurationFor(tab)
  }

  /// ``contextMenuConfigurationFor(_:)``.
  public static func menu(_ tab: String) -> DelegateCall { .contextMenuConfigurationFor(tab) }

  // MARK: Drag and drop

  /// ``operationForAcceptingItemsFrom(_:types:answer:)``, a cancel unless told otherwise.
  public static func op(
    _ tab: String,
    _ types: [String] = [],
    _ answer: DropOperation = .cancel
  ) -> DelegateCall {
    .operationForAcceptingItemsFrom(tab, types: types, answer: answer.word)
  }

  /// ``acceptItemsFrom(_:types:)``.
  public static func accept(_ tab: String, _ types: [String] = []) -> DelegateCall {
    .acceptItemsFrom(tab, types: types)
  }

  /// ``sidebarActionOperationForAcceptingItemsFrom(action:group:types:answer:)``, a cancel unless
  /// told otherwise.
  public static func opA(
    _ action: String,
    _ group: String,
    _ types: [String] = [],
    _ answer: DropOperation = .cancel
  ) -> DelegateCall {
    .sidebarActionOperationForAcceptingItemsFrom(
      action: action,
      group: group,
      types: types,
      answer: answer.word
    )
  }

  /// ``sidebarActionAcceptItemsFrom(action:group:types:)``.
  public static func acceptA(
    _ action: String,
    _ group: String,
    _ types: [String] = []
  ) -> DelegateCall {
    .sidebarActionAcceptItemsFrom(action: action, group: group, types: types)
  }

  /// ``itemsForBeginning(_:)``.
  public static func dragBegin(_ tab: String) -> DelegateCall { .itemsForBeginning(tab) }

  /// ``itemsForAddingTo(_:)``.
  public static func dragAdd(_ tab: String) -> DelegateCall { .itemsForAddingTo(tab) }
}
