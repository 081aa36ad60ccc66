import TabHost

extension ContentEvent {
  /// The event with a dot in place of each character that it enters.
  var concealingText: ContentEvent {
    switch self {
    case .key(let press) where press.text != nil: .key(KeyPress(.character("•")))
    case .paste(let pasted): .paste(PastedText(String(repeating: "•", count: pasted.text.count)))
    default: self
    }
  }

  /// The event as words: `key KEY`, `paste TEXT`, `focus`, `blur`, or the kind of the mouse event, its
  /// position and, unless it is the left one, its button.
  var words: [String] {
    switch self {
    case .key(let press): ["key", press.word]
    case .paste(let pasted): ["paste", pasted.text]
    case .mouse(let mouse):
      ["\(mouse.modifiers.word)\(mouse.kind)", "\(mouse.location.column)", "\(mouse.location.row)"]
        + ([.left, .none].contains(mouse.button) ? [] : [mouse.button.word])
    case .focusGained: ["focus"]
    case .focusLost: ["blur"]
    }
  }

  /// Returns the events for the first words, which are removed, or `nil` if they stand for none.
  ///
  /// - Parameter button: The button of the mouse that was pressed last.
  static func events(
    _ rest: inout ArraySlice<String>,
    _ button: inout MouseEvent.Button
  ) -> [ContentEvent]? {
    guard let word = rest.popFirst() else { return nil }
    let (modifiers, kind) = KeyModifiers.split(word)
    switch kind {
    case "focus": return [.focusGained]
    case "blur": return [.focusLost]
    case "key":
      var events: [ContentEvent] = []
      repeat {
        guard let press = rest.popFirst().flatMap(KeyPress.init(word:)) else { return nil }
        events.append(.key(press))
      } while rest.first.map { KeyPress(word: $0) != nil } == true
      return events
    case "paste": return rest.popFirst().map { [.paste(PastedText($0))] }
    case "click", "press", "drag", "release":
      guard let column = rest.popFirst().flatMap({ Int($0) }),
        let row = rest.popFirst().flatMap({ Int($0) })
      else { return nil }
      if kind == "click" || kind == "press" { button = .left }
      if let other = rest.first.flatMap(MouseEvent.Button.init(word:)) {
        button = other
        rest.removeFirst()
      }
      let kinds: [MouseEvent.Kind] =
        switch kind {
        case "click": [.press, .release]
        case "press": [.press]
        case "drag": [.drag]
        default: [.release]
        }
      let location = CellPoint(column: column, row: row)
      return kinds.map { [button] in
        .mouse(MouseEvent($0, button: button, location: location, modifiers: modifiers))
      }
    default: return nil
    }
  }
}

extension MouseEvent.Button {
  private static var words: KeyValuePairs<String, Self> {
    [
      "left": .left, "middle": .middle, "right": .right, "wheel-up": .wheelUp,
      "wheel-down": .wheelDown, "wheel-left": .wheelLeft, "wheel-right": .wheelRight,
    ]
  }

  fileprivate var word: String {
    if case .other(let number) = self { return "button\(number)" }
    return Self.words.first { $0.value == self }?.key ?? "left"
  }

  fileprivate init?(word: String) {
    if let button = Self.words.first(where: { $0.key == word })?.value {
      self = button
    } else if word.hasPrefix("button"), let number = Int(word.dropFirst(6)) {
      self = .other(number)
    } else {
      return nil
    }
  }
}

extension KeyModifiers {
  private static var words: KeyValuePairs<String, KeyModifiers> {
    [
      "alt": .alt, "cmd": .super, "ctrl": .control, "hyper": .hyper, "meta": .meta,
      "shift": .shift,
    ]
  }

  /// The names for a message, such as `alt+, ctrl+ or shift+`.
  static var names: String {
    let names = words.map { "\($0.key)+" }
    return "\(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")"
  }

  /// The modifiers before a key or the kind of a mouse event, such as `ctrl+`.
  fileprivate var word: String {
    Self.words.filter { contains($0.value) }.map { "\($0.key)+" }.joined()
  }

  /// Returns the modifiers at the beginning of a word, and the rest. The last character is no
  /// separator, even if it is a plus sign.
  fileprivate static func split(_ word: String) -> (modifiers: KeyModifiers, rest: String) {
    var modifiers: KeyModifiers = []
    var rest = word[...]
    while let plus = rest.dropLast().firstIndex(of: "+"),
      let modifier = words.first(where: { $0.key == rest[..<plus] })?.value
    {
      modifiers.insert(modifier)
      rest = rest[rest.index(after: plus)...]
    }
    return (modifiers, String(rest))
  }
}

extension KeyPress {
  /// The keys with a name: those of key commands, and those that only terminals report.
  private static let keysByName: [String: Key] = {
    var keys = KeyCommand.inputsByName.compactMapValues { KeyCommandKey($0, [])?.key }
    keys["backtab"] = .backTab
    keys["insert"] = .insert
    keys["menu"] = .menu
    return keys
  }()

  /// The names for a message, such as `enter, space and f1 to f12`.
  static var names: String {
    let names = keysByName.filter { if case .function = $0.value { false } else { true } }.keys
    return "\(names.sorted().joined(separator: ", ")) and f1 to f35"
  }

  /// The key with its modifiers, such as `ctrl+d`.
  var word: String { modifiers.word + name }

  private var name: String {
    if let word = Self.keysByName.first(where: { $0.value == key })?.key { return word }
    return switch key {
    case .character(let character): String(character)
    case .function(let number): "f\(number)"
    case .special(let number): "special\(number)"
    default: "\(key)"
    }
  }

  /// Returns the presses of a key with its modifiers, such as `ctrl+d`, or of one that is repeated, such
  /// as `down*3`. Returns `nil` if there is no such key.
  static func presses(named name: String) -> [KeyPress]? {
    if let press = KeyPress(word: name) { return [press] }
    let parts = name.split(separator: "*", maxSplits: 1)
    guard parts.count == 2, let count = Int(parts[1]), (1...1000).contains(count),
      let press = KeyPress(word: String(parts[0]))
    else { return nil }
    return Array(repeating: press, count: count)
  }

  /// Reads a key with its modifiers.
  init?(word: String) {
    let (modifiers, rest) = KeyModifiers.split(word)
    if let key = Self.keysByName[rest] {
      self.init(key, modifiers: modifiers)
    } else if rest.count == 1, let character = rest.first {
      self.init(.character(character), modifiers: modifiers)
    } else if rest.first == "f", let number = Int(rest.dropFirst()) {
      self.init(.function(number), modifiers: modifiers)
    } else if rest.hasPrefix("special"), let number = Int(rest.dropFirst(7)) {
      self.init(.special(number), modifiers: modifiers)
    } else {
      return nil
    }
  }
}
