/// Who is on screen: shows the content of the selected tab, once all callbacks have had their say.
///
/// It is handed the host, of which it keeps no reference: to load one wherever it is needed was a
/// fifth of the cost of a selection.
@MainActor final class ContentPresenter {
  private(set) var shown: ViewController?
  private(set) var shownAccessory: ViewController?
  private(set) var shownBottomBar: ViewController?
  private(set) var shownPopover: ViewController?
  // Changed outside of the property, and assigned: see ``TabHostController/heldDiagnostics``.
  private var postponed: [(NavigationController, animated: Bool)] = []
  private var tabReportedWithoutContent: TabItem?
  private var tabReportedAsTaken: TabItem?

  /// All that is on screen while the host is.
  var allShown: [ViewController] {
    [shown, shownAccessory, shownBottomBar, shownPopover].compactMap { $0 }
  }

  /// Notes a stack whose top changed in a callback, to be shown after it.
  func postpone(_ navigationController: NavigationController, animated: Bool) {
    let others = postponed.filter { $0.0 !== navigationController }
    postponed = others + [(navigationController, animated)]
  }

  /// Discards a controller that has left the host while it was shown.
  func discard(_ child: ViewController, in host: TabHostController) {
    if shown === child { shown = nil }
    if shownAccessory === child { shownAccessory = nil }
    if shownBottomBar === child { shownBottomBar = nil }
    if shownPopover === child {
      shownPopover = nil
      if host.state.overlays.popover?.content === child { host.dismissPopover() }
    }
  }

  /// Brings the content of the selected tab on screen, the tops of the stacks in it, the
  /// accessory and the popover.
  ///
  /// Appearance calls may change the selection: then the newest is shown next, until it stays.
  func update(in host: TabHostController) {
    for _ in 0..<(Transaction.maximumPasses + postponed.count) {
      guard updateOnce(in: host) else { return }
    }
    let message = "appearance callbacks keep changing the content; the last change is not shown"
    host.report(.selectionLoop, [], message)
  }

  /// Takes one step. False if there was none to take.
  private func updateOnce(in host: TabHostController) -> Bool {
    var wanted = shown
    if host.isShown {
      if let made = host.madeContent {
        wanted = allowed(made, of: host.state.selection.tab, in: host)
      } else {
        let tab = host.state.selection.tab
        wanted = allowed(host.madeOrMakeableContent, of: tab, in: host)
        // The provider may have selected another tab, whose content is wanted now.
        guard host.state.selection.tab === tab else { return true }
      }
    }
    let accessory = host.state.shownAccessory
    if wanted !== shown {
      let old = shown
      shown = wanted
      exchange(old, for: wanted, in: host)
      host.transaction.note(.content)
    } else if !postponed.isEmpty {
      let (navigationController, animated) = postponed[0]
      postponed = Array(postponed.dropFirst())
      navigationController.showTop(animated: animated)
    } else if accessory !== shownAccessory {
      let old = shownAccessory
      shownAccessory = accessory
      exchange(old, for: accessory, in: host)
    } else {
      return updateEdges(in: host)
    }
    return true
  }

  /// Takes one step among what stands beside the content and over it. False if there was none.
  private func updateEdges(in host: TabHostController) -> Bool {
    let bottomBar = wantedBottomBar(in: host)
    let popover = host.state.overlays.popover?.content
    if bottomBar !== shownBottomBar {
      let old = shownBottomBar
      shownBottomBar = bottomBar
      exchange(old, for: bottomBar, in: host)
    } else if popover !== shownPopover {
      let old = shownPopover
      shownPopover = popover
      exchange(old, for: popover, in: host)
    } else {
      return false
    }
    return true
  }

  /// Chooses what appears along with the host, and loads it.
  func prepare(in host: TabHostController) {
    let wanted = allowed(host.madeOrMakeableContent, of: host.state.selection.tab, in: host)
    if wanted !== shown {
      let old = shown
      shown = wanted
      contain(wanted, in: host)
      release(old, from: host)
    }
    wanted?.loadViewIfNeeded()
  }

  /// The content of a tab, if there is any and it can be shown; reported if not.
  private func allowed(
    _ content: ViewController?,
    of tab: @autoclosure () -> TabItem?,
    in host: TabHostController
  ) -> ViewController? {
    let taken = host.tabWithTakenContent
    reportTakenContent(of: taken, in: host)
    guard content != nil || taken == nil else { return nil }
    let problem: String
    if let content {
      if content === shown || !host.isOrIsBelow(content) { return content }
      problem = "the content of the tab is, or contains, its own host; nothing is shown"
    } else {
      problem = "neither the tab nor a group above it has content; set a view provider"
    }
    if let tab = tab(), tab !== tabReportedWithoutContent {
      tabReportedWithoutContent = tab
      host.report(.missingContent, [tab.identifier], problem)
    }
    return nil
  }

  private func reportTakenContent(of tab: TabItem?, in host: TabHostController) {
    guard tab !== tabReportedAsTaken else { return }
    tabReportedAsTaken = tab
    guard let tab else { return }
    host.report(
      .contentTaken,
      [tab.identifier],
      "the content of the tab is in a container of no tab above it; the next content is shown"
    )
  }

  /// Stays where it is while the host is off screen.
  private func wantedBottomBar(in host: TabHostController) -> ViewController? {
    if shownBottomBar == nil, host.state.sidebar.bottomBar == nil { return nil }
    guard host.isShown else { return shownBottomBar }
    guard let wanted = host.state.sidebar.bottomBar, host.sidebar.isOnScreen else { return nil }
    return wanted
  }

  /// Brings what is shown now on screen, in the place of what was shown there before.
  private func exchange(
    _ old: ViewController?,
    for new: ViewController?,
    in host: TabHostController
  ) {
    contain(new, in: host)
    host.exchange(shows(old) ? nil : old, for: new, animated: false)
    release(old, from: host)
  }

  func shows(_ controller: ViewController?) -> Bool {
    controller === shown || controller === shownAccessory || controller === shownBottomBar
      || controller === shownPopover
  }

  private func contain(_ controller: ViewController?, in host: TabHostController) {
    guard let controller, controller.parent !== host else { return }
    host.addChild(controller)
    controller.didMove(toParent: host)
  }

  private func release(_ controller: ViewController?, from host: TabHostController) {
    guard let controller, !shows(controller), controller.parent === host else { return }
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }
}

// Which tab on the selected path shows its content, when no managed stack does.

extension TabHostController {
  /// The nearest tab on the selected path with content, or the tab that shows in its place because
  /// the app has moved that content into a container.
  var tabToShow: TabItem? {
    guard let tab = nearestTabWithContent else { return nil }
    return isTaken(tab) ? tabInPlace(of: tab) : tab
  }

  /// The nearest tab on the selected path with content, if the app has moved that content into a
  /// container that is not on the path.
  var tabWithTakenContent: TabItem? {
    guard selectedStackGroup == nil, let tab = nearestTabWithContent, isTaken(tab),
      tabWithContainer(of: tab) == nil
    else { return nil }
    return tab
  }

  /// The tab above one whose content is taken that shows its content.
  private func tabInPlace(of tab: TabItem) -> TabItem? {
    let next = tabWithContainer(of: tab) ?? tab.ancestors.first { $0.hasContent }
    guard let next, isTaken(next) else { return next }
    return tabInPlace(of: next)
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
