extension TabGroupItem {
  /// The child that is selected, or that was selected when the selection last left the group.
  ///
  /// The default is `nil`. If the group is on the selected path, assigning selects the child, or
  /// the group itself if you assign `nil`. Otherwise the value is stored for the next tap on the
  /// group. A tab that is not among the children is refused and reported as
  /// ``TabHostController/Diagnostic/Rule/foreignChild``, and a tab with a
  /// ``TabItem/primaryAction`` as ``TabHostController/Diagnostic/Rule/actionSelection``.
  public var selectedChild: TabItem? {
    get { observed(\.selectedChild, storedSelectedChild) }
    set {
      guard newValue !== storedSelectedChild else { return }
      if let newValue, newValue.storedParent !== self {
        return report(
          .foreignChild,
          [newValue, self],
          "the tab is not a child of this group, whose selected child is unchanged"
        )
      }
      if let newValue, newValue.performsAction { return newValue.reportActionSelection() }
      if let host, host.state.selection.tab?.isOrIsBelow(self) == true {
        host.select(newValue ?? self, origin: .program)
      } else {
        update(\.selectedChild, replacing: storedSelectedChild, .none) {
          storedSelectedChild = newValue
        }
      }
    }
  }

  /// Stores the child on the selected path. The caller commits the change.
  func store(selectedChild child: TabItem?, in host: TabHostController) {
    guard child !== storedSelectedChild else { return }
    // An object that nothing else retains is released when the state is whole.
    if isKnownUniquelyReferenced(&storedSelectedChild), let old = storedSelectedChild {
      host.transaction.retire(old)
    }
    storedSelectedChild = child
    changed(\.selectedChild, in: host.transaction.observations)
  }

  /// A navigation controller whose stack the group manages.
  ///
  /// The default is `nil`. The stack contains the view controllers of the tabs from the group down
  /// to the selected tab. The delegate can change the view controllers of each level; see
  /// ``TabHostControllerDelegate/tabHostController(_:displayedViewControllersFor:proposedViewControllers:)``.
  ///
  /// If several groups on one path have such a controller, the one closest to the root manages the
  /// stack. Assigning a controller that belongs to another group removes it from that group.
  public var managingNavigationController: NavigationController? {
    get { observed(\.managingNavigationController, storedNavigationController) }
    set {
      // A navigation controller belongs to one group only.
      let other = newValue?.managedStack?.group
      let previousStack = managedStack
      TabHostController.update([host, other?.host].compactMap(\.self)) {
        if other !== self { other?.managingNavigationController = nil }
        update(
          \.managingNavigationController,
          from: storedNavigationController,
          to: newValue,
          [.tabs, .bar, .content]
        ) {
          if storedNavigationController?.managedStack === managedStack {
            storedNavigationController?.managedStack = nil
          }
          managedStack?.releaseGroup()
          storedNavigationController = newValue
          managedStack = newValue.map { ManagedStack(group: self, navigationController: $0) }
          newValue?.managedStack = managedStack
        }
      }
      // The pages of the stack are released here, because their `deinit` can run code of the app.
      withExtendedLifetime(previousStack) {}
    }
  }

  var managesStack: Bool { storedNavigationController != nil }
}

// MARK: - Resolving

extension TabGroupItem {
  /// Whether the group itself has content to display when it is selected.
  var hasPage: Bool { hasContent || storedNavigationController != nil }

  /// The tab that is selected when the user or the framework selects the group.
  package var resolved: TabItem {
    if let child = storedSelectedChild, child.isEligible { return child.resolvedSelf }
    return resolvedWithoutSelectedChild
  }

  /// The tab that is selected when ``selectedChild`` does not count.
  var resolvedWithoutSelectedChild: TabItem {
    if !storedIsSidebarDestination, let name = storedDefaultChildIdentifier,
      let child = directChild(named: name), child.isEligible
    {
      return child.resolvedSelf
    }
    if hasPage || storedIsSidebarDestination { return self }
    for child in childList.displayOrder where child.isEligible { return child.resolvedSelf }
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
  /// Whether the framework may select the tab automatically.
  var isEligible: Bool { !visibility.isHidden && storedIsEnabled && !performsAction }

  /// Whether the framework may select the tab automatically, registering an access for observation.
  var isObservedAsEligible: Bool {
    access(\.isHidden)
    access(\.isEnabled)
    access(\.primaryAction)
    return isEligible
  }

  /// Reports that a tab with an action can't be selected.
  func reportActionSelection() {
    let message = "a tab with a primary action can't be selected; the selection is unchanged"
    report(.actionSelection, [self], message)
  }

  /// The tab itself, or for a group the tab that it resolves to.
  var resolvedSelf: TabItem { asGroup?.resolved ?? self }
}
