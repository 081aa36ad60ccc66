public import Foundation

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
  @MainActor public struct Detent {
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
