extension HostProgram {
  /// How a program runs its app.
  public struct Run: Hashable, Sendable {
    /// What performs the actions of the user.
    public enum Mode: String, Hashable, Sendable, CaseIterable {
      /// A user at a terminal.
      case terminal
      /// Nothing: one frame is written, as text or as a picture.
      case frame
      /// A script, of which a transcript, a test or a moving picture is written.
      case script
      /// The explorer, whose steps are random.
      case explorer
    }

    /// What performs the actions of the user.
    public internal(set) var mode: Mode
  }

  /// How the program runs its app.
  ///
  /// The value is set before ``main(_:version:changes:configure:launch:)`` calls its closures. An app
  /// whose actions have effects outside of the program, such as requests to a server, can replace them
  /// where no user performs the actions:
  ///
  /// ```swift
  /// let server: any Server =
  ///   HostProgram.run.mode == .terminal ? RemoteServer() : SampleServer()
  /// ```
  ///
  /// In a process without a ``HostProgram``, such as a test, the mode is ``Run/Mode/script``, in which
  /// the tests of `--emit-test` are made.
  public internal(set) static var run = Run(mode: .script)
}
