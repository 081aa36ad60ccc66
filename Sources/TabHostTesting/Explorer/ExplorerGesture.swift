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
  /// What was open before.
  private let former: OpenGestures

  /// Opens a menu or a row, or returns `nil` if the action does not open anything.
  init?(opening action: UserAction, with runner: ScriptRunner) {
    guard let line = ActionText(host: runner.host).beginning(of: action) else { return nil }
    let user = runner.host.user
    self.line = line
    self.runner = runner
    former = OpenGestures(on: runner.host)
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
  ///
  /// - Throws: A mistake if the words fit several elements of a menu that was open when they were read.
  func finish(
    choosing words: [String]
  ) throws(ScriptMistake) -> (line: String, outcome: UserInteraction.Outcome) {
    defer { runner.closeGestures(openedSince: former) }
    guard outcome == .performed, !words.isEmpty else { return (line(for: words), outcome) }
    let choice = words.map { ScriptWord(text: $0, column: 1, isQuoted: true) }
    return (line(for: words), isSwipe ? perform(at: words[0]) : try runner.choose(choice))
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

  /// Returns the names that lead to each enabled action of a menu.
  static func paths(in menu: MenuSession?) -> [[String]] {
    paths(to: (menu?.items ?? []).compactMap(\.element), depth: 0)
  }

  private static func paths(to elements: [MenuElement], depth: Int) -> [[String]] {
    // A menu may contain itself.
    guard depth < 8 else { return [] }
    let names = ScriptNames(elements) { [$0.title] }
    return elements.flatMap { element -> [[String]] in
      guard let name = names.name(of: element) else { return [] }
      switch element {
      case let action as Action:
        return action.attributes.contains(.disabled) ? [] : [[name]]
      case let menu as Menu:
        return paths(to: Self.elements(in: menu), depth: depth + 1).map { [name] + $0 }
      default: return []
      }
    }
  }

  /// Returns the elements that an open submenu lists, as far as they are known before it is open.
  private static func elements(in menu: Menu, depth: Int = 0) -> [MenuElement] {
    guard depth < 8 else { return [] }
    return menu.children.flatMap { element -> [MenuElement] in
      switch element {
      case let action as Action: action.attributes.contains(.hidden) ? [] : [action]
      case let menu as Menu where menu.options.contains(.displayInline):
        elements(in: menu, depth: depth + 1)
      case let menu as Menu: elements(in: menu, depth: depth + 1).isEmpty ? [] : [menu]
      default: []
      }
    }
  }
}
