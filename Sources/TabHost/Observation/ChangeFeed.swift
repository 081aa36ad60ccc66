/// Where changes are put into a sequence, which ends with it.
final class ChangeFeed {
  private let continuation: AsyncStream<PresentationChanges>.Continuation

  init(_ continuation: AsyncStream<PresentationChanges>.Continuation) {
    self.continuation = continuation
  }

  deinit { continuation.finish() }

  /// Puts in what has changed, united with what nobody has taken yet.
  ///
  /// - Returns: Whether there is still somebody to take it.
  func put(_ changes: PresentationChanges) -> Bool {
    switch continuation.yield(changes) {
    case .dropped(let untaken):
      continuation.yield(untaken.union(changes))
      return true
    case .terminated:
      return false
    default:
      return true
    }
  }
}
