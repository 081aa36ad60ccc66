#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A type whose values can be made of what a drag carries.
///
/// `String`, `URL` and `Data` conform. Documented original: `NSItemProviderReading`.
public protocol ItemProviderReading {
  /// The types of data that values are made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes a value of data; throws if the data is no such value.
  ///
  /// - Parameters:
  ///   - data: What was loaded.
  ///   - typeIdentifier: The readable type that was asked for; the data may be of a kind of it.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
