extension HostProgram {
  /// The text that `--help` prints.
  var help: String {
    let indent = String(repeating: " ", count: name.count)
    let options = ProgramOptions.Option.allCases.filter(supportedOptions.contains).map(\.help)
    let usage = """
      Usage: \(name) [--frame|--svg FILE] [--size COLUMNSxROWS] [--theme NAME]
             \(indent) [--screen-reader] [--state-dir DIR|--no-persist]
             \(name) [--record FILE] [--inspect] [--theme NAME] [--no-mouse]
             \(indent) [--screen-reader] [--state-dir DIR|--no-persist]
             \(name) --script FILE|- [--emit-test NAME] [--json] [--state]
             \(indent) [--size COLUMNSxROWS] [--state-dir DIR|--no-persist]
             \(name) --script FILE|- --svg FILE [--size COLUMNSxROWS] [--theme NAME]
             \(indent) [--screen-reader] [--state-dir DIR|--no-persist]
             \(name) --explore STEPS [--seed N] [--never FACT]... [--size COLUMNSxROWS]
      """
    let terminal =
      "In a terminal, the program is interactive, and ? lists its keys. Otherwise, it prints one frame."
    return [usage, summary, terminal, options.joined(separator: "\n")].filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }
}

extension ProgramOptions.Option {
  /// The columns from the beginning of an option to its description.
  private static let columns = 17

  /// The line of the option in a help text.
  fileprivate var help: String {
    let usage = valueName.map { "\(rawValue) \($0)" } ?? rawValue
    let gap = String(repeating: " ", count: Self.columns - usage.count)
    return "  \(usage)\(gap)\(summary)"
  }

  /// The name of the value of the option, or `nil` if it has none.
  var valueName: String? {
    switch self {
    case .svg, .script, .record: "FILE"
    case .size: "CxR"
    case .emitTest, .theme: "NAME"
    case .explore: "STEPS"
    case .seed: "N"
    case .never: "FACT"
    case .stateDirectory: "DIR"
    case .screenReader, .noMouse, .frame, .json, .state, .inspect, .noPersist, .help, .version: nil
    }
  }

  private var summary: String {
    switch self {
    case .frame: "print one frame of the app, and exit"
    case .svg:
      """
      write one frame as an SVG picture, or, with --script, all frames as one
                         that moves; - is standard output
      """
    case .size: "the size of a frame in columns and rows; the default is 80x24"
    case .theme:
      """
      the colors: automatic, dark, light, high-contrast, monochrome;
                         the default is TABHOST_THEME
      """
    case .screenReader:
      """
      words in place of symbols and lines, and a visible cursor;
                         the default is TABHOST_SCREEN_READER
      """
    case .noMouse:
      """
      leave the mouse to the terminal, to select text;
                         the default is TABHOST_NO_MOUSE
      """
    case .script: "run a script, and print the calls that it causes; - is standard input"
    case .record: "write what the user does into a file, as a script for --script"
    case .inspect: "show the calls as they happen beside the app, as F12 does"
    case .emitTest: "print a Swift test that performs the script, instead of the calls"
    case .explore:
      """
      perform random steps, and print the shortest script that breaks a rule;
                         the steps have the real effects of the app
      """
    case .seed: "the seed of the random steps; the default is 1"
    case .never:
      """
      a FACT that must not happen; several are possible: selected=ID, content=ID,
                         hidden=ID, refused=REASON, diagnostic=NAME
      """
    case .json: "print the calls as JSON, one object per line"
    case .state: "print the state of the app after each command"
    case .stateDirectory: "store the customization in DIR; the default is the user's state folder"
    case .noPersist: "start with the defaults, and do not store the customization"
    case .help: "print this help"
    case .version: "print the version"
    }
  }
}
