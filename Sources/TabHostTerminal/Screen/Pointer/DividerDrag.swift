import TabHost

extension HostScreen {
  /// The pane whose divider the keys move: that with the focus, or the one before the content with the
  /// focus.
  func focusedPane(in layout: FrameLayout) -> Int? {
    switch focus {
    case .pane(let index): index
    case .content, .contentButton: layout.panes.indices.last
    default: nil
    }
  }

  /// Makes a pane wider by a number of columns, or narrower if it is negative.
  func widenPane(_ index: Int, by columns: Int, in layout: FrameLayout) {
    guard layout.panes.indices.contains(index) else { return }
    setColumns(layout.panes[index].rect.columns + columns, ofPane: index)
  }

  func setColumns(_ columns: Int, ofPane index: Int) {
    let places = host.panes
    guard places.indices.contains(index) else { return }
    // An action of the user, so that it is recorded: content is drawn in another width.
    host.user.input(["pane", "\(index)", "\(columns)"], to: host) {
      places[index].container.setPaneColumns(columns, at: places[index].index)
      return true
    }
  }

  /// Performs what the words of a recorded action on the screen stand for: the width of the sidebar
  /// or of a pane.
  ///
  /// - Returns: `false` if they stand for nothing.
  package func perform(_ words: [String]) -> Bool {
    var rest = words[...]
    while let word = rest.popFirst() {
      let numbers = rest.prefix(word == "pane" ? 2 : 1).compactMap { Int($0) }
      switch (word, numbers.count) {
      case ("sidebar", 1): options.sidebarColumns = numbers[0]
      case ("pane", 2): setColumns(numbers[1], ofPane: numbers[0])
      default: return false
      }
      rest = rest.dropFirst(numbers.count)
    }
    return !words.isEmpty
  }
}

/// A drag of the divider after a pane.
final class DividerDrag: PointerDrag {
  private unowned let screen: HostScreen
  private let index: Int

  init(_ screen: HostScreen, of index: Int) {
    self.screen = screen
    self.index = index
  }

  func move(_ event: PointerEvent) {
    let layout = event.layout
    guard layout.panes.indices.contains(index) else { return }
    let pane = layout.panes[index].rect
    let columns =
      layout.isRightToLeft
      ? pane.endColumn - event.point.column - 1 : event.point.column - pane.column
    screen.setColumns(columns, ofPane: index)
  }
}
