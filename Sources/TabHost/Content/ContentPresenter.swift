/// Who is on screen: shows the content of the selected tab, once all callbacks have had their say.
@MainActor final class ContentPresenter {
  /// How often callbacks may change the host before the framework takes them for a loop.
  static let patience = 64

  private unowned let host: TabHostController
  private(set) var shown: ViewController?
  private(set) var shownAccessory: ViewController?
  private(set) var shownBottomBar: ViewController?
  private(set) var shownPopover: ViewController?
  private(set) var isUpdating = false
  private var postponed: [(NavigationController, animated: Bool)] = []
  private weak var tabReportedWithoutContent: TabItem?

  init(host: TabHostController) {
    self.host = host
  }

  /// All that is on screen while the host is.
  var allShown: [ViewController] {
    [shown, shownAccessory, shownBottomBar, shownPopover].compactMap { $0 }
  }

  /// Notes a stack whose top changed in a callback, to be shown after it.
  func postpone(_ navigationController: NavigationController, animated: Bool) {
    postponed.removeAll { $0.0 === navigationController }
    postponed.append((navigationController, animated))
  }

  /// Somebody else has taken a controller that was on screen.
  func forget(_ child: ViewController) {
    if shown === child { shown = nil }
    if shownAccessory === child { shownAccessory = nil }
    if shownBottomBar === child { shownBottomBar = nil }
    if shownPopover === child {
      shownPopover = nil
      if host.popover?.content === child { host.dismissPopover() }
    }
  }

  /// Brings the content of the selected tab on screen, the tops of the stacks in it, the
  /// accessory and the popover.
  ///
  /// Appearance calls may change the selection: then the newest is shown next, until it stays.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    for _ in 0..<(Self.patience + postponed.count) {
      guard updateOnce() else { return }
    }
    host.report(.endlessSelection, [], "appearance calls keep changing the content")
  }

  /// Takes one step. False if there was none to take.
  private func updateOnce() -> Bool {
    let tab = host.selectedTab
    let wanted = host.isDisplayed ? wantedContent : shown
    // A provider may have selected another tab, whose content is wanted now.
    guard host.selectedTab === tab else { return true }
    if wanted !== shown {
      exchange(\.shown, for: wanted)
      host.invalidation.content()
    } else if !postponed.isEmpty {
      let (navigationController, animated) = postponed.removeFirst()
      navigationController.showTop(animated: animated)
    } else if shownAccessory !== host.wantedAccessory {
      exchange(\.shownAccessory, for: host.wantedAccessory)
    } else if shownBottomBar !== wantedBottomBar {
      exchange(\.shownBottomBar, for: wantedBottomBar)
    } else if shownPopover !== host.popover?.content {
      exchange(\.shownPopover, for: host.popover?.content)
    } else {
      return false
    }
    return true
  }

  /// Chooses what appears along with the host, and loads it.
  func prepare() {
    let wanted = wantedContent
    if wanted !== shown {
      let old = shown
      shown = wanted
      contain(wanted)
      release(old)
    }
    wanted?.loadViewIfNeeded()
  }

  private var wantedContent: ViewController? {
    guard let tab = host.selectedTab, host.tree.contains(tab) else { return nil }
    guard let source = host.contentTab, let content = host.content(of: source) else {
      report(tab, "neither this tab nor a group above it has content; nothing is shown")
      return nil
    }
    guard !host.isOrIsBelow(content) else {
      report(tab, "its content is the host that shows it; nothing is shown")
      return nil
    }
    return content
  }

  /// Stays where it is while the host is off screen.
  private var wantedBottomBar: ViewController? {
    guard host.isDisplayed else { return shownBottomBar }
    guard let wanted = host.sidebar.bottomBarView, host.sidebar.isOnScreen else { return nil }
    return wanted
  }

  private func report(_ tab: TabItem, _ message: String) {
    guard tabReportedWithoutContent !== tab else { return }
    tabReportedWithoutContent = tab
    host.report(.missingContent, [tab.identifier], message)
  }

  private func exchange(
    _ place: ReferenceWritableKeyPath<ContentPresenter, ViewController?>,
    for wanted: ViewController?
  ) {
    let old = self[keyPath: place]
    self[keyPath: place] = wanted
    contain(wanted)
    host.exchange(isShown(old) ? nil : old, for: wanted, animated: false)
    release(old)
  }

  private func isShown(_ controller: ViewController?) -> Bool {
    controller === shown || controller === shownAccessory || controller === shownBottomBar
      || controller === shownPopover
  }

  private func contain(_ controller: ViewController?) {
    guard let controller, controller.parent !== host else { return }
    host.addChild(controller)
    controller.didMove(toParent: host)
  }

  private func release(_ controller: ViewController?) {
    guard let controller, controller.parent === host, !isShown(controller) else { return }
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }
}
