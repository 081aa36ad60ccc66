import TabHost

/// Sentences of the status line.
enum StatusText {
  /// The reason why the list of the tabs that do not fit into the bar is not opened.
  static let noMoreTabs = "There are no more tabs"

  /// Returns why an action is refused.
  ///
  /// - Parameters:
  ///   - refusal: The reason.
  ///   - title: The title of the element that the action concerns, or `nil` if it has none.
  ///   - editKey: The name of the key that begins editing, or `nil` if there is none.
  static func refusal(
    _ refusal: UserInteraction.Refusal,
    title: String? = nil,
    editKey: String? = nil
  ) -> String {
    let subject = title.map { $0.isEmpty ? "This" : $0 } ?? "This"
    if let reason = refusal.sidebarUnavailability {
      return "There is no sidebar, because \(reason)"
    }
    switch refusal {
    case .disabled: return "\(subject) is disabled"
    case .hidden: return "\(subject) is hidden"
    case .notOnScreen: return "\(subject) is not on screen"
    case .notPermitted: return "Not possible with \(title == nil ? "this" : subject)"
    case .notEditing:
      return "Only possible while editing" + (editKey.map { "; \($0) begins it" } ?? "")
    case .alreadyEditing: return "Editing has already begun"
    case .notAvailable: return "\(subject) is not available here"
    case .noFurtherPage: return "There is no further page"
    case .notCollapsible: return "\(subject) cannot be collapsed"
    case .noNavigationController, .atRoot: return "There is nothing to go back to"
    case .covered: return "Close what is on top first"
    default: return refusal.explanation
    }
  }

  /// Returns why nothing opens: the tab has no menu, or no swipe actions.
  @MainActor static func lack(of element: String, _ tab: TabItem) -> String {
    "\(tab.title.isEmpty ? "This" : tab.title) has no \(element)"
  }

  /// Returns what dropping a row or an item of the bar would do.
  @MainActor static func arrangement(_ arrangement: UserInteraction.Arrangement?, _ tab: TabItem)
    -> String
  {
    let title = tab.title
    return switch arrangement {
    case .moveRow(_, let side, let other):
      "Move \(title) \(side == .before ? "above" : "below") \(other.title)"
    case .moveItem(_, let side, let other):
      "Move \(title) \(side == .before ? "before" : "after") \(other.title)"
    case .dragToBar: "Put \(title) into the bar"
    case .dragOffBar: "Remove \(title) from the bar"
    case nil: "Leave \(title) where it is"
    }
  }

  /// Returns what dropping the items of a row would do.
  ///
  /// - Parameters:
  ///   - effect: The effect of the drop.
  ///   - items: The title of the row, or the number of items.
  ///   - target: The title of the tab or action below the pointer, or `nil` if there is none.
  static func drop(_ effect: Move.Effect, of items: String, on target: String?) -> String {
    switch (effect, target) {
    case (.copy, let target?): "Copy \(items) to \(target)"
    case (.move, let target?): "Move \(items) to \(target)"
    case (_, let target?): "\(target) does not accept \(items)"
    case (_, nil): "Drag \(items) to a row"
    }
  }
}
