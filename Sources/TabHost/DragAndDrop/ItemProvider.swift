public import Foundation
import Synchronization

/// The data of a dragged item in one or more types, created when it is loaded.
///
/// Register the best type first. The framework has a table of conformances between common types,
/// such as `public.png` and `public.image`; a type that the app defines conforms only to itself.
/// Corresponds to `NSItemProvider` in Foundation.
@preconcurrency @MainActor public final class ItemProvider: nonisolated IdentityHashable {
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
    /// The data, or `nil` if only the load handler provides it.
    var data: Data?
    let load: LoadHandler
  }

  /// Called with `nil` when a load of data begins, and with the data when it succeeds.
  package typealias LoadObservation = @MainActor (_ typeIdentifier: String, _ data: Data?) -> Void

  private struct LoadObserver {
    weak var object: AnyObject?
    let handler: LoadObservation
  }

  /// A name for the item, such as a file name.
  ///
  /// The default is `nil`.
  public var suggestedName: String?

  private(set) var representations: [Representation] = [] {
    didSet { keepAlive(oldValue) }
  }

  /// The provider of which this one is the copy for another app, or `nil`.
  private var original: ItemProvider?
  private var loadObservers: [LoadObserver] = []

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
    register(
      Representation(typeIdentifier: typeIdentifier, visibility: visibility, load: loadHandler)
    )
  }

  /// Registers data in a type, which can be read without loading it.
  package func register(_ data: Data, as typeIdentifier: String) {
    register(
      Representation(typeIdentifier: typeIdentifier, visibility: .all, data: data) { completion in
        completion(data, nil)
        return nil
      }
    )
  }

  private func register(_ made: Representation) {
    let typeIdentifier = made.typeIdentifier
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
    copy.original = self
    return copy
  }
}

// MARK: - Observing loads

extension ItemProvider {
  /// Returns the data of a registered type if it is registered itself, or `nil` if a load handler
  /// provides it.
  package func registeredData(ofType typeIdentifier: String) -> Data? {
    representations.first { $0.typeIdentifier == typeIdentifier }?.data
  }

  /// Observes the loads of the data by the app, also those of a copy in a drag from another app.
  ///
  /// - Parameters:
  ///   - observer: An object that ends the observation when it is deallocated.
  ///   - handler: Called with the registered type, before the completion handler of the load.
  package func observeLoads(by observer: AnyObject, _ handler: @escaping LoadObservation) {
    loadObservers.removeAll { $0.object == nil }
    loadObservers.append(LoadObserver(object: observer, handler: handler))
  }

  /// Notes that the data of a registered type is being loaded.
  ///
  /// - Returns: The observers, which have to be called with the data.
  private func beginLoad(of typeIdentifier: String) -> [LoadObserver] {
    let observers = (original ?? self).loadObservers
    for observer in observers { observer.handler(typeIdentifier, nil) }
    return observers
  }
}

// MARK: - Loading

extension ItemProvider {
  /// Loads the data of a type, or of the first registered type that conforms to it.
  ///
  /// The same data can be loaded again.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type to load.
  ///   - completionHandler: Called once, possibly before this method returns, with the data or an
  ///     error; see ``ItemProviderError``.
  /// - Returns: The progress, which can cancel the load.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void
  ) -> LoadingProgress {
    loadData(of: typeIdentifier) { answer in
      switch answer {
      case .success(let data): completionHandler(data, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Loads an object from the first of its readable types that the provider offers.
  ///
  /// - Parameters:
  ///   - type: The type of the object.
  ///   - completionHandler: Called once, possibly before this method returns, with the object or an
  ///     error: an ``ItemProviderError``, or an error that the object threw while it was read or
  ///     written.
  /// - Returns: The progress, which can cancel the load.
  @discardableResult
  public func loadObject<Object: ItemProviderReading>(
    ofClass type: Object.Type,
    completionHandler: @escaping @MainActor (Object?, (any Error)?) -> Void
  ) -> LoadingProgress {
    loadObject(ofClass: type, in: nil, repeatedCompletionHandler: {}) { answer in
      switch answer {
      case .success(let object): completionHandler(object, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Loads an object; see ``loadObject(ofClass:completionHandler:)``.
  ///
  /// - Parameters:
  ///   - whole: The progress of which the load is a part, or `nil` if there is none.
  ///   - repeatedCompletionHandler: Called for each answer after the first.
  @discardableResult
  func loadObject<Object: ItemProviderReading>(
    ofClass type: Object.Type,
    in whole: LoadingProgress?,
    repeatedCompletionHandler: @escaping () -> Void,
    completion: @escaping (Result<Object, any Error>) -> Void
  ) -> LoadingProgress {
    let readable = type.readableTypeIdentifiersForItemProvider
    let wanted = readable.first(where: hasItemConformingToTypeIdentifier)
    let typeIdentifier = wanted ?? readable.first ?? ""
    return loadData(
      of: typeIdentifier,
      in: whole,
      repeatedCompletionHandler: repeatedCompletionHandler
    ) { answer in
      completion(
        answer.flatMap { data in
          Result { try type.object(withItemProviderData: data, typeIdentifier: typeIdentifier) }
        }
      )
    }
  }

  private func loadData(
    of typeIdentifier: String,
    in whole: LoadingProgress? = nil,
    repeatedCompletionHandler: @escaping () -> Void = {},
    completion: @escaping PendingLoad.Completion
  ) -> LoadingProgress {
    let progress = LoadingProgress(in: whole)
    let representation = representation(conformingTo: typeIdentifier)
    let registeredType = representation?.typeIdentifier ?? typeIdentifier
    let observers = representation == nil ? [] : beginLoad(of: registeredType)
    // The reference is weak because only the progress may retain the source of the data.
    let load = PendingLoad(of: typeIdentifier, onRepetition: repeatedCompletionHandler) {
      [weak progress] answer in
      progress?.advance()
      if let data = try? answer.get() {
        for observer in observers { observer.handler(registeredType, data) }
      }
      completion(answer)
    }
    guard let representation else {
      load.answer(.failure(ItemProviderError.unknownType(typeIdentifier)))
      return progress
    }
    progress.onCancel { [weak load] in load?.cancel() }
    let source = representation.load { data, error in
      let failure = error ?? ItemProviderError.noData(typeIdentifier)
      load.answer(data.map(Result.success) ?? .failure(failure))
    }
    if let source { progress.onCancel { source.cancel() } }
    return progress
  }
}

/// The pending answer of a load, which is given once: by the load handler, by a cancellation, or by
/// `deinit` when the completion is released without a call.
///
/// Retained only by the completion that is passed to the load handler.
@MainActor private final class PendingLoad {
  typealias Completion = (Result<Data, any Error>) -> Void

  private let typeIdentifier: String
  /// Called for each answer after the first; `nil` after a cancellation, when an answer is no
  /// mistake.
  private var onRepetition: (() -> Void)?
  /// `nil` after the answer.
  private var completion: Completion?

  init(
    of typeIdentifier: String,
    onRepetition: @escaping () -> Void,
    completion: @escaping Completion
  ) {
    self.typeIdentifier = typeIdentifier
    self.onRepetition = onRepetition
    self.completion = completion
  }

  isolated deinit { completion?(.failure(ItemProviderError.neverCompleted(typeIdentifier))) }

  func answer(_ answer: Result<Data, any Error>) {
    guard let completion = completion.take() else { return onRepetition?() ?? () }
    completion(answer)
  }

  func cancel() {
    guard let completion = completion.take() else { return }
    onRepetition = nil
    completion(.failure(ItemProviderError.cancelled))
  }
}

/// The answer of a value that writes itself, possibly in another isolation.
///
/// An answer during the call is delivered when the call has returned, a later one on the main actor.
final class WrittenData: Sendable {
  typealias Completion = @MainActor (Data?, (any Error)?) -> Void

  private struct State {
    var isCalling = true
    var answer: (data: Data?, error: (any Error)?)?
  }

  private let completion: Completion
  private let state = Mutex(State())

  init(completion: @escaping Completion) { self.completion = completion }

  /// Stores the answer. Every answer after the first is ignored.
  func give(_ data: Data?, _ error: (any Error)?) {
    let isLate = state.withLock { state in
      guard state.answer == nil else { return false }
      state.answer = (data, error)
      return !state.isCalling
    }
    if isLate { Task { @MainActor in completion(data, error) } }
  }

  /// Delivers the answer that was given during the call, if any.
  @MainActor func deliver() {
    let answer = state.withLock { state in
      state.isCalling = false
      return state.answer
    }
    if let answer { completion(answer.data, answer.error) }
  }
}

/// How the file of an item is loaded.
///
/// Corresponds to `NSItemProviderFileOptions` in Foundation.
public struct ItemProviderFileOptions: OptionSet, Hashable, Sendable {
  /// The options as a bit mask.
  public let rawValue: Int

  /// Creates options from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The file can be opened in place. Has no effect: a file is always copied.
  public static let openInPlace = ItemProviderFileOptions(rawValue: 1 << 0)
}

extension ItemProvider {
  /// Provides a file to a completion, which has to be called once, immediately or later, with the URL
  /// of the file or an error.
  ///
  /// The second value, whether the access to the file is coordinated, has no effect.
  public typealias FileLoadHandler =
    @MainActor (
      _ completion: @escaping @MainActor (URL?, Bool, (any Error)?) -> Void
    ) -> LoadingProgress?

  /// Creates a provider with the contents of a file, or returns `nil` if the URL is not that of a
  /// file that exists.
  ///
  /// The type follows from the extension of the name, and is `public.data` for an unknown one. The
  /// ``suggestedName`` is the name of the file. The file is read when the item is loaded.
  public convenience init?(contentsOf fileURL: URL) {
    guard fileURL.isFileURL,
      (try? fileURL.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == false
    else { return nil }
    self.init()
    suggestedName = fileURL.lastPathComponent
    let type = TypeConformance.type(ofExtension: fileURL.pathExtension) ?? "public.data"
    registerFileRepresentation(forTypeIdentifier: type) { completion in
      completion(fileURL, false, nil)
      return nil
    }
  }

  /// Registers the contents of a file in a type.
  ///
  /// The file is read when the data is loaded, as soon as the handler has called the completion. See
  /// ``registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)``.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type, such as `public.png`.
  ///   - fileOptions: Has no effect.
  ///   - visibility: The apps that may load the data.
  ///   - loadHandler: Provides the file. Called when the data is loaded.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    fileOptions: ItemProviderFileOptions = [],
    visibility: Visibility = .all,
    loadHandler: @escaping FileLoadHandler
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) {
      completion in
      loadHandler { url, _, error in
        guard let url else { return completion(nil, error) }
        do {
          completion(try Data(contentsOf: url), nil)
        } catch {
          completion(nil, error)
        }
      }
    }
  }

  /// Loads the data of a type into a temporary file.
  ///
  /// The name of the file is the ``suggestedName``, with the extension of the type if it has none.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type to load.
  ///   - completionHandler: Called once, possibly before this method returns, with the URL of the
  ///     file or an error. The file is deleted when the closure returns, so that it copies or moves
  ///     what it wants to keep.
  /// - Returns: The progress, which can cancel the load.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @MainActor (URL?, (any Error)?) -> Void
  ) -> LoadingProgress {
    let name = fileName(forType: typeIdentifier)
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("TabHost-\(UUID().uuidString)", isDirectory: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent(name)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
      } catch {
        return completionHandler(nil, error)
      }
      completionHandler(file, nil)
    }
  }

  /// Returns the name of a file with the data of a type. The suggested name may come from elsewhere,
  /// and must not lead out of the folder.
  private func fileName(forType typeIdentifier: String) -> String {
    let suggested = (suggestedName ?? "").replacing("/", with: "-").replacing("\0", with: "")
    let name = suggested.allSatisfy { $0 == "." } ? "item" : suggested
    guard URL(filePath: name).pathExtension.isEmpty else { return name }
    let type = representation(conformingTo: typeIdentifier)?.typeIdentifier ?? typeIdentifier
    return TypeConformance.fileExtension(of: type).map { "\(name).\($0)" } ?? name
  }
}
