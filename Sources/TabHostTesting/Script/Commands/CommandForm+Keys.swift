import TabHost
import TabHostSpelling

extension CommandForm {
  /// The keys of the user.
  static let keys: [CommandForm] = [
    .attempt("press KEY", .key) { $0.press($1) }
  ]
}

/// A key with its modifiers.
private struct PressedKey {
  let input: String
  let modifiers: KeyModifierFlags
}

extension ScriptParameter<PressedKey> {
  private static var modifiers: KeyValuePairs<String, KeyModifierFlags> {
    ["alt": .alternate, "cmd": .command, "ctrl": .control, "shift": .shift]
  }

  /// The keys with a name.
  private static let keys: [String: String] = {
    var keys = [
      "up": KeyCommand.inputUpArrow, "down": KeyCommand.inputDownArrow,
      "left": KeyCommand.inputLeftArrow, "right": KeyCommand.inputRightArrow,
      "escape": KeyCommand.inputEscape, "pageup": KeyCommand.inputPageUp,
      "pagedown": KeyCommand.inputPageDown, "home": KeyCommand.inputHome,
      "end": KeyCommand.inputEnd, "delete": KeyCommand.inputDelete, "space": " ", "tab": "\t",
      "enter": "\r", "backspace": "\u{8}",
    ]
    let functions = [
      KeyCommand.f1, KeyCommand.f2, KeyCommand.f3, KeyCommand.f4, KeyCommand.f5, KeyCommand.f6,
      KeyCommand.f7, KeyCommand.f8, KeyCommand.f9, KeyCommand.f10, KeyCommand.f11, KeyCommand.f12,
    ]
    for (index, input) in functions.enumerated() { keys["f\(index + 1)"] = input }
    return keys
  }()

  /// `[MODIFIER+]…NAME`, where the name is a character or one of `keys`.
  fileprivate static var key: Self {
    plain { words throws(ScriptMistake) in
      let word = try words.word()
      var flags: KeyModifierFlags = []
      var rest = word.text[...]
      // The last character is a key even if it is a plus sign.
      while rest.count > 1, let plus = rest.dropLast().firstIndex(of: "+") {
        let name = String(rest[..<plus])
        guard let modifier = modifiers.first(where: { $0.key == name }) else {
          throw mistake(word, "a modifier", name, among: modifiers.map(\.key))
        }
        flags.insert(modifier.value)
        rest = rest[rest.index(after: plus)...]
      }
      if rest.count == 1 { return PressedKey(input: String(rest), modifiers: flags) }
      guard let input = keys[String(rest)] else {
        throw mistake(word, "a key", String(rest), among: keys.keys.sorted())
      }
      return PressedKey(input: input, modifiers: flags)
    }
  }

  private static func mistake(
    _ word: ScriptWord,
    _ kind: String,
    _ name: String,
    among names: [String]
  ) -> ScriptMistake {
    let suggestion = Spelling.suggestion(for: name, among: names)
    return ScriptMistake(
      column: word.column,
      message: "\(Spelling.quoted(name)) is not \(kind)\(suggestion)"
    )
  }
}

extension ScriptRunner {
  /// Presses a key, and records the handler of the command that it performs.
  fileprivate func press(_ key: PressedKey) -> UserInteraction.Outcome {
    let command = host.keyCommand(for: key.input, modifiers: key.modifiers)
    let press = { self.user.press(key.input, modifiers: key.modifiers) }
    guard let command else { return press() }
    return recordingHandler(command.discoverabilityTitle ?? command.title, press)
  }
}
