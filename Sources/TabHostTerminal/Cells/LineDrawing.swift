/// The set of characters that a frame may contain.
public enum LineDrawing: String, Hashable, Sendable, CaseIterable {
  /// Unicode line drawing and symbols, which modern terminals support.
  case unicode
  /// ASCII only, for terminals and logs that support nothing else.
  case ascii

  /// The character of a horizontal line.
  public var horizontal: Character { pick("─", "-") }
  /// The character of a vertical line.
  public var vertical: Character { pick("│", "|") }
  /// The rounded corner at the top left.
  public var topLeft: Character { pick("╭", "+") }
  /// The rounded corner at the top right.
  public var topRight: Character { pick("╮", "+") }
  /// The rounded corner at the bottom left.
  public var bottomLeft: Character { pick("╰", "+") }
  /// The rounded corner at the bottom right.
  public var bottomRight: Character { pick("╯", "+") }
  /// The character that marks omitted text.
  public var ellipsis: Character { pick("…", "~") }

  /// Returns whether output may contain a character. Other characters are written as one question
  /// mark per column.
  func shows(_ character: Character) -> Bool { self == .unicode || character.isASCII }

  func pick(_ unicode: Character, _ ascii: Character) -> Character {
    self == .unicode ? unicode : ascii
  }
}
