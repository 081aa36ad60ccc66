extension DelegateCall {
  /// What a call is called in a transcript.
  enum Name: String, Codable {
    case shouldSelectTab, didSelectTab, displayedViewControllersFor
    case willBeginEditing, didEndEditing, visibilityDidChangeFor, displayOrderDidChangeFor
    case sidebarVisibilityWillChange, sidebarAvailabilityDidChange
    case itemFor, update, willBeginDisplaying, didEndDisplaying
    case leadingSwipeActionsConfigurationFor, trailingSwipeActionsConfigurationFor
    case contextMenuConfigurationFor
    case operationForAcceptingItemsFrom, acceptItemsFrom
    case sidebarActionOperationForAcceptingItemsFrom, sidebarActionAcceptItemsFrom
    case itemsForBeginning, itemsForAddingTo
  }

  var name: Name {
    switch self {
    case .shouldSelectTab: .shouldSelectTab
    case .didSelectTab: .didSelectTab
    case .displayedViewControllersFor: .displayedViewControllersFor
    case .willBeginEditing: .willBeginEditing
    case .didEndEditing: .didEndEditing
    case .visibilityDidChangeFor: .visibilityDidChangeFor
    case .displayOrderDidChangeFor: .displayOrderDidChangeFor
    case .sidebarVisibilityWillChange: .sidebarVisibilityWillChange
    case .sidebarAvailabilityDidChange: .sidebarAvailabilityDidChange
    case .itemFor: .itemFor
    case .update: .update
    case .willBeginDisplaying: .willBeginDisplaying
    case .didEndDisplaying: .didEndDisplaying
    case .leadingSwipeActionsConfigurationFor: .leadingSwipeActionsConfigurationFor
    case .trailingSwipeActionsConfigurationFor: .trailingSwipeActionsConfigurationFor
    case .contextMenuConfigurationFor: .contextMenuConfigurationFor
    case .operationForAcceptingItemsFrom: .operationForAcceptingItemsFrom
    case .acceptItemsFrom: .acceptItemsFrom
    case .sidebarActionOperationForAcceptingItemsFrom:
      .sidebarActionOperationForAcceptingItemsFrom
    case .sidebarActionAcceptItemsFrom: .sidebarActionAcceptItemsFrom
    case .itemsForBeginning: .itemsForBeginning
    case .itemsForAddingTo: .itemsForAddingTo
    }
  }
}
