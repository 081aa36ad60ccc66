/// An ordered list of the modes that a full screen switches on when it begins and off when it ends.
public struct TerminalModes: Hashable, Sendable {
  /// The modes in the order of entry. They are switched off in reverse order.
  public let list: [TerminalMode]

  /// Creates a list of modes in the order of entry. Duplicates are removed.
  public init(_ list: [TerminalMode]) {
    var seen: Set<TerminalMode> = []
    self.list = list.filter { seen.insert($0).inserted }
  }

  /// The bytes that begin a full screen: they switch on every mode, first to last.
  public var entry: String {
    list.map(\.enter).joined()
  }

  /// The bytes that end a full screen, whatever the state of the terminal and even after incomplete
  /// output.
  ///
  /// They end an interrupted sequence or string, switch off the modes, last to first, reset the
  /// attributes and show the cursor. Empty if there are no modes.
  public var exit: String {
    guard !list.isEmpty else { return "" }
    // Without a terminator, an interrupted string would include the bytes that follow.
    let stringEnd = "\u{1B}\\"
    // The alternate screen may have attributes and a cursor of its own, so these bytes come last.
    let ending = "\u{1B}[0m" + TerminalMode.cursorHidden.leave
    let left = list.reversed().filter { $0 != .cursorHidden }
    return stringEnd + left.map(\.leave).joined() + ending
  }

  /// The bytes that switch off the modes that another program has left on in the terminal.
  ///
  /// The cursor stays where it is, and so do the states that are saved in a stack. The states that
  /// painting relies on are set with the next frame; see `forPainting`.
  var reset: String {
    let own: Set<TerminalMode> = [.alternateScreen, .kittyKeyboard, .savedTitle]
    let modes = TerminalModes(list.filter { !own.contains($0) })
    // The first screen.
    return modes.exit + "\u{1B}[?1047l"
  }

  /// The bytes that set every state of the terminal that painting relies on, whatever other programs
  /// have left behind. They move the cursor.
  static let forPainting: String = [
    // The end of an interrupted string.
    "\u{1B}\\",
    // Positions count from the first cell, and no margins limit the cursor or scroll a part.
    "\u{1B}[?6l", "\u{1B}[?69l", "\u{1B}[r",
    // Characters overwrite others, and a line feed keeps the column.
    "\u{1B}[4l", "\u{1B}[20l",
    // ASCII, in place of a set of graphic characters.
    "\u{1B}(B", "\u{F}",
    // No attributes, and the colors of the screen are not exchanged.
    "\u{1B}[m", "\u{1B}[?5l",
  ].joined()

  /// The bytes to write before each frame.
  public var frameStart: String {
    list.contains(.synchronizedOutput) ? "\u{1B}[?2026h" : ""
  }

  /// The bytes to write after each frame.
  public var frameEnd: String {
    list.contains(.synchronizedOutput) ? TerminalMode.synchronizedOutput.leave : ""
  }
}
