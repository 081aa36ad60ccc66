public import Foundation

/// The properties of a drag that are common to both of its ends.
///
/// Corresponds to `UIDragDropSession` in UIKit.
@preconcurrency @MainActor public protocol DragDropSession: AnyObject {
  /// The dragged items, in the order in which they were added.
  var items: [DragItem] { get }

  /// Whether a drop may move the items from their place of origin.
  var allowsMoveOperation: Bool { get }

  /// Whether the items may be dropped only in the app that they come from.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Returns the location of the drag, in the coordinates of the host, or of a view controller that
  /// is displayed as its content.
  func location(in controller: ViewController) -> CGPoint

  /// Returns whether an item conforms to one of the types.
  ///
  /// No data is loaded.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Returns whether an item can be loaded as an object of a type.
  ///
  /// No data is loaded.
  func canLoadObjects<Object: ItemProviderReading>(ofClass type: Object.Type) -> Bool
}

/// A drag from the perspective of a place where it may be dropped.
///
/// Corresponds to `UIDropSession` in UIKit.
@preconcurrency @MainActor public protocol DropSession: DragDropSession {
  /// The drag session, if the drag began in the same app; otherwise `nil`.
  var localDragSession: (any DragSession)? { get }

  /// The style of the indicator that is displayed while items are loaded.
  ///
  /// The default is ``DropSessionProgressIndicatorStyle/default``.
  var progressIndicatorStyle: DropSessionProgressIndicatorStyle { get set }

  /// Why the drop is not accepted, for the user, such as "It is the current branch"; `nil` for no reason.
  ///
  /// Assign it before returning ``DropOperation/cancel`` or ``DropOperation/forbidden``. It is `nil`
  /// whenever the operation is requested. A renderer shows it in addition to the title of the target.
  var refusalReason: String? { get set }

  /// The progress of all loads of this session.
  var progress: LoadingProgress { get }

  /// Loads all items that can be loaded as objects of a type.
  ///
  /// Call this method only while a drop is handed over, in `acceptItemsFrom` or
  /// ``DropHandler/perform``. At any other time, nothing is loaded, which is reported as
  /// ``TabHostController/Diagnostic/Rule/loadOutsideDrop``. The load may finish later.
  ///
  /// The completion is called once, possibly before this method returns, when every item has been
  /// loaded or has failed. It receives the loaded objects in the order of the items; after a
  /// cancellation, those that were loaded before. A failure is reported as
  /// ``TabHostController/Diagnostic/Rule/failedLoading``, and an item whose provider never answers
  /// as ``TabHostController/Diagnostic/Rule/neverCompleted``.
  @discardableResult
  func loadObjects<Object: ItemProviderReading>(
    ofClass type: Object.Type,
    completion: @escaping @MainActor ([Object]) -> Void
  ) -> LoadingProgress
}

/// A drag from the perspective of the place where it began.
///
/// Corresponds to `UIDragSession` in UIKit.
@preconcurrency @MainActor public protocol DragSession: DragDropSession {
  /// A value that the app attaches to the drag for its own use.
  ///
  /// The default is `nil`.
  var localContext: Any? { get set }
}

/// The style of the indicator that is displayed while dropped items are loaded.
///
/// Corresponds to `UIDropSessionProgressIndicatorStyle` in UIKit.
public enum DropSessionProgressIndicatorStyle: UInt, Hashable, Sendable, CaseIterable {
  /// No indicator; the app displays its own.
  case none = 0
  /// An indicator that appears after a delay.
  case `default` = 1
}

/// The session of a drag from the perspective of the place where it began.
@MainActor final class DragContents: DragSession {
  var items: [DragItem]
  var allowsMoveOperation: Bool
  let isRestrictedToDraggingApplication: Bool
  var localContext: Any? {
    didSet { keepAlive(oldValue) }
  }

  /// The location, in the coordinates of the host.
  var location = CGPoint.zero

  private let reference: HostReference
  private var host: TabHostController? { reference.host }

  init(
    items: [DragItem],
    allowsMoveOperation: Bool,
    isRestrictedToDraggingApplication: Bool,
    host: TabHostController
  ) {
    self.items = items
    self.allowsMoveOperation = allowsMoveOperation
    self.isRestrictedToDraggingApplication = isRestrictedToDraggingApplication
    reference = host.tree.reference
  }

  func location(in controller: ViewController) -> CGPoint {
    guard let host, controller !== host else { return location }
    let origin = host.screen.contentLayoutGuide.layoutFrame.origin
    return CGPoint(x: location.x - origin.x, y: location.y - origin.y)
  }
}

extension DragDropSession {
  /// See ``DragDropSession/hasItemsConforming(toTypeIdentifiers:)``.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }

  /// See ``DragDropSession/canLoadObjects(ofClass:)``.
  func canLoadObjects<Object: ItemProviderReading>(ofClass type: Object.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: type) }
  }
}

/// An item of a drag.
///
/// Corresponds to `UIDragItem` in UIKit.
@preconcurrency @MainActor public final class DragItem: nonisolated IdentityHashable {
  /// The provider of the item's data.
  ///
  /// It never changes.
  public let itemProvider: ItemProvider

  /// The represented object, for targets in the same app.
  ///
  /// The default is `nil`. The value is `nil` for targets in other apps.
  public var localObject: Any? {
    didSet { keepAlive(oldValue) }
  }

  /// Creates the preview of the dragged item.
  ///
  /// The default is `nil`, which displays the row. A provider that returns `nil` displays nothing.
  public var previewProvider: (() -> ViewController?)? {
    didSet { keepAlive(oldValue) }
  }

  /// Creates an item.
  public init(itemProvider: ItemProvider) {
    self.itemProvider = itemProvider
  }

  /// Creates an item without data, which only targets in the same app can use.
  ///
  /// - Parameter localObject: The represented object.
  public convenience init(localObject: Any) {
    self.init(itemProvider: ItemProvider())
    self.localObject = localObject
  }

  /// The item without the parts that are visible only to the app itself.
  var externalCopy: DragItem {
    DragItem(itemProvider: itemProvider.externalCopy)
  }
}

/// The session of a drag from the perspective of a place where it may be dropped.
@MainActor final class DropContents: DropSession {
  /// The items; for a drag from another app, without the parts that are visible only to that app.
  private(set) var items: [DragItem] = []
  var progressIndicatorStyle = DropSessionProgressIndicatorStyle.default
  var refusalReason: String?
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

/// The handler of a tab for drops that the delegate does not accept, or of a place of content.
///
/// Corresponds to SwiftUI's `dropDestination(for:action:)`.
@MainActor public struct DropHandler {
  /// The accepted types, or an empty array for items of any type, such as those that only have a
  /// ``DragItem/localObject``.
  ///
  /// For a drag without any of them, the handler is not called.
  public var acceptedTypeIdentifiers: [String]

  /// Returns the operation that a drop would perform, under the same conditions as the delegate.
  ///
  /// The default returns ``DropOperation/copy``.
  public var proposal: (any DropSession) -> DropOperation

  /// Performs the drop.
  public var perform: (any DropSession) -> Void

  /// Creates a handler.
  ///
  /// ```swift
  /// DropHandler { session in
  ///   session.items.contains { $0.localObject is Song } ? .move : .cancel
  /// } perform: { session in
  ///   insert(session.items.compactMap { $0.localObject as? Song })
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - acceptedTypeIdentifiers: The accepted types. The default is any type.
  ///   - proposal: Returns the operation that a drop would perform.
  ///   - perform: Performs the drop.
  public init(
    accepting acceptedTypeIdentifiers: [String] = [],
    proposal: @escaping (any DropSession) -> DropOperation = { _ in .copy },
    perform: @escaping (any DropSession) -> Void
  ) {
    self.acceptedTypeIdentifiers = acceptedTypeIdentifiers
    self.proposal = proposal
    self.perform = perform
  }

  /// Returns whether the handler is called for the items of a drag.
  func accepts(_ session: any DropSession) -> Bool {
    acceptedTypeIdentifiers.isEmpty
      || session.hasItemsConforming(toTypeIdentifiers: acceptedTypeIdentifiers)
  }

  /// Creates a handler that copies objects of a type.
  ///
  /// `perform` is called once with all objects that could be loaded, in the order of the items. See
  /// ``DropSession/loadObjects(ofClass:completion:)``.
  public static func objects<Object: ItemProviderReading>(
    ofClass type: Object.Type,
    perform: @escaping @MainActor ([Object]) -> Void
  ) -> DropHandler {
    DropHandler(accepting: type.readableTypeIdentifiersForItemProvider) { session in
      session.loadObjects(ofClass: type, completion: perform)
    }
  }
}

/// The operation that a drop performs.
///
/// Corresponds to `UIDropOperation` in UIKit.
public enum DropOperation: UInt, Hashable, Sendable, CaseIterable {
  /// The drop is not accepted.
  case cancel = 0
  /// The drop is not accepted now, but could be at another time.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved.
  ///
  /// If the session does not allow that, this has the same effect as ``cancel``.
  case move = 3
}
