#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension String: ItemProviderReading, ItemProviderWriting {
  /// The types of plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  /// The type of UTF-8 plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Returns the text.
  ///
  /// - Throws: ``ItemProviderError/unreadable(_:)`` if the data is not valid UTF-8.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> String {
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ItemProviderError.unreadable(typeIdentifier)
    }
    return text
  }

  /// Returns the text as UTF-8.
  public func itemProviderData(withTypeIdentifier typeIdentifier: String) throws -> Data {
    try requireWritable(typeIdentifier)
    return Data(utf8)
  }
}

extension URL: ItemProviderReading, ItemProviderWriting {
  /// The type of URLs, which includes file URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// The type of URLs.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Returns the URL.
  ///
  /// - Throws: ``ItemProviderError/unreadable(_:)`` if the data is not a URL in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
    guard let text = String(validating: data, as: UTF8.self), let url = URL(string: text) else {
      throw ItemProviderError.unreadable(typeIdentifier)
    }
    return url
  }

  /// Returns the absolute URL as UTF-8.
  public func itemProviderData(withTypeIdentifier typeIdentifier: String) throws -> Data {
    try requireWritable(typeIdentifier)
    return Data(absoluteString.utf8)
  }
}

extension Data: ItemProviderReading, ItemProviderWriting {
  /// The type of any data.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.data"] }

  /// The type of data without a more specific type.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.data"] }

  /// Returns the data unchanged.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Data { data }

  /// Returns the data unchanged.
  public func itemProviderData(withTypeIdentifier typeIdentifier: String) throws -> Data {
    try requireWritable(typeIdentifier)
    return self
  }
}

extension ItemProviderWriting {
  /// Throws an error for a type that values of this type can't be written as.
  fileprivate func requireWritable(_ typeIdentifier: String) throws {
    guard Self.writableTypeIdentifiersForItemProvider.contains(typeIdentifier) else {
      throw ItemProviderError.unreadable(typeIdentifier)
    }
  }
}
