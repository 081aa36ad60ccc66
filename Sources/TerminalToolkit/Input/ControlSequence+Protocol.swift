extension ControlSequence {
  /// Parses `CSI number : shifted : base ; modifiers : kind ; text u`, the form of the kitty
  /// keyboard protocol.
  ///
  /// The number 0 denotes text that no key entered, for example from an input method. Each of its
  /// scalars becomes a key press.
  func protocolKeys() -> [KeyPress]? {
    guard let number = number(0), (1...3).contains(parameters.count),
      let modifiers = KeyModifiers(number: self.number(1) ?? 1),
      let kind = KeyPress.Kind(number: self.number(1, part: 1) ?? 1)
    else { return nil }
    if number == 0 {
      return text.map { $0.unicodeScalars.map { KeyPress(.character(Character($0)), kind: kind) } }
    }
    guard let key = KeyTable.key(number: number) else { return nil }
    let text = kind == .release ? nil : text
    let base = KeyTable.character(number: self.number(0, part: 2))
    guard case .character(let character) = key else {
      return [KeyPress(tabAware: key, modifiers: modifiers, kind: kind, text: text)]
    }
    let shifted = shifted(character, modifiers: modifiers)
    return [
      KeyPress(
        .character(shifted.character),
        modifiers: shifted.modifiers,
        kind: kind,
        text: text,
        baseCharacter: base
      )
    ]
  }

  /// The text that the key enters according to the terminal, or `nil` if the sequence has none.
  private var text: String? {
    guard parameters.count == 3 else { return nil }
    let characters = parameters[2].compactMap { KeyTable.character(number: $0) }
    return characters.isEmpty ? nil : characters.map { String($0) }.joined()
  }

  /// Returns a character with Shift and Caps Lock applied, and the remaining modifiers.
  private func shifted(
    _ character: Character,
    modifiers: KeyModifiers
  ) -> (character: Character, modifiers: KeyModifiers) {
    let isShifted = modifiers.contains(.shift)
    let capital = Self.single(character.uppercased()).flatMap { $0 == character ? nil : $0 }
    if hasCapsLock, modifiers.subtracting(.shift).isEmpty, let capital {
      return (isShifted ? character : capital, [])
    }
    guard isShifted else { return (character, modifiers) }
    let unshifted = modifiers.subtracting(.shift)
    if let explicit = KeyTable.character(number: number(0, part: 1)) ?? capital {
      return (explicit, unshifted)
    }
    return (character, character.isUppercase ? unshifted : modifiers)
  }

  private var hasCapsLock: Bool { ((number(1) ?? 1) - 1) & 64 != 0 }

  private static func single(_ text: String) -> Character? {
    text.count == 1 ? text.first : nil
  }
}
