/// What is switched on when a full screen begins, and off when it ends, in which order.
public struct TerminalModes: Hashable, Sendable {
  /// The modes in the order in which they are entered; they are left in the opposite one.
  public let list: [TerminalMode]

  /// Modes in the order of entry; what is named twice counts once.
  public init(_ list: [TerminalMode]) {
    var known: Set<TerminalMode> = []
    self.list = list.filter { known.insert($0).inserted }
  }

  /// What is written to begin: every mode, first to last.
  public var entry: String {
    list.map(\.enter).joined()
  }

  /// What is written to end, from whatever state, in the middle of whatever was written before.
  ///
  /// A sequence or a string that was cut short is ended, the modes are left, last to first, then
  /// attributes are reset and the cursor is shown. Nothing at all if there are no modes.
  public var exit: String {
    guard !list.isEmpty else { return "" }
    // What was cut short would swallow what follows.
    let stringEnd = "\u{1B}\\"
    // The alternate screen may have attributes and a cursor of its own, so these come last.
    let ending = "\u{1B}[0m" + TerminalMode.cursorHidden.leave
    let left = list.reversed().filter { $0 != .cursorHidden }
    return stringEnd + left.map(\.leave).joined() + ending
  }

  /// What is written before each frame.
  public var frameStart: String {
    list.contains(.synchronizedOutput) ? "\u{1B}[?2026h" : ""
  }

  /// What is written after each frame.
  public var frameEnd: String {
    list.contains(.synchronizedOutput) ? TerminalMode.synchronizedOutput.leave : ""
  }
}
