/// A script of actions of the user, the app and the environment, one command per line.
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
/// The whole script is parsed before any command runs. Words are separated by blanks. A word in
/// quotes can contain blanks, `\"` and `\\`; `#` outside quotes begins a comment. A ``ScriptRunner``
/// runs a script.
public struct HostScript: Sendable {
  /// The name of the script in error messages, such as the name of its file.
  public let name: String

  /// The commands.
  public let commands: [ScriptCommand]

  /// Parses a script. Skips a byte-order mark.
  ///
  /// - Throws: The first error of the script.
  /// - Complexity: Linear in the length of the text.
  public init(parsing text: String, name: String = "script") throws(ScriptError) {
    var parser = ScriptParser(file: name)
    self.name = name
    commands = try parser.parse(text)
  }

  /// Parses a script from its bytes, which must be UTF-8.
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
