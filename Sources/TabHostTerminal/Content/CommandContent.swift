import TabHost

/// Content that opens menus for parts of its canvas.
@MainActor protocol MenuContent: TerminalContent {
  /// The part of the canvas that the last menu belongs to, or `nil` for the whole canvas.
  var menuAnchor: ScreenList.Anchor? { get }

  /// Closes the menu or alert of a part that is gone. Called before each event and frame.
  func followRows()
}

/// Content that searches in slices, which the screen continues between events.
@MainActor protocol SearchingContent: TerminalContent {
  /// Whether the search has not been completed.
  var isSearching: Bool { get }

  /// Performs a slice of the search.
  func continueSearching()
}

// MARK: - Content that performs commands

/// Content whose keys are those of the screen's key bindings.
@MainActor protocol CommandContent: TerminalContent {
  /// The scope of the key bindings that apply in the content before those of the screen.
  var keyScope: KeyBindings.Scope { get }

  /// Whether keys that enter text do that in the content, instead of performing commands.
  var entersText: Bool { get }

  /// Returns whether an event enters secure text, which must not be recorded.
  func entersSecureText(with event: ContentEvent) -> Bool

  /// The commands that have an effect of their own in the content now, with that effect, the most
  /// important one first.
  var commands: [TerminalCommand.Hint] { get }

  /// Returns whether a command has an effect of its own in the content now.
  func canPerform(_ command: TerminalCommand) -> Bool

  /// Performs a command.
  ///
  /// - Returns: `false` if the command has no effect in the content.
  func perform(_ command: TerminalCommand) -> Bool
}

extension CommandContent {
  var keyScope: KeyBindings.Scope { .screen }

  var entersText: Bool { false }

  func entersSecureText(with event: ContentEvent) -> Bool { false }

  func canPerform(_ command: TerminalCommand) -> Bool {
    commands.contains { $0.command == command }
  }
}

extension ViewController {
  /// The key bindings of the screen that shows the controller, or the standard ones.
  var keyBindings: KeyBindings { terminalScreen?.keyBindings ?? .standard }
}
