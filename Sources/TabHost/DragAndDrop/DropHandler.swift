/// What a tab does with a drop that the delegate does not take.
///
/// Documented original: SwiftUI's `dropDestination(for:action:)`.
@MainActor public struct DropHandler {
  /// The types that are taken; a drop without any of them is not, and asks nothing.
  public var acceptedTypeIdentifiers: [String]

  /// Says what a drop would do, as the delegate does. Default ``DropOperation/copy``.
  public var proposal: (any DropSession) -> DropOperation

  /// Takes the drop.
  public var perform: (any DropSession) -> Void

  /// Makes a handler.
  public init(
    accepting acceptedTypeIdentifiers: [String],
    proposal: @escaping (any DropSession) -> DropOperation = { _ in .copy },
    perform: @escaping (any DropSession) -> Void
  ) {
    self.acceptedTypeIdentifiers = acceptedTypeIdentifiers
    self.proposal = proposal
    self.perform = perform
  }

  /// A handler that takes copies of values of a type: all that could be loaded, at once, in the
  /// order of the items. See ``DropSession/loadObjects(ofClass:completion:)``.
  public static func objects<Object: ItemProviderReading>(
    ofClass type: Object.Type,
    perform: @escaping @MainActor ([Object]) -> Void
  ) -> DropHandler {
    DropHandler(accepting: type.readableTypeIdentifiersForItemProvider) { session in
      session.loadObjects(ofClass: type, completion: perform)
    }
  }
}
