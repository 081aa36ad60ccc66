/// What a terminal answers to a question, or says by itself.
///
/// Texts and numbers in it come from outside and may be anything.
public enum TerminalReply: Hashable, Sendable {
  /// How a terminal has a mode set.
  public enum ModeState: Int, Hashable, Sendable {
    /// The terminal does not know the mode.
    case notRecognized
    /// The mode is on.
    case set
    /// The mode is off.
    case reset
    /// The mode is on and cannot be turned off.
    case permanentlySet
    /// The mode is off and cannot be turned on.
    case permanentlyReset
  }

  /// A colour as a terminal tells it, each part from 0 to 255.
  public struct Color: Hashable, Sendable {
    /// How much red.
    public var red: UInt8
    /// How much green.
    public var green: UInt8
    /// How much blue.
    public var blue: UInt8

    /// A colour of its parts.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  /// The primary device attributes (answer to `CSI c`): the level first, then the abilities.
  case primaryAttributes([Int])
  /// The flags of the kitty keyboard protocol that are on (answer to `CSI ? u`).
  case keyboardFlags(Int)
  /// Where the cursor is, counted from 0.
  ///
  /// Ask with `CSI ? 6 n`: the answer to a plain `CSI 6 n` is a press of F3 with modifiers when
  /// the cursor stands in columns 1 to 15 of the first row.
  case cursorPosition(CellPoint)
  /// The state of a private mode (answer to `CSI ? mode $ p`).
  case mode(Int, ModeState)
  /// The colour of text (answer to `OSC 10 ; ?`).
  case foreground(Color)
  /// The colour behind text (answer to `OSC 11 ; ?`).
  case background(Color)
  /// The name and version of the terminal (answer to `CSI > q`).
  case version(String)
  /// Anything else, from the Escape that began it on: complete, broken off, or malformed.
  ///
  /// At most 4096 bytes; what is longer is cut.
  case unknown([UInt8])
}
