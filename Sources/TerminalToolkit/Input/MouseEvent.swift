/// An action of the user with the mouse.
public struct MouseEvent: Hashable, Sendable {
  /// A button of the mouse. Each step of the wheel is a press of a button that is never released.
  public enum Button: Hashable, Sendable {
    /// The main button.
    case left
    /// The middle button, which is often the wheel.
    case middle
    /// The button for context menus.
    case right
    /// One step of the wheel away from the user.
    case wheelUp
    /// One step of the wheel toward the user.
    case wheelDown
    /// One step of the wheel to the left.
    case wheelLeft
    /// One step of the wheel to the right.
    case wheelRight
    /// A button without a name, from 8 to 11. Buttons 8 and 9 usually navigate back and forward.
    case other(Int)
    /// No button, or a button that the terminal does not identify.
    case none
  }

  /// The kind of mouse event.
  public enum Kind: Hashable, Sendable {
    /// A button was pressed, or the wheel moved by one step.
    case press
    /// A button was released. Older terminals do not identify it: the button is ``Button/none``.
    case release
    /// The mouse moved to another cell with a button down.
    case drag
    /// The mouse moved to another cell with no button down.
    case move
  }

  /// The kind of event.
  public var kind: Kind
  /// The button that the event concerns.
  public var button: Button
  /// The cell under the mouse. It is never negative, but may be outside the current size of the
  /// terminal.
  public var location: CellPoint
  /// The modifiers held during the event: at most Shift, Alt and Control. Terminals handle some
  /// combinations themselves.
  public var modifiers: KeyModifiers

  /// Creates a mouse event.
  public init(
    _ kind: Kind,
    button: Button,
    location: CellPoint,
    modifiers: KeyModifiers = []
  ) {
    self.kind = kind
    self.button = button
    self.location = location
    self.modifiers = modifiers
  }
}

extension MouseEvent.Button {
  /// Whether the button is a step of the wheel.
  package var isWheel: Bool {
    switch self {
    case .wheelUp, .wheelDown, .wheelLeft, .wheelRight: true
    default: false
    }
  }

  /// The number of lines by which a step of the wheel scrolls: negative away from the user, and 0 for
  /// other buttons and sideways.
  package var scrolledLines: Int {
    switch self {
    case .wheelUp: -3
    case .wheelDown: 3
    default: 0
    }
  }
}
