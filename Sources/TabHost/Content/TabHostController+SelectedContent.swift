extension TabHostController {
  /// The content to show for the selection.
  struct SelectedContent {
    /// The content, or `nil` if it has not been created or there is none.
    var controller: ViewController?
    /// The selected tab or the nearest group above it with content, if the app has moved that
    /// content into a container that is not on the path.
    var takenTab: TabItem?
  }

  func resolveContent() -> SelectedContent {
    if let group = selectedStackGroup {
      return SelectedContent(controller: group.storedNavigationController)
    }
    // A shortcut for the most frequent case, which does not retain the tab.
    if let controller = state.selection.tab?.createdContent, !isTaken(controller) {
      return SelectedContent(controller: controller)
    }
    guard let tab = nearestTabWithContent, let controller = tab.createdContent else {
      return SelectedContent()
    }
    guard isTaken(controller) else { return SelectedContent(controller: controller) }
    return SelectedContent(
      controller: tabInPlace(of: tab)?.createdContent,
      takenTab: tabWithContainer(of: tab) == nil ? tab : nil
    )
  }

  /// The nearest tab on the selected path with content, or the tab that shows in its place because
  /// the app has moved that content into a container.
  var tabToShow: TabItem? {
    guard let tab = nearestTabWithContent else { return nil }
    return isTaken(tab.createdContent) ? tabInPlace(of: tab) : tab
  }

  /// Returns the group above a tab whose content is shown in place of the tab's own, which is in a
  /// container of the app.
  private func tabInPlace(of tab: TabItem) -> TabItem? {
    let next = tabWithContainer(of: tab) ?? tab.ancestors.first { $0.hasContent }
    guard let next, isTaken(next.createdContent) else { return next }
    return tabInPlace(of: next)
  }

  /// Returns whether content is in a container of the app.
  private func isTaken(_ content: ViewController?) -> Bool {
    guard let content, !content.isTopmost, !content.isHeld(by: self), let parent = content.parent
    else { return false }
    // The host reclaims content from another host and from a stack that a group manages.
    return parent.isContainerOfApp
  }

  /// Returns the nearest group above a tab whose content contains that of the tab.
  private func tabWithContainer(of tab: TabItem) -> TabItem? {
    tab.ancestors.first { group in
      guard let container = group.createdContent else { return false }
      return tab.createdContent?.isOrIsBelow(container) == true
    }
  }
}
