import TabHost

/// A sentence of the status line, with a short form for a line that has no room for it.
struct StatusText: Hashable, Sendable {
  typealias Text = TabHostController.Strings.Text

  let text: String
  /// The short form, which is ``text`` if there is no other.
  let short: String

  /// Creates a sentence without a short form.
  init(_ text: String) {
    (self.text, short) = (text, text)
  }

  /// Creates a sentence in the language of the user, in which values replace the placeholders.
  @MainActor init(_ text: Text, short: Text? = nil, _ values: [String: String] = [:]) {
    self.text = localized(text, values)
    self.short = short.map { localized($0, values) } ?? self.text
  }

  /// Returns the longest form that fits into a number of columns, or `nil` if none does.
  func form(columns: Int) -> String? {
    [text, short].first { !SafeText($0, limit: columns).isTruncated }
  }
}

// MARK: - Refusals

@MainActor extension StatusText {
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
  ) -> Self {
    func about(_ titled: Text, _ this: Text) -> Self { sentence(titled, this, title) }
    if let reason = refusal.sidebarUnavailability { return noSidebar(because: reason) }
    return switch refusal {
    case .disabled: about(.titledIsDisabled, .thisIsDisabled)
    case .hidden: about(.titledIsHidden, .thisIsHidden)
    case .notOnScreen: about(.titledIsNotOnScreen, .thisIsNotOnScreen)
    case .notPermitted: about(.notPossibleWithTitled, .notPossibleWithThis)
    case .notEditing:
      if let editKey {
        Self(.onlyWhileEditingWithKey, short: .onlyWhileEditing, ["key": editKey])
      } else {
        Self(.onlyWhileEditing)
      }
    case .alreadyEditing: Self(.alreadyEditing)
    case .notAvailable: about(.titledIsNotAvailable, .thisIsNotAvailable)
    case .noFurtherPage: Self(.noFurtherPage)
    case .notCollapsible: about(.titledCannotBeCollapsed, .thisCannotBeCollapsed)
    case .noNavigationController, .atRoot: Self(.nothingToGoBackTo)
    case .covered: Self(.closeTopFirst)
    default: Self(.notPossible)
    }
  }

  /// Returns that an alert with a title has no action that cancels it.
  static func needsAnswer(_ title: String?) -> Self {
    sentence(.titledNeedsAnswer, .thisNeedsAnswer, title)
  }

  /// Returns that a page with a title refuses to be dismissed or, if it has a button that closes it,
  /// the name of the button.
  static func notClosable(_ title: String?, closeButton: String?) -> Self {
    guard let closeButton else {
      return sentence(.titledCannotBeClosed, .thisCannotBeClosed, title)
    }
    return sentence(.buttonClosesTitled, .buttonClosesThis, title, ["button": closeButton])
  }

  /// Returns that an action is not possible while the user is editing.
  ///
  /// - Parameter editKey: The name of the key that ends editing, or `nil` if there is none.
  static func notWhileEditing(_ editKey: String?) -> Self {
    editKey.map { Self(.notWhileEditingWithKey, short: .notWhileEditing, ["key": $0]) }
      ?? Self(.notWhileEditing)
  }

  /// Returns that a row or a page with a title has no items that can be dragged.
  static func nothingToDrag(_ title: String?) -> Self {
    sentence(.titledHasNothingToDrag, .thisHasNothingToDrag, title)
  }

  /// Returns that the user can't hide a tab.
  static func notHideable(_ tab: TabItem) -> Self {
    sentence(.titledCannotBeHidden, .thisCannotBeHidden, tab.title)
  }

  /// Returns that the app has refused an action, on an element with a title or on another one.
  static func veto(of title: String?) -> Self {
    sentence(.titledIsNotPossibleNow, .notPossibleNow, title)
  }

  /// Returns that there is no sidebar, and why.
  static func noSidebar(because reason: TabHostController.Sidebar.Unavailability) -> Self {
    Self(reason.text, short: .noSidebar)
  }

  /// Returns that a key has no effect.
  static func noEffect(of key: String) -> Self { Self(.keyHasNoEffect, ["key": key]) }

  /// The end of a paste is missing, and a key ends it.
  static var pasteOverdue: Self {
    let key = KeyPress(.character("c"), modifiers: .control).localizedName
    return Self(.pasteHasNoEnd, short: .keyEndsPaste, ["key": key])
  }

  /// Returns that a tab or a row with a title has no context menu.
  static func noMenu(_ title: String?) -> Self {
    sentence(.titledHasNoMenu, .thisHasNoMenu, title)
  }

  /// Returns that a tab or a row with a title has no swipe actions at an edge.
  static func noSwipeActions(_ title: String?) -> Self {
    sentence(.titledHasNoSwipeActions, .thisHasNoSwipeActions, title)
  }

  /// Returns that the user can't move a tab.
  static func notMovable(_ tab: TabItem) -> Self {
    sentence(.titledCannotBeMoved, .thisCannotBeMoved, tab.title)
  }

  /// Returns that an element with a title, or another one, can't be added to a drag.
  static func notAddable(_ title: String?) -> Self {
    sentence(.titledCannotBeAdded, .thisCannotBeAdded, title)
  }

  /// Returns that a drop target with a title does not accept pasted text, or that nothing does.
  static func notPasted(on title: String?) -> Self {
    sentence(.titledAcceptsNoText, .nothingAcceptsText, title)
  }

  /// Returns a sentence about an element with a title, or about one without, which is also the short
  /// form of the other.
  private static func sentence(
    _ titled: Text,
    _ this: Text,
    _ title: String?,
    _ values: [String: String] = [:]
  ) -> Self {
    guard let title, !title.isEmpty else { return Self(this, values) }
    return Self(titled, short: this, values.merging(["title": title]) { $1 })
  }
}

// MARK: - Effects of a drop

@MainActor extension StatusText {
  /// Returns what dropping a row or an item of the bar would do.
  static func arrangement(
    _ arrangement: UserInteraction.Arrangement?,
    titled title: String
  ) -> Self {
    let (text, short, other): (Text, Text, TabItem?) =
      switch arrangement {
      case .moveRow(_, .before, let other): (.moveAbove, .aboveOther, other)
      case .moveRow(_, .after, let other): (.moveBelow, .belowOther, other)
      case .moveItem(_, .before, let other): (.moveBefore, .beforeOther, other)
      case .moveItem(_, .after, let other): (.moveAfter, .afterOther, other)
      case .dragToBar: (.putIntoBar, .intoBar, nil)
      case .dragOffBar: (.removeFromBar, .offBar, nil)
      case nil: (.leaveInPlace, .inPlace, nil)
      }
    return Self(text, short: short, ["title": title, "other": other?.title ?? ""])
  }

  /// Returns what dropping the items of a row would do.
  ///
  /// - Parameters:
  ///   - effect: The effect of the drop.
  ///   - title: The title of the row.
  ///   - count: The number of items.
  ///   - target: The title of the tab or action below the pointer, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - effect: What a drop would do.
  ///   - title: The title of the row that is dragged.
  ///   - count: The number of items.
  ///   - target: The title of the target, or `nil` if there is none.
  ///   - position: Where the target is, relative to the element with the title.
  ///   - reason: Why the drop is not accepted, or `nil` for no reason.
  static func drop(
    _ effect: Move.Effect,
    of title: String,
    count: Int,
    on target: String?,
    _ position: DropPlace.Position = .on,
    because reason: String? = nil
  ) -> Self {
    let isOne = count <= 1
    var values = ["count": "\(count)"]
    values["title"] = isOne ? title : localized(.itemCount, values)
    guard let target else { return Self(isOne ? .dragRow : .dragItems, short: .toRow, values) }
    values["target"] = target
    values["other"] = target
    values["reason"] = reason
    let (text, short): (Text, Text) =
      switch (effect, position) {
      case (.copy, .on): (isOne ? .copyRow : .copyItems, .copyTo)
      case (.copy, .before): (.copyBefore, .beforeOther)
      case (.copy, .after): (.copyAfter, .afterOther)
      case (.move, .on): (isOne ? .moveRow : .moveItems, .moveTo)
      case (.move, .before): (.moveBefore, .beforeOther)
      case (.move, .after): (.moveAfter, .afterOther)
      case _ where reason != nil:
        (position == .on ? .notAcceptedBecause : .notAcceptedHereBecause, .reason)
      case (_, .on): (isOne ? .rowNotAccepted : .itemsNotAccepted, .notAccepted)
      default: (.notAccepted, .notAccepted)
      }
    return Self(text, short: short, values)
  }
}

@MainActor extension StatusText {
  /// Returns that the user can't drop items on the target of a drag, or where there is none.
  static func notDropped(_ drag: Drag?) -> Self {
    guard let drag, let target = drag.target else { return Self(.notDropped) }
    if let reason = drag.refusalReason {
      return Self(.notDroppedBecause, short: .reason, ["reason": reason])
    }
    guard target.position == .on else { return Self(.notDropped) }
    return Self(.notDroppedOnTarget, short: .notDropped, ["target": target.title])
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
