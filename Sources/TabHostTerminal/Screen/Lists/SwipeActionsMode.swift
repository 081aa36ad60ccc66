import TabHost

/// The list of the actions of a swiped row. It is inactive during a drag of anything but its
/// scrollbar, such as the swipe itself.
final class SwipeActionsMode: ListMode {
  override var isActive: Bool {
    host.sidebar.swipedRow != nil && (screen.pointer.drag == nil || isScrolling)
  }

  override var wholePanel: Panel? { host.sidebar.swipedRow.map { Panel($0) } }

  override func dismiss() { host.user.closeSwipeActions() }

  override func anchor(in layout: FrameLayout) -> CellRect? {
    host.sidebar.swipedRow.flatMap { anchor(of: $0.tab, in: layout) }
  }
}

extension Panel {
  /// Creates the list of the actions of a swiped row.
  fileprivate init(_ row: SwipeSession) {
    let lines = row.configuration.actions.map { action in
      Line(
        text: action.title ?? action.image?.systemName ?? "",
        isDestructive: action.style == .destructive,
        choice: .swipe(action)
      )
    }
    self.init(.swipe, title: row.tab.title, lines)
  }
}
