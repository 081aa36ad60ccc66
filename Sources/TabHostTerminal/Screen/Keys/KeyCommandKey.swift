import TabHost

/// The key of a key command in a terminal.
///
/// Command and Option are both Alt, because terminals report no Command key. Caps Lock and the keypad
/// have no effect.
struct KeyCommandKey: Hashable {
  let key: KeyPress.Key
  let modifiers: KeyModifiers

  /// Creates the key of an input, or returns `nil` if no key of a terminal has it.
  init?(_ input: String, _ flags: KeyModifierFlags) {
    guard let key = Self.key(of: input) else { return nil }
    var modifiers: KeyModifiers = []
    if flags.contains(.control) { modifiers.insert(.control) }
    if !flags.isDisjoint(with: [.alternate, .command]) { modifiers.insert(.alt) }
    let isShifted = flags.contains(.shift)
    switch key {
    case .character(let character) where isShifted && character.isLowercase:
      // The shifted character includes Shift.
      self.init(key: .character(Character(input.uppercased())), modifiers: modifiers)
    case .character where input != " ": self.init(key: key, modifiers: modifiers)
    case .tab where isShifted: self.init(key: .backTab, modifiers: modifiers)
    default:
      self.init(key: key, modifiers: isShifted ? modifiers.union(.shift) : modifiers)
    }
  }

  private init(key: KeyPress.Key, modifiers: KeyModifiers) {
    self.key = key
    self.modifiers = modifiers
  }

  @MainActor init?(_ command: KeyCommand, in direction: LayoutDirection) {
    self.init(command.resolvedInput(in: direction), command.modifierFlags)
  }

  /// Returns whether a key press is this key. On a keyboard for another script, the key at the same
  /// position counts, if the terminal reports it.
  func matches(_ press: KeyPress) -> Bool {
    guard press.kind != .release else { return false }
    var held = press.modifiers
    if !held.isDisjoint(with: [.super, .meta]) {
      held.subtract([.super, .meta])
      held.insert(.alt)
    }
    guard held == modifiers else { return false }
    return press.key == key || press.baseCharacter.map { key == .character($0) } ?? false
  }

  /// Whether the key is a character, which a field takes as text.
  var isText: Bool { if case .character = key { modifiers.isEmpty } else { false } }

  /// Returns the name of the key with its modifiers, such as `Ctrl-R`.
  func name(in strings: TabHostController.Strings) -> String {
    if case .character(let character) = key, character.isUppercase, !modifiers.isEmpty {
      return KeyPress(key, modifiers: modifiers.union(.shift)).localizedName(in: strings)
    }
    return KeyPress(key, modifiers: modifiers).localizedName(in: strings)
  }

  /// The English name of the key that a terminal without the kitty keyboard protocol reports instead of this
  /// one, or `nil` if it distinguishes them.
  var indistinctFrom: String? {
    switch key {
    case .character(let character) where modifiers.contains(.control):
      return Self.controlKeys[character] ?? Self.plainControl(character)
    case .enter where !modifiers.isDisjoint(with: [.control, .shift]): return "Enter"
    case .tab where modifiers.contains(.control), .backTab where modifiers.contains(.control):
      return "Tab"
    case .backspace where !modifiers.isDisjoint(with: [.control, .shift]): return "Backspace"
    case .escape where !modifiers.isEmpty: return "Esc"
    case .character(" ") where modifiers.contains(.shift): return "Space"
    default: return nil
    }
  }

  /// The characters that are other keys with Control.
  private static let controlKeys: [Character: String] = [
    "i": "Tab", "m": "Enter", "j": "Enter", "h": "Backspace", "[": "Esc", "@": "Ctrl-Space",
  ]

  /// Returns the name of the key that a terminal reports for a character with Control, or `nil` if
  /// it is that character.
  private static func plainControl(_ character: Character) -> String? {
    if ("a"..."z").contains(character) || " \\]^_".contains(character) { return nil }
    if character.isUppercase, character.isASCII { return "Ctrl-\(character)" }
    return "\(character)"
  }

  private static func key(of input: String) -> KeyPress.Key? {
    if let key = named[input] { return key }
    guard input.count == 1, let character = input.first else { return nil }
    return .character(character)
  }

  private static let named: [String: KeyPress.Key] = {
    var keys: [String: KeyPress.Key] = [
      KeyCommand.inputUpArrow: .up, KeyCommand.inputDownArrow: .down,
      KeyCommand.inputLeftArrow: .left, KeyCommand.inputRightArrow: .right,
      KeyCommand.inputEscape: .escape, KeyCommand.inputPageUp: .pageUp,
      KeyCommand.inputPageDown: .pageDown, KeyCommand.inputHome: .home, KeyCommand.inputEnd: .end,
      KeyCommand.inputDelete: .delete, "\r": .enter, "\n": .enter, "\t": .tab,
      "\u{8}": .backspace, "\u{7F}": .backspace, "\u{1B}": .escape,
    ]
    for number in 1...12 {
      if let input = KeyCommand.inputsByName["f\(number)"] { keys[input] = .function(number) }
    }
    return keys
  }()
}
