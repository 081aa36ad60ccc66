public import TabHost

/// Content whose elements the user drags, by mouse and by keyboard.
///
/// The screen begins the drag, moves it over tabs and places of content, and drops the items.
@MainActor public protocol DraggableTerminalContent: TerminalContent, DraggableContent {
  /// Returns the element at a point of the canvas, or `nil` if there is none.
  ///
  /// A press of the main button and a movement off the element begin a drag of it, unless it is disabled
  /// or has no items. A click with the right button adds it to the drag.
  func draggableElement(at point: CellPoint) -> DraggableElement?

  /// The element that ``TerminalCommand/grab`` drags, which is the focused one, or `nil` if there is none
  /// that the user can drag.
  var focusedDraggableElement: DraggableElement? { get }

  /// Returns the element that the user drags by moving the mouse with the main button pressed, or `nil` if
  /// the movement begins no drag, or not yet.
  ///
  /// The default implementation returns the element at the beginning of the movement if there is another
  /// one, or none, at its end.
  func elementToDrag(from start: CellPoint, to end: CellPoint) -> DraggableElement?
}

extension DraggableTerminalContent {
  /// Returns the element at the beginning of the movement if there is another one, or none, at its end.
  public func elementToDrag(from start: CellPoint, to end: CellPoint) -> DraggableElement? {
    guard let element = draggableElement(at: start), element.canBeDragged,
      draggableElement(at: end)?.id != element.id
    else { return nil }
    return element
  }
}

/// Content with places where the user drops items, by mouse and by keyboard.
///
/// The screen moves the drag over a place, asks its `DropHandler`, marks the place and shows in the status
/// line what a drop there would do, or why it is not accepted. While the pointer rests at the first or last
/// line of content that adopts ``ScrollingContent``, the content scrolls.
///
/// Content whose own elements can be dragged adopts ``DraggableTerminalContent``, too.
@MainActor public protocol DroppableTerminalContent: TerminalContent, DroppableContent {
  /// Returns the places at a point of the canvas, the preferred one first.
  ///
  /// The drag enters the first place that accepts its items, or otherwise the last one. Called when the
  /// pointer has moved to another cell, and before a drop.
  ///
  /// - Parameters:
  ///   - point: The location of the pointer.
  ///   - isMovingDown: Whether the pointer has come from a line above, such as for a gap after the element
  ///     instead of one before it.
  func dropPlaces(at point: CellPoint, movingDown isMovingDown: Bool) -> [DropPlace]

  /// Returns the cells of the element that a place is on, before or after, in the coordinates of the
  /// canvas, or `nil` if it is not visible.
  ///
  /// Called for every frame during a drag over the place.
  func rect(of place: DropPlace) -> CellRect?

  /// Returns the place to which an arrow key moves a drag.
  ///
  /// The default implementation returns another one of the `dropPlaces`.
  ///
  /// - Parameters:
  ///   - step: Which place is to be returned.
  ///   - place: The place of the drag, or `nil` if it has not entered one of the content.
  /// - Returns: The place, or `nil` if there is none.
  func dropPlace(_ step: DropPlaceStep, from place: DropPlace?) -> DropPlace?

  /// Scrolls so that a place is visible, which the user has moved a drag to with a key.
  ///
  /// The default implementation does nothing.
  func reveal(_ place: DropPlace)
}

/// Which place a key moves a drag to.
public enum DropPlaceStep: Hashable, Sendable {
  /// The same place, with its present element, or none if it is gone. A drag that has not entered a place
  /// begins at the focused element, or at the first place.
  case current
  /// The place after it or before it.
  case next, previous
  /// The first or the last place of the content.
  case first, last
}

extension DroppableTerminalContent {
  /// Returns another one of the `dropPlaces`.
  public func dropPlace(_ step: DropPlaceStep, from place: DropPlace?) -> DropPlace? {
    let places = dropPlaces
    let index = place.flatMap { place in places.firstIndex { $0.id == place.id } }
    let wanted: Int? =
      switch step {
      case .current: place == nil ? 0 : index
      case .next: index.map { $0 + 1 } ?? 0
      case .previous: index.map { $0 - 1 } ?? places.count - 1
      case .first: 0
      case .last: places.count - 1
      }
    return wanted.flatMap { places.indices.contains($0) ? places[$0] : nil }
  }

  /// Does nothing.
  public func reveal(_ place: DropPlace) {}
}
