/// A mouse event on a screen, with the layout at that time.
struct PointerEvent {
  let mouse: MouseEvent
  let layout: FrameLayout
  let time: Duration

  var point: CellPoint { mouse.location }

  /// The element under the pointer.
  var target: FrameElement.ID? { layout.element(at: point)?.id }
}
