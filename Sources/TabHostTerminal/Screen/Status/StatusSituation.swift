import TabHost

/// What has the focus, as far as it determines which keys matter.
struct StatusSituation: Hashable, Sendable {
  /// The kind of the focused element.
  enum Place: Hashable, Sendable {
    /// An open list.
    case list
    /// An open list that is searched for a text.
    case query
    case alert, presented, search, move
    case tabRow(isChecked: Bool)
    case groupRow(isExpanded: Bool)
    case actionRow
    case item
    case content
    case button
    case nothing
  }

  var place: Place
  /// Whether the user is editing the bar and the sidebar.
  var isEditing = false
  /// Whether the sidebar is on screen.
  var showsSidebar = false
  /// Whether the focused tab is in the bar and can be removed from it.
  var isInBar = false

  /// The commands that matter, the most important ones first, with what each would do.
  var commands: [(command: TerminalCommand, effect: String)] {
    switch place {
    case .list: [(.activate, "choose"), (.cancel, "close")]
    case .query: [(.activate, "choose"), (.cancel, "clear")]
    case .alert: [(.activate, "choose"), (.nextArea, "next"), (.cancel, "cancel")]
    case .presented: [(.cancel, "close"), (.goBack, "back")]
    case .search: [(.moveDown, "results"), (.cancel, "cancel")]
    case .move: [(.activate, "drop"), (.grabMore, "add row"), (.cancel, "cancel")]
    case .tabRow, .groupRow, .actionRow, .item, .content, .button, .nothing:
      isEditing ? editingCommands : focusedCommands + otherCommands
    }
  }

  private var editingCommands: [(command: TerminalCommand, effect: String)] {
    var commands: [(command: TerminalCommand, effect: String)] = []
    if case .tabRow(let isChecked) = place {
      commands.append((.toggleCheck, isChecked ? "hide" : "show"))
    }
    switch place {
    case .tabRow, .groupRow, .item:
      let effect = place == .item ? "remove" : isInBar ? "remove from bar" : "add to bar"
      commands += [(.grab, "move"), (.toggleInBar, effect)]
    default: break
    }
    return commands + [(.edit, "done"), (.resetCustomization, "reset")]
  }

  /// The commands for the focused element.
  private var focusedCommands: [(command: TerminalCommand, effect: String)] {
    switch place {
    case .tabRow: [(.activate, "select"), (.contextMenu, "menu"), (.grab, "move")]
    case .groupRow(let isExpanded):
      [
        isExpanded ? (.moveLeft, "collapse") : (.moveRight, "expand"), (.activate, "select"),
        (.contextMenu, "menu"), (.grab, "move"),
      ]
    case .actionRow: [(.activate, "perform")]
    case .item: [(.activate, "select"), (.contextMenu, "menu"), (.showOverflow, "more tabs")]
    case .content: [(.nextArea, "next area"), (.goBack, "back")]
    case .button: [(.activate, "press"), (.contextMenu, "menu"), (.nextArea, "next area")]
    default: []
    }
  }

  private var otherCommands: [(command: TerminalCommand, effect: String)] {
    [
      (.palette, "find"), (.search, "search"),
      (.toggleSidebar, showsSidebar ? "hide sidebar" : "sidebar"),
      (.edit, "edit"), (.quit, "quit"),
    ]
  }
}

extension KeyBindings {
  /// Returns the hint for a command with its first key, or `nil` if no key is bound to it.
  ///
  /// The Menu key is used only without another key, because many keyboards lack it.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - effect: What the command would do.
  ///   - entersText: Whether characters are text, so that they perform no commands.
  func hint(
    _ command: TerminalCommand,
    _ effect: String,
    entersText: Bool = false
  ) -> StatusLine.Hint? {
    var bound: Binding?
    for binding in bindings where binding.command == command {
      guard bound == nil || binding.key != .menu, !(entersText && binding.isText),
        self[binding.key, binding.modifiers] == command
      else { continue }
      bound = binding
      if binding.key != .menu { break }
    }
    return bound.map { StatusLine.Hint(key: $0.keyName, effect: effect) }
  }
}
