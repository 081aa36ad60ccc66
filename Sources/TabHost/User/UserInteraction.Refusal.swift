import TabHostSpelling

extension UserInteraction {
  /// The reason for which an action is refused.
  ///
  /// Refusals are compared by their reason only, so that `.refused(.notAvailable)` matches whatever
  /// the ``explanation``:
  ///
  ///     host.user.beginEditing()  // .refused(.notAvailable)
  ///     // "notAvailable: there is no sidebar, because the horizontal size class is compact"
  public struct Refusal: RawRepresentable, Sendable, CustomStringConvertible {
    /// The name of the reason, which is also the name of the static property.
    public let rawValue: String

    /// The reason in words, including a specific cause if there is one.
    public let explanation: String

    /// The reason why there is no sidebar, if the action is refused because of that.
    public let sidebarUnavailability: TabHostController.Sidebar.Unavailability?

    private init(
      _ rawValue: String,
      _ explanation: String,
      noSidebar reason: TabHostController.Sidebar.Unavailability? = nil
    ) {
      self.rawValue = rawValue
      self.explanation = explanation
      sidebarUnavailability = reason
    }

    /// Returns the refusal with the given name, or `nil` if there is none.
    public init?(rawValue: String) {
      guard let refusal = Self.allCases.first(where: { $0.rawValue == rawValue }) else {
        return nil
      }
      self = refusal
    }

    /// The name and the explanation, on one line.
    public var description: String { "\(rawValue): \(explanation)" }
  }
}

// MARK: - Reasons

extension UserInteraction.Refusal: CaseIterable {
  /// All reasons.
  public static let allCases: [Self] = [
    disabled, hidden, notOnScreen, notPermitted, notEditing, alreadyEditing, notAvailable,
    noFurtherPage, notCollapsible, noNavigationController, atRoot, unknownTab, covered,
  ]

  /// The tab, or a group above it, or the action or bar button is disabled.
  public static let disabled = Self(
    "disabled",
    "the tab, a group above it, or the action is disabled"
  )
  /// The tab, or a group above it, or the bar button, the back button or the navigation bar is
  /// hidden.
  public static let hidden = Self("hidden", "the tab or a group above it is hidden")
  /// The target is not on screen: the host, the bar or the sidebar, or the item or row, for example
  /// because a group is collapsed.
  public static let notOnScreen = Self("notOnScreen", "the target of the action is not on screen")
  /// The action is not permitted here, or not for this tab.
  public static let notPermitted = Self(
    "notPermitted",
    "the action is not permitted here, or not for this tab"
  )
  /// The action is possible only while editing.
  public static let notEditing = Self("notEditing", "the action is possible only while editing")
  /// The user is already editing.
  public static let alreadyEditing = Self("alreadyEditing", "the user is already editing")
  /// The requested element is not available: the host has no sidebar, no active search field, or no
  /// pages; no open menu or row contains it; or the drag has ended.
  ///
  /// If the host has no sidebar, ``sidebarUnavailability`` is the reason.
  public static let notAvailable = Self("notAvailable", "the requested element is not available")
  /// There is no further page in that direction that can be selected.
  public static let noFurtherPage = Self(
    "noFurtherPage",
    "there is no further page in this direction"
  )
  /// The group has no row of its own that can be expanded and collapsed.
  public static let notCollapsible = Self(
    "notCollapsible",
    "the group has no row that can be expanded and collapsed"
  )
  /// The content on screen is not a navigation controller.
  public static let noNavigationController = Self(
    "noNavigationController",
    "the content on screen is not a navigation controller"
  )
  /// The stack is at its root, so the user can't go back.
  public static let atRoot = Self("atRoot", "the navigation stack is at its root")
  /// No tab of the host has the identifier.
  ///
  /// The ``explanation`` suggests the most similar identifier.
  public static let unknownTab = Self("unknownTab", "no tab of the host has the identifier")
  /// The target is beneath something modal: an alert, a sheet, or a controller in full screen.
  ///
  /// A popover that was presented as such covers nothing.
  public static let covered = Self(
    "covered",
    "an alert, a sheet or a full-screen controller covers the target; dismiss it first"
  )
}

extension UserInteraction.Refusal: Hashable {
  /// Returns whether two refusals have the same reason.
  public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

  /// Hashes the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

// MARK: - Causes

extension UserInteraction.Refusal {
  /// The host is not on screen.
  static let hostNotOnScreen = Self(
    notOnScreen.rawValue,
    "the host is not on screen; call appear() first"
  )

  /// The page on top of the stack hides its back button.
  static let backButtonHidden = Self(hidden.rawValue, "the page hides its back button")
  /// The app hides the navigation bar.
  static let barHidden = Self(hidden.rawValue, "the app hides the navigation bar")
  /// The bar button is hidden.
  static let buttonHidden = Self(hidden.rawValue, "the button is hidden")
  /// The bar button or its action is disabled.
  static let buttonDisabled = Self(disabled.rawValue, "the button or its action is disabled")
  /// The bar button is not in the bar of the visible page.
  static let buttonNotInBar = Self(
    notOnScreen.rawValue,
    "the button is not in the navigation bar of the visible page"
  )

  /// The tab is not in the host.
  static let tabNotInHost = Self(notOnScreen.rawValue, "the tab is not in the host")

  /// Returns the refusal with the explanation that there is no sidebar.
  func because(of reason: TabHostController.Sidebar.Unavailability) -> Self {
    let own = rawValue == Self.notEditing.rawValue ? "\(explanation), and " : ""
    return Self(rawValue, "\(own)there is no sidebar, because \(reason)", noSidebar: reason)
  }

  /// Returns a refusal that names the identifier and suggests the most similar one.
  @MainActor static func unknownTab(named identifier: String, in tree: TabTree) -> Self {
    let suggestion = Spelling.suggestion(for: identifier, among: tree.identifiers)
    let quoted = Spelling.quoted(identifier)
    return Self(
      unknownTab.rawValue,
      "no tab of the host has the identifier \(quoted)\(suggestion)"
    )
  }
}
