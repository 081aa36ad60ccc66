import TabHost

/// Content that performs commands, by the keys that the key bindings of the screen bind to them.
///
/// ```swift
/// final class ClockPage: ViewController, CommandContent {
///   private var isRunning = false
///
///   func draw(on canvas: inout Canvas) { canvas.line(isRunning ? "running" : "stopped", row: 0) }
///
///   var commands: [CommandHint] { [CommandHint(.activate, isRunning ? "stop" : "start")] }
///
///   func perform(_ command: TerminalCommand) -> Bool {
///     guard command == .activate else { return false }
///     isRunning.toggle()
///     setNeedsDisplay()
///     return true
///   }
/// }
/// ```
///
/// ``ListViewController``, ``TextViewController`` and ``TextEditorController`` conform. <doc:DrawingContent>
/// has a page that performs commands, opens menus, finds text and scrolls.
@MainActor public protocol CommandContent: TerminalContent {
  /// The commands that have an effect of their own in the content now, the most important one first.
  ///
  /// While the content has the keyboard focus, the status line shows their keys after those of
  /// ``TerminalContent/keyHints``, and the palette and the list of keyboard shortcuts contain them.
  /// Movements of the focus need no hint. Called several times for every frame with a status line.
  var commands: [CommandHint] { get }

  /// Returns whether a command has an effect of its own in the content now, so that the screen performs
  /// it there if the user chooses it in the palette or in a list.
  ///
  /// The default implementation returns whether ``commands`` contains the command.
  func canPerform(_ command: TerminalCommand) -> Bool

  /// Performs a command of the user.
  ///
  /// Called by ``performCommand(for:)`` for the key of any command while the content has the keyboard
  /// focus, and by the screen for a command that ``canPerform(_:)`` allows. Call `setNeedsDisplay()` if
  /// the command changed the appearance of the content.
  ///
  /// - Returns: `false` if the command has no effect in the content, which leaves it to the screen. For
  ///   example, a movement beyond the first row then moves the focus out of the content.
  func perform(_ command: TerminalCommand) -> Bool
}

extension CommandContent {
  /// Returns whether ``commands`` contains the command.
  public func canPerform(_ command: TerminalCommand) -> Bool {
    commands.contains { $0.command == command }
  }

  /// Performs the command of a key, and returns `false` for other events.
  public func handle(_ event: ContentEvent) -> Bool {
    if case .key(let press) = event { performCommand(for: press) } else { false }
  }

  /// Performs the command that a key is bound to, by ``perform(_:)``.
  ///
  /// Content with an event handler of its own calls this method for keys that it does not handle
  /// otherwise. The bindings are the ``HostScreen/keyBindings`` of the screen that shows the content, or
  /// the standard ones. The arrow keys, Home, End, the page keys and the Menu key always have their
  /// usual function.
  ///
  /// - Returns: `false` if the key is bound to no command, or the command has no effect.
  public func performCommand(for press: KeyPress) -> Bool {
    keyBindings.commandInContent(for: press).map(perform) ?? false
  }
}

/// A command that content performs, with its effect in a word or two, for the status line.
///
/// See ``CommandContent/commands``.
public struct CommandHint: Hashable, Sendable {
  /// The command.
  public let command: TerminalCommand
  /// The effect of the command, in lowercase.
  public let label: String

  /// Creates a hint of a command.
  public init(_ command: TerminalCommand, _ label: String) {
    self.command = command
    self.label = label
  }

  @MainActor init(_ command: TerminalCommand, _ label: TabHostController.Strings.Text) {
    self.init(command, localized(label))
  }
}

// MARK: - Content in which keys enter text

/// Content of this library in which keys enter text without a text cursor, or with key bindings of
/// their own.
@MainActor protocol TextEntryContent: CommandContent {
  /// The scope of the key bindings that apply in the content before those of the screen.
  var keyScope: KeyBindings.Scope { get }

  /// Whether keys that enter text do that in the content, instead of performing commands.
  var entersText: Bool { get }

  /// Returns whether an event enters secure text, which must not be recorded.
  func entersSecureText(with event: ContentEvent) -> Bool
}

extension TextEntryContent {
  var keyScope: KeyBindings.Scope { .screen }

  func entersSecureText(with event: ContentEvent) -> Bool { false }
}

extension ViewController {
  /// The key bindings of the screen that shows the controller, or the standard ones.
  var keyBindings: KeyBindings { terminalScreen?.keyBindings ?? .standard }
}
