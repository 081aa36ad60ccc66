import TabHost

/// A menu or a swiped row that the user has opened, and what the user can choose there.
@MainActor struct ExplorerGesture {
  /// The command without a choice.
  let line: String
  /// The words of each possible choice. An empty list chooses nothing.
  private(set) var options: [[String]] = [[]]
  private let runner: ScriptRunner
  private let outcome: UserInteraction.Outcome
  private let isSwipe: Bool

  /// Opens a menu or a row, or returns `nil` if the action does not open anything.
  init?(opening action: UserAction, with runner: ScriptRunner) {
    guard let line = ActionText.beginning(of: action) else { return nil }
    let user = runner.host.user
    self.line = line
    self.runner = runner
    switch action {
    case .openContextMenu(let tab):
      isSwipe = false
      outcome = user.openContextMenu(on: tab)
    case .tapBarButton(let button):
      isSwipe = false
      outcome = user.tapBarButton(button)
    case .openSwipeActions(let edge, let tab):
      isSwipe = true
      outcome = user.openSwipeActions(edge, on: tab)
    default: return nil
    }
    guard outcome == .performed else { return }
    if isSwipe {
      options += (runner.host.sidebar.swipedRow?.configuration.actions ?? []).indices.map {
        ["\($0)"]
      }
    } else {
      options += Self.paths(in: runner.host.openMenu)
    }
  }

  /// Chooses an option, and closes the menu or the row. Returns the command for the whole gesture.
  func finish(choosing words: [String]) -> (line: String, outcome: UserInteraction.Outcome) {
    var outcome = outcome
    if outcome == .performed, !words.isEmpty {
      outcome = isSwipe ? perform(at: words[0]) : runner.choose(words)
    }
    runner.closeGesture()
    return (line(for: words), outcome)
  }

  /// Returns the command for the gesture with a choice.
  func line(for words: [String]) -> String {
    // The position of a swipe action is not quoted.
    ([line] + (isSwipe ? words : words.map { ScriptWord.written($0) })).joined(separator: " ")
  }

  private func perform(at position: String) -> UserInteraction.Outcome {
    Int(position).map(runner.performSwipeAction(at:)) ?? .refused(.notAvailable)
  }

  // MARK: - Menus

  /// Returns the titles that lead to each enabled action of a menu.
  private static func paths(in menu: MenuSession?) -> [[String]] {
    (menu?.items ?? []).flatMap { item -> [[String]] in
      switch item {
      case .action(let action): paths(to: action, depth: 0)
      case .menu(let menu): paths(to: menu, depth: 0)
      case .separator, .loading: []
      }
    }
  }

  private static func paths(to element: MenuElement, depth: Int) -> [[String]] {
    // A menu may contain itself.
    guard depth < 8 else { return [] }
    switch element {
    case let action as Action:
      return action.attributes.isDisjoint(with: [.disabled, .hidden]) ? [[action.title]] : []
    case let menu as Menu:
      let paths = menu.children.flatMap { Self.paths(to: $0, depth: depth + 1) }
      return menu.options.contains(.displayInline) ? paths : paths.map { [menu.title] + $0 }
    default: return []
    }
  }
}
