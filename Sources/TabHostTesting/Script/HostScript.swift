/// A script of actions of the user, the app and the environment, with one command per line.
///
/// ```
/// tap b              # the user taps b in the bar, or else its row
/// set b badgeValue 3
/// batch
///   remove c
///   add d at 0 title "New in town"
/// end
/// ```
///
/// Words are separated by spaces or tabs. A word in quotes can contain spaces, `\"`, `\\`, and `\n` and
/// `\r` for a line feed and a carriage return. A `#` outside quotes begins a comment.
///
/// The whole script is parsed before any command runs. Use a ``ScriptRunner`` to run it.
public struct HostScript: Sendable {
  /// The name of the script in error messages, such as the name of its file.
  public let name: String

  /// The commands.
  public let commands: [ScriptCommand]

  /// Parses a script. A byte-order mark at the beginning is skipped.
  ///
  /// - Parameters:
  ///   - text: The script.
  ///   - name: The name of the script in error messages.
  ///   - vocabulary: The commands and questions that the script can use.
  /// - Throws: The first error of the script.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(
    parsing text: String,
    name: String = "script",
    vocabulary: ScriptVocabulary = .standard
  ) throws(ScriptError) {
    var parser = ScriptParser(file: name, vocabulary: vocabulary)
    self.name = name
    commands = try parser.parse(text)
  }

  /// Creates a script from its commands.
  init(name: String, commands: [ScriptCommand]) {
    self.name = name
    self.commands = commands
  }

  /// Reads and parses a script.
  ///
  /// - Parameters:
  ///   - path: The path of the file, or `-` for standard input.
  ///   - vocabulary: The commands and questions that the script can use.
  /// - Throws: The first error of the script, also if it can't be read.
  public init(
    path: String,
    vocabulary: ScriptVocabulary = .standard
  ) throws(ScriptError) {
    let file = NamedFile(path)
    try self.init(parsing: file.text(), name: file.name, vocabulary: vocabulary)
  }

  /// The commands, with those of a batch together.
  var steps: [[ScriptCommand]] {
    var steps: [[ScriptCommand]] = []
    var rest = commands[...]
    while let first = rest.first {
      let isBatch = first.batchRule == .opensBatch
      let count = isBatch ? rest.prefix { $0.batchRule != .closesBatch }.count + 1 : 1
      steps.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return steps
  }
}
