extension TabGroupItem {
  /// The child that is selected, or was when the group was last left; `nil` if none. Default `nil`.
  ///
  /// Writing it on the selected path selects the child, or the group itself for `nil`. Elsewhere
  /// it is remembered for the next time the group is tapped. A tab that is not among the children
  /// is refused as ``TabHostController/Diagnostic/Rule/foreignChild``.
  public var selectedChild: TabItem? {
    get { observed(\.selectedChild, storedSelectedChild) }
    set {
      guard newValue !== storedSelectedChild else { return }
      if let newValue, newValue.storedParent !== self {
        return report(
          .foreignChild,
          [newValue, self],
          "is not a child of \(identifier), whose selected child stays"
        )
      }
      if let host, host.state.selection.tab?.isOrIsBelow(self) == true {
        host.select(newValue ?? self, origin: .program)
      } else {
        update(\.selectedChild, replacing: storedSelectedChild) { storedSelectedChild = newValue }
      }
    }
  }

  /// Stores the child on the selected path. The caller commits it.
  func remember(selectedChild child: TabItem?, _ queue: ObservationQueue? = nil) {
    guard child !== storedSelectedChild else { return }
    storedSelectedChild = child
    changed(\.selectedChild, in: queue)
  }

  /// A navigation controller whose stack the group keeps: the pages on the way from the group to
  /// the selected tab. Default `nil`.
  ///
  /// With several on one path, the rootmost counts. A controller that is given to a second group
  /// leaves the first. The delegate may change each level; see
  /// ``TabHostControllerDelegate/tabHostController(_:displayedViewControllersFor:proposedViewControllers:)``.
  public var managingNavigationController: NavigationController? {
    get { observed(\.managingNavigationController, storedNavigationController) }
    set {
      update(
        \.managingNavigationController,
        from: storedNavigationController,
        to: newValue,
        [.path, .stack, .bar]
      ) {
        // One stack serves one group.
        if let other = newValue?.managedStack?.group { other.managingNavigationController = nil }
        if storedNavigationController?.managedStack === managedStack {
          storedNavigationController?.managedStack = nil
        }
        managedStack?.releaseGroup()
        storedNavigationController = newValue
        managedStack = newValue.map { ManagedStack(group: self, navigationController: $0) }
        newValue?.managedStack = managedStack
      }
    }
  }

  var managesStack: Bool { storedNavigationController != nil }
}

// MARK: - Resolving

extension TabGroupItem {
  /// Whether the group has something to show when it is selected itself.
  var hasPage: Bool { hasContent || storedNavigationController != nil }

  /// The tab that is selected when the user, or the framework, selects the group.
  var resolved: TabItem {
    if let child = storedSelectedChild, child.isEligible { return child.resolvedSelf }
    if !storedIsSidebarDestination, let name = storedDefaultChildIdentifier,
      let child = directChild(named: name), child.isEligible
    {
      return child.resolvedSelf
    }
    if hasPage || storedIsSidebarDestination { return self }
    for child in order where child.isEligible { return child.resolvedSelf }
    return self
  }

  private func directChild(named name: String) -> TabItem? {
    if let host {
      guard let child = host.tab(forIdentifier: name), child.storedParent === self else {
        return nil
      }
      return child
    }
    return storedChildren.first { $0.identifier == name }
  }
}

extension TabItem {
  /// Whether the framework may select the tab by itself.
  var isEligible: Bool { !visibility.isHidden && storedIsEnabled }

  /// Whether the framework may select the tab, read from outside of the framework.
  var isObservedAsEligible: Bool {
    access(\.isHidden)
    access(\.isEnabled)
    return isEligible
  }

  /// The tab itself, or what its group resolves to.
  var resolvedSelf: TabItem { asGroup?.resolved ?? self }
}
