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
