/// A mapping of keys to commands.
///
/// ```swift
/// screen.keyBindings[.character("r"), .control] = .goBack  // Adds a key.
/// screen.keyBindings[.character("q")] = nil                // Removes a key.
/// screen.keyBindings = KeyBindings([                       // Replaces all keys.
///   .init(.up, .moveUp), .init(.down, .moveDown), .init(.enter, .activate),
///   .init(.function(10), .quit),
/// ])
/// ```
///
/// While the user types into a search field, keys that insert text or move the cursor are sent to
/// the field. All other keys keep their bindings.
public struct KeyBindings: Hashable, Sendable {
  /// A key and its command.
  public struct Binding: Hashable, Sendable {
    /// The key.
    public let key: KeyPress.Key
    /// The modifiers that are held while the key is pressed.
    public let modifiers: KeyModifiers
    /// The command that the key performs.
    public let command: TerminalCommand

    /// Creates a binding of a key with modifiers.
    public init(_ key: KeyPress.Key, _ modifiers: KeyModifiers = [], _ command: TerminalCommand) {
      self.key = key
      self.modifiers = modifiers
      self.command = command
    }
  }

  /// All bindings, in the order in which the list of keyboard shortcuts shows them.
  public private(set) var bindings: [Binding]

  /// Creates key bindings. If a key occurs more than once, its first binding applies.
  public init(_ bindings: [Binding] = []) {
    self.bindings = bindings
  }

  /// The command of a key, or `nil` if the key is not bound.
  ///
  /// Setting the command removes the existing bindings of the key and appends the new one.
  public subscript(key: KeyPress.Key, modifiers: KeyModifiers = []) -> TerminalCommand? {
    get { bindings.first { $0.key == key && $0.modifiers == modifiers }?.command }
    set {
      bindings.removeAll { $0.key == key && $0.modifiers == modifiers }
      if let newValue { bindings.append(Binding(key, modifiers, newValue)) }
    }
  }

  /// Returns the command for pressing or repeating a key, or `nil` if there is none.
  ///
  /// If the key itself is not bound, the key at the same position of a standard keyboard is used,
  /// provided that the terminal reports it. This makes the bindings available on keyboards for
  /// other scripts.
  public func command(for press: KeyPress) -> TerminalCommand? {
    guard press.kind != .release else { return nil }
    if let command = self[press.key, press.modifiers] { return command }
    return press.baseCharacter.flatMap { self[.character($0), press.modifiers] }
  }

  /// Returns the bindings that satisfy a condition and have an effect.
  func filtered(_ isIncluded: (Binding) -> Bool) -> KeyBindings {
    KeyBindings(
      bindings.filter { self[$0.key, $0.modifiers] == $0.command && isIncluded($0) }
    )
  }

  /// The commands in the order of their first binding, with the names of all their keys.
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

  /// The default bindings.
  public static let standard = KeyBindings(
    [
      // In the order of the list of keyboard shortcuts, the most important ones first.
      Binding(.up, .moveUp), Binding(.character("k"), .moveUp),
      Binding(.down, .moveDown), Binding(.character("j"), .moveDown),
      Binding(.character("n"), .control, .moveDown),
      Binding(.left, .moveLeft), Binding(.character("h"), .moveLeft),
      Binding(.right, .moveRight), Binding(.character("l"), .moveRight),
      Binding(.enter, .activate), Binding(.escape, .cancel), Binding(.backspace, .goBack),
      Binding(.tab, .nextArea), Binding(.backTab, .previousArea),
      // The Linux console sends this for Shift-Tab.
      Binding(.tab, .alt, .previousArea),
      Binding(.character("?"), .help), Binding(.function(1), .help),
      Binding(.character("q"), .quit), Binding(.character("c"), .control, .quit),
      Binding(.character("b"), .control, .toggleSidebar),
      Binding(.character("["), .narrowSidebar), Binding(.character("]"), .widenSidebar),
      Binding(.character("p"), .control, .palette), Binding(.character(":"), .palette),
      Binding(.character("f"), .find), Binding(.character("/"), .search),
      Binding(.character("o"), .showOverflow),
      Binding(.menu, .contextMenu), Binding(.character("m"), .contextMenu),
      Binding(.character("a"), .performAccessory),
      Binding(.character("<"), .swipeLeading), Binding(.character(">"), .swipeTrailing),
      Binding(.character("e"), .edit), Binding(.character(" "), .toggleCheck),
      Binding(.character("p"), .toggleInBar), Binding(.character("r"), .resetCustomization),
      Binding(.character("v"), .grab), Binding(.character("+"), .grabMore),
      Binding(.up, .alt, .moveEarlier), Binding(.left, .alt, .moveEarlier),
      Binding(.down, .alt, .moveLater), Binding(.right, .alt, .moveLater),
      Binding(.home, .moveToFirst), Binding(.character("g"), .moveToFirst),
      Binding(.end, .moveToLast), Binding(.character("G"), .moveToLast),
      Binding(.pageUp, .pageUp), Binding(.pageDown, .pageDown),
      Binding(.character("f"), .control, .pageDown),
      Binding(.character("u"), .control, .halfPageUp),
      Binding(.character("d"), .control, .halfPageDown),
      Binding(.function(12), .inspect),
      Binding(.character("]"), .control, .focusInspector),
      Binding(.function(12), .shift, .focusInspector), Binding(.function(12), .alt, .showLog),
      Binding(.character("l"), .control, .redraw),
      Binding(.character("z"), .control, .suspend),
    ] + (1...9).map { Binding(.character(Character("\($0)")), .selectItem($0)) }
  )
}

extension KeyBindings.Binding {
  /// Creates a binding of a key without modifiers.
  public init(_ key: KeyPress.Key, _ command: TerminalCommand) { self.init(key, [], command) }

  /// The name of the key with its modifiers, such as `Ctrl-B`.
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
