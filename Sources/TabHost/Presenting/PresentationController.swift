public import Foundation

/// The object that manages how a controller is presented and dismissed.
///
/// Each ``ViewController`` creates its own when ``ViewController/presentationController`` is first
/// read or when it is presented. Corresponds to `UIPresentationController` in UIKit.
@preconcurrency @MainActor public class PresentationController: nonisolated IdentityHashable {
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
  /// This is a host, the root of a window, or the controller that was presented before.
  public var presentingViewController: ViewController? { presented?.presenter }

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
  public var arrowEdge: Popover.Edge?

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

/// The object that manages how a sheet is presented.
///
/// Each property is a hint to renderers. A terminal draws a sheet as high as its selected detent, and at
/// the large one as its content prefers. Corresponds to `UISheetPresentationController` in UIKit.
@preconcurrency @MainActor public final class SheetPresentationController: PresentationController {
  /// The heights at which the sheet can rest, from the smallest to the largest.
  ///
  /// The default is the large one alone.
  public var detents: [Detent] = [.large()] {
    didSet {
      didChange()
      keepAlive(oldValue)
    }
  }

  /// The identifier of the detent at which the sheet rests, or `nil` for the first of the
  /// ``detents``.
  ///
  /// The default is `nil`. An identifier of no detent has the effect of `nil`.
  public var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { didChange() } }
  }

  /// Whether the sheet has a handle at its top.
  ///
  /// The default is `false`.
  public var prefersGrabberVisible = false {
    didSet { if prefersGrabberVisible != oldValue { didChange() } }
  }

  /// The detent at which the sheet rests, or `nil` if there are no detents.
  ///
  /// For renderers.
  public var selectedDetent: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }

  /// Runs a closure that changes the sheet. The renderer animates the changes.
  public func animateChanges(_ changes: () -> Void) {
    guard let host else { return changes() }
    host.performBatchUpdates(changes)
  }

  /// Notes that ``Detent/resolvedValue(in:)`` of a detent has changed.
  public func invalidateDetents() { didChange() }

  override var sheet: SheetPresentationController? { self }

  /// Requests a frame if the sheet is presented.
  private func didChange() { host?.update(.overlays) {} }
}

// MARK: - Detents

extension SheetPresentationController {
  /// A height at which a sheet can rest.
  ///
  /// Corresponds to `UISheetPresentationController.Detent` in UIKit.
  @preconcurrency @MainActor public struct Detent {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The identifier as a string.
      public let rawValue: String

      /// Creates an identifier from a string.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier from a string.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Half of the height.
      public static let medium = Identifier("TabHost.Detent.medium")
      /// The full height.
      public static let large = Identifier("TabHost.Detent.large")
    }

    /// The identifier of the detent.
    public let identifier: Identifier
    private let resolver: (SheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// Returns a detent of half of the height.
    public static func medium() -> Detent {
      Detent(identifier: .medium) { $0.maximumDetentValue / 2 }
    }

    /// Returns a detent of the full height.
    public static func large() -> Detent {
      Detent(identifier: .large) { $0.maximumDetentValue }
    }

    /// Returns a detent of a height of its own.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, or `nil` for a new one.
    ///   - resolver: Returns the height, or `nil` if the sheet can't rest there now.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (SheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier: identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    /// Returns the height of the detent, or `nil` if the sheet can't rest there.
    ///
    /// For renderers.
    public func resolvedValue(
      in context: SheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// The space in which the height of a detent is determined.
public struct SheetPresentationControllerDetentResolutionContext: Hashable, Sendable {
  /// The traits of the host.
  public let containerTraitCollection: TraitCollection
  /// The largest height of a sheet, in the units of the renderer.
  public let maximumDetentValue: CGFloat

  /// Creates a context, for a renderer or a test.
  public init(containerTraitCollection: TraitCollection, maximumDetentValue: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
  }
}

// MARK: - Its controller

extension ViewController {
  /// The object that manages the sheet, or `nil` if the controller is not presented as a sheet.
  ///
  /// A sheet has the style ``ModalPresentationStyle/automatic``, ``ModalPresentationStyle/pageSheet``
  /// or ``ModalPresentationStyle/formSheet``; an ``AlertController`` is none.
  public var sheetPresentationController: SheetPresentationController? {
    presentationController?.sheet
  }
}

/// The way in which a controller is presented above the content.
///
/// Corresponds to `UIModalPresentationStyle` in UIKit.
public enum ModalPresentationStyle: String, Hashable, Sendable, CaseIterable {
  /// The default of the platform, which is ``formSheet``.
  case automatic
  /// Above the dimmed content, as large as the screen permits.
  case pageSheet
  /// Above the dimmed content, as large as the controller requires.
  case formSheet
  /// In place of the content, which disappears.
  case fullScreen
  /// Beside the ``PopoverPresentationController/sourceItem``. The content stays usable.
  case popover
  /// No style of its own: the answer of an ``AdaptivePresentationControllerDelegate`` that keeps the
  /// style of the controller.
  ///
  /// A controller with this style is presented like one with ``automatic``.
  case none
}
