/// Shows the content of the selected tab, the accessory, the bottom bar of the sidebar and what is
/// presented, after all callbacks have returned.
///
/// The host is a parameter of each method, because loading a stored reference to it would add
/// considerably to the cost of a selection.
@MainActor final class ContentPresenter {
  private(set) var shown: ViewController?
  private(set) var shownAccessory: ViewController?
  private(set) var shownBottomBar: ViewController?
  /// What is presented above the content, from the lowest to the uppermost.
  private(set) var shownPresented: [TabHostController.PresentedController] = []
  // Changed in a copy and then assigned, because a `deinit` that runs meanwhile may access it.
  private var postponed: [(NavigationController, animated: Bool)] = []
  private var tabReportedWithoutContent: TabItem?
  private var tabReportedAsTaken: TabItem?
  /// The environment of the content on screen, or `nil` until it is needed again.
  private var environment: TraitEnvironment?

  /// The controllers that are on screen while the host is.
  var allShown: [ViewController] {
    var content: [ViewController] = []
    if let shown { content.append(shown) }
    if let shownAccessory { content.append(shownAccessory) }
    if let shownBottomBar { content.append(shownBottomBar) }
    guard !shownPresented.isEmpty else { return content }
    let controllers = shownPresented.map(\.viewController)
    guard let cover = shownPresented.lastIndex(where: { $0.style == .fullScreen }) else {
      return content + controllers
    }
    return Array(controllers[cover...])
  }

  /// Whether the content is off screen because something is presented in full screen.
  private var isContentCovered: Bool {
    !shownPresented.isEmpty && shownPresented.contains { $0.style == .fullScreen }
  }

  /// Returns whether a controller is presented, or is dismissed and about to disappear.
  func presents(_ controller: ViewController) -> Bool {
    shownPresented.contains { $0.viewController === controller }
  }

  /// Notes a stack whose top page was changed in a callback, to be shown after the callback.
  func postpone(_ navigationController: NavigationController, animated: Bool) {
    let others = postponed.filter { $0.0 !== navigationController }
    postponed = others + [(navigationController, animated)]
  }

  /// Discards a controller that left the host while it was shown.
  func discard(_ child: ViewController, in host: TabHostController) {
    if shown === child { shown = nil }
    if shownAccessory === child { shownAccessory = nil }
    if shownBottomBar === child { shownBottomBar = nil }
    if presents(child) { host.dismissPresented(child) }
  }

  /// Shows what the state requires. If an appearance call changes the state, the method starts
  /// again.
  func update(in host: TabHostController) {
    for _ in 0..<(Transaction.maximumPasses + postponed.count) {
      guard !updateOnce(in: host) else { return }
    }
    let message = "appearance callbacks keep changing the content; the last change is not shown"
    host.report(.selectionLoop, [], message)
  }

  /// Updates one part of the screen after the other. Returns `false` as soon as a call to the app
  /// has changed what to show.
  private func updateOnce(in host: TabHostController) -> Bool {
    guard updateContent(in: host) else { return false }
    while !postponed.isEmpty {
      let (navigationController, animated) = postponed[0]
      postponed = Array(postponed.dropFirst())
      navigationController.showTop(animated: animated)
      if host.transaction.takePresenting() { return false }
    }
    let accessory = host.state.shownAccessory
    if accessory !== shownAccessory {
      let old = shownAccessory
      shownAccessory = accessory
      guard exchange(old, for: accessory, in: host) else { return false }
    }
    let bottomBar = requestedBottomBar(in: host)
    if bottomBar !== shownBottomBar {
      let old = shownBottomBar
      shownBottomBar = bottomBar
      guard exchange(old, for: bottomBar, in: host) else { return false }
    }
    guard updatePresented(in: host) else { return false }
    return host.state.overlays.isEmpty || updateMenu(in: host)
  }

  /// Closes the menu of content that has left the screen.
  private func updateMenu(in host: TabHostController) -> Bool {
    guard let content = host.state.overlays.menu?.content, !host.reaches(content) else {
      return true
    }
    host.setOpenMenu(nil)
    return !host.transaction.takePresenting()
  }

  /// Shows what is presented, and takes what a full-screen controller covers off the screen.
  private func updatePresented(in host: TabHostController) -> Bool {
    if shownPresented.isEmpty, host.state.overlays.presented.isEmpty { return true }
    let old = shownPresented
    let new = host.state.overlays.presented
    let isUpToDate =
      old.count == new.count
      && zip(old, new).allSatisfy {
        $0.viewController === $1.viewController && $0.style == $1.style
          && $1.viewController.isHeld(by: host)
      }
    guard !isUpToDate else {
      // A popover with the same content may have replaced another one.
      shownPresented = new
      withExtendedLifetime(old) {}
      return true
    }
    let candidates = old.reversed().map(\.viewController) + allShown
    shownPresented = new
    for presentation in new { presentation.viewController.enter(host) }
    let wanted = allShown
    let leaving = candidates.filter { candidate in !wanted.contains { $0 === candidate } }
    host.exchange(leaving, for: wanted)
    for presentation in old.reversed() { release(presentation.viewController, from: host) }
    return !host.transaction.takePresenting()
  }

  private func updateContent(in host: TabHostController) -> Bool {
    guard host.isShown else { return true }
    if let content = host.madeContent { return showIfPossible(content, in: host) }
    let tab = host.state.selection.tab
    _ = host.madeOrMakeableContent
    // The provider may have selected another tab, whose content is to be shown.
    guard host.state.selection.tab === tab else { return false }
    return showIfPossible(host.madeContent, in: host)
  }

  private func showIfPossible(_ content: ViewController?, in host: TabHostController) -> Bool {
    canShow(content, in: host) ? show(content, in: host) : show(nil, in: host)
  }

  private func show(_ new: ViewController?, in host: TabHostController) -> Bool {
    guard new !== shown else { return true }
    let old = replace(&shown, with: new)
    host.transaction.noteShownContent()
    return exchange(old, for: new, in: host)
  }

  /// Chooses the content and the bottom bar that appear along with the host, and loads the content.
  func prepare(in host: TabHostController) {
    _ = host.madeOrMakeableContent
    let content = host.madeContent
    let new = canShow(content, in: host) ? content : nil
    if new !== shown {
      let old = replace(&shown, with: new)
      new?.enter(host)
      release(old, from: host)
    }
    new?.loadViewIfNeeded()
    host.updateVerticalBarBehavior()
    // Content decides about the bar, and thereby about the sidebar.
    let bottomBar = requestedBottomBar(in: host)
    if bottomBar !== shownBottomBar {
      let old = shownBottomBar
      shownBottomBar = bottomBar
      bottomBar?.enter(host)
      release(old, from: host)
    }
  }

  /// Returns whether the content of the selection can be shown, and reports the reason if it can't.
  private func canShow(_ content: ViewController?, in host: TabHostController) -> Bool {
    let takenTab = host.screenCache.takenTab(in: host)
    if takenTab !== tabReportedAsTaken { reportTaken(takenTab, in: host) }
    let problem: String
    if let content {
      if content === shown || !host.isOrIsBelow(content) { return true }
      problem = "the content of the tab is, or contains, its own host; nothing is shown"
    } else if takenTab != nil {
      return false
    } else {
      problem = "neither the tab nor a group above it has content; set a view provider"
    }
    if let tab = host.state.selection.tab, tab !== tabReportedWithoutContent {
      tabReportedWithoutContent = tab
      host.report(.missingContent, [tab.identifier], problem)
    }
    return false
  }

  private func reportTaken(_ tab: TabItem?, in host: TabHostController) {
    tabReportedAsTaken = tab
    guard let tab else { return }
    host.report(
      .contentTaken,
      [tab.identifier],
      "the content of the tab is in a container of no tab above it; the next content is shown"
    )
  }

  /// Returns the bottom bar to show. It is unchanged while the host is off screen.
  private func requestedBottomBar(in host: TabHostController) -> ViewController? {
    if shownBottomBar == nil, host.state.sidebar.bottomBar == nil { return nil }
    guard host.isShown else { return shownBottomBar }
    guard let bottomBar = host.state.sidebar.bottomBar, host.sidebar.isOnScreen else { return nil }
    return bottomBar
  }

  /// Replaces a controller on screen.
  ///
  /// - Returns: Whether what to show is unchanged by the calls to the app.
  private func exchange(
    _ old: ViewController?,
    for new: ViewController?,
    in host: TabHostController
  ) -> Bool {
    new?.enter(host)
    if !isContentCovered { host.exchange(shows(old) ? nil : old, for: new, animated: false) }
    release(old, from: host)
    return !host.transaction.takePresenting()
  }

  /// Returns the environment of a child. The accessory and the bottom bar have one of their own.
  func environment(of child: ViewController, in host: TabHostController) -> TraitEnvironment {
    if child === shownAccessory || child === shownBottomBar {
      return TraitEnvironment(host.traitCollection(of: child))
    }
    if let environment { return environment }
    let made = TraitEnvironment(host.traitCollection(of: child))
    environment = made
    return made
  }

  /// Discards the environment of the content, because the traits may have changed.
  func discardEnvironment() { environment = nil }

  func shows(_ controller: ViewController?) -> Bool {
    controller === shown || controller === shownAccessory || controller === shownBottomBar
      || !shownPresented.isEmpty && shownPresented.contains { $0.viewController === controller }
  }

  /// Removes a controller from the host, unless it is shown in another place, or a callback has
  /// shown it again.
  private func release(_ controller: ViewController?, from host: TabHostController) {
    if !shows(controller) { controller?.leave(host) }
  }
}

extension ViewController {
  /// Adds the controller to the host that is about to show it.
  fileprivate func enter(_ host: TabHostController) {
    guard !isHeld(by: host) else { return }
    host.addChild(self)
    call(.didMove(toParent: host))
  }

  /// Removes the controller from the host, which no longer shows it.
  fileprivate func leave(_ host: TabHostController) {
    guard isHeld(by: host) else { return }
    call(.willMove(toParent: nil))
    host.remove(self)
  }
}
