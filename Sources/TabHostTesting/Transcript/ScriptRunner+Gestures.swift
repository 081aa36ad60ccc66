import TabHost

extension ScriptRunner {
  /// What a person does with a drag, a swipe or a menu. What was opened is closed again at the end
  /// of the step, and no drag outlives it.
  func perform(_ gesture: ScriptStep.Gesture) throws(ScriptMistake) -> UserInteraction.Outcome {
    switch gesture {
    case .drop(let type, let count, let word, let allowsMove):
      let target = Drag.Target.tab(try tab(word))
      return drop(type, count: count, on: target, allowsMove: allowsMove)
    case .dropOnAction(let type, let groupWord, let word):
      let group = try group(groupWord)
      return drop(type, count: 1, on: .action(try action(word, of: group), group))
    case .hover(let type, let word, let milliseconds):
      return hover(type, on: try tab(word), for: .milliseconds(milliseconds))
    case .dragRows(let words): return dragRows(try tabs(words))
    case .swipe(let isLeading, let word, let choice):
      return swipe(isLeading ? .leading : .trailing, on: try tab(word), choice)
    case .menu(let word, let titles):
      return menu(on: try tab(word), titles: titles.map(\.text))
    }
  }

  func scroll(to target: ScriptStep.ScrollTarget) throws(ScriptMistake) {
    let sidebar = host.sidebar
    switch target {
    case .header: sidebar.scroll(to: .header, animated: false)
    case .footer: sidebar.scroll(to: .footer, animated: false)
    case .row(let word): sidebar.scroll(to: .tab(try tab(word)), animated: false)
    }
  }
}

// MARK: - Drag and drop

extension ScriptRunner {
  private func drop(
    _ type: String,
    count: Int,
    on target: Drag.Target,
    allowsMove: Bool = false
  ) -> UserInteraction.Outcome {
    let items = (0..<count).map { _ in DragItem(type: type) }
    let drag = host.user.dragIn(items, allowsMoveOperation: allowsMove)
    let outcome = drag.enter(target, at: .zero)
    guard outcome == .performed else { return outcome }
    return drag.drop()
  }

  /// Stays over a tab until the time is over, then goes away.
  private func hover(
    _ type: String,
    on tab: TabItem,
    for duration: Duration
  ) -> UserInteraction.Outcome {
    let drag = host.user.dragIn([DragItem(type: type)])
    let outcome = drag.enter(.tab(tab), at: .zero)
    guard outcome == .performed else { return outcome }
    drag.stay(until: duration)
    drag.leave()
    drag.cancel()
    return outcome
  }

  /// Picks up the first row, then the others until one is refused.
  private func dragRows(_ tabs: [TabItem]) -> UserInteraction.Outcome {
    guard let first = tabs.first else { return .performed }
    var (outcome, drag) = host.user.drag(row: first)
    guard let drag else { return outcome }
    for tab in tabs.dropFirst() where outcome == .performed { outcome = drag.add(row: tab) }
    drag.cancel()
    return outcome
  }
}

// MARK: - Swipes and menus

extension ScriptRunner {
  /// Opens the row, and performs what is chosen of it.
  private func swipe(
    _ edge: SwipeEdge,
    on tab: TabItem,
    _ choice: ScriptStep.Gesture.Choice?
  ) -> UserInteraction.Outcome {
    let user = host.user
    let outcome = user.openSwipeActions(edge, on: tab)
    defer { user.closeSwipeActions() }
    guard outcome == .performed, let choice else { return outcome }
    // Not by `fullSwipe`: nobody would know the title of what was performed.
    let configuration = host.sidebar.swipedRow?.configuration
    let actions = configuration?.actions ?? []
    let position: Int
    switch choice {
    case .position(let chosen): position = chosen
    case .full where configuration?.performsFirstActionWithFullSwipe == false:
      return .refused(.notPermitted)
    case .full where actions.isEmpty: return .performed
    case .full: position = 0
    }
    guard actions.indices.contains(position) else { return .refused(.notAvailable) }
    let action = actions[position]
    return recordingHandler(action.title ?? "") { user.performSwipeAction(action) }
  }

  /// Walks down the titles. The last one is chosen if it is an action, and opened if it is a menu.
  private func menu(on tab: TabItem, titles: [String]) -> UserInteraction.Outcome {
    let user = host.user
    var outcome = user.openContextMenu(on: tab)
    defer { user.closeMenu() }
    for (index, title) in titles.enumerated() where outcome == .performed {
      outcome = choose(title, isLast: index == titles.indices.last)
    }
    return outcome
  }

  private func choose(_ title: String, isLast: Bool) -> UserInteraction.Outcome {
    let items = host.openMenu?.items ?? []
    for case .action(let action) in items where action.title == title {
      if isLast || action.attributes.contains(.disabled) {
        return recordingHandler(title) { host.user.choose(action) }
      }
    }
    for case .menu(let menu) in items where menu.title == title {
      return host.user.openSubmenu(menu)
    }
    return .refused(.notAvailable)
  }
}
