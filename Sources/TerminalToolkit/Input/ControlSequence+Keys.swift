extension ControlSequence {
  /// The key presses that the sequence encodes, or `nil` if it encodes none.
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

  /// Parses `CSI letter`, `CSI 1 ; modifiers letter`, and the older `CSI modifiers letter`.
  private func letterKey() -> KeyPress? {
    guard let key = KeyTable.letters[final], !isCursorPosition else { return nil }
    switch parameters.count {
    case 0: return KeyPress(key)
    case 1: return press(of: key, modifiersAt: 0)
    case 2: return number(0) ?? 1 == 1 ? press(of: key, modifiersAt: 1) : nil
    default: return nil
    }
  }

  /// Whether the sequence is a cursor position report, which has the form of F3 with modifiers. It
  /// is F3 if its parameters are valid for a key.
  private var isCursorPosition: Bool {
    guard final == "R", let numbers = plainNumbers, numbers.count == 2 else { return false }
    return numbers[0] != 1 || !(2...16).contains(numbers[1])
  }

  /// Parses `CSI number ~`, `CSI number ; modifiers ~`, and `CSI 27 ; modifiers ; character ~`.
  private func numberedKey() -> KeyPress? {
    if number(0) == 27 { return otherKey() }
    guard let number = number(0), (1...2).contains(parameters.count),
      let key = KeyTable.numbers[number] ?? (number == 57427 ? .middle : nil)
    else { return nil }
    return press(of: key, modifiersAt: 1)
  }

  /// Parses a key in the form of xterm's modifyOtherKeys mode, in which the character includes
  /// Shift.
  private func otherKey() -> KeyPress? {
    guard let numbers = plainNumbers, numbers.count == 3,
      let key = KeyTable.key(number: numbers[2]), var modifiers = KeyModifiers(number: numbers[1])
    else { return nil }
    if case .character(let character) = key, character != " " { modifiers.remove(.shift) }
    return KeyPress(tabAware: key, modifiers: modifiers)
  }

  /// Parses `CSI number $` and similar sequences; see `KeyTable.suffixes`.
  func keyWithSuffix() -> KeyPress? {
    guard isPlain, let numbers = plainNumbers, numbers.count == 1,
      let key = KeyTable.numbers[numbers[0]], let modifiers = KeyTable.suffixes[final]
    else { return nil }
    return KeyPress(key, modifiers: modifiers)
  }

  /// Parses `SS3 letter` and `SS3 modifiers letter`.
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

  /// Returns a key press with the modifiers, and the kind, of the parameter at an index.
  private func press(of key: KeyPress.Key, modifiersAt index: Int) -> KeyPress? {
    guard let modifiers = KeyModifiers(number: number(index) ?? 1),
      let kind = KeyPress.Kind(number: number(index, part: 1) ?? 1)
    else { return nil }
    return KeyPress(tabAware: key, modifiers: modifiers, kind: kind)
  }
}

extension KeyModifiers {
  /// Creates modifiers from a number in a key sequence, which is their bits plus one.
  ///
  /// The bits of Caps Lock and Num Lock are ignored. Returns `nil` for an invalid number.
  init?(number: Int) {
    guard (1...256).contains(number) else { return nil }
    self.init(rawValue: UInt8(number - 1) & 0x3F)
  }
}

extension KeyPress.Kind {
  /// Creates the kind from a number in a key sequence.
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
  /// Creates a key press, normalizing Tab with Shift to ``Key/backTab``.
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
