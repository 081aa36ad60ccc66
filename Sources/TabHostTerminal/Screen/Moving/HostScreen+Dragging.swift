import TabHost

extension HostScreen {
  /// Whether the user is dragging with the mouse.
  ///
  /// During a drag, call ``tick(at:)`` whenever no event arrives for ``tickInterval``.
  public var isDragging: Bool { moves.activeMove?.isByKeyboard == false }

  /// The time to wait for an event before calling ``tick(at:)`` during a drag.
  ///
  /// The interval is `Drag.springLoadingDelay`, or shorter while the rows or the bar scroll under
  /// the pointer.
  public var tickInterval: Duration {
    moves.scrollsAtPointer ? MoveMode.scrollInterval : Drag.springLoadingDelay
  }

  /// Updates a drag after time has passed without an event.
  ///
  /// A tab on which the drag has rested for `Drag.springLoadingDelay` is selected. The rows scroll
  /// while the drag rests at their first or last visible line.
  ///
  /// - Parameter time: The current time of the clock used for ``handle(_:at:)-(InputEvent,_)``.
  public func tick(at time: Duration) {
    follow()
    moves.tick(at: time)
  }

  /// Begins moving the focused row or bar item, or indicates that it cannot be moved.
  func grab() {
    guard let focus, let tab = focusTab else { return }
    if !moves.begin(tab, isRow: focus.isRow, byKeyboard: true) { refuse(tab) }
  }
}
