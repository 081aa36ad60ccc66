extension HostProgram {
  /// The text that `--help` prints.
  var help: String {
    let options = ProgramOptions.Option.allCases.filter(supportedOptions.contains)
    let terminal =
      "In a terminal, the program is interactive, and ? lists its keys. Otherwise, it prints one frame."
    return [
      usage, summary, app.options.map(\.help).joined(separator: "\n"), terminal,
      options.map(\.declaration.help).joined(separator: "\n"),
    ].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The forms of the command line.
  private var usage: String {
    let appWords = app.options.isEmpty ? [] : ["[OPTION]..."]
    let operands = app.operands.isEmpty ? [] : [app.operands]
    let kept = "[--state-dir DIR|--no-persist]"
    let size = "[--size COLUMNSxROWS]"
    let forms =
      [
        ["[--frame|--svg FILE]", size, "[--theme NAME]", "[--screen-reader]", kept],
        [
          "[--record FILE [--overwrite]]", "[--inspect]", "[--theme NAME]", "[--no-mouse]",
          "[--screen-reader]",
          kept,
        ],
        [
          "--script FILE|-", "[--emit-test NAME|--emit-case FILE]", "[--json]", "[--state]", size,
          kept,
        ],
        ["--script FILE|-", "--svg FILE", size, "[--theme NAME]", "[--screen-reader]", kept],
        ["--explore STEPS", "[--seed N]", "[--never FACT]...", "[--emit-case FILE]", size],
      ].map { $0 + appWords + operands }
      + [["--cases FILE...", size] + appWords + (operands.isEmpty ? [] : ["[-- \(app.operands)]"])]
    let indent = "       "
    let lines = forms.map { indent + wrapped($0, indent: indent) }
    return "Usage: " + lines.joined(separator: "\n").dropFirst(indent.count)
  }

  /// Returns the name of the program and words after it, in lines of at most 80 columns.
  private func wrapped(_ words: [String], indent: String) -> String {
    let start = indent.count + name.count
    var (text, column) = (name, start)
    for word in words {
      if column + 1 + word.count > 80, column > start {
        text += "\n" + String(repeating: " ", count: start)
        column = start
      }
      text += " " + word
      column += 1 + word.count
    }
    return text
  }
}

extension HostProgram.Option {
  /// The column of the description.
  private static let column = 19

  /// The lines of the option in a help text.
  fileprivate var help: String {
    let space = String(repeating: " ", count: Self.column)
    let start = "  \(usage)"
    let gap = start.count < Self.column ? String(space.dropFirst(start.count)) : "\n" + space
    return start + gap + summary.split(separator: "\n").joined(separator: "\n" + space)
  }
}

extension ProgramOptions.Option {
  /// The option with its value and description.
  var declaration: HostProgram.Option {
    let (value, summary) = valueAndSummary
    return HostProgram.Option(value.map { "\(rawValue) \($0)" } ?? rawValue, summary)
  }

  private var valueAndSummary: (value: String?, summary: String) {
    switch self {
    case .frame: (nil, "print one frame of the app, and exit")
    case .svg:
      (
        "FILE",
        """
        write one frame as an SVG picture, or, with --script, all frames as one
        that moves; - is standard output
        """
      )
    case .size: ("CxR", "the size of a frame in columns and rows; the default is 80x24")
    case .theme:
      (
        "NAME",
        """
        the colors: automatic, dark, light, high-contrast, monochrome;
        the default is TABHOST_THEME
        """
      )
    case .screenReader:
      (
        nil,
        """
        words in place of symbols and lines, and a visible cursor;
        the default is TABHOST_SCREEN_READER
        """
      )
    case .noMouse:
      (nil, "leave the mouse to the terminal, to select text;\nthe default is TABHOST_NO_MOUSE")
    case .script:
      ("FILE", "run a script, and print the calls that it causes; - is standard input")
    case .cases:
      (
        "FILE",
        """
        run the cases of files, and print what differs; TABHOST_RECORD=1 rewrites
        the files; - is standard input
        """
      )
    case .record: ("FILE", "write what the user does into a file, as a script for --script")
    case .overwrite: (nil, "let --record replace a file that exists")
    case .inspect: (nil, "show the calls as they happen beside the app, as F12 does")
    case .emitTest:
      ("NAME", "print a Swift test that performs the script, instead of the calls")
    case .emitCase:
      (
        "FILE",
        """
        add the script, with its calls, to a file as a case for --cases;
        - is standard output
        """
      )
    case .explore:
      (
        "STEPS",
        """
        perform random steps, and print the shortest script that breaks a rule;
        the steps have the real effects of the app
        """
      )
    case .seed: ("N", "the seed of the random steps; the default is 1")
    case .never:
      (
        "FACT",
        """
        a FACT that must not happen; several are possible: selected=ID, content=ID,
        hidden=ID, refused=REASON, diagnostic=NAME
        """
      )
    case .json: (nil, "print the calls as JSON, one object per line")
    case .state: (nil, "print the state of the app after each command")
    case .stateDirectory:
      (
        "DIR",
        """
        store the customization in DIR; the default is the user's state folder in a
        terminal, and none elsewhere
        """
      )
    case .noPersist: (nil, "start with the defaults, and do not store the customization")
    case .help: (nil, "print this help")
    case .version: (nil, "print the version")
    }
  }
}
