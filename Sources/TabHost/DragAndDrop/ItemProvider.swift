#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a dragged item gives, in one or more types of data, made only when somebody loads it.
///
/// Documented original: `NSItemProvider`.
@MainActor public final class ItemProvider {
  /// Gives data: is handed a completion to call once, now or later, with the data or an error.
  public typealias LoadHandler = (
    _ completion: @escaping @MainActor (Data?, (any Error)?) -> Void
  ) -> LoadingProgress?

  /// Who may load. Documented original: `NSItemProviderRepresentationVisibility`.
  public enum Visibility: Int, Hashable, Sendable, CaseIterable {
    /// Everybody.
    case all = 0
    /// The app itself.
    case ownProcess = 3
  }

  /// A name for the item, for instance of the file that it becomes. Default nil.
  public var suggestedName: String?

  /// Makes a provider that gives nothing yet.
  public init() {}
}
