public import TabHost

/// A rule that holds for every host whenever no change is in progress.
///
/// A ``HostExplorer`` checks the invariants after each step. A test that changes a host in another
/// way checks those of the state with ``firstViolation(in:among:)``.
public enum HostInvariant: String, Hashable, Sendable, CaseIterable {
  // MARK: The state

  /// The selected tab is in the host, and the selected path leads to it.
  case selection = "the selected tab is in the host"
  /// The selected tab and the groups above it are not hidden, unless the user is editing.
  ///
  /// The framework never selects a hidden tab, and leaves a tab that becomes hidden. But the app may
  /// select a hidden tab, which then stays selected; an explorer of such an app leaves this invariant
  /// out.
  case visibility = "the selected tab is visible"
  /// The content on screen is that of the selected path, and no other content is on screen.
  case content = "the content on screen is that of the selected path"
  /// Each row of the sidebar is listed once, and the row of the selected tab is marked.
  case rows = "each row is listed once"
  /// Each item of the bar is visible and in the bar once.
  case bar = "each item of the bar is listed once and visible"
  /// An open menu, a swiped row and the edit mode belong to something on screen.
  case gestures = "menus, swiped rows and editing belong to something on screen"

  // MARK: The calls of a step

  /// `shouldSelectTab` returned `true` before `didSelectTab` is called for an action of the user.
  /// It is not called when the user goes back or cancels a search.
  case permission = "shouldSelectTab precedes didSelectTab for an action of the user"
  /// A tab is not selected by the action for which its selection was vetoed.
  case vetoes = "a vetoed tab is not selected"
  /// The previous tab of a `didSelectTab` is the tab of the call before.
  case previousTabs = "previous tabs form a chain"
  /// Content that appears disappears before it appears again. Pages are told apart by their identity.
  case appearance = "calls of appearance are balanced"
  /// The delegate is notified only of differences. Tabs are told apart by their identity, so new tabs with
  /// the same identifiers are a difference.
  case changes = "there is no notification without a change"
  /// The number of calls is limited; see ``HostExplorer/maximumCallCount``.
  case callCount = "the number of calls for an action is bounded"
  /// The host reports no diagnostic.
  case diagnostics = "no diagnostic is reported"

  // MARK: The store and the memory

  /// The customization is the same after it is saved and loaded, and after a restart of an app that
  /// saves it.
  case customization = "the customization survives a save and a load"
  /// A restart releases the host of the previous launch and its pages.
  ///
  /// Not checked if a task that the app has started in that launch is still in progress, which may
  /// retain them until it ends. No task continues while an explorer performs steps.
  case release = "a restart releases the host and its pages"
}

extension HostInvariant {
  /// A violation of an invariant.
  public struct Violation: Hashable, Sendable, CustomStringConvertible {
    /// The invariant.
    public let invariant: HostInvariant
    /// The cause, with the identifiers of the tabs concerned.
    public let reason: String

    /// The invariant and the cause, on one line.
    public var description: String { "\(invariant.rawValue): \(reason)" }
  }

  /// Returns the first invariant of the state that a host violates, or `nil` if all hold.
  ///
  /// Invariants of calls, the store and the memory are not checked, because they concern more than
  /// one state.
  ///
  /// - Parameters:
  ///   - host: A host that is not being changed. Call this method outside its callbacks.
  ///   - invariants: The invariants to check. The default is all.
  /// - Complexity: O(*n*), where *n* is the number of rows and pages.
  @MainActor public static func firstViolation(
    in host: TabHostController,
    among invariants: Set<HostInvariant> = Set(allCases)
  ) -> Violation? {
    HostStateCheck(reading: HostReading(of: host))
      .firstViolation(of: HostStateCheck.checks(among: invariants))
  }
}
