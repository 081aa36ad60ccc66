// Which tab on the selected path shows its content, when no managed stack does.

extension TabHostController {
  /// The nearest tab on the selected path with content, or the tab that shows in its place because
  /// the app has moved that content into a container.
  var tabToShow: TabItem? { nearestTabWithContent.flatMap { tabToShow(for: $0) } }

  /// The nearest tab on the selected path with content, if the app has moved that content into a
  /// container that is not on the path.
  var tabWithTakenContent: TabItem? {
    guard selectedStackGroup == nil, let tab = nearestTabWithContent, isTaken(tab),
      tabWithContainer(of: tab) == nil
    else { return nil }
    return tab
  }

  private func tabToShow(for tab: TabItem) -> TabItem? {
    guard isTaken(tab) else { return tab }
    let next = tabWithContainer(of: tab) ?? tab.ancestors.first { $0.hasContent }
    return next.flatMap { tabToShow(for: $0) }
  }

  /// Whether the content of a tab is in a container of the app.
  private func isTaken(_ tab: TabItem) -> Bool {
    guard tab.hasMadeContent, let parent = tab.madeViewController?.parent, parent !== self else {
      return false
    }
    // The host takes back what another host or a stack for tabs shows.
    return !(parent is TabHostController) && parent.asNavigation?.hasBeenManaged != true
  }

  /// The nearest group above a tab whose content contains that of the tab.
  private func tabWithContainer(of tab: TabItem) -> TabItem? {
    tab.ancestors.first { group in
      guard group.hasMadeContent, let container = group.madeViewController else { return false }
      return tab.madeViewController?.isOrIsBelow(container) == true
    }
  }
}
