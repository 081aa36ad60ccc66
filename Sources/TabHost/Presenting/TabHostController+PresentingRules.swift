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
    if isOrIsBelow(controller) {
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
    if let tab = controller.tab, tab.host != nil {
      return "the controller is the content of the tab \"\(tab.identifier)\""
    }
    guard !controller.isTopmost else { return nil }
    // A controller that was dismissed stays a child of the host until it has disappeared.
    let isDismissed = controller.isHeld(by: self) && contentPresenter.presents(controller)
    return isDismissed ? nil : "the controller has a parent"
  }

  /// Returns whether a controller is on screen or will be when the current callback has returned.
  private func canPresent(from presenter: ViewController) -> Bool {
    if presenter === self || !presenter.isLeavingOrOffScreen { return true }
    if presentationIndex(of: presenter) != nil { return true }
    guard let tab = presenter.tabOfPresentation, let selected = state.selection.tab else {
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
      if let tab = controller.tab ?? controller.asNavigation?.managedStack?.group { return tab }
      current = controller.holder
    }
    return nil
  }
}
