public import TabHost

// What scripts and explorations do in content that no screen shows.

extension TerminalContent {
  /// The keys of ``keyHints``, the commands of content that is a ``CommandContent``, and the keys that most
  /// content handles: Enter, Space and the arrow keys or, in a ``TerminalTextField``, text.
  public var possibleInputs: [[String]] {
    let keys =
      TerminalTextField.focusedField(in: self) == nil
      ? ["enter", "space", "up", "down", "left", "right"].map { ["key", $0] } : .typing
    return inputsOfHints + keys
  }

  /// Performs input as the user at a screen, such as `key down enter`, `click 3 4`, `paste TEXT` or
  /// `do find`.
  public func performInput(_ words: [String]) -> UserInteraction.Outcome? {
    guard let steps = ContentStep.steps(words) else { return nil }
    var outcome = UserInteraction.Outcome.refused(.notAvailable)
    for step in steps where perform(step) == .performed { outcome = .performed }
    return outcome
  }

  private func perform(_ step: ContentStep) -> UserInteraction.Outcome {
    guard appearanceState == .appeared, let host = outermostHost else {
      // Content that has left the screen is notified, too.
      guard case .event(.focusLost) = step else { return .refused(.notOnScreen) }
      _ = handle(.focusLost)
      return .performed
    }
    // Content handles events with respect to what it has drawn.
    FramePainter(host: host).paintPage(of: self, size: CellSize(columns: 80, rows: 24))
    return step.perform(on: self, in: host).outcome
  }

  /// The keys of the hints, and the commands that the content performs itself.
  fileprivate var inputsOfHints: [[String]] {
    let commands = (self as? any CommandContent)?.commands.map(\.command) ?? []
    return keyHints.map { ["key", $0.press.word] }
      // The screen performs these.
      + commands.filter { $0 != .grab }.map { ["do", "\($0)"] }
  }
}

extension [[String]] {
  /// The input to a text that the user edits.
  fileprivate static var typing: Self {
    [
      ["key", "a"], ["key", "backspace"], ["paste", "two words"], ["key", "enter"], ["key", "tab"],
    ]
  }
}

extension ListViewController {
  /// The number of rows at the beginning that are activated wherever the focus is.
  private static var reachedRows: Int { 3 }

  /// What the user can do with the row that has the focus and with the whole list, moving the focus, and
  /// activating the first rows and the last one.
  ///
  /// While the user edits a text or finds rows, typing.
  public var possibleInputs: [[String]] {
    if edit != nil { return .typing + [["key", "escape"]] }
    if findField.isOpen { return .typing + [["key", "escape"], ["key", "down"]] }
    guard focusedIndex != nil else { return inputsOfHints }
    let moves = ["up", "down", "pageup", "pagedown"].map { ["key", $0] }
    let isActivated = activationHandler != nil || sections.contains(where: \.hasControls)
    let rows = min(sections.reduce(0) { $0 + $1.rowCount }, Self.reachedRows)
    let first = (0..<(isActivated ? rows : 0)).map { row in
      ["key", "home"] + Array(repeating: "down", count: row) + ["enter"]
    }
    let last = isActivated ? [["key", "end", "enter"]] : []
    return inputsOfHints + (isTextFieldFocused ? .typing : []) + moves + first + last
  }
}

extension TextEditorController {
  /// Typing, moving the cursor, and the commands that have an effect.
  public var possibleInputs: [[String]] {
    let moves = ["up", "left", "end"].map { ["key", $0] }
    return (isEditable ? .typing : []) + moves + [["do", "selectAll"]] + inputsOfHints
  }
}
