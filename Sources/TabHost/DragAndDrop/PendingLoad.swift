import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The pending answer of a load, which is given once: by the load handler, by a cancellation, or by
/// `deinit` when the completion is released without a call.
///
/// Retained only by the completion that is passed to the load handler.
@MainActor final class PendingLoad<Value> {
  typealias Answer = Result<Value, any Error>

  private enum State {
    case pending((Answer) -> Void)
    case answered
    case cancelled
  }

  private let typeIdentifier: String
  private let repeatedCompletionHandler: () -> Void
  private var state: State

  init(
    of typeIdentifier: String,
    repeatedCompletionHandler: @escaping () -> Void,
    completion: @escaping (Answer) -> Void
  ) {
    self.typeIdentifier = typeIdentifier
    self.repeatedCompletionHandler = repeatedCompletionHandler
    state = .pending(completion)
  }

  isolated deinit {
    if case .pending(let completion) = state {
      completion(.failure(ItemProviderError.neverCompleted(typeIdentifier)))
    }
  }

  func answer(_ answer: Answer) {
    switch state {
    case .pending(let completion):
      state = .answered
      completion(answer)
    case .answered:
      repeatedCompletionHandler()
    case .cancelled:
      // An answer after a cancellation is not a mistake.
      return
    }
  }

  func cancel() {
    guard case .pending(let completion) = state else { return }
    state = .cancelled
    completion(.failure(ItemProviderError.cancelled))
  }
}

/// The answer of a value that writes itself, possibly in another isolation.
///
/// An answer during the call is delivered when the call has returned, a later one on the main actor.
final class WrittenData: Sendable {
  typealias Completion = @MainActor (Data?, (any Error)?) -> Void

  private enum State {
    case calling(Completion)
    case answered(Completion, Data?, (any Error)?)
    case later(Completion)
    case delivered
  }

  private let state: Mutex<State>

  init(completion: @escaping Completion) { state = Mutex(.calling(completion)) }

  /// Stores the answer. Every answer after the first is ignored.
  func give(_ data: Data?, _ error: (any Error)?) {
    let completion: Completion? = state.withLock { state in
      switch state {
      case .calling(let completion):
        state = .answered(completion, data, error)
        return nil
      case .later(let completion):
        state = .delivered
        return completion
      case .answered, .delivered: return nil
      }
    }
    if let completion { Task { @MainActor in completion(data, error) } }
  }

  /// Delivers the answer that was given during the call, if any.
  @MainActor func deliver() {
    let answer: (Completion, Data?, (any Error)?)? = state.withLock { state in
      switch state {
      case .calling(let completion):
        state = .later(completion)
        return nil
      case .answered(let completion, let data, let error):
        state = .delivered
        return (completion, data, error)
      case .later, .delivered: return nil
      }
    }
    if let (completion, data, error) = answer { completion(data, error) }
  }
}
