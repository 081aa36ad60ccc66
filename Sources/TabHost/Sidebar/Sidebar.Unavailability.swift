extension TabHostController.Sidebar {
  /// The reason why a host has no sidebar.
  public enum Unavailability: Hashable, Sendable, CustomStringConvertible {
    /// The horizontal size class is compact.
    case compactWidth
    /// ``TabHostController/Sidebar/preferredPlacement`` chooses the bar on a platform that shows
    /// either bar or sidebar.
    case placement(UserInterfaceIdiom)
    /// The host displays its tabs as pages.
    case pages
    /// ``TabHostController/mode`` is ``TabHostController/Mode/tabBar``.
    case mode
    /// ``TabHostController/mode`` is ``TabHostController/Mode/automatic``, and no root tab is a
    /// group.
    case noRootGroup
    /// The sidebar lists the tabs of the selected group, and no group is selected.
    case noSelectedGroup

    /// The reason as a clause, and how to change it.
    public var description: String {
      switch self {
      case .compactWidth: "the horizontal size class is compact"
      case .placement(let idiom):
        "the idiom \(idiom) shows the bar instead; set sidebar.preferredPlacement to sidebar"
          + (idiom == .tv ? " or style to sidebarAdaptable" : "")
      case .pages: "the host displays its tabs as pages"
      case .mode: "the mode is tabBar; set it to tabSidebar"
      case .noRootGroup:
        "the mode is automatic and no root tab is a group; set the mode to tabSidebar"
      case .noSelectedGroup: "it lists the tabs of the selected group, and no group is selected"
      }
    }
  }

  /// The reason why the host has no sidebar, or `nil` if ``isAvailable`` is `true`.
  ///
  /// Also `nil` after the host has been deallocated.
  public var unavailability: Unavailability? {
    let reason = host?.sidebarUnavailability
    host?.screenCache.noteRead(reason)
    return derived(\.unavailability, reason, from: .unavailability)
  }
}
