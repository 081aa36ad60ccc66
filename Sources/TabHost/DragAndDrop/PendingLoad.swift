/// The pending answer of a load, which is given once: by the load handler, by a cancellation, or by
/// `deinit` when the completion is released without a call.
///
/// Retained only by the completion that is passed to the load handler.
@MainActor final class PendingLoad<Value> {
  typealias Answer = Result<Value, any Error>

  private enum State {
    case waiting((Answer) -> Void)
    case answered
    case cancelled
  }

  private let typeIdentifier: String
  private let whenAnsweredTwice: () -> Void
  private var state: State

  init(
    of typeIdentifier: String,
    whenAnsweredTwice: @escaping () -> Void,
    completion: @escaping (Answer) -> Void
  ) {
    self.typeIdentifier = typeIdentifier
    self.whenAnsweredTwice = whenAnsweredTwice
    state = .waiting(completion)
  }

  isolated deinit {
    if case .waiting(let completion) = state {
      completion(.failure(ItemProviderError.neverCompleted(typeIdentifier)))
    }
  }

  func answer(_ answer: Answer) {
    switch state {
    case .waiting(let completion):
      state = .answered
      completion(answer)
    case .answered:
      whenAnsweredTwice()
    case .cancelled:
      // An answer after a cancellation is not a mistake.
      return
    }
  }

  func cancel() {
    guard case .waiting(let completion) = state else { return }
    state = .cancelled
    completion(.failure(ItemProviderError.cancelled))
  }
}
