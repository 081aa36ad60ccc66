public import TabHost
import TabHostTesting

// The explorer calls ``ExplorerRandom/callback(_:)`` for each of these methods, before it is called.

extension ChangingApp: TabHostControllerDelegate {
  /// Vetoes some selections.
  public func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
    !chance(6)
  }

  /// Checks that the tab is selected.
  public func tabHostController(
    _ host: TabHostController,
    didSelectTab tab: TabItem,
    previousTab: TabItem?
  ) {
    // Callbacks before this one may have changed the host.
    guard host.selectedTab === tab else { return }
    if tab.tabHostController !== host { fail("\(tab.identifier) is selected, but not in the host") }
    var child = tab
    while let parent = child.parent {
      if parent.selectedChild !== child { fail("\(child.identifier) is not the selected child") }
      child = parent
    }
  }

  /// Returns a random operation, and sometimes loads the items too early.
  public func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation {
    if options.makesMistakes, chance(8) {
      expected.insert(.loadOutsideDrop)
      load(session)
    }
    return pick(DropOperation.allCases)
  }

  /// Loads the items.
  public func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    acceptItemsFrom session: any DropSession
  ) {
    load(session)
    if chance(4) { session.progress.cancel() }
  }
}

extension ChangingApp: TabHostController.Sidebar.Delegate {
  /// Changes the host during the animation and after it.
  public func tabHostController(
    _ host: TabHostController,
    sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
    animator: any TabHostController.Sidebar.Animating
  ) {
    animator.addAnimations { [weak self] in self?.random.callback("animation") }
    animator.addCompletion { [weak self] in self?.random.callback("completion") }
  }

  /// Configures the item at random.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    update item: TabSidebarItem
  ) {
    let accessories: [CellAccessory] = [
      .outlineDisclosure(), .checkmark(), .reorder(),
      .detail { [weak self] in self?.random.callback("detail") },
      .popUpMenu(Menu(children: newElements(depth: 1))),
    ]
    item.accessories = accessories.filter { _ in chance(6) }
    guard chance(4) else { return }
    var content = ListContentConfiguration.sidebarSubtitleCell()
    content.text = anyText
    content.secondaryText = anyText
    item.contentConfiguration = content
  }

  /// Notes the row, which must not be displayed.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    willBeginDisplaying tab: TabItem
  ) {
    if displayedTabs.updateValue(tab, forKey: ObjectIdentifier(tab)) != nil {
      fail("\(tab.identifier) begins to be displayed twice")
    }
  }

  /// Notes the row, which must be displayed.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    didEndDisplaying tab: TabItem
  ) {
    if displayedTabs.removeValue(forKey: ObjectIdentifier(tab)) == nil {
      fail("\(tab.identifier) ends to be displayed, but has not begun")
    }
  }

  /// Returns new actions, or `nil`.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: TabItem
  ) -> SwipeActionsConfiguration? { chance(3) ? nil : newSwipeActions() }

  /// Returns a new menu, or `nil`.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    contextMenuConfigurationFor tab: TabItem
  ) -> ContextMenuConfiguration? {
    guard chance(2) else { return nil }
    return ContextMenuConfiguration(actionProvider: { [weak self] _ in self?.newMenu() })
  }

  /// Returns new items.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemsForBeginning dragSession: any DragSession,
    tab: TabItem
  ) -> [DragItem] { newItems() }

  /// Returns new items.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemsForAddingTo dragSession: any DragSession,
    tab: TabItem
  ) -> [DragItem] { newItems() }

  /// Returns a random operation.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    sidebarAction: Action,
    group: TabGroupItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation { pick(DropOperation.allCases) }

  /// Loads the items.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    sidebarAction: Action,
    group: TabGroupItem,
    acceptItemsFrom session: any DropSession
  ) { load(session) }
}

extension ChangingApp: AdaptivePresentationControllerDelegate {
  /// Refuses some dismissals.
  public func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
    random.callback("should dismiss")
    return !chance(4)
  }

  /// Lets the app change the host.
  public func presentationControllerWillDismiss(_ controller: PresentationController) {
    random.callback("will dismiss")
  }

  /// Lets the app change the host.
  public func presentationControllerDidDismiss(_ controller: PresentationController) {
    random.callback("did dismiss")
  }

  /// Lets the app change the host.
  public func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
    random.callback("did attempt to dismiss")
  }
}
