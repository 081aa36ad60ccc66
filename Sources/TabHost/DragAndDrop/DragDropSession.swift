/// What a drag carries and allows, as both of its ends see it.
///
/// Documented original: `UIDragDropSession`.
@MainActor public protocol DragDropSession: AnyObject {
  /// What is carried, in the order in which it was picked up.
  var items: [DragItem] { get }

  /// Whether the drop may take the items away from where they were.
  var allowsMoveOperation: Bool { get }

  /// Whether the items may be dropped only in the app that they come from.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Where the drag is, in the coordinates of the host, or of a controller that is shown as its
  /// content.
  func location(in controller: ViewController) -> Point

  /// Whether one of the items conforms to one of the types. Loads nothing.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Whether one of the items can be loaded as objects of a type. Loads nothing.
  func canLoadObjects<Object: ItemProviderReading>(ofClass type: Object.Type) -> Bool
}

/// A drag as the place where it may be dropped sees it.
///
/// Documented original: `UIDropSession`.
@MainActor public protocol DropSession: DragDropSession {
  /// The drag, if it began in the same app; nil otherwise.
  var localDragSession: (any DragSession)? { get }

  /// What the app shows while items are loaded. Default
  /// ``DropSessionProgressIndicatorStyle/default``.
  var progressIndicatorStyle: DropSessionProgressIndicatorStyle { get set }

  /// How far the loading of everything is that this session was asked for.
  var progress: LoadingProgress { get }

  /// Loads all items that can be loaded as objects of a type.
  ///
  /// Only while a drop is handed over; at any other time it is reported as
  /// ``TabHostController/Diagnostic/Rule/loadOutsideDrop``, and nothing comes. What is begun in
  /// time may end later. The completion is called once, perhaps before this returns, when all items
  /// have come or failed, with those that came, in the order of the items; after a cancel, with
  /// those that had come. A failure is reported as
  /// ``TabHostController/Diagnostic/Rule/failedLoading``, one that is never answered as
  /// ``TabHostController/Diagnostic/Rule/neverCompleted``.
  @discardableResult
  func loadObjects<Object: ItemProviderReading>(
    ofClass type: Object.Type,
    completion: @escaping @MainActor ([Object]) -> Void
  ) -> LoadingProgress
}

/// A drag as the place where it began sees it.
///
/// Documented original: `UIDragSession`.
@MainActor public protocol DragSession: DragDropSession {
  /// Something that the app attaches to the drag, for itself. Default nil.
  var localContext: Any? { get set }
}

/// What is shown while dropped items are loaded. Documented original:
/// `UIDropSessionProgressIndicatorStyle`.
public enum DropSessionProgressIndicatorStyle: UInt, Hashable, Sendable, CaseIterable {
  /// Nothing: the app does that by itself.
  case none = 0
  /// How far it is, after a while.
  case `default` = 1
}
