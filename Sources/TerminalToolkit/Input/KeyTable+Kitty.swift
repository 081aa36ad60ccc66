extension KeyTable {
  /// The numbers of the kitty keyboard protocol that correspond to a named key.
  ///
  /// Character keys are numbered by their scalar; other keys have numbers in `specialNumbers`.
  static let kitty: [Int: KeyPress.Key] = {
    var keys: [Int: KeyPress.Key] = [
      8: .backspace, 9: .tab, 13: .enter, 27: .escape, 127: .backspace,
      57363: .menu,
      57409: .character("."), 57410: .character("/"), 57411: .character("*"),
      57412: .character("-"), 57413: .character("+"), 57414: .enter,
      57415: .character("="), 57416: .character(","),
      57417: .left, 57418: .right, 57419: .up, 57420: .down, 57421: .pageUp,
      57422: .pageDown, 57423: .home, 57424: .end, 57425: .insert, 57426: .delete,
    ]
    for number in 13...35 { keys[57376 + number - 13] = .function(number) }
    for digit in 0...9 { keys[57399 + digit] = .character(Character("\(digit)")) }
    return keys
  }()

  /// The numbers of keys without a character.
  static let specialNumbers = 57344...63743

  /// Returns the key with a number: a named key, a special key, or a character.
  ///
  /// Returns `nil` for control characters and for numbers that are not scalars.
  static func key(number: Int) -> KeyPress.Key? {
    if let key = kitty[number] { return key }
    if specialNumbers.contains(number) { return .special(number) }
    return character(number: number).map { .character($0) }
  }

  /// Returns the character with a scalar value, or `nil` for a control character.
  static func character(number: Int?) -> Character? {
    guard let number, let value = UInt32(exactly: number), let scalar = Unicode.Scalar(value),
      scalar.properties.generalCategory != .control
    else { return nil }
    return Character(scalar)
  }
}
