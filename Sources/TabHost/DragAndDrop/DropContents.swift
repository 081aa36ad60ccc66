import Foundation

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
  /// Whether the drop is being accepted, the only time at which loading is permitted.
  private var isAccepting = false

  init(of source: DragContents, isLocal: Bool, host: TabHostController) {
    self.source = source
    self.isLocal = isLocal
    reference = host.tree.reference
    itemsDidChange()
  }

  var localDragSession: (any DragSession)? { isLocal ? source : nil }
  var allowsMoveOperation: Bool { source.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { source.isRestrictedToDraggingApplication }

  func location(in controller: ViewController) -> CGPoint { source.location(in: controller) }

  func itemsDidChange() {
    let available = isLocal ? source.items : source.items.map(\.externalCopy)
    replace(&items, with: available)
  }

  /// Runs the only callback in which loading is permitted.
  func performAcceptance(_ body: () -> Void) {
    isAccepting = true
    body()
    isAccepting = false
  }

  @discardableResult
  func loadObjects<Object: ItemProviderReading>(
    ofClass type: Object.Type,
    completion: @escaping @MainActor ([Object]) -> Void
  ) -> LoadingProgress {
    let reporter = LoadReporter(reference: reference, identifiers: identifiers)
    if !isAccepting { reporter.reportLoadOutsideDrop() }
    let isPermitted = isAccepting && !progress.isCancelled
    let providers = items.map(\.itemProvider).filter {
      isPermitted && $0.canLoadObject(ofClass: type)
    }
    guard !providers.isEmpty else {
      reporter.complete([], completion)
      return LoadingProgress(totalUnitCount: 0)
    }
    progress.totalUnitCount += providers.count
    let load = LoadingProgress(totalUnitCount: providers.count, in: progress)
    var objects: [Object?] = providers.map { _ in nil }
    var remainingCount = providers.count
    for (index, provider) in providers.enumerated() {
      provider.loadObject(
        ofClass: type,
        in: load,
        repeatedCompletionHandler: reporter.reportSecondCompletion
      ) { answer in
        reporter.note(answer)
        objects[index] = try? answer.get()
        remainingCount -= 1
        guard remainingCount == 0 else { return }
        reporter.complete(objects.compactMap { $0 }, completion)
      }
    }
    return load
  }
}

/// Reports the mistakes of a load, even after the drag has been deallocated.
@MainActor private struct LoadReporter {
  let reference: HostReference
  var host: TabHostController? { reference.host }
  let identifiers: [String]

  /// Calls the completion handler of the app with the loaded objects.
  func complete<Object>(_ objects: [Object], _ completion: @MainActor ([Object]) -> Void) {
    if let host { host.calls.didLoad(objects, completion) } else { completion(objects) }
  }

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
