/// The session of a drag from the perspective of a place where it may be dropped.
@MainActor final class DropContents: DropSession {
  /// The items; for a drag from another app, without the parts that are visible only to that app.
  private(set) var items: [DragItem] = []
  var progressIndicatorStyle = DropSessionProgressIndicatorStyle.default
  let progress = LoadingProgress(totalUnitCount: 0)
  let isLocal: Bool

  /// The identifiers for diagnostics: of the tab below the drag, or of the group of the action.
  var identifiers: [String] = []

  private let source: DragContents
  private let reference: HostReference
  private var host: TabHostController? { reference.host }
  private var phase = Phase.targeting

  /// Loading is permitted only while the drop is accepted.
  private enum Phase { case targeting, accepting }

  init(of source: DragContents, isLocal: Bool, host: TabHostController) {
    self.source = source
    self.isLocal = isLocal
    reference = host.tree.reference
    itemsDidChange()
  }

  var localDragSession: (any DragSession)? { isLocal ? source : nil }
  var allowsMoveOperation: Bool { source.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { source.isRestrictedToDraggingApplication }

  func location(in controller: ViewController) -> Point { source.location(in: controller) }

  func itemsDidChange() {
    let available = isLocal ? source.items : source.items.map(\.externalCopy)
    replace(&items, with: available)
  }

  /// Runs the only callback in which loading is permitted.
  func performAcceptance(_ body: () -> Void) {
    phase = .accepting
    body()
    phase = .targeting
  }

  @discardableResult
  func loadObjects<Object: ItemProviderReading>(
    ofClass type: Object.Type,
    completion: @escaping @MainActor ([Object]) -> Void
  ) -> LoadingProgress {
    let reporter = LoadReporter(reference: reference, identifiers: identifiers)
    if phase != .accepting { reporter.reportLoadOutsideDrop() }
    guard phase == .accepting, !progress.isCancelled else {
      completion([])
      return LoadingProgress(totalUnitCount: 0)
    }
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: type) }
    let load = LoadingProgress(totalUnitCount: providers.count)
    progress.extend(by: providers.count)
    progress.onCancel { load.cancel() }
    let objects = LoadedObjects<Object>(awaiting: providers.count) { [reference] objects in
      if let host = reference.host {
        host.calls.didLoad(objects, completion)
      } else {
        completion(objects)
      }
    }
    for (index, provider) in providers.enumerated() {
      // The reference is weak because only the progress may retain the source of the data.
      let part = provider.loadObject(
        ofClass: type,
        repeatedCompletionHandler: reporter.reportSecondCompletion
      ) {
        [weak load, weak progress] answer in
        load?.advance()
        progress?.advance()
        reporter.note(answer)
        objects.take(try? answer.get(), at: index)
      }
      load.onCancel { part.cancel() }
    }
    return load
  }
}

/// Reports the mistakes of a load, even after the drag has been deallocated.
@MainActor private struct LoadReporter {
  let reference: HostReference
  var host: TabHostController? { reference.host }
  let identifiers: [String]

  func reportLoadOutsideDrop() {
    host?.report(
      .loadOutsideDrop,
      identifiers,
      "items can be loaded only while a drop is delivered; the load has no result"
    )
  }

  func reportSecondCompletion() {
    host?.report(
      .completedTwice,
      identifiers,
      "the data of a dropped item was provided twice; the second result is ignored"
    )
  }

  func note<Value>(_ answer: Result<Value, any Error>) {
    guard case .failure(let error) = answer else { return }
    let message = "a dropped item can't be loaded: \(error)"
    switch error as? ItemProviderError {
    case .cancelled: return
    case .neverCompleted: host?.report(.neverCompleted, identifiers, message)
    default: host?.report(.failedLoading, identifiers, message)
    }
  }
}

/// Collects loaded objects until every item has been loaded or has failed.
@MainActor private final class LoadedObjects<Object> {
  private var objects: [Object?]
  private var remainingCount: Int
  private let completion: ([Object]) -> Void

  /// Completes immediately if there are no items.
  init(awaiting count: Int, completion: @escaping ([Object]) -> Void) {
    objects = Array(repeating: nil, count: count)
    remainingCount = count
    self.completion = completion
    if count == 0 { completion([]) }
  }

  /// Stores an object, or `nil` for an item that failed.
  func take(_ object: Object?, at index: Int) {
    objects[index] = object
    remainingCount -= 1
    if remainingCount == 0 { completion(objects.compactMap { $0 }) }
  }
}
