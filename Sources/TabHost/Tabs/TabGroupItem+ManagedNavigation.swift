extension TabGroupItem {
  /// A navigation controller whose stack the group keeps: the pages on the way from the group to
  /// the selected tab. Default nil.
  ///
  /// With several on one path, the rootmost counts. A controller that is given to a second group
  /// leaves the first. The delegate may change each level; see
  /// ``TabHostControllerDelegate/tabHostController(_:displayedViewControllersFor:proposedViewControllers:)``.
  public var managingNavigationController: NavigationController? {
    get { following(\.managingNavigationController, storedNavigationController) }
    set {
      guard newValue !== storedNavigationController else { return }
      announce(\.managingNavigationController)
      change {
        // One stack serves one group.
        if let other = newValue?.managedStack?.group { other.managingNavigationController = nil }
        if storedNavigationController?.managedStack === managedStack {
          storedNavigationController?.managedStack = nil
        }
        storedNavigationController = newValue
        managedStack = newValue.map { ManagedStack(group: self, navigationController: $0) }
        newValue?.managedStack = managedStack
        tabHostController?.selection.isInDoubt = true
        tabHostController?.stackIsStale = true
        tabHostController?.invalidateBar()
      }
    }
  }

  var managesStack: Bool { storedNavigationController != nil }
}
