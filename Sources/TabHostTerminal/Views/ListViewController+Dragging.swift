public import TabHost

// Dragging rows with the mouse: sideways, which shows their swipe actions, and out of the list.

/// The press of a mouse button on a row of a list.
struct ListPress {
  var place: RowPlace
  let location: CellPoint
  /// Whether the row had the focus before.
  let wasFocused: Bool
  /// Whether the press is on the handle for moving the row.
  var isOnHandle = false
  /// The index of the accessory that the press is on, or `nil` if it is beside the accessories.
  var accessory: Int?
  /// The edges whose swipe actions have been requested since the press.
  var requestedEdges: Set<SwipeEdge> = []
  /// The actions that the row reveals, or `nil` if it is not swiped.
  var swipe: SwipeReveal?

  var index: ListIndex { place.index }
}

extension ListViewController {
  // MARK: - Swiping

  /// Moves the pressed row with the mouse, sideways. A swipe ends when the pointer leaves the row.
  func swipe(to point: CellPoint) {
    guard let pressed = press, focusedIndex == pressed.index else { return }
    guard index(at: point) == pressed.index else {
      if pressed.swipe != nil { endPress() }
      return
    }
    let moved = point.column - pressed.location.column
    if pressed.swipe == nil, abs(moved) >= SwipeReveal.threshold {
      let edge: SwipeEdge = (moved > 0) != isRightToLeft ? .leading : .trailing
      guard press?.requestedEdges.insert(edge).inserted == true,
        let configuration = swipeActions(edge, of: pressed.index)
      else { return }
      press?.swipe = SwipeReveal(configuration, edge)
    }
    guard press?.swipe != nil else { return }
    press?.swipe?.move(by: moved, isRightToLeft: isRightToLeft)
    setNeedsDisplay()
  }

  /// Shows the actions that the row has revealed as a menu, or performs the first one if the row was
  /// moved far enough.
  func endSwipe(_ swipe: SwipeReveal, of index: ListIndex, at point: CellPoint) {
    setNeedsDisplay()
    guard swipe.isOpen else { return }
    if let first = swipe.fullAction(columns: drawnSize.columns) {
      performAction(of: index) { first.handler(first, ListRowSource()) { _ in } }
    } else {
      menuPlace = .pointer(point)
      open(swipe.configuration, of: index)
    }
  }

  /// Ignores the pressed mouse button from now on. A swiped row returns to its position.
  func endPress() {
    guard press != nil else { return }
    press = nil
    setNeedsDisplay()
  }

  /// Returns the swipe actions of a row, or `nil` if it has none.
  func swipeActions(_ edge: SwipeEdge, of index: ListIndex) -> SwipeActionsConfiguration? {
    let provider =
      edge == .leading ? leadingSwipeActionsProvider : trailingSwipeActionsProvider
    return provider?(index).flatMap { $0.actions.isEmpty ? nil : $0 }
  }

  /// Draws the pressed row at its current position, with the actions that it reveals.
  func paintSwipe(of index: ListIndex, in rect: CellRect, on canvas: Canvas) {
    guard let press, press.index == index, let swipe = press.swipe else { return }
    swipe.paint(
      in: rect,
      isRightToLeft: isRightToLeft,
      styles: canvas.styles,
      ellipsis: canvas.drawing.ellipsis,
      isFull: swipe.fullAction(columns: drawnSize.columns) != nil,
      on: &canvas.surface.cells
    )
  }
}

// MARK: - Dragging rows out of the list

extension ListViewController: DraggableTerminalContent {
  /// All rows, in the order in which they are listed; see ``ListRow/dragItems``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public var draggableElements: [DraggableElement] {
    sections.indices.flatMap { section in
      (0..<sections[section].rowCount).compactMap {
        draggableElement(at: ListIndex($0, section: section))
      }
    }
  }

  private func draggableElement(at index: ListIndex) -> DraggableElement? {
    row(at: index).map { draggableElement($0, at: index) }
  }

  private func draggableElement(_ row: ListRow, at index: ListIndex) -> DraggableElement {
    DraggableElement(
      id: row.id ?? AnyHashable(index),
      title: row.content.plainText,
      isEnabled: row.isEnabled,
      dragItems: row.dragItems.map { dragItems in
        { [weak self] session in
          // The rest of the press belongs to the drag.
          self?.endPress()
          return dragItems(session)
        }
      }
    )
  }

  /// Returns the row at a point of the canvas, or `nil` if there is none.
  public func draggableElement(at point: CellPoint) -> DraggableElement? {
    index(at: point).flatMap(draggableElement)
  }

  /// The focused row, if the user can drag it.
  public var focusedDraggableElement: DraggableElement? {
    followRows()
    guard allowsDragging, edit == nil, let focused = focusedRow, focused.row.dragItems != nil else {
      return nil
    }
    return draggableElement(focused.row, at: focused.index)
  }

  /// Returns the pressed row if the user drags it by moving the mouse to a point, which is beside the row
  /// or outside of the list; otherwise `nil`, as for the handle of a row.
  public func elementToDrag(from start: CellPoint, to end: CellPoint) -> DraggableElement? {
    guard allowsDragging, let press, !press.isOnHandle, index(at: end) != press.index else {
      return nil
    }
    return draggableElement(at: press.index).flatMap { $0.canBeDragged ? $0 : nil }
  }

  /// Whether nothing that is presented covers the tabs, on which rows are dropped.
  private var allowsDragging: Bool { terminalScreen?.presentsAny != true }

  /// Dims a row that the user drags.
  func paintDrag(of index: ListIndex, in rect: CellRect, on canvas: Canvas) {
    guard let drag = terminalScreen?.moves.activeMove?.drag,
      let element = draggableElement(at: index), drag.isDragging(element, of: self)
    else { return }
    canvas.restyle(rect) { $0.apply(canvas.styles[.dragged]) }
  }
}
