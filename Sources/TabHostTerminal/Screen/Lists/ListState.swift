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
