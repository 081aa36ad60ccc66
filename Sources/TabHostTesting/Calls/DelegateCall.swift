import TabHost

/// A call that a host made to one of its two delegates, as a value to compare.
///
/// Tabs appear as their identifiers, controllers as the identifier of the tab whose content they
/// are or as the name of a plain page. Its coded form is a line of a transcript:
/// `{"call":"didSelectTab","tab":"b","previous":"a","origin":"user"}`, where an absent value is
/// written as `null`.
///
/// Tests name calls with the short makers: `#expect(log.calls == [.should("b"), .did("b", "a")])`.
public enum DelegateCall: Hashable, Sendable {
  /// The host asked whether a person may select the tab; `answer` is what the delegate said.
  case shouldSelectTab(String, answer: Bool)
  /// The host told that the tab is selected now. The origin is that of the host during the call.
  case didSelectTab(String, previous: String?, origin: SelectionOrigin?)
  /// The host asked which controllers of a managed stack stand for the tab.
  case displayedViewControllersFor(String, proposed: [String], answer: [String])
  /// The host told that a person is about to edit bar and sidebar.
  case willBeginEditing
  /// The host told that editing is over.
  case didEndEditing
  /// The host told that a person has hidden or shown the tabs, which are in declared order.
  case visibilityDidChangeFor([String])
  /// The host told that a person has reordered the children of the group.
  case displayOrderDidChangeFor(String)
  /// The host told that the sidebar is about to be shown or hidden.
  case sidebarVisibilityWillChange(hidden: Bool)
  /// The host told that there is a sidebar now, or that there is none any more.
  case sidebarAvailabilityDidChange(available: Bool)
}

// MARK: - Short makers for tests

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
}

// MARK: - Text

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
      let proposed = proposed.joined(separator: ", ")
      let answer = answer.joined(separator: ", ")
      return "displayedViewControllersFor(\(tab), proposed: [\(proposed)]) -> [\(answer)]"
    case .willBeginEditing: return "willBeginEditing"
    case .didEndEditing: return "didEndEditing"
    case .visibilityDidChangeFor(let tabs):
      return "visibilityDidChangeFor([\(tabs.joined(separator: ", "))])"
    case .displayOrderDidChangeFor(let group):
      return "displayOrderDidChangeFor(\(group))"
    case .sidebarVisibilityWillChange(let hidden):
      return "sidebarVisibilityWillChange(hidden: \(hidden))"
    case .sidebarAvailabilityDidChange(let available):
      return "sidebarAvailabilityDidChange(available: \(available))"
    }
  }
}
