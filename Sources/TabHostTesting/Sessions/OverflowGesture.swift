import TabHost

/// The choice of an item in the overflow menu of a navigation bar, or in the menu of a button with an
/// action.
///
/// A line is written only if the user chooses something: a command without a choice would perform
/// the action of the button.
///
/// A script opens the menu as if all buttons fit. Therefore, the choice of a button that does not fit
/// is written as a tap on that button.
@MainActor struct OverflowGesture {
  /// The buttons that do not fit, which are the first items of the menu.
  private let buttons: [BarButtonItem]
  /// The command for the item whose submenu is open, or `nil` while none is.
  private var command: String?
  /// The command for the button whose menu is open, or `nil` for the overflow menu.
  private let root: String?
  /// The titles of the menus below that submenu.
  private var submenus: [String] = []

  init(_ buttons: [BarButtonItem]) {
    self.buttons = buttons
    root = nil
  }

  init(menuOf button: BarButtonItem) {
    buttons = []
    root = "button \(ScriptWord.written(button.scriptName))"
  }

  /// Adds an action to the gesture.
  mutating func add(_ action: UserAction, in host: TabHostController) -> RecordedGesture.Step {
    switch action {
    case .openSubmenu(let menu):
      if command == nil {
        command = root.map { "\($0) \(ScriptWord.written(menu.title))" } ?? item(menu, in: host)
      } else {
        submenus.append(menu.title)
      }
      return .continues("")
    case .closeSubmenu:
      if submenus.popLast() == nil { command = nil }
      return .continues("")
    case .performMenuElement(let action):
      guard let command = command ?? root else {
        return item(action, in: host).map { .ends($0) } ?? .other
      }
      let words = [command] + (submenus + [action.title]).map { ScriptWord.written($0) }
      return .ends(words.joined(separator: " "))
    case .closeMenu: return .ends("")
    default: return .other
    }
  }

  /// Returns the command for an item of the open menu.
  private func item(_ element: MenuElement, in host: TabHostController) -> String? {
    let elements = (host.openMenu?.items ?? []).compactMap { item -> MenuElement? in
      switch item {
      case .action(let action): action
      case .menu(let menu): menu
      case .separator, .loading: nil
      }
    }
    guard let index = elements.firstIndex(where: { $0 === element }) else { return nil }
    guard buttons.indices.contains(index) else { return "button overflow \(index - buttons.count)" }
    return "button \(ScriptWord.written(buttons[index].scriptName))"
  }
}
