// MARK: - Settings

extension ViewController {
  /// The way in which the controller is presented.
  ///
  /// The default is ``ModalPresentationStyle/automatic``, which becomes
  /// ``ModalPresentationStyle/formSheet`` when the controller is presented. Set the style before the
  /// controller is presented; a change has no effect until the next presentation.
  public var modalPresentationStyle: ModalPresentationStyle {
    get { details?.modalPresentationStyle ?? .automatic }
    set { if newValue != modalPresentationStyle { madeDetails.modalPresentationStyle = newValue } }
  }

  /// Whether the user can't dismiss the presented controller.
  ///
  /// The default is `false`. The app can always dismiss it. A presented container is not dismissed
  /// either if a controller on screen in it has the value `true`.
  public var isModalInPresentation: Bool {
    get { details?.isModalInPresentation ?? false }
    set { if newValue != isModalInPresentation { madeDetails.isModalInPresentation = newValue } }
  }

  /// Whether the user can't dismiss the presented controller: ``isModalInPresentation`` is `true`, or it
  /// is for a controller on screen in it.
  ///
  /// A renderer offers no way to dismiss such a controller. The delegate of its presentation controller
  /// is asked only by an attempt.
  public var refusesDismissal: Bool {
    isModalInPresentation || shownChildren.contains { $0.refusesDismissal }
  }

  /// The object that manages the presentation of the controller or, in a presented container, of
  /// that container.
  ///
  /// It is created when it is first read, so that you can set its delegate before the controller is
  /// presented. It is the ``popoverPresentationController`` if the style is
  /// ``ModalPresentationStyle/popover``, and the ``sheetPresentationController`` for a sheet.
  public var presentationController: PresentationController? {
    presentationRoot.ownPresentationController
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

  /// The object that manages the popover, or `nil` if ``modalPresentationStyle`` is not
  /// ``ModalPresentationStyle/popover``.
  ///
  /// Set its ``PopoverPresentationController/sourceItem`` before the controller is presented. An
  /// ``AlertController`` in the style of an action sheet has one, too.
  public var popoverPresentationController: PopoverPresentationController? {
    guard presentationRoot.details?.presentation?.popover != nil || presentationRoot.wantsPopover
    else { return nil }
    return presentationController?.popover
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
  /// The controller presented above this one, for ``presentedViewController``.
  var presentedInHost: ViewController? {
    guard let host = presentingHost else { return nil }
    let presented = host.presentedControllers
    let next = host.presentationIndex(of: self).map { $0 + 1 } ?? 0
    return presented.indices.contains(next) ? presented[next].viewController : nil
  }

  /// The controller that presents this controller or one of its containers, or `nil`.
  ///
  /// This is the host, or the controller that was presented before.
  public var presentingViewController: ViewController? {
    guard let host = presentingHost, let index = host.presentationIndex(of: self) else {
      return nil
    }
    return index == 0 ? host : host.state.overlays.presented[index - 1].viewController
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
