/// Which key does what: data, that an app can change.
///
///     screen.keyBindings[.character("r"), .control] = .goBack  // one more key
///     screen.keyBindings[.character("q")] = nil                // q does nothing any more
///     screen.keyBindings = KeyBindings([                       // these keys and no others
///       .init(.up, .moveUp), .init(.down, .moveDown), .init(.enter, .activate),
///       .init(.function(10), .quit),
///     ])
///
/// While somebody types into a search field, keys that write or move the cursor belong to it; all
/// others do what they are bound to.
public struct KeyBindings: Hashable, Sendable {
  /// One key and what it does.
  public struct Binding: Hashable, Sendable {
    /// The key.
    public let key: KeyPress.Key
    /// The modifiers held meanwhile.
    public let modifiers: KeyModifiers
    /// What it does.
    public let command: TerminalCommand

    /// Binds a key.
    public init(_ key: KeyPress.Key, _ modifiers: KeyModifiers = [], _ command: TerminalCommand) {
      self.key = key
      self.modifiers = modifiers
      self.command = command
    }
  }

  /// All bindings, in the order in which the list of keys shows them.
  public private(set) var bindings: [Binding]

  /// Makes bindings. Of two for one key the first counts.
  public init(_ bindings: [Binding] = []) {
    self.bindings = bindings
  }

  /// What a key does; nil if nothing. Setting it binds the key anew, at the end of the list.
  public subscript(key: KeyPress.Key, modifiers: KeyModifiers = []) -> TerminalCommand? {
    get { bindings.first { $0.key == key && $0.modifiers == modifiers }?.command }
    set {
      bindings.removeAll { $0.key == key && $0.modifiers == modifiers }
      if let newValue { bindings.append(Binding(key, modifiers, newValue)) }
    }
  }

  /// What pressing or holding a key does. On a keyboard of another script the key in the same place
  /// of a standard one counts, where the terminal tells it.
  public func command(for press: KeyPress) -> TerminalCommand? {
    guard press.kind != .release else { return nil }
    if let command = self[press.key, press.modifiers] { return command }
    return press.baseCharacter.flatMap { self[.character($0), press.modifiers] }
  }

  /// The commands in the order of the bindings, each once, with the names of its keys.
  var keysByCommand: [(command: TerminalCommand, keys: [String])] {
    var result: [(command: TerminalCommand, keys: [String])] = []
    var places: [TerminalCommand: Int] = [:]
    for binding in bindings where self[binding.key, binding.modifiers] == binding.command {
      if let place = places[binding.command] {
        result[place].keys.append(binding.keyName)
      } else {
        places[binding.command] = result.count
        result.append((binding.command, [binding.keyName]))
      }
    }
    return result
  }

  /// What a terminal does if nobody says otherwise.
  public static let standard = KeyBindings(
    [
      // In the order of the list of keys: what everybody needs goes first.
      Binding(.up, .moveUp), Binding(.character("k"), .moveUp),
      Binding(.down, .moveDown), Binding(.character("j"), .moveDown),
      Binding(.left, .moveLeft), Binding(.character("h"), .moveLeft),
      Binding(.right, .moveRight), Binding(.character("l"), .moveRight),
      Binding(.enter, .activate), Binding(.escape, .cancel), Binding(.backspace, .goBack),
      Binding(.tab, .nextArea), Binding(.backTab, .previousArea),
      // What the Linux console sends for Shift-Tab.
      Binding(.tab, .alt, .previousArea),
      Binding(.character("?"), .help), Binding(.function(1), .help),
      Binding(.character("q"), .quit), Binding(.character("c"), .control, .quit),
      Binding(.character("b"), .control, .toggleSidebar),
      Binding(.character("/"), .search), Binding(.character("o"), .showOverflow),
      Binding(.menu, .contextMenu), Binding(.character("m"), .contextMenu),
      Binding(.character("<"), .swipeLeading), Binding(.character(">"), .swipeTrailing),
      Binding(.character("e"), .edit), Binding(.character(" "), .toggleCheck),
      Binding(.character("p"), .toggleInBar), Binding(.character("r"), .resetCustomization),
      Binding(.character("g"), .grab), Binding(.character("+"), .grabMore),
      Binding(.up, .alt, .moveEarlier), Binding(.left, .alt, .moveEarlier),
      Binding(.down, .alt, .moveLater), Binding(.right, .alt, .moveLater),
      Binding(.home, .moveToFirst), Binding(.end, .moveToLast),
      Binding(.pageUp, .pageUp), Binding(.pageDown, .pageDown),
      Binding(.character("z"), .control, .suspend),
    ] + (1...9).map { Binding(.character(Character("\($0)")), .selectItem($0)) }
  )
}

extension KeyBindings.Binding {
  /// Binds a key without modifiers.
  public init(_ key: KeyPress.Key, _ command: TerminalCommand) { self.init(key, [], command) }

  /// The key in words, such as `Ctrl-B`.
  public var keyName: String {
    let names: [(KeyModifiers, String)] = [
      (.control, "Ctrl-"), (.alt, "Alt-"), (.shift, "Shift-"), (.super, "Super-"),
    ]
    let prefix = names.filter { modifiers.contains($0.0) }.map(\.1).joined()
    return prefix + key.name(isPlain: modifiers.isEmpty)
  }
}

extension KeyPress.Key {
  fileprivate func name(isPlain: Bool) -> String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): isPlain ? "\(character)" : "\(character)".uppercased()
    case .enter: "Enter"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .escape: "Esc"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    case .menu: "Menu"
    case .special(let number): "Key \(number)"
    }
  }
}
