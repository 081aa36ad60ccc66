#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension String: ItemProviderReading, ItemProviderWriting {
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// The text; throws ``ItemProviderError/unreadable(_:)`` if the data is not UTF-8.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> String {
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ItemProviderError.unreadable(typeIdentifier)
    }
    return text
  }

  /// The text in UTF-8.
  public func itemProviderData(withTypeIdentifier typeIdentifier: String) throws -> Data {
    try requireWritable(typeIdentifier)
    return Data(utf8)
  }
}

extension URL: ItemProviderReading, ItemProviderWriting {
  /// Addresses, of files and of anything else.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// The address; throws ``ItemProviderError/unreadable(_:)`` if the data is none in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
    guard let text = String(validating: data, as: UTF8.self), let url = URL(string: text) else {
      throw ItemProviderError.unreadable(typeIdentifier)
    }
    return url
  }

  /// The whole address in UTF-8.
  public func itemProviderData(withTypeIdentifier typeIdentifier: String) throws -> Data {
    try requireWritable(typeIdentifier)
    return Data(absoluteString.utf8)
  }
}

extension Data: ItemProviderReading, ItemProviderWriting {
  /// Data of any type.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.data"] }

  /// Data of no further type.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.data"] }

  /// The data as it is.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Data { data }

  /// The data as it is.
  public func itemProviderData(withTypeIdentifier typeIdentifier: String) throws -> Data {
    try requireWritable(typeIdentifier)
    return self
  }
}

extension ItemProviderWriting {
  /// Throws for a type in which no value of this type is written.
  fileprivate func requireWritable(_ typeIdentifier: String) throws {
    guard Self.writableTypeIdentifiersForItemProvider.contains(typeIdentifier) else {
      throw ItemProviderError.unreadable(typeIdentifier)
    }
  }
}
