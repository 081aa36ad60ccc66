/// Something that a person did with the mouse.
public struct MouseEvent: Hashable, Sendable {
  /// A button of the mouse. A step of the wheel is the press of a button that is never released.
  public enum Button: Hashable, Sendable {
    /// The main button.
    case left
    /// The button in the middle, often the wheel itself.
    case middle
    /// The button for context menus.
    case right
    /// One step of the wheel away from the person.
    case wheelUp
    /// One step of the wheel towards the person.
    case wheelDown
    /// One step of the wheel to the left.
    case wheelLeft
    /// One step of the wheel to the right.
    case wheelRight
    /// A button without a name, 8 to 11; 8 and 9 usually go back and forward.
    case other(Int)
    /// No button, or one that the terminal does not tell.
    case none
  }

  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// A button went down, or the wheel turned by a step.
    case press
    /// A button went up. Old terminals do not tell which: ``Button/none``.
    case release
    /// The mouse moved to another cell with a button down.
    case drag
    /// The mouse moved to another cell with no button down.
    case move
  }

  /// What happened.
  public var kind: Kind
  /// The button.
  public var button: Button
  /// The cell under the mouse. Never negative, but possibly outside what the caller believes to
  /// be the terminal's size.
  public var location: CellPoint
  /// The modifiers held: Shift, Alt and Control at most. Terminals keep some for themselves.
  public var modifiers: KeyModifiers

  /// An event of the mouse.
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
  /// Whether it is a step of the wheel.
  var isWheel: Bool {
    switch self {
    case .wheelUp, .wheelDown, .wheelLeft, .wheelRight: true
    default: false
    }
  }
}
