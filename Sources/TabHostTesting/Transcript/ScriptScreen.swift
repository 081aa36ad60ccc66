public import TabHost

/// A screen on which a ``ScriptRunner`` shows its host, for the commands that need one.
///
/// `TabHostProgram` has one for terminals; see `ScriptRunner.attachTerminal(columns:rows:configure:)`. A
/// renderer of your own can be a screen, too. Each method has a default implementation, so that a screen
/// implements what it can do.
@MainActor public protocol ScriptScreen: AnyObject {
  /// Returns what is on the screen as text, for the command `print frame`, or `nil` to refuse the command
  /// as `notAvailable`.
  ///
  /// The default implementation returns `nil`.
  func frameText() -> String?

  /// Performs the commands `content` and `screen`: passes input to content, or to the host for what the
  /// renderer draws around content.
  ///
  /// The default implementation refuses the input as `notAvailable`.
  ///
  /// - Parameters:
  ///   - words: The words that a renderer has passed to `UserInteraction.input(_:to:handler:)`, one after
  ///     another.
  ///   - content: The content, or the host.
  /// - Returns: The outcome, or `nil` if the words stand for no input, which is an error of the script.
  func perform(_ words: [String], on content: ViewController) -> UserInteraction.Outcome?

  /// Changes the size, for the command `size COLUMNSxROWS`, which changes that of the host afterward.
  ///
  /// The default implementation does nothing.
  func resize(columns: Int, rows: Int)

  /// Lets time pass, for the command `wait MILLISECONDS`.
  ///
  /// The default implementation refuses the command as `notAvailable`.
  func wait(_ duration: Duration) -> UserInteraction.Outcome

  /// Follows changes of the host. Called after each step, and again and again while a script waits.
  ///
  /// The host may be another one, after the command `restart`.
  ///
  /// The default implementation does nothing.
  func update()

  /// Called after each step, which is a command, or all commands of a batch, and after ``update()``.
  ///
  /// The default implementation does nothing.
  func didPerformStep()
}

extension ScriptScreen {
  /// Returns `nil`.
  public func frameText() -> String? { nil }

  /// Refuses the input as `notAvailable`.
  public func perform(
    _ words: [String],
    on content: ViewController
  ) -> UserInteraction.Outcome? {
    .refused(.notAvailable)
  }

  /// Does nothing.
  public func resize(columns: Int, rows: Int) {}

  /// Refuses the command as `notAvailable`.
  public func wait(_ duration: Duration) -> UserInteraction.Outcome { .refused(.notAvailable) }

  /// Does nothing.
  public func update() {}

  /// Does nothing.
  public func didPerformStep() {}
}
