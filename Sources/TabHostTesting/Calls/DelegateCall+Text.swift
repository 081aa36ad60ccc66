import TabHost

extension DelegateCall: CustomStringConvertible {
  /// The call on one line, such as `didSelectTab(b, previous: a) user`.
  public var description: String {
    switch self {
    case .shouldSelectTab(let tab, let answer):
      return "shouldSelectTab(\(tab)) -> \(answer)"
    case .didSelectTab(let tab, let previous, let origin):
      let call = "didSelectTab(\(tab), previous: \(previous ?? "nil"))"
      return origin.map { "\(call) \($0.rawValue)" } ?? call
    case .displayedViewControllersFor(let tab, let proposed, let answer):
      return "displayedViewControllersFor(\(tab), proposed: \(list(proposed))) -> \(list(answer))"
    case .willBeginEditing: return "willBeginEditing"
    case .didEndEditing: return "didEndEditing"
    case .visibilityDidChangeFor(let tabs): return "visibilityDidChangeFor(\(list(tabs)))"
    case .displayOrderDidChangeFor(let group): return "displayOrderDidChangeFor(\(group))"
    case .sidebarVisibilityWillChange(let hidden):
      return "sidebarVisibilityWillChange(hidden: \(hidden))"
    case .sidebarAvailabilityDidChange(let available):
      return "sidebarAvailabilityDidChange(available: \(available))"
    case .itemFor(let row): return "itemFor(\(row))"
    case .update(let row): return "update(\(row))"
    case .willBeginDisplaying(let tab): return "willBeginDisplaying(\(tab))"
    case .didEndDisplaying(let tab): return "didEndDisplaying(\(tab))"
    default: return gestureDescription
    }
  }

  /// The text of a call for what a person does to a row.
  private var gestureDescription: String {
    switch self {
    case .leadingSwipeActionsConfigurationFor(let tab):
      "leadingSwipeActionsConfigurationFor(\(tab))"
    case .trailingSwipeActionsConfigurationFor(let tab):
      "trailingSwipeActionsConfigurationFor(\(tab))"
    case .contextMenuConfigurationFor(let tab): "contextMenuConfigurationFor(\(tab))"
    case .operationForAcceptingItemsFrom(let tab, let types, let answer):
      "operationForAcceptingItemsFrom(\(tab), types: \(list(types))) -> \(answer)"
    case .acceptItemsFrom(let tab, let types):
      "acceptItemsFrom(\(tab), types: \(list(types)))"
    case .sidebarActionOperationForAcceptingItemsFrom(let action, let group, let types, let answer):
      "sidebarActionOperationForAcceptingItemsFrom(\(action), group: \(group), "
        + "types: \(list(types))) -> \(answer)"
    case .sidebarActionAcceptItemsFrom(let action, let group, let types):
      "sidebarActionAcceptItemsFrom(\(action), group: \(group), types: \(list(types)))"
    case .itemsForBeginning(let tab): "itemsForBeginning(\(tab))"
    case .itemsForAddingTo(let tab): "itemsForAddingTo(\(tab))"
    default: ""
    }
  }

  private func list(_ names: [String]) -> String { "[\(names.joined(separator: ", "))]" }
}

extension DelegateCall.Row: CustomStringConvertible {
  /// The identifier of a tab; of an action also that of its group, such as `action new, group: g`.
  public var description: String {
    switch self {
    case .tab(let identifier): identifier
    case .action(let action, let group): "action \(action), group: \(group)"
    }
  }
}

extension DropOperation {
  /// The name of the case, as calls and descriptions write it.
  var word: String { "\(self)" }
}
