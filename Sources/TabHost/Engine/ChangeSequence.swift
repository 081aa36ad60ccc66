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
extension TabHostController {
  /// What changes on screen, an element for each change or for several.
  ///
  /// Collects from now on, for whoever iterates this value: each read makes another one, which
  /// knows nothing of the others nor of ``takeChanges()``. An element comes when a change, or a
  /// batch, is complete and told. Who is slow gets what has changed meanwhile as one element; none
  /// is empty. The sequence ends with the host, which it does not hold.
  ///
  ///     for await changes in host.changes where changes.selection { save(host.selectedTab) }
  ///
  /// Costs nothing once nobody iterates it any more. Who draws the host uses
  /// ``needsFrameHandler``, which is called at once.
  public var changes: Changes { Changes(stream: transaction.frame.makeFeed()) }

  /// See ``TabHostController/changes``.
  public struct Changes: AsyncSequence, Sendable {
    /// What has changed since the last element.
    public typealias Element = PresentationChanges
    /// The sequence never fails.
    public typealias Failure = Never
    /// Gives the elements.
    public typealias AsyncIterator = AsyncStream<PresentationChanges>.Iterator

    fileprivate let stream: AsyncStream<PresentationChanges>

    /// The one iterator: two that are used at once share the elements among them.
    public func makeAsyncIterator() -> AsyncIterator { stream.makeAsyncIterator() }
  }
}
