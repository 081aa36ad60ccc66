import Foundation

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
@preconcurrency @MainActor public final class DragItem {
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

  /// The item without the parts that are visible only to the app itself.
  var externalCopy: DragItem {
    DragItem(itemProvider: itemProvider.externalCopy)
  }
}
