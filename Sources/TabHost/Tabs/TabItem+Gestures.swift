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

  /// Creates the context menu of the row, and of the item in the bar.
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
  func noteDragItems(_ hasItems: Bool) {
    guard gestures?.hadDragItems ?? false != hasItems else { return }
    write { $0.hadDragItems = hasItems }
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
    var hadDragItems = false
  }
}

/// An object that is activated when a drag rests on it.
///
/// Corresponds to `UISpringLoadedInteractionSupporting` in UIKit.
@preconcurrency @MainActor public protocol SpringLoadedInteractionSupporting: AnyObject {
  /// Whether a drag that rests on the object activates it.
  var isSpringLoaded: Bool { get set }
}

extension TabItem: SpringLoadedInteractionSupporting {}

extension TabItem {
  /// The action that a tap on the tab performs, or `nil` for a tab that can be selected.
  ///
  /// The default is `nil`. A tab with an action is displayed like any other tab, with its own title
  /// and image, in a bar of every kind, in the sidebar and in the list of tabs that don't fit. The
  /// user can move and hide it as its other properties permit. A tap performs the action, and
  /// neither `shouldSelectTab` nor `didSelectTab` is called:
  ///
  ///     compose.primaryAction = Action(title: "Compose") { _ in … }
  ///     host.user.tap(compose)  // 1. the handler runs
  ///
  /// Such a tab is never selected:
  ///
  /// - An assignment to ``TabHostController/selectedTab`` or ``TabGroupItem/selectedChild`` is
  ///   refused and reported as ``TabHostController/Diagnostic/Rule/actionSelection``.
  /// - The first selection, a fallback, a restored selection, the resolution of a group and the
  ///   pages of page style skip it. If the selected tab gets an action, the selection falls back.
  /// - A drag that rests on it has no effect. A drop is accepted as by other tabs, without running
  ///   the handler.
  ///
  /// An action with ``MenuElement/Attributes/disabled`` dims the tab and can't be performed, and a
  /// drop on the tab is refused. ``MenuElement/Attributes/hidden`` has no effect; use ``isHidden``.
  /// While the handler runs, ``Action/sender`` and ``Action/presentationSourceItem`` are the tab. For
  /// a group, a tap on its row performs the action, too, so that the user expands it in another way;
  /// its children can be selected. One action can belong to several tabs. Has no counterpart in
  /// UIKit.
  public var primaryAction: Action? {
    get { observed(\.primaryAction, action) }
    set {
      let old = details?.primaryAction
      update(\.primaryAction, from: action, to: newValue, [.look, .tabs, .list, .rowStates]) {
        old?.release()
        madeDetails.primaryAction = newValue.map { PrimaryAction($0, of: self) }
      }
      withExtendedLifetime(old) {}
    }
  }

  /// The action that a tap performs, read without observation.
  var action: Action? { details?.primaryAction?.action }

  /// Whether a tap performs an action instead of selecting the tab.
  var performsAction: Bool { details?.primaryAction != nil }

  /// Whether the tab has an action that the user can't perform.
  var hasDisabledAction: Bool { details?.primaryAction?.isDisabled == true }

  /// Notes that the appearance of the action has changed.
  fileprivate func primaryActionDidChange() {
    update(\.primaryAction, replacing: action, [.look, .tabs]) {}
  }
}

/// The action of a tab, and the place that displays the action.
@MainActor final class PrimaryAction: MenuElementPlace {
  let action: Action
  private weak var tab: TabItem?

  init(_ action: Action, of tab: TabItem) {
    self.action = action
    self.tab = tab
    action.isShown(in: self)
  }

  var isDisabled: Bool { action.attributes.contains(.disabled) }

  /// Clears the reference to the tab.
  func release() {
    tab = nil
    action.isNoLongerShown(in: self)
  }

  func elementDidChange(_ element: MenuElement) { tab?.primaryActionDidChange() }
}

// MARK: - Reselection

extension TabItem {
  /// What a tap on the selected tab does.
  public enum ReselectionBehavior: String, Hashable, Sendable, CaseIterable {
    /// The content goes back to its root, or scrolls to its beginning.
    case automatic
    /// The content is unchanged.
    case none
  }

  /// What a tap on the tab does while it is selected.
  ///
  /// The default is ``ReselectionBehavior/automatic``, which goes back to the root of everything within
  /// the content of the tab that ``UserInteraction/goBack()`` can leave: of its navigation stack, of the
  /// stacks in both columns of a ``SplitController`` and in the parts of a ``PartsController``, and from
  /// the secondary column of a collapsed split to the primary one. If a page refuses it in
  /// ``ViewController/shouldLeavePage()``, nothing goes back. If there is nothing to go back from,
  /// ``ViewController/scrollToBeginning()`` is called on the content. UIKit documents this for a
  /// navigation stack and for scroll views.
  ///
  /// In either case, the delegate is notified of the selection, and then the content, so that
  /// it can do something else:
  ///
  ///     host.user.tap(inbox)
  ///     // 1. shouldSelectTab  2. didSelectTab  3. tabWasReselected  4. the content goes back
  ///
  /// For a group, ``ReselectionBehavior/none`` also means that a tap on its bar item leaves the
  /// selected tab below it selected, instead of going back to the page of the group. Has no
  /// counterpart in UIKit.
  public var reselectionBehavior: ReselectionBehavior {
    get { observed(\.reselectionBehavior, storedReselectionBehavior) }
    set {
      update(\.reselectionBehavior, from: storedReselectionBehavior, to: newValue, .none) {
        madeDetails.reselectionBehavior = newValue
      }
    }
  }

  var storedReselectionBehavior: ReselectionBehavior { details?.reselectionBehavior ?? .automatic }
}
