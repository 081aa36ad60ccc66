import TabHost

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
/// The bindings apply to everything on the screen: the bar and the sidebar, lists, the pages
/// ``ListViewController`` and ``TextViewController``, the app's own ``CommandContent``, and the inspector. While the user types into a
/// field, keys that enter text do that, and the bindings in the scope ``Scope/field`` edit the line.
/// All other keys keep their bindings.
public struct KeyBindings: Hashable, Sendable {
  /// Where a binding applies.
  public enum Scope: Hashable, Sendable, CaseIterable {
    /// Everywhere, unless the key is bound in another scope that applies.
    case screen
    /// In an open list, such as a menu or the palette.
    case list
    /// In a field that the user types into.
    case field
    /// In a ``TextEditorController``.
    case editor
  }

  /// A key and its command.
  public struct Binding: Hashable, Sendable {
    /// The key.
    public let key: KeyPress.Key
    /// The modifiers that are held while the key is pressed.
    public let modifiers: KeyModifiers
    /// The command that the key performs.
    public let command: TerminalCommand
    /// Where the binding applies.
    public let scope: Scope

    /// Creates a binding of a key with modifiers, by default everywhere.
    public init(
      _ key: KeyPress.Key,
      _ modifiers: KeyModifiers = [],
      _ command: TerminalCommand,
      in scope: Scope = .screen
    ) {
      self.key = key
      self.modifiers = modifiers
      self.command = command
      self.scope = scope
    }
  }

  /// All bindings, in the order in which the list of keyboard shortcuts shows them.
  public private(set) var bindings: [Binding]

  /// Creates key bindings. If a key occurs more than once in a scope, its first binding applies.
  ///
  /// Without a binding in one of the scopes ``Scope/list``, ``Scope/field`` and ``Scope/editor``, the
  /// standard ones of that scope are added.
  public init(_ bindings: [Binding] = []) {
    let scopes = Set(bindings.map(\.scope))
    self.bindings = bindings + Self.scopedBindings.filter { !scopes.contains($0.scope) }
  }

  private init(all bindings: [Binding]) { self.bindings = bindings }

  /// The command of a key in a scope, or `nil` if the key is not bound there.
  ///
  /// Setting the command removes the existing bindings of the key in the scope and appends the new
  /// one.
  public subscript(
    key: KeyPress.Key,
    modifiers: KeyModifiers = [],
    in scope: Scope = .screen
  ) -> TerminalCommand? {
    get {
      bindings.first { $0.key == key && $0.modifiers == modifiers && $0.scope == scope }?.command
    }
    set {
      bindings.removeAll { $0.key == key && $0.modifiers == modifiers && $0.scope == scope }
      if let newValue { bindings.append(Binding(key, modifiers, newValue, in: scope)) }
    }
  }

  /// Returns the command for pressing or repeating a key, or `nil` if there is none.
  ///
  /// If the key itself is not bound, the key at the same position of a standard keyboard is used,
  /// provided that the terminal reports it. This makes the bindings available on keyboards for
  /// other scripts.
  ///
  /// - Parameters:
  ///   - press: The key press.
  ///   - scope: Where the key is pressed. A key that is not bound there has its command of the scope
  ///     ``Scope/screen``.
  public func command(for press: KeyPress, in scope: Scope = .screen) -> TerminalCommand? {
    guard press.kind != .release else { return nil }
    let own = command(boundTo: press, in: scope)
    return own == nil && scope != .screen ? command(boundTo: press, in: .screen) : own
  }

  /// Returns the command of a key press in a scope, regardless of the bindings of the screen.
  func command(boundTo press: KeyPress, in scope: Scope) -> TerminalCommand? {
    if let command = self[press.key, press.modifiers, in: scope] { return command }
    return press.baseCharacter.flatMap { self[.character($0), press.modifiers, in: scope] }
  }

  /// Returns the change of a line of text that a key press performs, or `nil` if it performs none.
  func edit(for press: KeyPress) -> LineEditor.Edit? {
    if let text = press.text { return { $0.insert(text) } }
    return command(boundTo: press, in: .field)?.entry.edit
  }

  /// Returns the command of a key in content, or `nil` if there is none or the app's key commands take
  /// precedence: a letter that moves the focus has its effect only if the app does not use it.
  func commandInContent(for press: KeyPress) -> TerminalCommand? {
    guard press.kind != .release else { return nil }
    if press.modifiers.isEmpty, let command = TerminalCommand.functionKeys[press.key] {
      return command
    }
    return command(for: press).flatMap { $0.entry.functionKey == nil ? $0 : nil }
  }

  /// Returns the command of a key that enters no text, while the user types into a field.
  func commandInField(for press: KeyPress) -> TerminalCommand? {
    press.text == nil ? command(for: press) : nil
  }

  /// Returns the bindings that satisfy a condition and have an effect.
  func filtered(_ isIncluded: (Binding) -> Bool) -> KeyBindings {
    KeyBindings(all: bindings.filter { has($0) && isIncluded($0) })
  }

  /// Returns the bindings that apply in content: those of its scope for the commands that it can
  /// perform, and those of the screen for all other keys that enter no text there.
  @MainActor func merged(for content: (any CommandContent)?) -> KeyBindings {
    guard let content = content as? any TextEntryContent, content.keyScope != .screen else {
      return self
    }
    let own = bindings.filter {
      $0.scope == content.keyScope && has($0) && content.canPerform($0.command)
    }.map { Binding($0.key, $0.modifiers, $0.command) }
    let others = bindings.filter { binding in
      binding.scope == .screen && !(content.entersText && binding.isText)
        && !own.contains { $0.key == binding.key && $0.modifiers == binding.modifiers }
    }
    return KeyBindings(all: own + others)
  }

  /// Returns whether no earlier binding of its key hides a binding.
  private func has(_ binding: Binding) -> Bool {
    self[binding.key, binding.modifiers, in: binding.scope] == binding.command
  }

  /// Returns the commands of a scope in the order of their first binding, with the names of all their
  /// keys.
  @MainActor func keysByCommand(in scope: Scope = .screen) -> [(
    command: TerminalCommand, keys: [String]
  )] {
    var result: [(command: TerminalCommand, keys: [String])] = []
    var places: [TerminalCommand: Int] = [:]
    for binding in bindings where binding.scope == scope && has(binding) {
      if let place = places[binding.command] {
        result[place].keys.append(binding.keyName)
      } else {
        places[binding.command] = result.count
        result.append((binding.command, [binding.keyName]))
      }
    }
    return result
  }

  /// Returns the names of the keys of a command that enter no text.
  @MainActor func functionKeys(of command: TerminalCommand) -> [String] {
    bindings.filter { $0.command == command && $0.scope == .screen && !$0.isText && has($0) }
      .map(\.keyName)
  }
}

extension KeyBindings.Binding {
  /// Creates a binding of a key without modifiers.
  public init(_ key: KeyPress.Key, _ command: TerminalCommand) { self.init(key, [], command) }

  /// Whether the key enters text where text can be entered.
  var isText: Bool { if case .character = key { modifiers.isEmpty } else { false } }

  /// The name of the key with its modifiers, such as `Ctrl-B`, in the language of the user.
  @MainActor public var keyName: String { KeyPress(key, modifiers: modifiers).localizedName }
}

extension KeyPress {
  /// The name of the key with its modifiers, such as `Ctrl-B`, in the language of the user.
  @MainActor var localizedName: String { localizedName(in: TabHostController.strings) }

  /// Returns the name of the key with its modifiers.
  func localizedName(in strings: TabHostController.Strings) -> String {
    let texts: [(KeyModifiers, TabHostController.Strings.Text)] = [
      (.super, .superKey), (.shift, .shiftKey), (.alt, .altKey), (.control, .controlKey),
    ]
    return texts.filter { modifiers.contains($0.0) }
      .reduce(key.name(isPlain: modifiers.isEmpty, in: strings)) { name, modifier in
        strings.text(modifier.1, ["key": name])
      }
  }
}

extension KeyPress.Key {
  fileprivate func name(isPlain: Bool, in strings: TabHostController.Strings) -> String {
    switch self {
    case .character(" "): strings[.spaceKey]
    case .character(let character): isPlain ? "\(character)" : "\(character)".uppercased()
    case .enter: strings[.enterKey]
    case .tab: strings[.tabKey]
    case .backTab: strings.text(.shiftKey, ["key": strings[.tabKey]])
    case .backspace: strings[.backspaceKey]
    case .delete: strings[.deleteKey]
    case .insert: strings[.insertKey]
    case .escape: strings[.escapeKey]
    case .up: strings[.upKey]
    case .down: strings[.downKey]
    case .left: strings[.leftKey]
    case .right: strings[.rightKey]
    case .home: strings[.homeKey]
    case .end: strings[.endKey]
    case .pageUp: strings[.pageUpKey]
    case .pageDown: strings[.pageDownKey]
    case .function(let number): strings.text(.functionKey, ["number": "\(number)"])
    case .menu: strings[.menuKey]
    case .special(let number): strings.text(.specialKey, ["number": "\(number)"])
    }
  }
}
