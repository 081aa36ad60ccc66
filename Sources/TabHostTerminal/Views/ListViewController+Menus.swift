import Foundation
import TabHost

extension ListViewController: MenuContent {
  /// The line of the focused row in the last frame.
  var menuAnchor: CellRect? {
    let layout = layout
    guard let line = focusedLine(in: layout) else { return nil }
    return CellRect(
      column: 0,
      row: line - firstVisibleLine(in: layout),
      columns: drawnSize.columns,
      rows: 1
    )
  }

  /// Opens the menu of the focused row.
  ///
  /// - Returns: `false` if the row has no menu.
  func openContextMenu() -> Bool {
    guard let index = focusedIndex, let configuration = contextMenuProvider?(index) else {
      return false
    }
    reveal()
    tabHostController?.user.openContextMenu(configuration, in: self)
    return true
  }

  /// Shows the swipe actions of the focused row as a menu.
  ///
  /// - Parameter isFull: Whether to perform the first action if the configuration permits that.
  /// - Returns: `false` if the row has no swipe actions.
  func openSwipeActions(_ edge: SwipeEdge, isFull: Bool = false) -> Bool {
    let provider =
      edge == .leading ? leadingSwipeActionsProvider : trailingSwipeActionsProvider
    guard let index = focusedIndex, let configuration = provider?(index),
      let first = configuration.actions.first
    else { return false }
    let source = ListRowSource()
    if isFull, configuration.performsFirstActionWithFullSwipe {
      first.handler(first, source) { _ in }
      return true
    }
    let actions = configuration.actions.map { action in
      Action(
        title: action.title ?? action.image?.systemName ?? "",
        image: action.image,
        attributes: action.style == .destructive ? .destructive : []
      ) { _ in action.handler(action, source) { _ in } }
    }
    let menu = Menu(title: row(at: index)?.content.plainText ?? "", children: actions)
    reveal()
    let configured = ContextMenuConfiguration(actionProvider: { _ in menu })
    tabHostController?.user.openContextMenu(configured, in: self)
    return true
  }
}

/// The row of a list as the source of a swipe action. A popover from it points to the host.
private final class ListRowSource: PopoverSourceItem {
  func frame(in controller: ViewController) -> CGRect? { nil }
}
