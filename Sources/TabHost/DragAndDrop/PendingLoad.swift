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
