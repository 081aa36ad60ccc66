import TabHost

/// What has the focus, as far as it determines which keys matter.
struct StatusSituation: Hashable, Sendable {
  typealias Text = TabHostController.Strings.Text

  /// The kind of the focused element.
  enum Place: Hashable, Sendable {
    /// An open list.
    case list
    /// An open submenu.
    case submenu
    /// An open list that is searched for a text.
    case query
    case alert, presented, search, move
    case tabRow(isChecked: Bool)
    /// The row of a group, which a tap may only expand or collapse.
    case groupRow(isExpanded: Bool, isDestination: Bool)
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
  /// Whether the list of all tabs takes the place of the sidebar.
  var listsTabs = false
  /// Whether the focused tab is in the bar and can be removed from it.
  var isInBar = false
  /// Whether what the user moves can be dropped where it is. Otherwise, the keys that lead to other drop
  /// targets matter most.
  var canDrop = false

  /// The commands for what has the focus, the most important ones first, with what each would do.
  var focusedCommands: [TerminalCommand.Hint] {
    switch place {
    case .list:
      [
        (.activate, .chooseHint), (.contextMenu, .menuHint), (.cancel, .closeHint),
        (.search, .findHint),
      ]
    case .submenu: [(.activate, .chooseHint), (.cancel, .backHint), (.search, .findHint)]
    case .query: [(.activate, .chooseHint), (.contextMenu, .menuHint), (.cancel, .clearHint)]
    case .alert: [(.activate, .chooseHint), (.nextArea, .nextHint), (.cancel, .cancelHint)]
    case .presented:
      [(.activate, .pressHint), (.cancel, .closeHint), (.contextMenu, .menuHint)]
    case .search:
      [(.moveDown, .resultsHint), (.nextArea, .scopesHint), (.cancel, .cancelHint)]
    case .move where canDrop:
      [(.activate, .dropHint), (.grabMore, .addRowHint), (.cancel, .cancelHint)]
    case .move:
      [
        (.moveUp, .targetHint), (.moveDown, .targetHint), (.moveLeft, .targetHint),
        (.moveRight, .targetHint), (.grabMore, .addRowHint), (.cancel, .cancelHint),
      ]
    case .tabRow, .groupRow, .actionRow, .item, .content, .button, .nothing:
      isEditing ? editingCommands : browsingCommands
    }
  }

  /// The commands that are available everywhere outside lists, the most important ones first.
  var otherCommands: [TerminalCommand.Hint] {
    switch place {
    case .tabRow, .groupRow, .actionRow, .item, .content, .button, .nothing:
      isEditing
        ? []
        : (listsTabs ? [(.find, .allTabsHint)] : []) + [
          (.palette, .findHint), (.search, .searchHint),
          (.toggleSidebar, showsSidebar ? .hideSidebarHint : .sidebarHint),
          (.edit, .editHint), (.quit, .quitHint),
        ]
    default: []
    }
  }

  /// Whether two keys in succession with the same effect are one hint.
  var joinsHints: Bool {
    switch place {
    case .tabRow, .groupRow, .move: true
    default: false
    }
  }

  private var editingCommands: [TerminalCommand.Hint] {
    var commands: [TerminalCommand.Hint] = []
    if case .tabRow(let isChecked) = place {
      commands.append((.toggleCheck, isChecked ? .hideHint : .showHint))
    }
    // In a narrow terminal, there is room for the key that ends editing, but not for all others.
    switch place {
    case .tabRow, .groupRow, .item:
      let effect: Text = place == .item ? .removeHint : isInBar ? .removeFromBarHint : .addToBarHint
      commands += [(.grab, .moveHint), (.edit, .doneHint), (.toggleInBar, effect)]
    default: commands.append((.edit, .doneHint))
    }
    return commands + [(.resetCustomization, .resetHint)]
  }

  /// The commands for the row of a tab.
  private static let rowCommands: [TerminalCommand.Hint] = [
    (.contextMenu, .menuHint), (.swipeLeading, .actionsHint), (.swipeTrailing, .actionsHint),
    (.grab, .moveHint),
  ]

  /// The commands for the focused element.
  private var browsingCommands: [TerminalCommand.Hint] {
    switch place {
    case .tabRow: [(.activate, .selectHint)] + Self.rowCommands
    case .groupRow(let isExpanded, let isDestination):
      (isDestination
        ? [
          isExpanded ? (.moveLeft, .collapseHint) : (.moveRight, .expandHint),
          (.activate, .selectHint),
        ] : [(.activate, isExpanded ? .collapseHint : .expandHint)])
        + Self.rowCommands
    case .actionRow: [(.activate, .performHint)]
    case .item:
      [(.activate, .selectHint), (.showOverflow, .moreTabsHint), (.contextMenu, .menuHint)]
    case .content: [(.nextArea, .nextAreaHint), (.goBack, .backHint)]
    case .button: [(.activate, .pressHint), (.contextMenu, .menuHint), (.nextArea, .nextAreaHint)]
    default: []
    }
  }
}

extension KeyBindings {
  /// Returns the hint for a command with its first key that performs it, or `nil` if there is none.
  ///
  /// The Menu key is used only without another key, because many keyboards lack it.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - effect: What the command would do.
  ///   - entersText: Whether characters are text, so that they perform no commands.
  ///   - isTaken: Returns whether a key press has another effect now.
  @MainActor func hint(
    _ command: TerminalCommand,
    _ effect: String,
    entersText: Bool = false,
    unless isTaken: (KeyPress) -> Bool = { _ in false }
  ) -> StatusLine.Hint? {
    var bound: Binding?
    for binding in bindings where binding.command == command {
      guard bound == nil || binding.key != .menu, !(entersText && binding.isText),
        self[binding.key, binding.modifiers] == command,
        !isTaken(KeyPress(binding.key, modifiers: binding.modifiers))
      else { continue }
      bound = binding
      if binding.key != .menu { break }
    }
    return bound.map {
      let press = KeyPress($0.key, modifiers: $0.modifiers)
      return StatusLine.Hint(key: $0.keyName, effect: effect, press: press)
    }
  }
}
