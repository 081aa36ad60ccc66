import TabHost
import TabHostSpelling

extension CommandForm {
  /// The swipes and menus of the user.
  ///
  /// A command closes the menu or the row that it opened before it returns, and leaves one alone that
  /// was open before. With `open`, it leaves what it opened open.
  static let gestures: [CommandForm] = [
    .attempt(
      "swipe leading|trailing ID [full|[N] [open]]",
      .choice(SwipeEdge.self),
      .tab,
      .swipeChoice,
      swift: .calls { words, _ in
        words.last == "full" ? "fullSwipe(.#1, on: @2)" : nil
      }
    ) {
      $0.swipe($1, on: $2, $3)
    },
    .attempt("menu ID [TITLE…] [open]", .tab, .titles, swift: .script) {
      runner,
      tab,
      choice throws(ScriptMistake) in
      try runner.openMenu(on: tab, choosing: choice)
    },
    .attempt("swipe-action N", .position, swift: .script) { $0.performSwipeAction(at: $1) },
    .attempt("close-swipe", swift: .call("closeSwipeActions()")) { $0.user.closeSwipeActions() },
  ]
}

/// What gestures of the user have left open on a host.
@MainActor struct OpenGestures {
  private(set) weak var menu: MenuSession?
  private(set) weak var row: SwipeSession?
  private(set) weak var drag: Drag?

  init(on host: TabHostController) {
    (menu, row, drag) = (host.openMenu, host.sidebar.swipedRow, host.drag)
  }
}

extension ScriptRunner {
  /// Closes the menu and the swiped row that a command has opened, if they are still open.
  ///
  /// - Parameter former: What was open before the command.
  func closeGestures(openedSince former: OpenGestures) {
    let open = OpenGestures(on: host)
    if open.row != nil, open.row !== former.row { user.closeSwipeActions() }
    if open.menu != nil, open.menu !== former.menu { user.closeMenu() }
  }
}

// MARK: - Swiping

/// What the user does with the swipe actions of a row.
private enum SwipeChoice {
  /// The user opens them, and performs the action at a position, if any.
  case opens(action: Int?, staysOpen: Bool)
  /// The user performs the first one with a full swipe, after which the app closes the row.
  case full
}

extension ScriptParameter<SwipeChoice> {
  /// `[full|[N] [open]]`.
  fileprivate static var swipeChoice: Self {
    plain { words throws(ScriptMistake) in
      guard let word = words.optionalWord() else { return .opens(action: nil, staysOpen: false) }
      if word.isKeyword("full") { return .full }
      if word.isKeyword("open") { return .opens(action: nil, staysOpen: true) }
      guard let position = word.number else {
        let suggestion = Spelling.suggestion(for: word.text, among: ["full", "open"])
        throw word.mistake("is not \"full\" or a position, a number from 0\(suggestion)")
      }
      let next = words.optionalWord()
      let staysOpen = next?.isKeyword("open") == true
      if next != nil, !staysOpen { words.putBack() }
      return .opens(action: position, staysOpen: staysOpen)
    }
  }
}

extension ScriptRunner {
  fileprivate func swipe(
    _ edge: SwipeEdge,
    on tab: TabItem,
    _ choice: SwipeChoice
  ) -> UserInteraction.Outcome {
    guard case .opens(let position, let staysOpen) = choice else {
      return user.fullSwipe(edge, on: tab)
    }
    let former = OpenGestures(on: host)
    defer { if !staysOpen { closeGestures(openedSince: former) } }
    let outcome = user.openSwipeActions(edge, on: tab)
    guard outcome == .performed, let position else { return outcome }
    return performSwipeAction(at: position)
  }

  /// Performs an action of the swiped row.
  func performSwipeAction(at position: Int) -> UserInteraction.Outcome {
    let actions = host.sidebar.swipedRow?.configuration.actions ?? []
    guard actions.indices.contains(position) else { return .refused(.notAvailable) }
    return user.performSwipeAction(actions[position])
  }
}

// MARK: - Menus

/// What the user chooses in a menu.
struct MenuChoice {
  let titles: [ScriptWord]
  /// Whether the menu stays open.
  let staysOpen: Bool
}

extension ScriptParameter<MenuChoice> {
  /// `[TITLE…] [open]`.
  static var titles: Self {
    plain { words in
      let words = words.rest()
      let staysOpen = words.last?.isKeyword("open") == true
      let titles = Array(words.dropLast(staysOpen ? 1 : 0))
      return MenuChoice(titles: titles, staysOpen: staysOpen)
    }
  }
}

extension ScriptRunner {
  /// Opens the context menu of a row, and chooses the titles one after another.
  ///
  /// The last title is performed if it names an action, and opened if it names a menu. An action
  /// that keeps the menu open can be followed by other titles.
  fileprivate func openMenu(
    on tab: TabItem,
    choosing choice: MenuChoice
  ) throws(ScriptMistake) -> UserInteraction.Outcome {
    let former = OpenGestures(on: host)
    defer { if !choice.staysOpen { closeGestures(openedSince: former) } }
    let outcome = user.openContextMenu(on: tab)
    return outcome == .performed ? try choose(choice.titles) : outcome
  }

  /// Chooses titles in the open menu, one after another.
  func choose(_ titles: [ScriptWord]) throws(ScriptMistake) -> UserInteraction.Outcome {
    var outcome = UserInteraction.Outcome.performed
    for (index, title) in titles.enumerated() where outcome == .performed {
      outcome = try choose(title, isLast: index == titles.indices.last)
    }
    return outcome
  }

  private func choose(
    _ title: ScriptWord,
    isLast: Bool
  ) throws(ScriptMistake) -> UserInteraction.Outcome {
    // An enabled action that closes the menu is not followed by another title.
    func isPossible(_ element: MenuElement) -> Bool {
      guard let action = element as? Action, !isLast else { return true }
      return !action.attributes.isDisjoint(with: [.keepsMenuPresented, .disabled])
    }
    let element = try host.menuNames.element(
      named: title,
      among: "elements of the menu",
      where: isPossible
    )
    switch element {
    case let action as Action: return user.performMenuElement(action)
    case let menu as Menu: return user.openSubmenu(menu)
    default: return .refused(.notAvailable)
    }
  }
}

extension TabHostController {
  /// The elements of the open menu that the user can choose, without separators.
  var openMenuElements: [MenuElement] {
    (openMenu?.items ?? []).compactMap(\.element)
  }

  /// The names of the elements of the open menu.
  var menuNames: ScriptNames<MenuElement> { ScriptNames(openMenuElements) { [$0.title] } }
}

extension MenuSession.Item {
  /// The element, or `nil` for a separator or a placeholder.
  var element: MenuElement? {
    switch self {
    case .action(let action): action
    case .menu(let menu): menu
    case .separator, .loading: nil
    }
  }
}
