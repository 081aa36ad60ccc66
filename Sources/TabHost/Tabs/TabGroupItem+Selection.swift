extension TabGroupItem {
  /// The child that is selected, or was when the group was last left; nil if none. Default nil.
  ///
  /// Writing it on the selected path selects the child, or the group itself for nil. Elsewhere
  /// it is remembered for the next time the group is tapped. A tab that is not among the children
  /// is refused as ``TabHostController/Diagnostic/Rule/foreignChild``.
  public var selectedChild: TabItem? {
    get { following(\.selectedChild, storedSelectedChild) }
    set {
      guard newValue !== storedSelectedChild else { return }
      if let newValue, newValue.parent !== self {
        return report(
          .foreignChild,
          [newValue, self],
          "is not a child of \(identifier), whose selected child stays"
        )
      }
      if let host = tabHostController, host.selectedTab?.isOrIsBelow(self) == true {
        host.select(newValue ?? self, origin: .program)
      } else {
        remember(selectedChild: newValue)
      }
    }
  }

  /// Notes the child on the selected path; nobody is called.
  func remember(selectedChild child: TabItem?) {
    guard child !== storedSelectedChild else { return }
    announce(\.selectedChild)
    storedSelectedChild = child
  }

  /// Whether the group has something to show when it is selected itself.
  var hasPage: Bool { hasContent || storedNavigationController != nil }

  /// The tab that is selected when a person, or the framework, selects the group.
  var resolved: TabItem {
    if let child = storedSelectedChild, child.isEligible { return child.resolvedSelf }
    if !storedIsSidebarDestination, let name = storedDefaultChildIdentifier,
      let child = directChild(named: name), child.isEligible
    {
      return child.resolvedSelf
    }
    if hasPage || storedIsSidebarDestination { return self }
    return order.first(where: \.isEligible)?.resolvedSelf ?? self
  }

  private func directChild(named name: String) -> TabItem? {
    if let host = tabHost {
      guard let child = host.tab(forIdentifier: name), child.storedParent === self else {
        return nil
      }
      return child
    }
    return storedChildren.first { $0.identifier == name }
  }
}

extension TabItem {
  /// Whether a selection may come to the tab by itself.
  var isEligible: Bool { !visibility.isHidden && storedIsEnabled }

  /// The same, read from outside of the framework.
  var isFollowedAsEligible: Bool { !isHidden && isEnabled }  // followed

  /// The tab itself, or what its group resolves to.
  var resolvedSelf: TabItem { asGroup?.resolved ?? self }
}
