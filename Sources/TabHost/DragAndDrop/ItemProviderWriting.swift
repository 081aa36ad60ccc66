#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A type whose values a drag can carry.
///
/// `String`, `URL` and `Data` conform. Documented original: `NSItemProviderWriting`.
public protocol ItemProviderWriting {
  /// The types of data that a value gives, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The value as data of a type; throws if it has none. Called for every load.
  func itemProviderData(withTypeIdentifier typeIdentifier: String) throws -> Data
}
