#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The data of a dragged item in one or more types, created when it is loaded.
///
/// Register the best type first. The framework has a table of conformances between common types,
/// such as `public.png` and `public.image`; a type that the app defines conforms only to itself.
/// Corresponds to `NSItemProvider` in Foundation.
@MainActor public final class ItemProvider {
  /// Provides data to a completion, which has to be called once, immediately or later, with the
  /// data or an error.
  ///
  /// Called for every load, so possibly more than once. If both data and an error are passed, the
  /// data is used. Releasing the completion without a call is an error, and a second call is
  /// ignored. Return a progress to be notified of a cancellation.
  public typealias LoadHandler =
    @MainActor (
      _ completion: @escaping @MainActor (Data?, (any Error)?) -> Void
    ) -> LoadingProgress?

  /// The visibility of data for other apps.
  ///
  /// Corresponds to `NSItemProviderRepresentationVisibility` in Foundation.
  public enum Visibility: Int, Hashable, Sendable, CaseIterable {
    /// Visible to all apps.
    case all = 0
    /// Visible only to the app itself.
    case ownProcess = 3
  }

  /// The data of the item in one type.
  struct Representation {
    let typeIdentifier: String
    let visibility: Visibility
    let load: LoadHandler
  }

  /// A name for the item, such as a file name.
  ///
  /// The default is `nil`.
  public var suggestedName: String?

  private(set) var representations: [Representation] = [] {
    didSet { keepAlive(oldValue) }
  }

  /// Creates a provider without data.
  public init() {}

  /// Creates a provider with an object, in every type that the object can be written as.
  public convenience init(object: any ItemProviderWriting) {
    self.init()
    registerObject(object)
  }

  /// The registered types, in the order of their registration.
  public var registeredTypeIdentifiers: [String] { representations.map(\.typeIdentifier) }

  /// Registers data in a type.
  ///
  /// Registering a type again replaces its handler and keeps its place.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type, such as `public.utf8-plain-text`.
  ///   - visibility: The apps that may load the data.
  ///   - loadHandler: Provides the data. Called when the data is loaded.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: Visibility = .all,
    loadHandler: @escaping LoadHandler
  ) {
    let made = Representation(
      typeIdentifier: typeIdentifier,
      visibility: visibility,
      load: loadHandler
    )
    if let index = representations.firstIndex(where: { $0.typeIdentifier == typeIdentifier }) {
      var others = representations
      others[index] = made
      representations = others
    } else {
      representations.append(made)
    }
  }

  /// Registers an object in every type that it can be written as.
  ///
  /// The object is retained, and written when it is loaded.
  public func registerObject(_ object: any ItemProviderWriting, visibility: Visibility = .all) {
    for typeIdentifier in type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) {
        let answer = WrittenData(completion: $0)
        let progress = object.loadData(withTypeIdentifier: typeIdentifier) { data, error in
          answer.give(data, error)
        }
        answer.deliver()
        return progress
      }
    }
  }

  /// Returns whether a registered type is the given type or conforms to it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(conformingTo: typeIdentifier) != nil
  }

  /// Returns whether a registered type is the given type or conforms to it.
  public func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String) -> Bool {
    hasItemConformingToTypeIdentifier(typeIdentifier)
  }

  /// Returns whether an object of a type can be loaded.
  ///
  /// No data is loaded.
  public func canLoadObject<Object: ItemProviderReading>(ofClass type: Object.Type) -> Bool {
    type.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }

  /// Returns the first registered representation in a type or one that conforms to it.
  func representation(conformingTo typeIdentifier: String) -> Representation? {
    representations.first { TypeConformance.conforms($0.typeIdentifier, to: typeIdentifier) }
  }

  /// A provider with only the data that other apps may load.
  var externalCopy: ItemProvider {
    let copy = ItemProvider()
    copy.suggestedName = suggestedName
    copy.representations = representations.filter { $0.visibility == .all }
    return copy
  }
}

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

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

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
