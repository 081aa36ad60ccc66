/// The handler of a tab for drops that the delegate does not accept.
///
/// Corresponds to SwiftUI's `dropDestination(for:action:)`.
@MainActor public struct DropHandler {
  /// The accepted types.
  ///
  /// For a drag without any of them, the handler is not called.
  public var acceptedTypeIdentifiers: [String]

  /// Returns the operation that a drop would perform, under the same conditions as the delegate.
  ///
  /// The default returns ``DropOperation/copy``.
  public var proposal: (any DropSession) -> DropOperation

  /// Performs the drop.
  public var perform: (any DropSession) -> Void

  /// Creates a handler.
  public init(
    accepting acceptedTypeIdentifiers: [String],
    proposal: @escaping (any DropSession) -> DropOperation = { _ in .copy },
    perform: @escaping (any DropSession) -> Void
  ) {
    self.acceptedTypeIdentifiers = acceptedTypeIdentifiers
    self.proposal = proposal
    self.perform = perform
  }

  /// Creates a handler that copies objects of a type.
  ///
  /// `perform` is called once with all objects that could be loaded, in the order of the items. See
  /// ``DropSession/loadObjects(ofClass:completion:)``.
  public static func objects<Object: ItemProviderReading>(
    ofClass type: Object.Type,
    perform: @escaping @MainActor ([Object]) -> Void
  ) -> DropHandler {
    DropHandler(accepting: type.readableTypeIdentifiersForItemProvider) { session in
      session.loadObjects(ofClass: type, completion: perform)
    }
  }
}

/// The operation that a drop performs.
///
/// Corresponds to `UIDropOperation` in UIKit.
public enum DropOperation: UInt, Hashable, Sendable, CaseIterable {
  /// The drop is not accepted.
  case cancel = 0
  /// The drop is not accepted now, but could be at another time.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved.
  ///
  /// If the session does not allow that, this has the same effect as ``cancel``.
  case move = 3
}
