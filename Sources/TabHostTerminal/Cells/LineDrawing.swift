/// Which characters a frame may consist of.
public enum LineDrawing: String, Hashable, Sendable, CaseIterable {
  /// Line drawing and symbols from Unicode, for every terminal of today.
  case unicode
  /// ASCII only, for terminals and logs that show nothing else.
  case ascii

  /// The line from left to right.
  public var horizontal: Character { pick("─", "-") }
  /// The line from top to bottom.
  public var vertical: Character { pick("│", "|") }
  /// The rounded corner at the top left.
  public var topLeft: Character { pick("╭", "+") }
  /// The rounded corner at the top right.
  public var topRight: Character { pick("╮", "+") }
  /// The rounded corner at the bottom left.
  public var bottomLeft: Character { pick("╰", "+") }
  /// The rounded corner at the bottom right.
  public var bottomRight: Character { pick("╯", "+") }
  /// The sign that something is left out.
  public var ellipsis: Character { pick("…", "~") }

  /// Whether a character may be part of the output; a question mark a column stands for others.
  func shows(_ character: Character) -> Bool { self == .unicode || character.isASCII }

  func pick(_ unicode: Character, _ ascii: Character) -> Character {
    self == .unicode ? unicode : ascii
  }
}
