#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A type whose values can be made of what a drag carries.
///
/// Documented original: `NSItemProviderReading`.
public protocol ItemProviderReading {
  /// The types of data that values are made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes a value of data; throws if the data is no such value.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A type whose values a drag can carry.
///
/// Documented original: `NSItemProviderWriting`.
public protocol ItemProviderWriting {
  /// The types of data that a value gives, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The value as data of a type; throws if it has none.
  func itemProviderData(withTypeIdentifier typeIdentifier: String) throws -> Data
}
