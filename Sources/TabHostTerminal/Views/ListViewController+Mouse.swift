import TabHost

/// The press of a mouse button on a row of a list.
struct ListPress {
  /// The minimum number of columns that the mouse moves in a swipe.
  static let swipeColumns = 3

  let index: ListIndex
  let location: CellPoint
  /// Whether the row had the focus before.
  let wasFocused: Bool
}

extension ListViewController {
  /// The number of lines per step of the wheel.
  private static let wheelStep = 3

  func isHandled(_ mouse: MouseEvent) -> Bool {
    if let effect = scrollbar.effect(of: mouse) {
      press = nil
      scroll(effect)
      return true
    }
    switch (mouse.kind, mouse.button) {
    case (.press, .wheelUp): return scroll(by: -Self.wheelStep)
    case (.press, .wheelDown): return scroll(by: Self.wheelStep)
    case (.press, .left): return press(at: mouse.location)
    case (.press, .right):
      guard let index = index(at: mouse.location) else { return false }
      focusedIndex = index
      return openContextMenu()
    case (.release, .left), (.release, .none): return release(at: mouse.location)
    default: return press != nil
    }
  }

  private func scroll(_ effect: ViewScrollbar.Effect) {
    switch effect {
    case .nothing: break
    case .page(let step): _ = scroll(by: step * max(visibleLines - 1, 1))
    case .line(let first): _ = scroll(by: first - firstVisibleLine(in: layout))
    }
  }

  /// Returns the row at a point of the canvas, or `nil` if there is none.
  private func index(at point: CellPoint) -> ListIndex? {
    guard point.row < visibleLines, CellRect(drawnSize).contains(point) else { return nil }
    let layout = layout
    if point.row == 0, stickyTitle(in: layout) != nil { return nil }
    let line = layout.line(at: firstVisibleLine(in: layout) + point.row)
    if case .row(let index) = line { return index }
    return nil
  }

  private func press(at point: CellPoint) -> Bool {
    press = nil
    guard let index = index(at: point) else { return false }
    press = ListPress(index: index, location: point, wasFocused: focusedIndex == index)
    focusedIndex = index
    return true
  }

  /// Ends a click or a swipe on the pressed row.
  private func release(at point: CellPoint) -> Bool {
    guard let press else { return false }
    self.press = nil
    guard focusedIndex == press.index else { return true }
    let moved = point.column - press.location.column
    if abs(moved) >= ListPress.swipeColumns {
      let edge: SwipeEdge = (moved > 0) != isRightToLeft ? .leading : .trailing
      _ = openSwipeActions(edge, isFull: abs(moved) * 5 >= drawnSize.columns * 3)
    } else if index(at: point) == press.index {
      if isCheckbox(press.location) {
        _ = toggleFocusedRow()
      } else if press.wasFocused {
        _ = activateFocusedRow()
      }
    }
    return true
  }

  private func isCheckbox(_ point: CellPoint) -> Bool {
    guard allowsMultipleSelection else { return false }
    let column = isRightToLeft ? drawnSize.columns - 1 - point.column : point.column
    return column < checkboxColumns
  }
}
