extension TabHostController {
  /// A controller that a host presents above its content.
  ///
  /// Renderers read ``TabHostController/presentedControllers``.
  @MainActor public struct PresentedController {
    /// The presented controller.
    public let viewController: ViewController
    /// The way in which the controller is presented, which is never
    /// ``ModalPresentationStyle/automatic``.
    public let style: ModalPresentationStyle
    /// The popover, if the style is ``ModalPresentationStyle/popover``.
    public let popover: Popover?
    /// The tab that the controller was presented from, if the tab was visible.
    ///
    /// The controller is dismissed when the tab is hidden or leaves the host.
    let tab: TabItem?

    init(
      _ viewController: ViewController,
      _ style: ModalPresentationStyle,
      popover: Popover? = nil,
      from tab: TabItem? = nil
    ) {
      self.viewController = viewController
      self.style = style
      self.popover = popover
      self.tab = tab
    }

    /// The presented controller as an alert, or `nil` if it is another controller.
    public var alert: AlertController? { viewController.asAlert }

    /// Whether the user can't do anything beneath the controller until it is dismissed.
    ///
    /// This is `true` for every style except ``ModalPresentationStyle/popover``.
    public var isModal: Bool { style != .popover }

    /// The bar button that a popover points to, or `nil` for another source.
    var barButton: BarButtonItem? {
      let presentation = viewController.details?.presentation?.popover
      return (popover?.sourceItem ?? presentation?.sourceItem) as? BarButtonItem
    }

    /// Returns whether the tabs that the controller belongs to are visible in the host, and the bar
    /// button that it points to is on screen. Otherwise the controller is dismissed.
    func hasSource(in host: TabHostController) -> Bool {
      if barButton?.isAvailable(in: host) == false { return false }
      let sourceTab = popover?.tab ?? viewController.details?.presentation?.popover?.sourceTab
      return host.shows(tab) && host.shows(sourceTab)
    }
  }

  /// Returns whether a tab is visible in the host. No tab counts as visible.
  fileprivate func shows(_ tab: TabItem?) -> Bool {
    tab.map { tree.contains($0) && $0.isShownInTree } ?? true
  }
}

// MARK: - Reading

extension TabHostController {
  /// The controllers that are presented above the content, from the lowest to the uppermost.
  ///
  /// For renderers: read them again when ``PresentationChanges/overlays`` is set. Popovers that were
  /// presented with ``present(_:)`` are included.
  public var presentedControllers: [PresentedController] {
    derived(.presentedControllers, state.overlays.presented)
  }

  /// Returns the position of the presented controller that is or contains a controller.
  func presentationIndex(of controller: ViewController) -> Int? {
    guard !state.overlays.presented.isEmpty else { return nil }
    var current: ViewController? = controller
    while let candidate = current, candidate !== self {
      let index = state.overlays.presented.firstIndex { $0.viewController === candidate }
      if let index { return index }
      current = candidate.holder
    }
    return nil
  }

  /// Returns the controller that is presented above another one, or above the content, and is dismissed
  /// but has not disappeared.
  func dismissing(above controller: ViewController) -> ViewController? {
    let onScreen = contentPresenter.presentedOnScreen
    guard !onScreen.isEmpty else { return nil }
    let own = onScreen.lastIndex { controller.isOrIsBelow($0.viewController) }
    let next = own.map { $0 + 1 } ?? 0
    guard next < onScreen.count, isDismissing(onScreen[next].viewController) else { return nil }
    return onScreen[next].viewController
  }

  /// Returns the controller that has presented another one or its container, which is dismissed but has
  /// not disappeared.
  func presenterBeforeDismissal(of controller: ViewController) -> ViewController? {
    let onScreen = contentPresenter.presentedOnScreen
    guard let index = onScreen.lastIndex(where: { controller.isOrIsBelow($0.viewController) }),
      isDismissing(onScreen[index].viewController)
    else { return nil }
    return index == 0 ? presenterOfContent : onScreen[index - 1].viewController
  }

  private func isDismissing(_ controller: ViewController) -> Bool {
    guard controller.details?.presentation?.host == nil else { return false }
    return controller.appearance.movement == .dismissed
      || controller.appearanceState != .disappeared
  }

  /// The uppermost presented controller, if it has a stack or columns, and is modal or has a page to go
  /// back to.
  var presentedContainer: ViewController? {
    guard let top = state.overlays.presented.last else { return nil }
    let container = top.viewController
    if container.pageBehind != nil { return container }
    return top.isModal && container.contentOfNavigation.asNavigation != nil ? container : nil
  }

  /// Whether something modal is presented above the content of the host, in the host itself or in
  /// one that contains it.
  var isCovered: Bool {
    if state.overlays.presented.isEmpty, isTopmost { return false }
    if state.overlays.presented.contains(where: \.isModal) { return true }
    var above = holder
    while let current = above {
      if let outer = current.asHost {
        let next = outer.presentationIndex(of: self).map { $0 + 1 } ?? 0
        if outer.state.overlays.presented.dropFirst(next).contains(where: \.isModal) { return true }
      }
      above = current.holder
    }
    return false
  }
}

// MARK: - Changing

extension TabHostController {
  /// Adds a presentation above the others. Something modal closes the open menu and the swiped row.
  func add(_ presentation: PresentedController, completion: (() -> Void)? = nil) {
    let manager = presentation.viewController.ownPresentationController
    update(.overlays) {
      if presentation.isModal { closeForGesture() }
      manager.reference = tree.reference
      let controller = presentation.viewController
      if controller.modalPresentationStyle == .automatic {
        controller.modalPresentationStyle = presentation.style
      }
      presentation.popover?.reference = tree.reference
      set(\.overlays.presented, state.overlays.presented + [presentation])
      if let completion { append(.completion(completion)) }
      noteChangeOfPresented()
    }
  }

  /// Dismisses the presentations from an index on.
  ///
  /// - Parameter event: What the app is notified of when the controllers have disappeared.
  func dismissPresented(from index: Int, then event: PresentationEvent? = nil) {
    guard index < state.overlays.presented.count || event != nil else { return }
    update(.overlays) {
      storeDismissal(from: index)
      if let event { append(event) }
    }
  }

  /// Stores that the presentations from an index on are dismissed. The caller commits the change.
  func storeDismissal(from index: Int) {
    let old = state.overlays.presented
    guard index < old.count else { return }
    for presentation in old[index...].reversed() {
      presentation.viewController.details?.presentation?.reference = nil
      guard let popover = presentation.popover else { continue }
      popover.reference = nil
      set(\.overlays.dismissed, state.overlays.dismissed + [popover])
    }
    set(\.overlays.presented, Array(old[..<index]))
    noteChangeOfPresented()
  }

  /// Dismisses a controller that has left the host, and whatever is presented above it.
  func dismissPresented(_ controller: ViewController) {
    let index = state.overlays.presented.firstIndex { $0.viewController === controller }
    if let index { dismissPresented(from: index) }
  }

  private func noteChangeOfPresented() {
    transaction.note(.presented)
    changed(\.popover)
  }

  private func append(_ event: PresentationEvent) {
    set(\.overlays.events, state.overlays.events + [event])
  }

  /// Notifies the app of the presentations and dismissals that are complete. Called when the
  /// content is on screen.
  func notifyOfPresentations() {
    let events = state.overlays.events
    guard !events.isEmpty else { return }
    set(\.overlays.events, [])
    for event in events { calls.didFinish(event) }
  }

  /// Returns the dismissed popovers whose handlers have not been called, and resets the list.
  func takeDismissedPopovers() -> [Popover] {
    let dismissed = state.overlays.dismissed
    if !dismissed.isEmpty { set(\.overlays.dismissed, []) }
    return dismissed
  }
}

/// A notification that follows when a presentation or dismissal is complete on screen.
enum PresentationEvent {
  case completion(() -> Void)
  /// The user has chosen an action of an alert.
  case chosen(AlertAction)
  /// The user has dismissed the controller.
  case dismissedByUser(PresentationController)
}

// The rules that decide whether and how a controller is presented.

extension TabHostController {
  /// Presents a controller for a controller of the host, unless a rule forbids it.
  func present(
    _ controller: ViewController,
    from presenter: ViewController,
    completion: (() -> Void)?
  ) {
    let tab = presenter.tabOfPresentation
    if let problem = problem(presenting: controller, from: presenter) {
      return report(.invalidPresentation, [tab].compactMap { $0?.identifier }, problem)
    }
    if let alert = controller.asAlert, alert.actions.isEmpty {
      let message = "the alert has no action for the user to choose; add one before presenting it"
      report(.invalidAlert, [], message)
    }
    guard !isLooping else { return }
    let style = adaptedStyle(of: controller)
    // The delegate may have changed the host.
    guard problem(presenting: controller, from: presenter) == nil else { return }
    guard let presentation = presentation(of: controller, in: style, from: tab) else { return }
    add(presentation, completion: completion)
  }

  /// The style of a controller, which its delegate chooses in a compact width.
  private func adaptedStyle(of controller: ViewController) -> ModalPresentationStyle {
    let style = controller.modalPresentationStyle
    guard state.traits.horizontalSizeClass == .compact, controller.asAlert == nil,
      let manager = controller.details?.presentation, manager.delegate != nil
    else { return style }
    let answer = notify { calls.adaptivePresentationStyle(for: manager) }
    return answer == .none ? style : answer
  }

  /// Returns the reason why a controller can't be presented, or `nil` if it can.
  private func problem(
    presenting controller: ViewController,
    from presenter: ViewController
  ) -> String? {
    if isOrIsContained(in: controller) {
      return "a host can't present itself or its container; nothing is presented"
    }
    if controller.details?.presentation?.host != nil {
      return "the controller is already presented; dismiss it first"
    }
    if let reason = reasonOfOtherPlace(controller) {
      return "\(reason); remove it from there or present another controller"
    }
    guard canPresent(from: presenter) else {
      return "the presenter is not on screen; present when it has appeared, or from the host"
    }
    let own = presentationIndex(of: presenter).map { $0 + 1 } ?? 0
    guard own == state.overlays.presented.count else {
      return "the presenter already presents a controller; dismiss that first, or present from it"
    }
    return nil
  }

  /// Describes where a controller already is, or returns `nil` if it is free to be presented.
  private func reasonOfOtherPlace(_ controller: ViewController) -> String? {
    if let tab = controller.storedTab, tab.host != nil {
      return "the controller is the content of the tab \"\(tab.identifier)\""
    }
    guard !controller.isTopmost else { return nil }
    // A controller that was dismissed stays a child of the host until it has disappeared.
    let isDismissed = controller.isHeld(by: self) && contentPresenter.presents(controller)
    return isDismissed ? nil : "the controller has a parent"
  }

  /// Returns whether a controller is on screen or will be when the current callback has returned.
  private func canPresent(from presenter: ViewController) -> Bool {
    if presenter === self || presenter === presenterOfContent || !presenter.isLeavingOrOffScreen {
      return true
    }
    if presentationIndex(of: presenter) != nil { return true }
    guard let tab = presenter.tabOfPresentation, let selected = selection.tab else {
      return false
    }
    return transaction.isBusy && isShown && selected.isOrIsBelow(tab)
  }

  /// Returns the presentation of a controller in its resolved style.
  private func presentation(
    of controller: ViewController,
    in style: ModalPresentationStyle,
    from tab: TabItem?
  ) -> PresentedController? {
    let tab = tab.flatMap { tree.contains($0) && $0.isShownInTree ? $0 : nil }
    if controller.asAlert != nil { return PresentedController(controller, .formSheet, from: tab) }
    switch style {
    case .automatic, .none, .formSheet:
      return PresentedController(controller, .formSheet, from: tab)
    case .pageSheet: return PresentedController(controller, .pageSheet, from: tab)
    case .fullScreen: return PresentedController(controller, .fullScreen, from: tab)
    case .popover: return popoverPresentation(of: controller, from: tab)
    }
  }

  private func popoverPresentation(
    of controller: ViewController,
    from tab: TabItem?
  ) -> PresentedController? {
    guard let manager = controller.popoverPresentationController, let source = manager.sourceItem
    else {
      let message =
        "the popover has no source and is presented as a sheet; set the sourceItem of its "
        + "popoverPresentationController"
      report(.invalidPresentation, [], message)
      return PresentedController(controller, .formSheet, from: tab)
    }
    if let sourceTab = manager.sourceTab, !tree.contains(sourceTab) {
      reportForeignSource(sourceTab)
      return nil
    }
    let popover = Popover(content: controller, sourceItem: source, arrowEdge: manager.arrowEdge)
    return PresentedController(controller, .popover, popover: popover, from: tab)
  }

  func reportForeignSource(_ tab: TabItem) {
    let message = "the source of the popover is not in the host; it is not shown"
    report(.foreignSource, [tab.identifier], message)
  }
}

extension ViewController {
  /// The tab whose content contains the controller, or `nil` if there is none.
  var tabOfPresentation: TabItem? {
    var current: ViewController? = self
    while let controller = current, controller.asHost == nil {
      if let tab = controller.storedTab ?? controller.asNavigation?.managedStack?.group {
        return tab
      }
      current = controller.holder
    }
    return nil
  }
}
