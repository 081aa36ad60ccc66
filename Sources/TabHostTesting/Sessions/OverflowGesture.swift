import TabHost

/// The choice of an item in the overflow menu of a navigation bar, or in the menu of a button with an
/// action.
///
/// A line is written only if the user chooses something: a command without a choice would perform
/// the action of the button. Each choice in an overflow menu that stays open is a line of its own,
/// which opens the menu again.
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
  /// The names of the menus below that submenu.
  private var submenus: [String] = []

  init(_ buttons: [BarButtonItem]) {
    self.buttons = buttons
    root = nil
  }

  /// Creates the choice in the menu of a button, or `nil` if no command names the button.
  init?(menuOf button: BarButtonItem, in host: TabHostController) {
    guard let command = ActionText(host: host).command(for: button) else { return nil }
    buttons = []
    root = command
  }

  /// Whether the menu is that of a button.
  var isOfButton: Bool { root != nil }

  /// Adds an action to the gesture. Returns the command for it, which is empty without a choice, or
  /// `nil` if the action does not belong to the gesture.
  mutating func add(_ action: UserAction, in host: TabHostController) -> String? {
    switch action {
    case .openSubmenu(let menu):
      guard let name = host.menuNames.name(of: menu) else { return nil }
      if command == nil {
        command = root.map { "\($0) \(ScriptWord.written(name))" } ?? item(menu, in: host)
      } else {
        submenus.append(name)
      }
      return ""
    case .closeSubmenu:
      leaveSubmenu()
      return ""
    case .performMenuElement(let action):
      guard let command = command ?? root else { return item(action, in: host) }
      guard let name = host.menuNames.name(of: action) else { return nil }
      let words = [command] + (submenus + [name]).map { ScriptWord.written($0) }
      return words.joined(separator: " ")
    case .closeMenu: return ""
    default: return nil
    }
  }

  /// Notes that the last submenu is not open.
  mutating func leaveSubmenu() {
    if submenus.popLast() == nil { command = nil }
  }

  /// Returns the command for an item of the open menu.
  private func item(_ element: MenuElement, in host: TabHostController) -> String? {
    let elements = host.openMenuElements
    guard let index = elements.firstIndex(where: { $0 === element }) else { return nil }
    guard buttons.indices.contains(index) else { return "button overflow \(index - buttons.count)" }
    return ActionText(host: host).command(for: buttons[index])
  }
}
