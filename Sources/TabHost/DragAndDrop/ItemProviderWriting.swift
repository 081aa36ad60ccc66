#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A type whose values can be dragged.
///
/// `String`, `URL`, and `Data` conform. Corresponds to `NSItemProviderWriting` in Foundation.
public protocol ItemProviderWriting {
  /// The types of data that a value can be written as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Returns the value as data of a type.
  ///
  /// Called for every load.
  ///
  /// - Throws: An error if the value can't be written as this type.
  func itemProviderData(withTypeIdentifier typeIdentifier: String) throws -> Data
}
