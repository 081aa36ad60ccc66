/// One of the things that a drag carries.
///
/// Documented original: `UIDragItem`.
@MainActor public final class DragItem {
  /// What gives the data. Never changes.
  public let itemProvider: ItemProvider

  /// The object itself, for places in the same app; nil as seen from elsewhere. Default nil.
  public var localObject: Any? {
    didSet { keepAlive(oldValue) }
  }

  /// Makes what is shown while the item is dragged. Nil shows the row; an answer of nil shows
  /// nothing. Default nil.
  public var previewProvider: (() -> ViewController?)? {
    didSet { keepAlive(oldValue) }
  }

  /// Makes an item.
  public init(itemProvider: ItemProvider) {
    self.itemProvider = itemProvider
  }

  /// What another app gets of the item.
  var asSeenFromElsewhere: DragItem {
    DragItem(itemProvider: itemProvider.asSeenFromElsewhere)
  }
}
