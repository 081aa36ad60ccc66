/// The progress of a load.
///
/// Replaces Foundation's `Progress`, because it is isolated to the main actor.
@preconcurrency @MainActor public final class LoadingProgress: nonisolated IdentityHashable {
  /// The total number of units.
  ///
  /// The default is 1.
  public internal(set) var totalUnitCount: Int

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
  /// The progress that also counts the units of this one. It retains its parts.
  private weak var whole: LoadingProgress?

  /// Creates a progress without completed units.
  public init(totalUnitCount: Int = 1) {
    self.totalUnitCount = max(0, totalUnitCount)
  }

  /// Creates the progress of a part, which is canceled with the whole.
  convenience init(totalUnitCount: Int = 1, in whole: LoadingProgress?) {
    self.init(totalUnitCount: totalUnitCount)
    self.whole = whole
    whole?.onCancel { self.cancel() }
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
    let parts = replace(&parts, with: [])
    cancellationHandler?()
    for cancel in parts { cancel() }
  }

  /// Adds completed units, up to the total number.
  public func advance(by count: Int = 1) {
    let count = min(totalUnitCount - completedUnitCount, max(0, count))
    completedUnitCount += count
    if isFinished { replace(&parts, with: []) }
    whole?.advance(by: count)
  }

  /// Adds a cancellation handler, which is called immediately if the load was already canceled.
  func onCancel(_ cancel: @escaping () -> Void) {
    if isCancelled { cancel() } else if !isFinished { parts.append(cancel) }
  }
}
