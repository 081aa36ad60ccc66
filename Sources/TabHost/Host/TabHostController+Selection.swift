extension TabHostController {
  /// The origin of the current selection, or `nil` before the first selection.
  ///
  /// The value is already set when `didSelectTab` is called.
  public var selectionOrigin: SelectionOrigin? {
    derived(\.selectionOrigin, state.selection.origin, from: .selectionOrigin)
  }

  /// The tabs from the root tab to the selected tab, both included; empty if nothing is selected.
  public var selectedPath: [TabItem] {
    accessSelectedPath()
    return pathOfSelection
  }

  /// Registers that the path to the selected tab is read from outside of the framework.
  func accessSelectedPath() {
    access(\.selectedTab, from: .selectedTab)
    guard let selected = state.selection.tab else { return }
    for tab in selected.selfAndAncestors { tab.access(\.parent) }
  }
}

/// The origin of a selection.
public enum SelectionOrigin: String, Hashable, Sendable, Codable, CaseIterable {
  /// The user made the selection, for example with a tap in the bar or the sidebar, by going back,
  /// or by canceling a search.
  case user
  /// The app made the selection, or it is the initial selection of a host.
  case program
  /// The framework made the selection, because the selected tab was removed or hidden.
  ///
  /// The new selection is the group that contained the tab, if that group is still in the host and
  /// visible; otherwise the first root tab that is visible, enabled and without a
  /// ``TabItem/primaryAction``. Either is resolved like a tap on it.
  case fallback
  /// The app restored the selection of an earlier launch.
  case restoration
}
