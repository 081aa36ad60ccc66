import TabHost

extension HostScreen {
  /// The pane whose divider the keys move: the one after the focused page or, at the end, the one before
  /// it.
  func focusedPane(in layout: FrameLayout) -> Int? {
    let panes = layout.parts.panes
    var page = focus?.page
    while let owner = page {
      if let index = owner.pane, panes.indices.contains(index), panes[index].divider != nil {
        return index
      }
      // The last pane has no divider, nor has the content.
      let siblings = owner.pane.map { panes.indices.contains($0) ? panes[$0].owner : .content }
      let before = panes.lastIndex { $0.divider != nil && $0.owner == siblings ?? owner }
      if let before { return before }
      page = siblings
    }
    return nil
  }

  /// Moves the divider after a pane by a number of columns toward the trailing edge, or of rows down.
  func moveDivider(after index: Int, by count: Int, in layout: FrameLayout) {
    guard let divider = layout.parts.panes[index].divider else { return }
    let isVertical = layout.parts.panes[index].isVertical
    moveDivider(after: index, to: (isVertical ? divider.row : divider.column) + count, in: layout)
  }

  /// Moves the divider after a pane to a column, as if the leading edge were on the left, or to a row.
  func moveDivider(after index: Int, to position: Int, in layout: FrameLayout) {
    let (panes, places) = (layout.parts.panes, host.panes)
    guard panes.indices.contains(index), places.indices.contains(index),
      let divider = panes[index].divider
    else { return }
    let place = places[index]
    let child = place.container.childResized(byDividerAfter: place.index)
    let resized = places.firstIndex { $0.container === place.container && $0.index == child }
    guard let resized, panes.indices.contains(resized) else { return }
    let isAfter = resized != index
    guard panes[index].isVertical else {
      return setLength(position - panes[index].rect.column, ofPane: index)
    }
    let rows = panes[resized].rect.rows - panes[resized].headingLines
    setLength(
      isAfter ? rows + divider.row - position : rows + position - divider.row,
      ofPane: resized
    )
  }

  /// Sets the number of columns or rows of the page of a pane.
  func setLength(_ length: Int, ofPane index: Int) {
    let places = host.panes
    guard places.indices.contains(index) else { return }
    // An action of the user, so that it is recorded: content is drawn in another size.
    host.user.input(["pane", "\(index)", "\(length)"], to: host) {
      places[index].container.setLength(length, of: places[index].index)
      return true
    }
  }

  /// Performs what the words of a recorded action on the screen stand for: the width of the sidebar, its
  /// reset, the length of a pane, or a request to quit, perhaps again after a refusal.
  ///
  /// - Returns: `false` if they stand for nothing.
  package func perform(_ words: [String]) -> Bool {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "quit" {
        isQuitConfirmed = rest.first == "again"
        rest = rest.dropFirst(isQuitConfirmed ? 1 : 0)
        requestQuit()
        continue
      }
      if word == "sidebar", rest.first == "reset" {
        options.sidebarColumns = nil
        rest = rest.dropFirst()
        continue
      }
      let numbers = rest.prefix(word == "pane" ? 2 : 1).compactMap { Int($0) }
      switch (word, numbers.count) {
      case ("sidebar", 1): options.sidebarColumns = numbers[0]
      case ("pane", 2): setLength(numbers[1], ofPane: numbers[0])
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
    let columns = layout.size.columns
    let column = layout.isRightToLeft ? columns - 1 - event.point.column : event.point.column
    screen.moveDivider(
      after: index,
      to: layout.panes[index].isVertical ? event.point.row : column,
      in: layout
    )
  }
}
