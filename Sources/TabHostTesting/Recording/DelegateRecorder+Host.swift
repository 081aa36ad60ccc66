public import TabHost

extension DelegateRecorder: TabHostControllerDelegate {
  /// Records the request, selects the tab in ``reselectInShould``, and answers.
  public func tabHostController(
    _ tabHostController: TabHostController,
    shouldSelectTab tab: TabItem
  ) -> Bool {
    record({ .shouldSelectTab(tab.identifier, answer: $0) }, asking: true) {
      let forwarded = forwardedDelegate?.tabHostController(tabHostController, shouldSelectTab: tab)
      reselect(\.reselectInShould, for: tab, in: tabHostController)
      return shouldSelect?(tab) ?? shouldSelectAnswers[tab.identifier] ?? forwarded ?? true
    }
  }

  /// Records the selection, and selects the tab in ``reselectInDid``.
  public func tabHostController(
    _ tabHostController: TabHostController,
    didSelectTab tab: TabItem,
    previousTab: TabItem?
  ) {
    record(
      .didSelectTab(
        tab.identifier,
        previous: previousTab?.identifier,
        origin: tabHostController.selectionOrigin
      )
    )
    forwardedDelegate?.tabHostController(
      tabHostController,
      didSelectTab: tab,
      previousTab: previousTab
    )
    reselect(\.reselectInDid, for: tab, in: tabHostController)
  }

  /// Records the proposal, and answers from ``displayedViewControllers`` or ``displayedNames``.
  public func tabHostController(
    _ tabHostController: TabHostController,
    displayedViewControllersFor tab: TabItem,
    proposedViewControllers: [ViewController]
  ) -> [ViewController] {
    let proposed = proposedViewControllers.map(\.contentName)
    return record(
      {
        .displayedViewControllers(tab.identifier, proposed: proposed, answer: $0.map(\.contentName))
      },
      asking: proposedViewControllers
    ) {
      let forwarded = forwardedDelegate?.tabHostController(
        tabHostController,
        displayedViewControllersFor: tab,
        proposedViewControllers: proposedViewControllers
      )
      let named = displayedNames[tab.identifier].map {
        controllers(named: $0, among: proposedViewControllers)
      }
      return displayedViewControllers?(tab, proposedViewControllers) ?? named ?? forwarded
        ?? proposedViewControllers
    }
  }

  /// Records that the user is about to edit.
  public func tabHostControllerWillBeginEditing(_ tabHostController: TabHostController) {
    record(.willBeginEditing)
    forwardedDelegate?.tabHostControllerWillBeginEditing(tabHostController)
  }

  /// Records that editing ended.
  public func tabHostControllerDidEndEditing(_ tabHostController: TabHostController) {
    record(.didEndEditing)
    forwardedDelegate?.tabHostControllerDidEndEditing(tabHostController)
  }

  /// Records the tabs that the user hid or showed.
  public func tabHostController(
    _ tabHostController: TabHostController,
    visibilityDidChangeFor tabs: [TabItem]
  ) {
    record(.visibilityDidChangeFor(tabs.map(\.identifier)))
    forwardedDelegate?.tabHostController(tabHostController, visibilityDidChangeFor: tabs)
  }

  /// Records the group whose children the user reordered.
  public func tabHostController(
    _ tabHostController: TabHostController,
    displayOrderDidChangeFor group: TabGroupItem
  ) {
    record(.displayOrderDidChangeFor(group.identifier))
    forwardedDelegate?.tabHostController(tabHostController, displayOrderDidChangeFor: group)
  }
}
