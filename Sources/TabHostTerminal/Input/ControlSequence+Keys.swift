extension ControlSequence {
  /// The keys that the sequence stands for; `nil` if it stands for none.
  var keys: [KeyPress]? {
    guard isPlain else { return nil }
    switch final {
    case "~": return numberedKey().map { [$0] }
    case "u": return protocolKeys()
    case "^", "@": return keyWithSuffix().map { [$0] }
    case "a", "b", "c", "d":
      guard parameters.isEmpty, let key = KeyTable.smallLetters[final] else { return nil }
      return [KeyPress(key, modifiers: .shift)]
    default: return letterKey().map { [$0] }
    }
  }

  /// `CSI letter`, `CSI 1 ; modifiers letter`, and of old `CSI modifiers letter`.
  private func letterKey() -> KeyPress? {
    guard let key = KeyTable.letters[final], !isCursorPosition else { return nil }
    switch parameters.count {
    case 0: return KeyPress(key)
    case 1: return press(of: key, modifiersAt: 0)
    case 2: return number(0) ?? 1 == 1 ? press(of: key, modifiersAt: 1) : nil
    default: return nil
    }
  }

  /// The cursor's position looks like F3 with modifiers. It is F3 where that makes sense.
  private var isCursorPosition: Bool {
    guard final == "R", let numbers = plainNumbers, numbers.count == 2 else { return false }
    return numbers[0] != 1 || !(2...16).contains(numbers[1])
  }

  /// `CSI number ~`, `CSI number ; modifiers ~`, and `CSI 27 ; modifiers ; character ~`.
  private func numberedKey() -> KeyPress? {
    if number(0) == 27 { return otherKey() }
    guard let number = number(0), (1...2).contains(parameters.count),
      let key = KeyTable.numbers[number] ?? (number == 57427 ? .middle : nil)
    else { return nil }
    return press(of: key, modifiersAt: 1)
  }

  /// A key as xterm tells it in the mode named modifyOtherKeys: Shift is in the character.
  private func otherKey() -> KeyPress? {
    guard let numbers = plainNumbers, numbers.count == 3,
      let key = KeyTable.key(number: numbers[2]), var modifiers = KeyModifiers(number: numbers[1])
    else { return nil }
    if case .character(let character) = key, character != " " { modifiers.remove(.shift) }
    return KeyPress(tabAware: key, modifiers: modifiers)
  }

  /// `CSI number $` and the like.
  func keyWithSuffix() -> KeyPress? {
    guard isPlain, let numbers = plainNumbers, numbers.count == 1,
      let key = KeyTable.numbers[numbers[0]], let modifiers = KeyTable.suffixes[final]
    else { return nil }
    return KeyPress(key, modifiers: modifiers)
  }

  /// `SS3 letter`, `SS3 modifiers letter`.
  func singleShiftKey() -> KeyPress? {
    guard isPlain else { return nil }
    if let key = KeyTable.smallLetters[final], parameters.isEmpty {
      return KeyPress(key, modifiers: .control)
    }
    guard let key = KeyTable.letters[final] ?? KeyTable.keypad[final] else { return nil }
    switch parameters.count {
    case 0: return KeyPress(key)
    case 1: return press(of: key, modifiersAt: 0)
    case 2: return number(0) ?? 1 == 1 ? press(of: key, modifiersAt: 1) : nil
    default: return nil
    }
  }

  /// A press of a key with the modifiers, and the kind, that a parameter tells.
  private func press(of key: KeyPress.Key, modifiersAt index: Int) -> KeyPress? {
    guard let modifiers = KeyModifiers(number: number(index) ?? 1),
      let kind = KeyPress.Kind(number: number(index, part: 1) ?? 1)
    else { return nil }
    return KeyPress(tabAware: key, modifiers: modifiers, kind: kind)
  }
}

extension KeyModifiers {
  /// The modifiers of a number in a key's sequence: one more than their bits.
  ///
  /// The bits of the locks are left out. `nil` for a number that means nothing.
  init?(number: Int) {
    guard (1...256).contains(number) else { return nil }
    self.init(rawValue: UInt8(number - 1) & 0x3F)
  }
}

extension KeyPress.Kind {
  /// The kind of a number in a key's sequence.
  init?(number: Int) {
    switch number {
    case 1: self = .press
    case 2: self = .repeat
    case 3: self = .release
    default: return nil
    }
  }
}

extension KeyPress {
  /// A press of a key in which Tab with Shift is the one key that it is everywhere.
  init(
    tabAware key: Key,
    modifiers: KeyModifiers,
    kind: Kind = .press,
    text: String? = nil,
    baseCharacter: Character? = nil
  ) {
    let isBackTab = key == .backTab || (key == .tab && modifiers.contains(.shift))
    self.init(
      isBackTab ? .backTab : key,
      modifiers: isBackTab ? modifiers.subtracting(.shift) : modifiers,
      kind: kind,
      text: text,
      baseCharacter: baseCharacter
    )
  }
}
