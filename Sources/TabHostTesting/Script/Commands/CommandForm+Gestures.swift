import TabHost
import TabHostSpelling

extension CommandForm {
  /// The drags, swipes and menus of the user.
  ///
  /// A command closes what it opened and ends its drag before it returns.
  static let gestures: [CommandForm] = [
    .attempt("drop TYPE [xN] on ID [move]|drop TYPE on action GROUP ACTION", .drop, swift: .script)
    {
      $0.drop($1)
    },
    .attempt(
      "hover TYPE on ID MILLISECONDS",
      .text,
      .tab(after: "on"),
      .count(of: "milliseconds"),
      swift: .script
    ) {
      $0.hover($1, on: $2, for: .milliseconds($3))
    },
    .attempt("drag-row ID [ID…]", .tab, .tabs, swift: .script) { $0.dragRows([$1] + $2) },
    .attempt(
      "swipe leading|trailing ID [N|full]",
      .choice(SwipeEdge.self),
      .tab,
      .swipeChoice,
      swift: .calls { words in
        words.last == "full" ? "fullSwipe(.#1, on: tab(@2))" : nil
      }
    ) {
      $0.swipe($1, on: $2, $3)
    },
    .attempt("menu ID [TITLE…]", .tab, .texts, swift: .script) {
      $0.openMenu(on: $1, choosing: $2)
    },
  ]
}

// MARK: - Dropping

/// Items that the user drops.
private struct DroppedItems {
  /// The types of each item.
  let types: [String]
  var count = 1
  let target: Drag.Target
  var allowsMove = false
}

extension ScriptParameter<DroppedItems> {
  /// The maximum number of items of a drag.
  private static var maximumCount: Int { 10_000 }

  /// `TYPE [xN] on ID [move]` or `TYPE on action GROUP ACTION`.
  fileprivate static var drop: Self {
    Self { words throws(ScriptMistake) in
      let types = DragItem.types(in: try words.word().text)
      let (count, countWord) = try itemCount(&words)
      let tab = try words.word()
      if tab.isKeyword("action") {
        if let countWord {
          throw ScriptMistake(
            column: countWord.column,
            message: "an action accepts one item; for a tab named \"action\", use quotes"
          )
        }
        let action = try ScriptParameter<SidebarAction>.action.read(&words)
        return { runner throws(ScriptMistake) in
          let (group, action) = try action(runner)
          return DroppedItems(types: types, target: .action(action, group))
        }
      }
      let allowsMove = words.hasWords
      if allowsMove { try words.skip("move") }
      return { runner throws(ScriptMistake) in
        let target = Drag.Target.tab(try runner.tab(tab))
        return DroppedItems(types: types, count: count, target: target, allowsMove: allowsMove)
      }
    }
  }

  /// `[xN] on`.
  private static func itemCount(
    _ words: inout ScriptArguments
  ) throws(ScriptMistake) -> (Int, ScriptWord?) {
    let word = try words.word()
    if word.isKeyword("on") { return (1, nil) }
    guard !word.isQuoted, word.text.hasPrefix("x"),
      let count = ScriptWord.number(word.text.dropFirst()), (1...maximumCount).contains(count)
    else {
      throw word.mistake("is not \"on\" or a number of items from x1 to x\(maximumCount)")
    }
    try words.skip("on")
    return (count, word)
  }
}

extension ScriptRunner {
  fileprivate func drop(_ dropped: DroppedItems) -> UserInteraction.Outcome {
    let items = (0..<dropped.count).map { _ in DragItem(types: dropped.types) }
    let drag = user.beginExternalDrag(items, allowsMoveOperation: dropped.allowsMove)
    let outcome = drag.enter(dropped.target, at: .zero)
    guard outcome == .performed else { return outcome }
    return drag.drop()
  }
}

// MARK: - Dragging

extension ScriptRunner {
  /// Holds a drag over a tab for the given duration, then cancels it.
  fileprivate func hover(
    _ type: String,
    on tab: TabItem,
    for duration: Duration
  ) -> UserInteraction.Outcome {
    let drag = user.beginExternalDrag([DragItem(types: DragItem.types(in: type))])
    let outcome = drag.enter(.tab(tab), at: .zero)
    guard outcome == .performed else { return outcome }
    drag.hover(until: duration)
    drag.leave()
    drag.cancel()
    return outcome
  }

  /// Picks up the first row, then adds the others until one is refused.
  fileprivate func dragRows(_ tabs: [TabItem]) -> UserInteraction.Outcome {
    guard let first = tabs.first else { return .performed }
    var (outcome, drag) = user.drag(row: first)
    guard let drag else { return outcome }
    for tab in tabs.dropFirst() where outcome == .performed { outcome = drag.add(row: tab) }
    drag.cancel()
    return outcome
  }
}

extension ScriptRunner {
  /// Closes the menu or the swiped row that a command has opened, if it is still open.
  func closeGesture() {
    if host.sidebar.swipedRow != nil { user.closeSwipeActions() }
    if host.openMenu != nil { user.closeMenu() }
  }
}

// MARK: - Swiping

/// The action that the user performs after opening the swipe actions of a row.
private enum SwipeChoice {
  case nothing
  case action(at: Int)
  /// The action of a full swipe.
  case full
}

extension ScriptParameter<SwipeChoice> {
  /// `[N|full]`.
  fileprivate static var swipeChoice: Self {
    plain { words throws(ScriptMistake) in
      guard let word = words.optionalWord() else { return .nothing }
      if word.isKeyword("full") { return .full }
      if let position = word.number { return .action(at: position) }
      let suggestion = Spelling.suggestion(for: word.text, among: ["full"])
      throw word.mistake("is not \"full\" or a position, a number from 0\(suggestion)")
    }
  }
}

extension ScriptRunner {
  fileprivate func swipe(
    _ edge: SwipeEdge,
    on tab: TabItem,
    _ choice: SwipeChoice
  ) -> UserInteraction.Outcome {
    defer { closeGesture() }
    if case .full = choice { return user.fullSwipe(edge, on: tab) }
    let outcome = user.openSwipeActions(edge, on: tab)
    guard outcome == .performed, case .action(let position) = choice else { return outcome }
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

extension ScriptRunner {
  /// Opens the context menu of a row, and chooses the titles one after another.
  ///
  /// The last title is performed if it names an action, and opened if it names a menu. An action
  /// that keeps the menu open can be followed by other titles.
  fileprivate func openMenu(
    on tab: TabItem,
    choosing titles: [String]
  ) -> UserInteraction.Outcome {
    let outcome = user.openContextMenu(on: tab)
    defer { closeGesture() }
    return outcome == .performed ? choose(titles) : outcome
  }

  /// Chooses titles in the open menu, one after another.
  func choose(_ titles: [String]) -> UserInteraction.Outcome {
    var outcome = UserInteraction.Outcome.performed
    for (index, title) in titles.enumerated() where outcome == .performed {
      outcome = choose(title, isLast: index == titles.indices.last)
    }
    return outcome
  }

  private func choose(_ title: String, isLast: Bool) -> UserInteraction.Outcome {
    let items = host.openMenu?.items ?? []
    for case .action(let action) in items where action.title == title {
      let isFinal = !action.attributes.contains(.keepsMenuPresented)
      if isLast || !isFinal || action.attributes.contains(.disabled) {
        return user.performMenuElement(action)
      }
    }
    for case .menu(let menu) in items where menu.title == title {
      return user.openSubmenu(menu)
    }
    return .refused(.notAvailable)
  }
}
