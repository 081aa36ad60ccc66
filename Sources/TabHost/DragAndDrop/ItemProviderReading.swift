#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A type whose values can be loaded from dragged items.
///
/// `String`, `URL`, and `Data` conform. Corresponds to `NSItemProviderReading` in Foundation.
public protocol ItemProviderReading {
  /// The types of data from which values can be created, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Creates a value from data.
  ///
  /// - Parameters:
  ///   - data: The loaded data.
  ///   - typeIdentifier: The requested readable type. The type of the data may be another one that
  ///     conforms to it.
  /// - Throws: An error if the data does not represent a value.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
