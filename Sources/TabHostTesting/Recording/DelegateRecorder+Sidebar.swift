public import TabHost

extension DelegateRecorder: TabHostController.Sidebar.Delegate {
  /// Records whether the sidebar is about to be hidden.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
    animator: any TabHostController.Sidebar.Animating
  ) {
    record(.sidebarVisibilityWillChange(hidden: sidebar.isHidden))
    forwardedSidebarDelegate?.tabHostController(
      tabHostController,
      sidebarVisibilityWillChange: sidebar,
      animator: animator
    )
  }

  /// Records whether the sidebar is available.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebarAvailabilityDidChange sidebar: TabHostController.Sidebar
  ) {
    record(.sidebarAvailabilityDidChange(available: sidebar.isAvailable))
    forwardedSidebarDelegate?.tabHostController(
      tabHostController,
      sidebarAvailabilityDidChange: sidebar
    )
  }
}
