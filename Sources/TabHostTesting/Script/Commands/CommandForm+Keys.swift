import TabHost
import TabHostSpelling

extension CommandForm {
  /// The keys of the user.
  static let keys: [CommandForm] = [
    .attempt("press KEY", .key, swift: .script) {
      $0.user.press($1.input, modifiers: $1.modifiers)
    },
    // A key command that the user chooses in a list. A field takes no key from it.
    .attempt("key-command KEY", .key, swift: .script) { runner, key in
      let command = runner.host.availableKeyCommands.first {
        $0.input == key.input && $0.modifierFlags == key.modifiers
      }
      return command.map(runner.user.perform) ?? .refused(.notAvailable)
    },
  ]
}

/// A key with its modifiers.
struct PressedKey {
  let input: String
  let modifiers: KeyModifierFlags

  fileprivate static var modifierNames: KeyValuePairs<String, KeyModifierFlags> {
    ["alt": .alternate, "cmd": .command, "ctrl": .control, "shift": .shift]
  }

  /// The key as it is written in a script, or `nil` if a script can't name it.
  var text: String? {
    let name =
      KeyCommand.inputsByName.first { $0.value == input }?.key ?? (input.count == 1 ? input : nil)
    let held = Self.modifierNames.filter { modifiers.contains($0.value) }.map { "\($0.key)+" }
    return name.map { held.joined() + $0 }
  }
}

extension ScriptParameter<PressedKey> {
  /// `[MODIFIER+]…NAME`, where the name is a character or one of `keys`.
  fileprivate static var key: Self {
    plain { words throws(ScriptMistake) in
      let word = try words.word()
      var flags: KeyModifierFlags = []
      var rest = word.text[...]
      // The last character is a key even if it is a plus sign.
      while rest.count > 1, let plus = rest.dropLast().firstIndex(of: "+") {
        let name = String(rest[..<plus])
        guard let modifier = PressedKey.modifierNames.first(where: { $0.key == name }) else {
          throw mistake(word, "a modifier", name, among: PressedKey.modifierNames.map(\.key))
        }
        flags.insert(modifier.value)
        rest = rest[rest.index(after: plus)...]
      }
      if rest.count == 1 { return PressedKey(input: String(rest), modifiers: flags) }
      guard let input = KeyCommand.inputsByName[String(rest)] else {
        throw mistake(word, "a key", String(rest), among: KeyCommand.inputsByName.keys.sorted())
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
