import TabHost

extension DelegateCall {
  /// The form of each kind of call. A new case needs one entry here.
  static let forms = aboutSelecting + aboutEditing + aboutSidebar + aboutRows + aboutDrags

  private static let aboutSelecting: [CallForm] = [
    CallForm("shouldSelectTab", shouldSelectTab, .tab, .permission) {
      if case .shouldSelectTab(let tab, let answer) = $0 { (tab, answer) } else { nil }
    },
    CallForm("didSelectTab", didSelectTab, .tab, .previous, .origin) {
      if case .didSelectTab(let tab, let last, let origin) = $0 { (tab, last, origin) } else { nil }
    },
    CallForm(
      "displayedViewControllersFor", displayedViewControllersFor, .tab, .proposed, .controllers
    ) {
      guard case .displayedViewControllersFor(let tab, let proposed, let answer) = $0 else {
        return nil
      }
      return (tab, proposed, answer)
    },
  ]

  private static let aboutEditing: [CallForm] = [
    CallForm("willBeginEditing", .willBeginEditing),
    CallForm("didEndEditing", .didEndEditing),
    CallForm("visibilityDidChangeFor", visibilityDidChangeFor, .tabs) {
      if case .visibilityDidChangeFor(let tabs) = $0 { tabs } else { nil }
    },
    CallForm("displayOrderDidChangeFor", displayOrderDidChangeFor, .group) {
      if case .displayOrderDidChangeFor(let group) = $0 { group } else { nil }
    },
  ]

  private static let aboutSidebar: [CallForm] = [
    CallForm("sidebarVisibilityWillChange", sidebarVisibilityWillChange, .hidden) {
      if case .sidebarVisibilityWillChange(let hidden) = $0 { hidden } else { nil }
    },
    CallForm("sidebarAvailabilityDidChange", sidebarAvailabilityDidChange, .available) {
      if case .sidebarAvailabilityDidChange(let available) = $0 { available } else { nil }
    },
  ]

  private static let aboutRows: [CallForm] = [
    CallForm("itemFor", itemFor, .row) {
      if case .itemFor(let row) = $0 { row } else { nil }
    },
    CallForm("update", update, .row) {
      if case .update(let row) = $0 { row } else { nil }
    },
    CallForm("willBeginDisplaying", willBeginDisplaying, .tab) {
      if case .willBeginDisplaying(let tab) = $0 { tab } else { nil }
    },
    CallForm("didEndDisplaying", didEndDisplaying, .tab) {
      if case .didEndDisplaying(let tab) = $0 { tab } else { nil }
    },
    CallForm("leadingSwipeActionsConfigurationFor", leadingSwipeActionsConfigurationFor, .tab) {
      if case .leadingSwipeActionsConfigurationFor(let tab) = $0 { tab } else { nil }
    },
    CallForm("trailingSwipeActionsConfigurationFor", trailingSwipeActionsConfigurationFor, .tab) {
      if case .trailingSwipeActionsConfigurationFor(let tab) = $0 { tab } else { nil }
    },
    CallForm("contextMenuConfigurationFor", contextMenuConfigurationFor, .tab) {
      if case .contextMenuConfigurationFor(let tab) = $0 { tab } else { nil }
    },
  ]

  private static let aboutDrags: [CallForm] = [
    CallForm(
      "operationForAcceptingItemsFrom", operationForAcceptingItemsFrom, .tab, .types, .operation
    ) {
      guard case .operationForAcceptingItemsFrom(let tab, let types, let answer) = $0 else {
        return nil
      }
      return (tab, types, answer)
    },
    CallForm("acceptItemsFrom", acceptItemsFrom, .tab, .types) {
      if case .acceptItemsFrom(let tab, let types) = $0 { (tab, types) } else { nil }
    },
    CallForm(
      "sidebarActionOperationForAcceptingItemsFrom",
      sidebarActionOperationForAcceptingItemsFrom,
      .action, .groupOfAction, .types, .operation
    ) {
      guard
        case .sidebarActionOperationForAcceptingItemsFrom(
          let action, let group, let types, let answer
        ) = $0
      else { return nil }
      return (action, group, types, answer)
    },
    CallForm(
      "sidebarActionAcceptItemsFrom", sidebarActionAcceptItemsFrom, .action, .groupOfAction, .types
    ) {
      guard case .sidebarActionAcceptItemsFrom(let action, let group, let types) = $0 else {
        return nil
      }
      return (action, group, types)
    },
    CallForm("itemsForBeginning", itemsForBeginning, .tab) {
      if case .itemsForBeginning(let tab) = $0 { tab } else { nil }
    },
    CallForm("itemsForAddingTo", itemsForAddingTo, .tab) {
      if case .itemsForAddingTo(let tab) = $0 { tab } else { nil }
    },
  ]
}
