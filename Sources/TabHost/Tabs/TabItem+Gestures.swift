extension TabItem {
  /// Creates the actions of a swipe from the leading edge of the row.
  ///
  /// The default is `nil`. Called once per swipe if the sidebar's delegate returns `nil`.
  /// Corresponds to SwiftUI's `swipeActions(edge:allowsFullSwipe:content:)`.
  public var leadingSwipeActionsProvider: ((TabItem) -> SwipeActionsConfiguration?)? {
    get { gestures?.leadingSwipeActionsProvider }
    set { write { $0.leadingSwipeActionsProvider = newValue } }
  }

  /// Creates the actions of a swipe from the trailing edge of the row.
  ///
  /// The default is `nil`. Called once per swipe if the sidebar's delegate returns `nil`.
  /// Corresponds to SwiftUI's `swipeActions(edge:allowsFullSwipe:content:)`.
  public var trailingSwipeActionsProvider: ((TabItem) -> SwipeActionsConfiguration?)? {
    get { gestures?.trailingSwipeActionsProvider }
    set { write { $0.trailingSwipeActionsProvider = newValue } }
  }

  /// Creates the context menu of the row.
  ///
  /// The default is `nil`. Called once per request of the user if the sidebar's delegate returns
  /// `nil`. Return `nil` or an empty menu for no menu. Corresponds to SwiftUI's
  /// `contextMenu(menuItems:)`.
  public var contextMenuProvider: ((TabItem) -> Menu?)? {
    get { gestures?.contextMenuProvider }
    set { write { $0.contextMenuProvider = newValue } }
  }

  /// Handles drops on the tab that the delegate does not accept.
  ///
  /// The default is `nil`. Corresponds to SwiftUI's `dropDestination(for:action:)`.
  public var dropHandler: DropHandler? {
    get { gestures?.dropHandler }
    set { write { $0.dropHandler = newValue } }
  }

  /// Creates the items of a drag of the row.
  ///
  /// The default is `nil`. Called once per drag if the sidebar's delegate returns no items.
  /// Corresponds to SwiftUI's `draggable(_:)`.
  public var dragItemsProvider: ((TabItem) -> [DragItem])? {
    get { gestures?.dragItemsProvider }
    set { write { $0.dragItemsProvider = newValue } }
  }

  /// The tab's own providers and handlers, or `nil` if it has none.
  var gestures: Gestures? { details?.gestures }

  /// Stores whether the delegate has returned items for a drag of the row.
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

  /// The providers and handlers for gestures on a tab.
  struct Gestures {
    var leadingSwipeActionsProvider: ((TabItem) -> SwipeActionsConfiguration?)?
    var trailingSwipeActionsProvider: ((TabItem) -> SwipeActionsConfiguration?)?
    var contextMenuProvider: ((TabItem) -> Menu?)?
    var dropHandler: DropHandler?
    var dragItemsProvider: ((TabItem) -> [DragItem])?
    /// Whether the delegate returned items for the last drag of the row.
    var hasCarriedItems = false
  }
}

/// An object that is activated when a drag rests on it.
///
/// Corresponds to `UISpringLoadedInteractionSupporting` in UIKit.
@MainActor public protocol SpringLoadedInteractionSupporting: AnyObject {
  /// Whether a drag that rests on the object activates it.
  var isSpringLoaded: Bool { get set }
}

extension TabItem: SpringLoadedInteractionSupporting {}
