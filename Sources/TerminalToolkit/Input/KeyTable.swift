/// Tables of the sequences that terminals send for keys.
enum KeyTable {
  /// The control characters that are keys by themselves; Escape is not among them.
  static let controlCharacters: [UInt8: KeyPress] = {
    var keys: [UInt8: KeyPress] = [
      0x00: KeyPress(.character(" "), modifiers: .control),
      0x08: KeyPress(.backspace),
      0x09: KeyPress(.tab),
      0x0A: KeyPress(.enter),
      0x0D: KeyPress(.enter),
      0x1C: KeyPress(.character("\\"), modifiers: .control),
      0x1D: KeyPress(.character("]"), modifiers: .control),
      0x1E: KeyPress(.character("^"), modifiers: .control),
      0x1F: KeyPress(.character("_"), modifiers: .control),
      0x7F: KeyPress(.backspace),
    ]
    for code in UInt8(0x01)...0x1A where keys[code] == nil {
      let letter = Character(Unicode.Scalar(code + 0x60))
      keys[code] = KeyPress(.character(letter), modifiers: .control)
    }
    return keys
  }()

  /// `CSI … letter` and `SS3 letter`: arrows and the keys around them, in all terminals.
  static let letters: [Unicode.Scalar: KeyPress.Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "E": .middle, "F": .end, "H": .home,
    "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
    "Z": .backTab,
    // The middle of the keypad in the Linux console.
    "G": .middle,
  ]

  /// `SS3 letter`: the keypad of a VT100 in application mode.
  static let keypad: [Unicode.Scalar: KeyPress.Key] = [
    " ": .character(" "), "I": .tab, "M": .enter, "X": .character("="),
    "j": .character("*"), "k": .character("+"), "l": .character(","), "m": .character("-"),
    "n": .character("."), "o": .character("/"),
    "p": .character("0"), "q": .character("1"), "r": .character("2"), "s": .character("3"),
    "t": .character("4"), "u": .character("5"), "v": .character("6"), "w": .character("7"),
    "x": .character("8"), "y": .character("9"),
  ]

  /// `CSI number ~`: the keys of a VT220, and additions of other terminals.
  static let numbers: [Int: KeyPress.Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14),
    28: .function(15), 29: .menu,
    31: .function(17), 32: .function(18), 33: .function(19), 34: .function(20),
  ]

  /// `CSI [ letter`: the first function keys of the Linux console.
  static let console: [Unicode.Scalar: KeyPress.Key] = [
    "A": .function(1), "B": .function(2), "C": .function(3), "D": .function(4),
    "E": .function(5),
  ]

  /// `CSI letter` with Shift, `SS3 letter` with Control: the arrows of rxvt.
  static let smallLetters: [Unicode.Scalar: KeyPress.Key] = [
    "a": .up, "b": .down, "c": .right, "d": .left,
  ]

  /// `CSI number suffix`: keys of rxvt, which uses a suffix in place of `~` for modifiers.
  static let suffixes: [Unicode.Scalar: KeyModifiers] = [
    "$": .shift, "^": .control, "@": [.shift, .control],
  ]
}

extension KeyPress.Key {
  /// The key in the middle of the keypad, which has no label.
  static let middle = special(57427)
}
