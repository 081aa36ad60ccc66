public import Foundation

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

/// A type whose values can be dragged.
///
/// Implement one of the two methods; each has a default implementation. `String`, `URL`, and `Data`
/// conform. Corresponds to `NSItemProviderWriting` in Foundation.
public protocol ItemProviderWriting {
  /// The types of data that a value can be written as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Returns the value as data of a type.
  ///
  /// Called for every load by the default implementation of
  /// ``loadData(withTypeIdentifier:forItemProviderCompletionHandler:)``. The default implementation
  /// throws ``ItemProviderError/unreadable(_:)``.
  ///
  /// - Throws: An error if the value can't be written as this type.
  func itemProviderData(withTypeIdentifier typeIdentifier: String) throws -> Data

  /// Writes the value as data of a type, immediately or later.
  ///
  /// Called for every load. The default implementation passes the result of
  /// ``itemProviderData(withTypeIdentifier:)``.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - completionHandler: Receives the data or an error. Call it once, in any isolation. If it is
  ///     called before the method returns, the load is finished when the method has returned;
  ///     otherwise, the load is finished later, on the main actor.
  /// - Returns: A progress to be notified of a cancellation, or `nil`.
  @MainActor func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> LoadingProgress?
}

extension ItemProviderWriting {
  /// Throws ``ItemProviderError/unreadable(_:)``.
  public func itemProviderData(withTypeIdentifier typeIdentifier: String) throws -> Data {
    throw ItemProviderError.unreadable(typeIdentifier)
  }

  /// Passes the result of ``itemProviderData(withTypeIdentifier:)``.
  @MainActor public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> LoadingProgress? {
    do {
      completionHandler(try itemProviderData(withTypeIdentifier: typeIdentifier), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }
}

/// An error that occurred while an item was loaded.
public enum ItemProviderError: Error, Hashable, CustomStringConvertible {
  /// The item has no data of this type.
  case unknownType(String)
  /// The load handler released the completion without calling it.
  case neverCompleted(String)
  /// The load handler called the completion with neither data nor an error.
  case noData(String)
  /// The data can't be read as a value of this type, or the value can't be written as this type.
  case unreadable(String)
  /// The load was canceled.
  case cancelled

  /// A description of the error that includes the type.
  public var description: String {
    switch self {
    case .unknownType(let type): "there is no representation of the type \(type.debugDescription)"
    case .neverCompleted(let type): "the handler for \(type.debugDescription) was never called"
    case .noData(let type): "neither data nor an error was provided for \(type.debugDescription)"
    case .unreadable(let type): "the value can't be read or written as \(type.debugDescription)"
    case .cancelled: "the load was canceled"
    }
  }
}

// MARK: - Standard values

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
