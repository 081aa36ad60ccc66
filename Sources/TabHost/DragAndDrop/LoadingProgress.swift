import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The progress of a load.
///
/// Replaces Foundation's `Progress`, so that the framework needs only FoundationEssentials.
@MainActor public final class LoadingProgress {
  /// The total number of units.
  ///
  /// The default is 1.
  public private(set) var totalUnitCount: Int

  /// The number of units that have been loaded or have failed.
  public private(set) var completedUnitCount = 0

  /// Whether the load was canceled.
  ///
  /// Data that arrives later is discarded.
  public private(set) var isCancelled = false

  /// Called when the load is canceled.
  ///
  /// The default is `nil`.
  public var cancellationHandler: (() -> Void)? {
    didSet { keepAlive(oldValue) }
  }

  /// The cancellation handlers of the framework, in addition to ``cancellationHandler``.
  private var parts: [() -> Void] = []

  /// Creates a progress without completed units.
  public init(totalUnitCount: Int = 1) {
    self.totalUnitCount = max(0, totalUnitCount)
  }

  /// The completed fraction, from 0 to 1. The value is 1 if there are no units.
  public var fractionCompleted: Double {
    totalUnitCount == 0 ? 1 : Double(completedUnitCount) / Double(totalUnitCount)
  }

  /// Whether all units have been loaded or have failed.
  public var isFinished: Bool { completedUnitCount >= totalUnitCount }

  /// Cancels the load.
  ///
  /// Has no effect after the load has finished.
  public func cancel() {
    guard !isCancelled, !isFinished else { return }
    isCancelled = true
    let parts = parts
    self.parts = []
    cancellationHandler?()
    for cancel in parts { cancel() }
  }

  /// Adds completed units, up to the total number.
  public func advance(by count: Int = 1) {
    completedUnitCount += min(totalUnitCount - completedUnitCount, max(0, count))
    if isFinished { parts = [] }
  }

  /// Adds to the total number of units.
  func extend(by count: Int) {
    totalUnitCount += count
  }

  /// Adds a cancellation handler, which is called immediately if the load was already canceled.
  func onCancel(_ cancel: @escaping () -> Void) {
    if isCancelled { cancel() } else if !isFinished { parts.append(cancel) }
  }
}

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
