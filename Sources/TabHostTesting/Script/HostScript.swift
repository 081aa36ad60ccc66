/// A script of what people, code and the environment do to a host: one command a line.
///
/// ```
/// tap b              # a person taps b in the bar, or else its row
/// set b badgeValue 3
/// batch
///   remove c
///   add d at 0 title "New in town"
/// end
/// ```
///
/// A script is read as a whole before anything of it runs. Words are separated by blanks, a word in
/// quotes may contain blanks, `\"` and `\\`, and `#` outside quotes begins a comment. See
/// ``ScriptRunner`` for running one.
public struct HostScript: Sendable {
  /// What the script is called in messages, such as the name of its file.
  public let name: String

  /// The commands, without empty lines and comments.
  public let commands: [ScriptCommand]

  /// Reads a script; throws the first mistake in it. A byte-order mark is passed over.
  ///
  /// The time grows with the length of the text.
  public init(parsing text: String, name: String = "script") throws(ScriptError) {
    var parser = ScriptParser(file: name)
    self.name = name
    commands = try parser.parse(text)
  }

  /// Reads a script from its bytes, which must be UTF-8.
  public init(
    utf8 bytes: some Collection<UInt8>,
    name: String = "script"
  ) throws(ScriptError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ScriptError(
        file: name,
        line: nil,
        column: nil,
        message: "the script is not UTF-8",
        exitStatus: 2
      )
    }
    try self.init(parsing: text, name: name)
  }
}
