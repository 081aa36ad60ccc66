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

    /// The operands of the command line, in order.
    ///
    /// Their number is one that the program has declared.
    public internal(set) var operands: [String]

    /// The values of the options of the app that the user has given, by their long names with dashes.
    ///
    /// The value of a flag is empty.
    ///
    /// ```swift
    /// let lines = HostProgram.run.options["--lines"].flatMap(Int.init) ?? 1000
    /// let isReversed = HostProgram.run.options["--reverse"] != nil
    /// ```
    public internal(set) var options: [String: String]

    /// Creates the description of a run, for a test.
    public init(
      mode: Mode = .script,
      operands: [String] = [],
      options: [String: String] = [:]
    ) {
      self.mode = mode
      self.operands = operands
      self.options = options
    }

    /// Creates the description of a run with the arguments of a case: options such as `--reverse` and
    /// `--lines=50`, and operands, also those after `--`.
    init(arguments: [String]) {
      self.init()
      var rest = arguments[...]
      while let argument = rest.popFirst() {
        guard argument != "--" else {
          operands += rest
          return
        }
        guard argument.hasPrefix("--") else {
          operands.append(argument)
          continue
        }
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        options[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
      }
    }

    /// The operands and options as the arguments of a case.
    var arguments: [String] {
      let needsDashes = operands.contains { $0.hasPrefix("-") }
      return options.sorted { $0.key < $1.key }.map { $1.isEmpty ? $0 : "\($0)=\($1)" }
        + (needsDashes ? ["--"] : []) + operands
    }
  }

  /// How the program runs its app.
  ///
  /// The value is set before ``main(_:version:operands:options:changes:configure:launch:)`` calls its
  /// closures. An app whose actions have effects outside of the program, such as requests to a server,
  /// can replace them where no user performs the actions:
  ///
  /// ```swift
  /// let server: any Server =
  ///   HostProgram.run.mode == .terminal ? RemoteServer() : SampleServer()
  /// ```
  ///
  /// In a process without a ``HostProgram``, such as a test, the mode is ``Run/Mode/script``, in which
  /// the tests of `--emit-test` are made, and there are no operands. A test sets the property before it
  /// launches the app, to give it some.
  public static var run = Run()
}
