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
  /// The first responder, if no other host contains this one.
  var firstResponder = FirstResponder()
  /// What was presented before a dismissal, until the dismissed controllers have disappeared.
  private var presentedBefore: [TabHostController.PresentedController] = []
  /// The coordinator of a change of size in progress.
  var transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  /// Containers whose visible children were changed in a callback.
  private var postponed: [(ViewController, animated: Bool)] = []
  private weak var tabReportedWithoutContent: TabItem?
  /// The environment of the content on screen, or `nil` until it is needed again.
  private var environment: TraitEnvironment?

  /// The controllers that are on screen while the host is.
  var allShown: [ViewController] {
    var content: [ViewController] = []
    if let shown { content.append(shown) }
    if let shownAccessory { content.append(shownAccessory) }
    if let shownBottomBar { content.append(shownBottomBar) }
    guard !shownPresented.isEmpty else { return content }
    let presented = shownPresented.map(\.viewController)
    let cover = shownPresented.lastIndex { $0.style == .fullScreen }
    return cover.map { Array(presented[$0...]) } ?? content + presented
  }

  /// Whether the content is off screen because something is presented in full screen.
  private var isContentCovered: Bool {
    !shownPresented.isEmpty && shownPresented.contains { $0.style == .fullScreen }
  }

  /// Returns whether a controller is on screen while the host is.
  func displays(_ controller: ViewController) -> Bool {
    if shownPresented.isEmpty { return shows(controller) }
    // A shortcut for a controller that is just being presented.
    if shownPresented.last?.viewController === controller { return true }
    return allShown.contains { $0 === controller }
  }

  /// Returns whether a controller has a place in the host, even if it is covered.
  func shows(_ controller: ViewController?) -> Bool {
    if controller === shown || controller === shownAccessory || controller === shownBottomBar {
      return true
    }
    return !shownPresented.isEmpty && shownPresented.contains { $0.viewController === controller }
  }

  /// Returns whether a controller is presented, or is dismissed and about to disappear.
  func presents(_ controller: ViewController) -> Bool {
    shownPresented.contains { $0.viewController === controller }
  }

  /// What is presented on screen or, while controllers are dismissed, was presented before.
  var presentedOnScreen: [TabHostController.PresentedController] {
    presentedBefore.isEmpty ? shownPresented : presentedBefore
  }

  /// Notes a container whose visible children were changed in a callback, to be shown after the
  /// callback.
  func postpone(_ container: ViewController, animated: Bool) {
    let others = postponed.filter { $0.0 !== container }
    replace(&postponed, with: others + [(container, animated)])
  }

  /// Discards a controller that left the host while it was shown.
  func discard(_ child: ViewController, in host: TabHostController) {
    if shown === child { shown = nil }
    if shownAccessory === child { shownAccessory = nil }
    if shownBottomBar === child { shownBottomBar = nil }
    if presents(child) { host.dismissPresented(child) }
  }

  // MARK: - Updating

  /// Shows what the state requires. If an appearance call changes the state, the method starts
  /// again.
  func update(in host: TabHostController) {
    if updateOnce(in: host) { return }
    for _ in 0..<(Transaction.maximumPasses + postponed.count) where updateOnce(in: host) { return }
    let message = "appearance callbacks keep changing the content; the last change is not shown"
    host.report(.selectionLoop, [], message)
  }

  /// Compares one part of the screen after the other with what the state requires. Returns `false`
  /// as soon as a call to the app has changed what to show.
  private func updateOnce(in host: TabHostController) -> Bool {
    guard updateSelectedContent(in: host), postponed.isEmpty || updateContainers(in: host) else {
      return false
    }
    let accessory = requiredAccessory(in: host)
    guard
      accessory === shownAccessory
        || show(accessory, insteadOf: replace(&shownAccessory, with: accessory), in: host)
    else { return false }
    let bottomBar = requiredBottomBar(in: host)
    guard
      bottomBar === shownBottomBar
        || show(bottomBar, insteadOf: replace(&shownBottomBar, with: bottomBar), in: host)
    else { return false }
    if shownPresented.isEmpty, host.state.overlays.isEmpty { return true }
    // A popover may point to a button of content that has left.
    guard host.state.overlays.presented.allSatisfy({ $0.hasSource(in: host) }) else {
      host.update(.overlays) {}
      return false
    }
    return updatePresented(in: host) && updateMenu(in: host)
  }

  private func updateSelectedContent(in host: TabHostController) -> Bool {
    guard host.isShown else { return true }
    if host.loadedContent == nil {
      let tab = host.selection.tab
      host.loadContent()
      // The provider may have selected another tab, whose content is to be shown.
      guard host.selection.tab === tab else { return false }
    }
    let content = requiredContent(in: host)
    guard content !== shown else { return true }
    host.transaction.noteShownContent()
    return show(content, insteadOf: replace(&shown, with: content), in: host)
  }

  /// Shows the children of containers that were changed in callbacks.
  private func updateContainers(in host: TabHostController) -> Bool {
    while let (container, animated) = postponed.first {
      replace(&postponed, with: Array(postponed.dropFirst()))
      container.showPostponedChildren(animated: animated)
      if host.transaction.takePendingContent() { return false }
    }
    return true
  }

  /// Shows what is presented, and takes what a full-screen controller covers off the screen.
  private func updatePresented(in host: TabHostController) -> Bool {
    let (old, new) = (shownPresented, host.state.overlays.presented)
    let sameCount = zip(old, new).prefix {
      $0.viewController === $1.viewController && $0.style == $1.style
        && $1.viewController.isHeld(by: host)
    }.count
    let changesCover = (old[sameCount...] + new[sameCount...]).contains { $0.style == .fullScreen }
    // The uppermost controller leaves first, and what is covered last.
    let before =
      old[(changesCover ? 0 : sameCount)...].reversed().map(\.viewController)
      + (changesCover ? allShown : [])
    // A popover with the same content may replace another one.
    replace(&shownPresented, with: new)
    if sameCount == max(old.count, new.count) { return true }
    for presentation in new[sameCount...] {
      presentation.viewController.enter(host)
      presentation.viewController.appearance.movement = .presented
    }
    for presentation in old[sameCount...] where !presents(presentation.viewController) {
      presentation.viewController.appearance.movement = .dismissed
    }
    let wanted = changesCover ? allShown : new[sameCount...].map(\.viewController)
    let leaving = before.filter { !displays($0) }
    let isCovering = new[sameCount...].contains { $0.style == .fullScreen }
    let outer = replace(&presentedBefore, with: old)
    host.exchange(leaving, for: wanted, isCovering: isCovering)
    replace(&presentedBefore, with: outer)
    for controller in leaving { release(controller, from: host) }
    return !host.transaction.takePendingContent()
  }

  /// Closes the menu of content that has left the screen.
  private func updateMenu(in host: TabHostController) -> Bool {
    guard let content = host.state.overlays.menu?.content, !host.reaches(content) else {
      return true
    }
    host.setOpenMenu(nil)
    return !host.transaction.takePendingContent()
  }

  /// Chooses the content and the bottom bar that appear along with the host, and loads the content.
  func prepare(in host: TabHostController) {
    let step = host.appearance.step
    host.loadContent()
    let content = requiredContent(in: host)
    // A call to the app may have shown the host already, or removed it from the screen.
    guard host.appearance.step == step else { return host.update(.content) {} }
    if content !== shown {
      place(content, insteadOf: replace(&shown, with: content), in: host, appearingAt: step)
    }
    content?.loadViewIfNeeded()
    host.updateVerticalBarBehavior()
    // Content decides about the bar, and thereby about the sidebar.
    let bottomBar = requiredBottomBar(in: host)
    guard host.appearance.step == step, bottomBar !== shownBottomBar else { return }
    place(
      bottomBar,
      insteadOf: replace(&shownBottomBar, with: bottomBar),
      in: host,
      appearingAt: step
    )
  }

  /// Replaces a controller on screen by another one.
  ///
  /// - Returns: Whether what to show is unchanged by the calls to the app.
  private func show(
    _ new: ViewController?,
    insteadOf old: ViewController?,
    in host: TabHostController
  ) -> Bool {
    place(new, insteadOf: old, in: host)
    return !host.transaction.takePendingContent()
  }

  /// Adds a controller to the host, and removes the one in whose place it is.
  ///
  /// - Parameter step: The step of the appearance of the host in which it is about to begin the
  ///   appearance of its children; the new controller then appears along with them.
  private func place(
    _ new: ViewController?,
    insteadOf old: ViewController?,
    in host: TabHostController,
    appearingAt step: Int32? = nil
  ) {
    new?.enter(host)
    if host.appearance.step != step, !isContentCovered {
      host.exchange(shows(old) ? nil : old, for: new, animated: false)
    }
    release(old, from: host)
    release(new, from: host)
  }

  /// Removes a controller from the host, unless it is shown in another place, or a callback has
  /// shown it again.
  private func release(_ controller: ViewController?, from host: TabHostController) {
    guard let controller, !shows(controller), !host.keepsAsChild(controller) else { return }
    controller.leave(host)
  }

  // MARK: - What the state requires

  /// Returns the content of the selection, or `nil` if it can't be shown, which is reported.
  private func requiredContent(in host: TabHostController) -> ViewController? {
    let content = host.loadedContent
    let takenTab = host.derivedValues.takenTab(in: host)
    if let takenTab, let taken = takenTab.createdContent {
      let message = "the content of the tab is in another container; the next content is shown"
      wait(for: taken, [takenTab.identifier], message, in: host)
    }
    let problem: String
    if let content {
      if content === shown || !host.isOrIsContained(in: content) { return content }
      problem = "the content of the tab is, or contains, its own host; nothing is shown"
    } else if takenTab != nil {
      return nil
    } else {
      problem = "neither the tab nor a group above it has content; set a view provider"
    }
    if let tab = host.selection.tab, tab !== tabReportedWithoutContent {
      tabReportedWithoutContent = tab
      host.report(.missingContent, [tab.identifier], problem)
    }
    return nil
  }

  private func requiredAccessory(in host: TabHostController) -> ViewController? {
    host.derivedValues.hasAccessory(in: host)
      ? available(host.accessoryToShow, "accessory", in: host) : nil
  }

  /// Returns the bottom bar to show. It is unchanged while the host is off screen.
  private func requiredBottomBar(in host: TabHostController) -> ViewController? {
    if shownBottomBar == nil, host.sidebar.storedBottomBar == nil { return nil }
    guard host.isShown else { return shownBottomBar }
    guard host.sidebar.isOnScreen else { return nil }
    return available(host.sidebar.storedBottomBar, "bottom bar", in: host)
  }

  /// Returns a controller, or `nil` if it is in another container, which is reported.
  private func available(
    _ controller: ViewController?,
    _ name: String,
    in host: TabHostController
  ) -> ViewController? {
    guard let controller, host.isTaken(controller) else { return controller }
    wait(for: controller, [], "the \(name) is in another container; it is not shown", in: host)
    return nil
  }

  /// Updates the host as soon as a controller has left its container, and reports that it is there.
  private func wait(
    for controller: ViewController,
    _ identifiers: [String],
    _ message: String,
    in host: TabHostController
  ) {
    let details = controller.madeDetails
    guard details.waitingHost !== host.tree.reference else { return }
    details.waitingHost = host.tree.reference
    host.report(.contentTaken, identifiers, message)
  }

  // MARK: - Traits

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

  /// Returns whether the content has another value of ``TraitCollection/isShowingGroupChildren`` than
  /// the host, which depends on the selection and on the items of the bar.
  func hasOutdatedGroupTrait(in host: TabHostController) -> Bool {
    guard let environment else { return false }
    return environment.traits.isShowingGroupChildren != host.showsGroupChildren
  }

  /// Discards the environment of the content, because the traits may have changed.
  func discardEnvironment() { replace(&environment, with: nil) }
}

extension ViewController {
  /// Adds the controller to the host that is about to show it, or to which the app has assigned it.
  func enter(_ host: TabHostController) {
    guard !isHeld(by: host) else { return }
    details?.waitingHost = nil
    host.addChild(self)
    // The app may have moved the controller to another container while it was added.
    guard isHeld(by: host) else { return host.childDidLeave(self) }
    if !host.isHiddenFromApp { callDidMove(toParent: host) }
  }

  /// Removes the controller from the host, which no longer shows it.
  func leave(_ host: TabHostController) {
    guard isHeld(by: host) else { return }
    if !host.isHiddenFromApp { callWillMove(toParent: nil) }
    host.remove(self)
  }
}
