// MARK: - Settings

extension ViewController {
  /// Whether the user can't dismiss the presented controller: ``isModalInPresentation`` is `true`, or it
  /// is for a controller on screen in it.
  ///
  /// A renderer offers no way to dismiss such a controller. The delegate of its presentation controller
  /// is asked only by an attempt.
  public var refusesDismissal: Bool {
    isModalInPresentation || shownChildren.contains { $0.refusesDismissal }
  }

  /// The object that manages the presentation of this controller, created if needed.
  var ownPresentationController: PresentationController {
    if let existing = details?.presentation {
      let isWanted =
        (existing.popover != nil) == wantsPopover && (existing.sheet != nil) == wantsSheet
      if existing.host != nil || isWanted { return existing }
    }
    return makePresentationController()
  }

  /// The object that manages the popover of the controller or of its container.
  var managerOfPopover: PopoverPresentationController? {
    let root = presentationRoot
    guard root.details?.presentation?.popover != nil || root.wantsPopover else { return nil }
    return root.ownPresentationController.popover
  }

  private var wantsPopover: Bool {
    modalPresentationStyle == .popover || asAlert?.preferredStyle == .actionSheet
  }

  private var wantsSheet: Bool {
    guard asAlert == nil else { return false }
    return switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet, .none: true
    case .fullScreen, .popover: false
    }
  }

  private func makePresentationController() -> PresentationController {
    let made =
      if wantsPopover {
        PopoverPresentationController(self)
      } else if wantsSheet {
        SheetPresentationController(self)
      } else {
        PresentationController(self)
      }
    let details = madeDetails
    let old = details.presentation
    made.delegate = old?.delegate
    old?.presented = nil
    details.presentation = made
    withExtendedLifetime(old) {}
    return made
  }

  /// The outermost container of the controller below a host, or the controller itself.
  var presentationRoot: ViewController {
    var top = self
    while let above = top.holder, above.asHost == nil { top = above }
    return top
  }
}

// MARK: - What is presented

extension ViewController {
  /// The controller presented above this one, for ``presentedViewController``, which remains until it
  /// has disappeared.
  var presentedInHost: ViewController? {
    guard let host = presentingHost else { return nil }
    let presented = host.presentedControllers.map(\.viewController)
    if let own = host.presentationIndex(of: self) {
      return own + 1 < presented.count ? presented[own + 1] : host.dismissing(above: self)
    }
    let dismissing = host.dismissing(above: self)
    return host.presenterBeforeDismissal(of: self) == nil
      ? presented.first ?? dismissing : dismissing
  }

  /// The controller that presents this controller or one of its containers, which remains until this
  /// controller has disappeared.
  var presenter: ViewController? {
    guard let host = presentingHost else { return nil }
    if let index = host.presentationIndex(of: self) {
      let below = index == 0 ? nil : host.state.overlays.presented[index - 1].viewController
      return below ?? host.presenterOfContent
    }
    return host.presenterBeforeDismissal(of: self)
  }

  /// Whether the controller itself is presented, or dismissed and has not disappeared.
  var isPresentedItself: Bool {
    guard let host = holder?.asHost else { return details?.presentation?.host != nil }
    return host.state.overlays.presented.contains { $0.viewController === self }
      || host.contentPresenter.presentedOnScreen.contains { $0.viewController === self }
  }

  /// The host that presents for this controller: the outermost one that contains it, which covers
  /// the screen.
  var presentingHost: TabHostController? {
    var found = asHost
    var top = self
    while let above = top.holder {
      if let host = above.asHost { found = host }
      top = above
    }
    // A host as the content of a tab may not be contained yet.
    return found ?? top.home
  }
}

// MARK: - Presenting and dismissing

extension ViewController {
  /// Presents a controller for ``present(_:animated:completion:)``.
  func presentInHost(
    _ controller: ViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    guard let host = presentingHost else { return diagnosticWithoutHost.report(to: nil) }
    host.animating(animated) {
      host.present(controller, from: self, completion: completion)
    }
  }

  /// Dismisses a controller for ``dismiss(animated:completion:)``.
  func dismissInHost(animated: Bool, completion: (() -> Void)?) {
    guard let host = presentingHost else {
      completion?()
      return
    }
    let own = host.presentationIndex(of: self)
    let above = own.map { $0 + 1 } ?? 0
    let count = host.state.overlays.presented.count
    host.animating(animated) {
      host.dismissPresented(
        from: above < count ? above : own ?? count,
        then: completion.map { .completion($0) }
      )
    }
  }

  /// The report of a controller that presents while it is in no host.
  var diagnosticWithoutHost: TabHostController.Diagnostic {
    let tab = tabOfPresentation
    let message =
      tab.map {
        "the presenter is the content of the tab \"\($0.identifier)\", which is in no host; present "
          + "from a page on screen, or add the tab again"
      } ?? "the presenter is in no host, so nothing can be presented; show it in a tab first, "
      + "or in a test in a TabHostWindow"
    let identifiers = tab.map { [$0.identifier] } ?? []
    return TabHostController.Diagnostic(
      rule: .invalidPresentation,
      identifiers: identifiers,
      message: message
    )
  }
}
