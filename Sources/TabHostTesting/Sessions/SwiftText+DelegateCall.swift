import TabHost

extension SwiftText {
  /// Returns a call of a delegate in its short form.
  static func delegateCall(_ call: DelegateCall) -> String {
    switch call {
    case .shouldSelectTab(let tab, let answer):
      short("shouldSelect", tab, answer ? nil : "answer: false")
    case .didSelectTab(let tab, let previous, let origin):
      short(
        "didSelect",
        tab,
        previous.map { "previous: \($0.debugDescription)" },
        origin == .user ? nil : "origin: \(origin.map { ".\($0)" } ?? "nil")"
      )
    case .displayedViewControllersFor(let tab, let proposed, let answer):
      short(
        "displayedViewControllers",
        tab,
        "proposed: \(list(proposed))",
        answer == proposed ? nil : "answer: \(list(answer))"
      )
    case .willBeginEditing: ".willBeginEditing"
    case .didEndEditing: ".didEndEditing"
    case .visibilityDidChangeFor(let tabs): ".visibilityDidChange(\(list(tabs)))"
    case .displayOrderDidChangeFor(let group): short("displayOrderDidChange", group)
    case .sidebarVisibilityWillChange(let hidden): ".sidebarVisibilityWillChange(hidden: \(hidden))"
    case .sidebarAvailabilityDidChange(let available):
      ".sidebarAvailabilityDidChange(available: \(available))"
    case .itemFor(let row): ".itemFor(\(source(of: row)))"
    case .update(let row): ".update(\(source(of: row)))"
    case .willBeginDisplaying(let tab): short("willBeginDisplaying", tab)
    case .didEndDisplaying(let tab): short("didEndDisplaying", tab)
    case .leadingSwipeActionsConfigurationFor(let tab): short("leadingSwipeActions", tab)
    case .trailingSwipeActionsConfigurationFor(let tab): short("trailingSwipeActions", tab)
    case .contextMenuConfigurationFor(let tab): short("contextMenu", tab)
    case .itemsForBeginning(let tab): short("itemsForBeginning", tab)
    case .itemsForAddingTo(let tab): short("itemsForAdding", tab)
    case .operationForAcceptingItemsFrom(let tab, let types, let answer):
      short("operationForAcceptingItems", tab, "types: \(list(types))", "answer: .\(answer)")
    case .acceptItemsFrom(let tab, let types): short("acceptItems", tab, "types: \(list(types))")
    case .sidebarActionOperationForAcceptingItemsFrom(let action, let group, let types, let answer):
      ".sidebarActionOperationForAcceptingItems(\(target(action, group)), "
        + "types: \(list(types)), answer: .\(answer))"
    case .sidebarActionAcceptItemsFrom(let action, let group, let types):
      ".sidebarActionAcceptItems(\(target(action, group)), types: \(list(types)))"
    }
  }

  private static func target(_ action: String, _ group: String) -> String {
    "action: \(action.debugDescription), group: \(group.debugDescription)"
  }

  private static func source(of row: DelegateCall.Row) -> String {
    switch row {
    case .tab(let tab): tab.debugDescription
    case .action(let action, let group):
      ".action(\(action.debugDescription), group: \(group.debugDescription))"
    }
  }

  private static func short(_ name: String, _ tab: String, _ others: String?...) -> String {
    let values = [tab.debugDescription] + others.compactMap(\.self)
    return ".\(name)(\(values.joined(separator: ", ")))"
  }
}
