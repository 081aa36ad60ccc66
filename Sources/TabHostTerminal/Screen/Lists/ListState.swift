import TabHost

/// The state of the list on top of everything else: which one the screen has opened, the focused
/// line, and the query.
@MainActor final class ListState {
  /// The list that the screen itself has opened.
  private(set) var open: ScreenList?
  /// The index of the focused line.
  var focus = 0
  /// The query of the list, or `nil` while the user is not searching it.
  var find: Find?
  /// The elements that the user has chosen in the palette.
  private(set) var recent = RecentChoices()

  /// Opens a list of the screen, or closes the open one.
  func show(_ list: ScreenList?) {
    open = list
    find = nil
  }

  /// Discards the query and the focus, because no list is open.
  func reset() {
    find = nil
    focus = 0
  }

  /// Records that the user has chosen an element in the palette.
  func note(_ choice: Panel.Choice) { recent.note(choice) }

  /// The query of a list.
  struct Find {
    let place: Place
    var editor = LineEditor.query()
    /// Whether the focused line has moved since the query was edited. The cursor of the terminal
    /// follows it then, because screen readers and braille displays follow that cursor.
    var isChoosing = false
    /// The search for elements, or `nil` if the query filters the lines of the list.
    var search: ElementSearch?
  }

  /// The list that a query belongs to. It ends with the list.
  enum Place {
    case screen(ScreenList)
    case menu(MenuSession, level: Int)

    static func == (first: Place, second: Place?) -> Bool {
      switch (first, second) {
      case (.screen(let list), .screen(let other)): list == other
      case (.menu(let menu, let level), .menu(let other, let otherLevel)):
        menu === other && level == otherLevel
      default: false
      }
    }
  }
}

// MARK: - Recent choices

/// The elements that the user has chosen in the palette, the most recent first.
struct RecentChoices {
  /// The identity of an element, which remains the same if the app creates it anew.
  enum Identity: Hashable {
    case tab(String)
    case action(String, group: String)
    case command(TerminalCommand)
    case keyCommand(String)
    case button(String)
    case menuElement(String, button: String)
  }

  /// The number of elements that are stored, and the points for the most recent one.
  private static let limit = 12

  private(set) var identities: [Identity] = []

  /// Records that the user has chosen an element.
  @MainActor mutating func note(_ choice: Panel.Choice) {
    guard let identity = choice.identity else { return }
    identities.removeAll { $0 == identity }
    identities.insert(identity, at: 0)
    identities = Array(identities.prefix(Self.limit))
  }

  /// Returns the points that prefer an element to others with the same match.
  @MainActor func bonus(of choice: Panel.Choice) -> Int {
    guard let index = choice.identity.flatMap(identities.firstIndex) else { return 0 }
    return Self.limit - index
  }
}

extension Panel.Choice {
  /// The identity of the element in the palette, or `nil` if it is not stored.
  @MainActor var identity: RecentChoices.Identity? {
    switch self {
    case .tab(let tab), .distantTab(let tab): .tab(tab.identifier)
    case .distantAction(let action, let group):
      .action(action.title, group: group.identifier)
    case .command(let command): .command(command)
    case .keyCommand(let command): .keyCommand(command.title)
    case .barButton(let button): .button(button.title ?? button.identifier ?? "")
    case .menuElement(let action, let button, _):
      .menuElement(action.title, button: button.title ?? button.identifier ?? "")
    case .toolbarItem(let action): .action(action.title, group: "")
    default: nil
    }
  }
}
