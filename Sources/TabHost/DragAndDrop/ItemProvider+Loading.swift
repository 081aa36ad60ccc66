#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ItemProvider {
  /// Loads the data of a type, or of the first registered kind of it.
  ///
  /// The completion is called once, perhaps before this returns, with the data or an error; see
  /// ``ItemProviderError``. The same data can be loaded again.
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

  /// Makes a value of what is given in the first of its readable types.
  ///
  /// The completion is called once, perhaps before this returns, with the value or an error: an
  /// ``ItemProviderError``, or what the value's own reading or writing throws.
  @discardableResult
  public func loadObject<Object: ItemProviderReading>(
    ofClass type: Object.Type,
    completionHandler: @escaping @MainActor (Object?, (any Error)?) -> Void
  ) -> LoadingProgress {
    loadObject(ofClass: type, whenAnsweredTwice: {}) { answer in
      switch answer {
      case .success(let object): completionHandler(object, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// See ``loadObject(ofClass:completionHandler:)``.
  ///
  /// - Parameter whenAnsweredTwice: Called for each answer after the first.
  @discardableResult
  func loadObject<Object: ItemProviderReading>(
    ofClass type: Object.Type,
    whenAnsweredTwice: @escaping () -> Void,
    completion: @escaping (Result<Object, any Error>) -> Void
  ) -> LoadingProgress {
    let readable = type.readableTypeIdentifiersForItemProvider
    let wanted = readable.first(where: hasItemConformingToTypeIdentifier)
    let typeIdentifier = wanted ?? readable.first ?? ""
    return loadData(of: typeIdentifier, whenAnsweredTwice: whenAnsweredTwice) { answer in
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
    whenAnsweredTwice: @escaping () -> Void = {},
    completion: @escaping (Result<Data, any Error>) -> Void
  ) -> LoadingProgress {
    let progress = LoadingProgress()
    // Weak: what gives the data may be kept by nothing but the progress.
    let load = PendingLoad<Data>(of: typeIdentifier, whenAnsweredTwice: whenAnsweredTwice) {
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
