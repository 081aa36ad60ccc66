import TabHost

extension DelegateCall {
  /// The coded form of the call, with the values in the order of the text.
  ///
  /// A new case needs an entry here and one in ``examples``.
  var form: CallForm {
    switch self {
    case .shouldSelectTab(let tab, let answer):
      CallForm("shouldSelectTab", Self.shouldSelectTab, (.tab, tab), (.answer, answer))
    case .didSelectTab(let tab, let last, let origin):
      CallForm(
        "didSelectTab",
        Self.didSelectTab,
        (.tab, tab),
        (.previous, last),
        (.origin, origin)
      )
    case .displayedViewControllersFor(let tab, let proposed, let answer):
      CallForm(
        "displayedViewControllersFor",
        Self.displayedViewControllersFor,
        (.tab, tab),
        (.proposed, proposed),
        (.answer, answer)
      )

    case .willBeginEditing: CallForm("willBeginEditing", { .willBeginEditing })
    case .didEndEditing: CallForm("didEndEditing", { .didEndEditing })
    case .visibilityDidChangeFor(let tabs):
      CallForm("visibilityDidChangeFor", Self.visibilityDidChangeFor, (.tabs, tabs))
    case .displayOrderDidChangeFor(let group):
      CallForm("displayOrderDidChangeFor", Self.displayOrderDidChangeFor, (.group, group))

    case .sidebarVisibilityWillChange(let hidden):
      CallForm("sidebarVisibilityWillChange", Self.sidebarVisibilityWillChange, (.hidden, hidden))
    case .sidebarAvailabilityDidChange(let available):
      CallForm(
        "sidebarAvailabilityDidChange",
        Self.sidebarAvailabilityDidChange,
        (.available, available)
      )

    case .itemFor(let row): CallForm("itemFor", Self.itemFor, (.tab, row))
    case .update(let row): CallForm("update", Self.update, (.tab, row))
    case .willBeginDisplaying(let tab):
      CallForm("willBeginDisplaying", Self.willBeginDisplaying, (.tab, tab))
    case .didEndDisplaying(let tab):
      CallForm("didEndDisplaying", Self.didEndDisplaying, (.tab, tab))
    case .leadingSwipeActionsConfigurationFor(let tab):
      CallForm(
        "leadingSwipeActionsConfigurationFor",
        Self.leadingSwipeActionsConfigurationFor,
        (.tab, tab)
      )
    case .trailingSwipeActionsConfigurationFor(let tab):
      CallForm(
        "trailingSwipeActionsConfigurationFor",
        Self.trailingSwipeActionsConfigurationFor,
        (.tab, tab)
      )
    case .contextMenuConfigurationFor(let tab):
      CallForm("contextMenuConfigurationFor", Self.contextMenuConfigurationFor, (.tab, tab))

    case .operationForAcceptingItemsFrom(let tab, let types, let answer):
      CallForm(
        "operationForAcceptingItemsFrom",
        {
          .operationForAcceptingItemsFrom($0, types: $1, answer: try DropOperation.checkedWord($2))
        },
        (.tab, tab),
        (.types, types),
        (.answer, answer)
      )
    case .acceptItemsFrom(let tab, let types):
      CallForm("acceptItemsFrom", Self.acceptItemsFrom, (.tab, tab), (.types, types))
    case .sidebarActionOperationForAcceptingItemsFrom(let action, let group, let types, let answer):
      CallForm(
        "sidebarActionOperationForAcceptingItemsFrom",
        {
          .sidebarActionOperationForAcceptingItemsFrom(
            action: $0,
            group: $1,
            types: $2,
            answer: try DropOperation.checkedWord($3)
          )
        },
        (.action, action),
        (.group, group),
        (.types, types),
        (.answer, answer)
      )
    case .sidebarActionAcceptItemsFrom(let action, let group, let types):
      CallForm(
        "sidebarActionAcceptItemsFrom",
        Self.sidebarActionAcceptItemsFrom,
        (.action, action),
        (.group, group),
        (.types, types)
      )
    case .itemsForBeginning(let tab):
      CallForm("itemsForBeginning", Self.itemsForBeginning, (.tab, tab))
    case .itemsForAddingTo(let tab):
      CallForm("itemsForAddingTo", Self.itemsForAddingTo, (.tab, tab))
    }
  }

  /// One call of each kind. Decoding looks up the form of a call among these.
  static let examples: [DelegateCall] = [
    .shouldSelect(""), .didSelect(""), .displayedViewControllers(""), .willBeginEditing,
    .didEndEditing, .visibilityDidChange([]), .displayOrderDidChange(""),
    .sidebarVisibilityWillChange(hidden: true), .sidebarAvailabilityDidChange(available: true),
    .itemFor(""), .update(""), .willBeginDisplaying(""), .didEndDisplaying(""),
    .leadingSwipeActions(""), .trailingSwipeActions(""), .contextMenu(""),
    .operationForAcceptingItems(""), .acceptItems(""),
    .sidebarActionOperationForAcceptingItems(action: "", group: ""),
    .sidebarActionAcceptItems(action: "", group: ""),
    .itemsForBeginning(""), .itemsForAdding(""),
  ]
}
