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

  /// Whether the controller or a controller on screen in it refuses to be dismissed by the user.
  var refusesDismissal: Bool {
    isModalInPresentation || shownChildren.contains { $0.refusesDismissal }
  }

  /// The object that manages the presentation of the controller or, in a presented container, of
  /// that container.
  ///
  /// It is created when it is first read, so that you can set its delegate before the controller is
  /// presented. It is the ``popoverPresentationController`` if the style is
  /// ``ModalPresentationStyle/popover``.
  public var presentationController: PresentationController? {
    presentationRoot.ownPresentationController
  }

  /// The object that manages the presentation of this controller, created if needed.
  var ownPresentationController: PresentationController {
    if let existing = details?.presentation {
      let isPopover = existing.popover != nil
      if existing.host != nil || isPopover == wantsPopover { return existing }
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

  /// Clears the reference to this controller, which is about to be deallocated.
  func releasePresentationController() { details?.presentation?.presented = BackReference() }

  private var wantsPopover: Bool {
    modalPresentationStyle == .popover || asAlert?.preferredStyle == .actionSheet
  }

  private func makePresentationController() -> PresentationController {
    let made =
      wantsPopover ? PopoverPresentationController(self) : PresentationController(self)
    let details = madeDetails
    let old = details.presentation
    made.delegate = old?.delegate
    old?.presented = BackReference()
    details.presentation = made
    withExtendedLifetime(old) {}
    return made
  }

  /// The outermost container of the controller below a host, or the controller itself.
  var presentationRoot: ViewController {
    var top = self
    while let above = top.holder, !(above is TabHostController) { top = above }
    return top
  }
}

// MARK: - What is presented

extension ViewController {
  /// The controller that this controller or one of its containers presents, or `nil`.
  ///
  /// Corresponds to `UIViewController.presentedViewController` in UIKit.
  public var presentedViewController: ViewController? {
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
    var found = self as? TabHostController
    var top = self
    while let above = top.holder {
      if let host = above as? TabHostController { found = host }
      top = above
    }
    // A host as the content of a tab may not be contained yet.
    return found ?? top.home
  }
}

// MARK: - Presenting and dismissing

extension ViewController {
  /// Presents a controller above the content of the host that shows this controller.
  ///
  /// The presenter is the outermost host that contains this controller, or the presented controller
  /// that contains it. The calls are, in this order:
  ///
  /// 1. in full screen, the content disappears; in any style, the controller appears
  /// 2. the completion is called
  ///
  /// Inside a callback, both follow when the outermost callback has returned. While presented, the
  /// controller is a child of the host. It is dismissed when the tab that it was presented from is
  /// hidden or leaves the host; selecting another tab keeps it.
  ///
  /// While a controller is presented in another style than ``ModalPresentationStyle/popover``,
  /// actions of the user on what is beneath are refused as ``UserInteraction/Refusal/covered``.
  ///
  /// A controller that can't be presented is reported as
  /// ``TabHostController/Diagnostic/Rule/invalidPresentation``: if this controller is neither the
  /// host nor on screen, or already presents another one, or if the controller is presented, is the
  /// content of a tab in a host, has a parent, or is or contains the host. Nothing changes then,
  /// and the completion is not called. The same is true if the source of a popover is a tab that is
  /// not in the host, which is reported as ``TabHostController/Diagnostic/Rule/foreignSource``. A
  /// popover without source is reported, and presented as a form sheet.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present.
  ///   - animated: Has no effect.
  ///   - completion: Called after the controller has appeared. If the host is off screen, it is
  ///     called at once, and the controller appears along with the host.
  public func present(
    _ viewControllerToPresent: ViewController,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard let host = presentingHost else { return diagnosticWithoutHost.report(to: nil) }
    host.present(viewControllerToPresent, from: self, completion: completion)
  }

  /// The report of a controller that presents while it is in no host.
  var diagnosticWithoutHost: TabHostController.Diagnostic {
    let tab = tabOfPresentation
    let message =
      tab.map {
        "the presenter is the content of the tab \"\($0.identifier)\", which is in no host; present "
          + "from a page on screen, or add the tab again"
      } ?? "the presenter is in no host, so nothing can be presented; show it in a tab first"
    let identifiers = tab.map { [$0.identifier] } ?? []
    return TabHostController.Diagnostic(
      rule: .invalidPresentation,
      identifiers: identifiers,
      message: message
    )
  }

  /// Dismisses what this controller or one of its containers presents, or else the controller
  /// itself if it is presented.
  ///
  /// Everything that is presented above is dismissed as well. The controllers disappear, the
  /// uppermost first, and then the completion is called. Without anything to dismiss, only the
  /// completion is called. No method of an ``AdaptivePresentationControllerDelegate`` is called.
  ///
  /// - Parameters:
  ///   - animated: Has no effect.
  ///   - completion: Called after the controllers have disappeared.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let host = presentingHost else {
      completion?()
      return
    }
    let own = host.presentationIndex(of: self)
    let above = own.map { $0 + 1 } ?? 0
    let count = host.state.overlays.presented.count
    host.dismissPresented(
      from: above < count ? above : own ?? count,
      then: completion.map { .completion($0) }
    )
  }
}
