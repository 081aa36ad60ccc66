/// The answer that a load waits for, given once: by whoever has the data, by a cancel, or, when the
/// completion is dropped without a call, by the end of this object.
///
/// Held by nobody but the completion that is handed out.
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
      // What comes after a cancel is late, not wrong.
      return
    }
  }

  func cancel() {
    guard case .waiting(let completion) = state else { return }
    state = .cancelled
    completion(.failure(ItemProviderError.cancelled))
  }
}
