import TabHost

/// Sentences of the status line.
@MainActor enum StatusText {
  private typealias Text = TabHostController.Strings.Text

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
    func about(_ titled: Text, _ this: Text) -> String { sentence(titled, this, title) }
    if let reason = refusal.sidebarUnavailability { return noSidebar(because: reason) }
    return switch refusal {
    case .disabled: about(.titledIsDisabled, .thisIsDisabled)
    case .hidden: about(.titledIsHidden, .thisIsHidden)
    case .notOnScreen: about(.titledIsNotOnScreen, .thisIsNotOnScreen)
    case .notPermitted: about(.notPossibleWithTitled, .notPossibleWithThis)
    case .notEditing:
      if let editKey {
        localized(.onlyWhileEditingWithKey, ["key": editKey])
      } else {
        localized(.onlyWhileEditing)
      }
    case .alreadyEditing: localized(.alreadyEditing)
    case .notAvailable: about(.titledIsNotAvailable, .thisIsNotAvailable)
    case .noFurtherPage: localized(.noFurtherPage)
    case .notCollapsible: about(.titledCannotBeCollapsed, .thisCannotBeCollapsed)
    case .noNavigationController, .atRoot: localized(.nothingToGoBackTo)
    case .covered: localized(.closeTopFirst)
    default: localized(.notPossible)
    }
  }

  /// Returns that the app has refused an action, on an element with a title or on another one.
  static func veto(of title: String?) -> String {
    sentence(.titledIsNotPossibleNow, .notPossibleNow, title)
  }

  /// Returns that there is no sidebar, and why.
  static func noSidebar(because reason: TabHostController.Sidebar.Unavailability) -> String {
    localized(reason.text)
  }

  /// Returns that a tab has no context menu.
  static func noMenu(_ tab: TabItem) -> String {
    sentence(.titledHasNoMenu, .thisHasNoMenu, tab.title)
  }

  /// Returns that a tab has no swipe actions at an edge.
  static func noSwipeActions(_ tab: TabItem) -> String {
    sentence(.titledHasNoSwipeActions, .thisHasNoSwipeActions, tab.title)
  }

  /// Returns a sentence about an element with a title, or about one without.
  private static func sentence(_ titled: Text, _ this: Text, _ title: String?) -> String {
    if let title, !title.isEmpty { localized(titled, ["title": title]) } else { localized(this) }
  }

  /// Returns what dropping a row or an item of the bar would do.
  static func arrangement(_ arrangement: UserInteraction.Arrangement?, _ tab: TabItem) -> String {
    let (text, other): (Text, TabItem?) =
      switch arrangement {
      case .moveRow(_, let side, let other): (side == .before ? .moveAbove : .moveBelow, other)
      case .moveItem(_, let side, let other): (side == .before ? .moveBefore : .moveAfter, other)
      case .dragToBar: (.putIntoBar, nil)
      case .dragOffBar: (.removeFromBar, nil)
      case nil: (.leaveInPlace, nil)
      }
    return localized(text, ["title": tab.title, "other": other?.title ?? ""])
  }

  /// Returns what dropping the items of a row would do.
  ///
  /// - Parameters:
  ///   - effect: The effect of the drop.
  ///   - title: The title of the row.
  ///   - count: The number of items.
  ///   - target: The title of the tab or action below the pointer, or `nil` if there is none.
  static func drop(
    _ effect: Move.Effect,
    of title: String,
    count: Int,
    on target: String?
  ) -> String {
    let isOne = count <= 1
    let text: Text =
      switch (effect, target) {
      case (.copy, _?): isOne ? .copyRow : .copyItems
      case (.move, _?): isOne ? .moveRow : .moveItems
      case (_, _?): isOne ? .rowNotAccepted : .itemsNotAccepted
      case (_, nil): isOne ? .dragRow : .dragItems
      }
    return localized(text, ["title": title, "count": "\(count)", "target": target ?? ""])
  }
}

extension TabHostController.Sidebar.Unavailability {
  /// The sentence that there is no sidebar, with the reason.
  fileprivate var text: TabHostController.Strings.Text {
    switch self {
    case .compactWidth: .noSidebarInCompactWidth
    case .placement: .noSidebarOnPlatform
    case .pages: .noSidebarWithPages
    case .mode: .noSidebarInTabBarMode
    case .noRootGroup: .noSidebarWithoutGroup
    case .noSelectedGroup: .noSidebarWithoutSelectedGroup
    }
  }
}
