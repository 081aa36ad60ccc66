/// How far something is that is being loaded.
///
/// Stands where the original has `Progress`, so that the framework does without all of Foundation.
@MainActor public final class LoadingProgress {
  /// How much there is to load. Default 1.
  public private(set) var totalUnitCount: Int

  /// How much of it has come, or failed.
  public private(set) var completedUnitCount = 0

  /// Whether nobody wants it any more: what comes from now on is dropped.
  public private(set) var isCancelled = false

  /// Called when the loading is cancelled, for whoever loads. Default nil.
  public var cancellationHandler: (() -> Void)? {
    didSet { keepAlive(oldValue) }
  }

  /// What the framework does at a cancel, whatever ``cancellationHandler`` an app sets.
  private var parts: [() -> Void] = []

  /// Makes a progress at its beginning.
  public init(totalUnitCount: Int = 1) {
    self.totalUnitCount = max(0, totalUnitCount)
  }

  /// How far it is, from 0 to 1. Nothing to load is 1.
  public var fractionCompleted: Double {
    totalUnitCount == 0 ? 1 : Double(completedUnitCount) / Double(totalUnitCount)
  }

  /// Whether all has come, or failed.
  public var isFinished: Bool { completedUnitCount >= totalUnitCount }

  /// Says that nobody wants it any more. After the end it changes nothing.
  public func cancel() {
    guard !isCancelled, !isFinished else { return }
    isCancelled = true
    let parts = parts
    self.parts = []
    cancellationHandler?()
    for cancel in parts { cancel() }
  }

  /// Notes that more has come. Never more than there is.
  public func advance(by count: Int = 1) {
    completedUnitCount += min(totalUnitCount - completedUnitCount, max(0, count))
    if isFinished { parts = [] }
  }

  /// Notes that there is more to load.
  func extend(by count: Int) {
    totalUnitCount += count
  }

  /// Has something cancelled along; at once, if this is cancelled already.
  func onCancel(_ cancel: @escaping () -> Void) {
    if isCancelled { cancel() } else if !isFinished { parts.append(cancel) }
  }
}
