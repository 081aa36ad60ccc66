import Foundation
import TabHost

/// The script lines of single actions.
@MainActor struct ActionText {
  let host: TabHostController

  /// Returns the command for an action, or a comment if there is none, or an empty text if none is
  /// needed because nothing is open that the action closes or continues.
  func line(for action: UserAction) -> String {
    switch action {
    case .closeMenu where host.openMenu == nil: return ""
    case .closeSwipeActions where host.sidebar.swipedRow == nil: return ""
    case .addToDrag where host.drag == nil, .addElementToDrag where host.drag == nil,
      .drop where host.drag == nil:
      return ""
    // A script finds the items of the bar that do not fit by their identifiers.
    case .openOverflow: return ""
    // How a drag without a command ends says enough.
    case .beginExternalDrag, .enterDropTarget, .hoverOverDropTarget, .leaveDropTarget: return ""
    default: break
    }
    guard let line = command(for: action) else { return Self.comment("\(name(of: action))") }
    return HostScript.isCommand(line) ? line : Self.comment(line)
  }

  static func comment(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "# no command for: \(line.escapingControlCharacters)"
  }

  private func name(of action: UserAction) -> String {
    String("\(action)".prefix { $0 != "(" })
  }

  /// Returns the command for an action, or `nil` if there is none.
  func command(for action: UserAction) -> String? {
    switch action {
    case .tap(let tab): command("tap", tab)
    case .tapRow(let tab): command("row", tab)
    case .choose(let tab): command("choose", tab)
    case .selectNextPage: "page next"
    case .selectPreviousPage: "page previous"
    case .goBack: "back"
    case .activateSearch: "search"
    case .activatePageSearch(let page): "search in \(ScriptWord.written(host.nameOfContent(page)))"
    case .cancelSearch: "cancel-search"
    case .dismissPopover, .dismissPresented: "dismiss"
    case .chooseAlertAction(let action):
      command("alert", named: host.presentedAlert?.actionNames.name(of: action))
    case .enterSearchText, .enterText: RecordedInput(typing: action, in: host)?.line
    case .submit: "submit"
    case .selectSearchScope(let index): "scope \(index)"
    case .scrollContent(let direction): "scroll-content \(direction.rawValue)"
    case .openSubmenu(let menu): command("menu-item", named: host.menuNames.name(of: menu))
    case .performMenuElement(let action):
      command("menu-item", named: host.menuNames.name(of: action))
    case .press(let input, let modifiers): command(forPressing: input, modifiers)
    case .performKeyCommand(let command): self.command(for: command)
    case .tapBarButton(let button): command(for: button)
    case .tapContentButton(let page): "content-button\(words(for: page))"
    case .showSidebar: "sidebar show"
    case .hideSidebar: "sidebar hide"
    case .toggleSidebar: "sidebar toggle"
    case .expand(let group): command("expand", group)
    case .collapse(let group): command("collapse", group)
    case .performAction(let action, let group): command(for: action, in: group)
    case .performToolbarItem(let item):
      host.sidebar.visibleToolbarItems.firstIndex { $0 === item }.map { "toolbar \($0)" }
    case .performAccessory(let index, let tab): command("accessory", tab, "\(index)")
    case .beginEditing: "edit"
    case .endEditing: "done"
    case .resetCustomization: "reset"
    case .check(let tab): command("check", tab)
    case .uncheck(let tab): command("uncheck", tab)
    case .arrange(let arrangement): command(for: arrangement)
    case .fullSwipe(let edge, let tab): command("swipe \(edge.rawValue)", tab, "full")
    case .appear: "appear"
    case .disappear: "disappear"
    case .displayRows(let rows): "rows \(max(0, rows.lowerBound)) \(rows.count)"
    case .closeSubmenu: "close-submenu"
    case .closeMenu: "close-menu"
    case .closeSwipeActions: "close-swipe"
    case .performSwipeAction(let action):
      host.sidebar.swipedRow?.configuration.actions.firstIndex { $0 === action }
        .map { "swipe-action \($0)" }
    // Parts of a gesture, which is one command, and what no command expresses.
    case .openContextMenu, .openContentMenu, .openMenu, .openNavigationOverflow, .openSwipeActions,
      .dragRow, .dragElement, .beginExternalDrag, .addToDrag, .addElementToDrag, .enterDropTarget,
      .hoverOverDropTarget, .leaveDropTarget, .drop, .cancelDrag:
      nil
    case .inputContent(let words, let content):
      RecordedInput(words, to: content, in: host).line
    case .openSidebarOverflow: "sidebar menu"
    case .springLoad, .openOverflow, .setBarFocused, .changeTraits: nil
    }
  }

  /// Returns the beginning of the command for an action that opens a menu or a row, or begins a drag of
  /// rows, or `nil` for another action. What the user chooses there follows in the same line, and so
  /// does whether something stays open.
  func beginning(of action: UserAction) -> String? {
    switch action {
    case .openContextMenu(let tab): "menu \(ScriptWord.written(tab.identifier))"
    case .tapBarButton(let button): command(for: button)
    case .openSwipeActions(let edge, let tab):
      "swipe \(edge.rawValue) \(ScriptWord.written(tab.identifier))"
    case .dragRow(let tab): "drag-row \(ScriptWord.written(tab.identifier))"
    case .dragElement(let element, let content): "drag-item \(name(of: element, in: content))"
    default: nil
    }
  }

  /// Returns the name of an element of content, as it is written in a script.
  func name(of element: DraggableElement, in content: ViewController) -> String {
    let name = (content as? any DraggableContent)?.name(of: element) ?? element.title
    return ScriptWord.written(name)
  }

  /// Returns the words that name content, which are none for the uppermost one.
  func words(for content: ViewController) -> String {
    content === host.contentsOnScreen.first
      ? "" : " in \(ScriptWord.written(host.nameOfContent(content)))"
  }

  /// Returns the command that taps a button, or `nil` if no name fits only the button.
  func command(for button: BarButtonItem) -> String? {
    command("button", named: host.buttonNames.name(of: button))
  }

  /// Returns a command with the name of an element, or `nil` without a name.
  private func command(_ name: String, named element: String?) -> String? {
    element.map { "\(name) \(ScriptWord.written($0))" }
  }

  /// Returns a command with a tab, or `nil` if the tab is not in the host, where a script could not
  /// name it.
  private func command(_ name: String, _ tab: TabItem, _ rest: String...) -> String? {
    guard tab.tabHostController === host else { return nil }
    return ([name, ScriptWord.written(tab.identifier)] + rest).joined(separator: " ")
  }

  private func command(forPressing input: String, _ modifiers: KeyModifierFlags) -> String? {
    let key = PressedKey(input: input, modifiers: modifiers)
    return key.text.map { "press \(ScriptWord.written($0))" }
  }

  /// Returns the command for a key command, which the user may have chosen in a list while a field takes
  /// its key.
  private func command(for command: KeyCommand) -> String? {
    let isPressed =
      host.keyCommand(for: command.input, modifiers: command.modifierFlags) === command
    let press = self.command(forPressing: command.input, command.modifierFlags)
    return isPressed ? press : press.map { $0.replacing(/^press/, with: "key-command") }
  }

  private func command(for action: Action, in group: TabGroupItem) -> String? {
    group.actionNames.name(of: action).flatMap { command("action", group, ScriptWord.written($0)) }
  }

  private func command(for arrangement: UserInteraction.Arrangement) -> String? {
    switch arrangement {
    case .moveRow(let tab, let side, let other): command("move", tab, side, other)
    case .moveItem(let tab, let side, let other): command("item", tab, side, other)
    case .dragToBar(let tab, let position):
      command("drag", tab, position.map { "to bar at \($0)" } ?? "to bar")
    case .dragOffBar(let tab): command("drag", tab, "off bar")
    }
  }

  private func command(
    _ name: String,
    _ tab: TabItem,
    _ side: UserInteraction.Side,
    _ other: TabItem
  ) -> String? {
    guard other.tabHostController === host else { return nil }
    return command(name, tab, side.rawValue, ScriptWord.written(other.identifier))
  }

  /// Returns the commands for a change of the environment. Several commands are a batch.
  ///
  /// - Parameter size: The new bounds of the host, or `nil` if they have not changed. Those of a
  ///   terminal determine the traits.
  static func lines(
    from old: TraitCollection,
    to new: TraitCollection,
    terminal size: CGSize? = nil
  ) -> String {
    if let size, new.userInterfaceIdiom == .terminal {
      let line = "size \(Int(size.width))x\(Int(size.height))"
      if HostScript.isCommand(line) { return line }
    }
    var lines: [String] = []
    if new.horizontalSizeClass != old.horizontalSizeClass {
      lines.append("size \(new.horizontalSizeClass)")
    }
    if new.orientation != old.orientation { lines.append("rotate \(new.orientation)") }
    if new.layoutDirection != old.layoutDirection {
      lines.append("direction \(new.layoutDirection == .leftToRight ? "ltr" : "rtl")")
    }
    if lines.isEmpty { return comment("changeTraits") }
    return (lines.count > 1 ? ["batch"] + lines + ["end"] : lines).joined(separator: "\n")
  }
}

extension HostScript {
  /// Returns whether a text is a valid command. A renderer may use numbers that are not.
  static func isCommand(_ line: String) -> Bool {
    (try? HostScript(parsing: line))?.commands.count == 1
  }
}

extension ScriptWord {
  /// The words that are keywords in the place of an identifier.
  private static let keywords: Set = [
    "action", "after", "before", "footer", "full", "header", "host", "in", "nil", "none", "on",
    "open", "over", "overflow", "place",
  ]

  /// Returns a word as it is written in a script and in an answer, in quotes if necessary, and without
  /// control characters.
  static func written(_ text: String) -> String {
    let escaped = escaped(text)
    let isPlain = escaped.isIdentical(to: text) && !text.utf8.contains { " #".utf8.contains($0) }
    // Brackets and bars structure the answers about rows and items.
    if isPlain, let first = text.utf8.first, !"([|".utf8.contains(first), !keywords.contains(text),
      Int(text) == nil
    {
      return text
    }
    return "\"\(escaped)\""
  }

  /// Returns a word in quotes, without control characters.
  static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\"": escaped += "\\\""
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped.escapingControlCharacters
  }
}

extension Action {
  /// The identifier that the app has set, or otherwise the title that the action was created with.
  var nameInScripts: String {
    let identifier = identifier.rawValue
    guard identifier.hasPrefix(Self.derivedPrefix) else { return identifier }
    return String(identifier.dropFirst(Self.derivedPrefix.count))
  }
}
