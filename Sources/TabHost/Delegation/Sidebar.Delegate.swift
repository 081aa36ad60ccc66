extension TabHostController.Sidebar {
  /// Hears of what happens to the sidebar of a host.
  ///
  /// Every requirement has a default. Documented original: `UITabBarController.Sidebar.Delegate`.
  @MainActor public protocol Delegate: AnyObject {
    /// Tells that the sidebar is about to be shown or hidden.
    ///
    /// Called for a person, for code, and for a rotation that nobody's choice overrides, while a
    /// sidebar is available. ``TabHostController/Sidebar/isHidden`` has its new value already, and
    /// the host may be changed. There is no call after the change: add a completion to the
    /// animator. The default does nothing.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
      animator: any TabHostController.Sidebar.Animating
    )

    /// Tells that ``TabHostController/Sidebar/isAvailable`` has changed, once the host
    /// has been on screen. The default does nothing.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebarAvailabilityDidChange sidebar: TabHostController.Sidebar
    )
  }

  /// What goes along with a change of visibility.
  ///
  /// Without animation the blocks run before the change returns: the animations in the order in
  /// which they were added, then the completions. Documented original:
  /// `UITabBarController.Sidebar.Animating`.
  @MainActor public protocol Animating: AnyObject {
    /// Adds a block that runs alongside the change.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a block that runs after the change.
    func addCompletion(_ completion: @escaping () -> Void)
  }
}

extension TabHostController.Sidebar.Delegate {
  /// Does nothing.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
    animator: any TabHostController.Sidebar.Animating
  ) {}

  /// Does nothing.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebarAvailabilityDidChange sidebar: TabHostController.Sidebar
  ) {}
}
