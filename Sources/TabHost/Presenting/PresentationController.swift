/// The object that manages how a controller is presented and dismissed.
///
/// Each ``ViewController`` creates its own when ``ViewController/presentationController`` is first
/// read or when it is presented. Corresponds to `UIPresentationController` in UIKit.
@preconcurrency @MainActor public class PresentationController {
  /// The delegate, which decides about dismissals by the user. It is not retained.
  ///
  /// The default is `nil`.
  public weak var delegate: (any AdaptivePresentationControllerDelegate)?

  /// The controller that is presented or will be.
  ///
  /// After that controller is deallocated, the value is a controller without content.
  public var presentedViewController: ViewController { presented ?? ViewController() }

  /// The controller that presents, or `nil` while the controller is not presented.
  ///
  /// This is a host, or the controller that was presented before.
  public var presentingViewController: ViewController? { presented?.presentingViewController }

  /// The requested style: that of ``presentedViewController``.
  public var presentationStyle: ModalPresentationStyle {
    presented?.modalPresentationStyle ?? .automatic
  }

  /// The presented controller, which owns this object, or `nil` when it has another one.
  weak var presented: ViewController?
  /// The host that presents the controller, or `nil` if none does.
  var reference: HostReference?
  var host: TabHostController? { reference?.host }

  init(_ presented: ViewController) {
    self.presented = presented
  }

  /// The object as that of a popover, without a dynamic cast.
  var popover: PopoverPresentationController? { nil }

  /// The object as that of a sheet, without a dynamic cast.
  var sheet: SheetPresentationController? { nil }
}

/// The object that manages how a popover is presented.
///
/// Corresponds to `UIPopoverPresentationController` in UIKit.
@preconcurrency @MainActor public final class PopoverPresentationController: PresentationController
{
  /// The source to which the popover points: a tab, or the source passed to an action.
  ///
  /// The default is `nil`. Set it before the controller is presented. While the controller is
  /// presented, a change has no effect until the next presentation.
  public var sourceItem: (any PopoverSourceItem)? {
    didSet { keepAlive(oldValue) }
  }

  /// The preferred side of the source for the popover, or `nil` to let the renderer choose.
  ///
  /// The default is `nil`. Replaces `permittedArrowDirections` of UIKit.
  public var arrowEdge: Popover.Edge? {
    didSet { if arrowEdge != oldValue { host?.update(.overlays) {} } }
  }

  override var popover: PopoverPresentationController? { self }

  /// The tab of the source, or the group of its action; `nil` for another source.
  var sourceTab: TabItem? { sourceItem?.sourceTab }
}

// MARK: - Delegate

/// The methods that decide about the style in a compact width and about dismissals by the user.
///
/// Those about dismissals are called only if the user dismisses a controller, never if the app does.
/// Corresponds to `UIAdaptivePresentationControllerDelegate` in UIKit.
@preconcurrency @MainActor public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Asks for the style in which a controller is presented in a compact width.
  ///
  /// Called once when a controller that is no alert is presented, if the horizontal size class of the
  /// host is ``SizeClass/compact``. A later change of the width keeps the style. The default
  /// implementation returns the answer of ``adaptivePresentationStyle(for:)``.
  ///
  /// - Returns: The style, or ``ModalPresentationStyle/none`` for that of the controller.
  func adaptivePresentationStyle(
    for controller: PresentationController,
    traitCollection: TraitCollection
  ) -> ModalPresentationStyle

  /// Asks for the style in which a controller is presented in a compact width; see
  /// ``adaptivePresentationStyle(for:traitCollection:)``.
  ///
  /// The default implementation returns ``ModalPresentationStyle/none``, so that a popover stays a
  /// popover. In UIKit, a popover is a sheet in a compact width by default.
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle

  /// Asks whether the user may dismiss a controller.
  ///
  /// Called once for each attempt, before any state changes, unless
  /// ``ViewController/isModalInPresentation`` already refuses the dismissal. The default
  /// implementation returns `true`.
  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool

  /// Called before the user dismisses a controller, while it is still presented.
  ///
  /// The default implementation does nothing.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)

  /// Called after the user has dismissed a controller and it has disappeared.
  ///
  /// The default implementation does nothing.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)

  /// Called after the user has tried to dismiss a controller that refuses it: because of
  /// ``ViewController/isModalInPresentation``, or because
  /// ``presentationControllerShouldDismiss(_:)`` returned `false`.
  ///
  /// Typically presents an alert that asks what to do. The default implementation does nothing.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  )
}

extension AdaptivePresentationControllerDelegate {
  /// Returns the answer of ``adaptivePresentationStyle(for:)``.
  public func adaptivePresentationStyle(
    for controller: PresentationController,
    traitCollection: TraitCollection
  ) -> ModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  /// Returns ``ModalPresentationStyle/none``.
  public func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle { .none }

  /// Returns `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: PresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: PresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {}
}
