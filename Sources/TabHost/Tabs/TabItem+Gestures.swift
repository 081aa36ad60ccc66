extension TabItem {
  /// Makes what a swipe from the leading edge of the row offers, where the sidebar's delegate
  /// leaves it to the tab. Called once per gesture. Default nil.
  ///
  /// Documented original: SwiftUI's `swipeActions(edge:allowsFullSwipe:content:)`.
  public var leadingSwipeActionsProvider: ((TabItem) -> SwipeActionsConfiguration?)? {
    get { gestures?.leadingSwipeActionsProvider }
    set { write { $0.leadingSwipeActionsProvider = newValue } }
  }

  /// Makes what a swipe from the trailing edge of the row offers, where the sidebar's delegate
  /// leaves it to the tab. Called once per gesture. Default nil.
  ///
  /// Documented original: SwiftUI's `swipeActions(edge:allowsFullSwipe:content:)`.
  public var trailingSwipeActionsProvider: ((TabItem) -> SwipeActionsConfiguration?)? {
    get { gestures?.trailingSwipeActionsProvider }
    set { write { $0.trailingSwipeActionsProvider = newValue } }
  }

  /// Makes the context menu of the row, where the sidebar's delegate leaves it to the tab. Called
  /// once per gesture; nil, or a menu with nothing in it, is no menu. Default nil.
  ///
  /// Documented original: SwiftUI's `contextMenu(menuItems:)`.
  public var contextMenuProvider: ((TabItem) -> Menu?)? {
    get { gestures?.contextMenuProvider }
    set { write { $0.contextMenuProvider = newValue } }
  }

  /// Takes what is dropped on the tab, where the delegate does not take it. Default nil.
  ///
  /// Documented original: SwiftUI's `dropDestination(for:action:)`.
  public var dropHandler: DropHandler? {
    get { gestures?.dropHandler }
    set { write { $0.dropHandler = newValue } }
  }

  /// Makes what a drag of the row carries, where the sidebar's delegate leaves it to the tab.
  /// Called once per drag. Default nil.
  ///
  /// Documented original: SwiftUI's `draggable(_:)`.
  public var dragItemsProvider: ((TabItem) -> [DragItem])? {
    get { gestures?.dragItemsProvider }
    set { write { $0.dragItemsProvider = newValue } }
  }

  /// What the tab offers in its row; `nil` for a tab that offers nothing by itself.
  var gestures: Gestures? { details?.gestures }

  /// Notes whether the delegate has given items for a drag of the row.
  func noteCarrying(_ carries: Bool) {
    guard gestures?.hasCarriedItems ?? false != carries else { return }
    write { $0.hasCarriedItems = carries }
  }

  private func write(_ change: (inout Gestures) -> Void) {
    let old = gestures
    var new = old ?? Gestures()
    change(&new)
    madeDetails.gestures = new
    withExtendedLifetime(old) {}
  }

  /// What a tab offers in its row.
  struct Gestures {
    var leadingSwipeActionsProvider: ((TabItem) -> SwipeActionsConfiguration?)?
    var trailingSwipeActionsProvider: ((TabItem) -> SwipeActionsConfiguration?)?
    var contextMenuProvider: ((TabItem) -> Menu?)?
    var dropHandler: DropHandler?
    var dragItemsProvider: ((TabItem) -> [DragItem])?
    /// Whether the delegate has given items for the last drag of the row.
    var hasCarriedItems = false
  }
}
