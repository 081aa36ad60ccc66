/// An item of a drag.
///
/// Corresponds to `UIDragItem` in UIKit.
@MainActor public final class DragItem {
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
  var asSeenFromElsewhere: DragItem {
    DragItem(itemProvider: itemProvider.asSeenFromElsewhere)
  }
}
