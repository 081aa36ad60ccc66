#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

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
    loadObject(ofClass: type, repeatedCompletionHandler: {}) { answer in
      switch answer {
      case .success(let object): completionHandler(object, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Loads an object; see ``loadObject(ofClass:completionHandler:)``.
  ///
  /// - Parameter repeatedCompletionHandler: Called for each answer after the first.
  @discardableResult
  func loadObject<Object: ItemProviderReading>(
    ofClass type: Object.Type,
    repeatedCompletionHandler: @escaping () -> Void,
    completion: @escaping (Result<Object, any Error>) -> Void
  ) -> LoadingProgress {
    let readable = type.readableTypeIdentifiersForItemProvider
    let wanted = readable.first(where: hasItemConformingToTypeIdentifier)
    let typeIdentifier = wanted ?? readable.first ?? ""
    return loadData(of: typeIdentifier, repeatedCompletionHandler: repeatedCompletionHandler) {
      answer in
      completion(
        answer.flatMap { data in
          Result {
            try type.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
          }
        }
      )
    }
  }

  private func loadData(
    of typeIdentifier: String,
    repeatedCompletionHandler: @escaping () -> Void = {},
    completion: @escaping (Result<Data, any Error>) -> Void
  ) -> LoadingProgress {
    let progress = LoadingProgress()
    // The reference is weak because only the progress may retain the source of the data.
    let load = PendingLoad<Data>(
      of: typeIdentifier,
      repeatedCompletionHandler: repeatedCompletionHandler
    ) {
      [weak progress] in
      progress?.advance()
      completion($0)
    }
    guard let representation = representation(conformingTo: typeIdentifier) else {
      load.answer(.failure(ItemProviderError.unknownType(typeIdentifier)))
      return progress
    }
    progress.onCancel { [weak load] in load?.cancel() }
    let source = representation.load { data, error in
      if let data {
        load.answer(.success(data))
      } else {
        load.answer(.failure(error ?? ItemProviderError.noData(typeIdentifier)))
      }
    }
    if let source { progress.onCancel { source.cancel() } }
    return progress
  }
}
