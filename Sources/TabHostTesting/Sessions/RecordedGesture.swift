import TabHost

/// A gesture of several actions that one script command expresses.
@MainActor struct RecordedGesture {
  /// The effect of an action on the gesture.
  enum Step {
    /// The action does not belong to the gesture, which is over.
    case other
    /// The line continues with these words.
    case continues(String)
    /// The line ends with these words.
    case ends(String)
    /// A part of the gesture has a line of its own.
    case line(String)
    /// The gesture ends with a line of its own.
    case lastLine(String)
  }

  private enum Kind {
    case menu(submenus: [String])
    case overflow(OverflowGesture)
    case swipe
    /// A drag of rows. No command expresses a drop of them.
    case rows
    case items(ItemDrag)
  }

  /// The beginning of the line, which is written as soon as the gesture begins.
  let text: String
  private var kind: Kind

  /// Creates a gesture, or `nil` if the action does not begin one.
  init?(beginning action: UserAction) {
    text = ActionText.beginning(of: action) ?? ""
    switch action {
    case .openContextMenu: kind = .menu(submenus: [])
    case .tapBarButton(let button) where button.opensMenu: kind = .menu(submenus: [])
    case .openMenu(let button): kind = .overflow(OverflowGesture(menuOf: button))
    case .openNavigationOverflow(let buttons): kind = .overflow(OverflowGesture(buttons))
    case .openSwipeActions: kind = .swipe
    case .dragRow: kind = .rows
    case .beginExternalDrag(let items, let allowsMove):
      kind = .items(ItemDrag(items, allowsMove: allowsMove))
    default: return nil
    }
    guard Self.isValid(text, action) else { return nil }
  }

  /// Returns whether a script can name the tab of a gesture.
  private static func isValid(_ text: String, _ action: UserAction) -> Bool {
    let tab: TabItem?
    switch action {
    case .openContextMenu(let subject), .openSwipeActions(_, let subject), .dragRow(let subject):
      tab = subject
    default: tab = nil
    }
    guard let tab else { return text.isEmpty || HostScript.isCommand(text) }
    return tab.tabHostController != nil && HostScript.isCommand(text)
  }

  /// The last words of the line if the gesture ends without an action of its own.
  var end: String {
    guard case .menu(let submenus) = kind else { return "" }
    return submenus.map { " \(ScriptWord.written($0))" }.joined()
  }

  /// The last line of its own if the gesture ends without an action of its own.
  var lastLine: String {
    if case .items(let drag) = kind { drag.canceled } else { "" }
  }

  /// Adds an action to the gesture.
  mutating func add(_ action: UserAction, in host: TabHostController) -> Step {
    switch kind {
    case .menu(let submenus): addToMenu(action, submenus)
    case .overflow(var overflow): addToOverflow(action, &overflow, in: host)
    case .swipe: addToSwipe(action, in: host)
    case .rows: addToRows(action)
    case .items(var drag): addToItems(action, &drag)
    }
  }

  private mutating func addToMenu(_ action: UserAction, _ submenus: [String]) -> Step {
    switch action {
    case .openSubmenu(let menu):
      kind = .menu(submenus: submenus + [menu.title])
      return .continues("")
    case .closeSubmenu:
      kind = .menu(submenus: submenus.dropLast())
      return .continues("")
    case .performMenuElement(let action):
      kind = .menu(submenus: [])
      let words = submenus + [action.title]
      let text = words.map { " \(ScriptWord.written($0))" }.joined()
      return action.attributes.contains(.keepsMenuPresented)
        ? .continues(text) : .ends(text)
    case .closeMenu: return .ends(end)
    default: return .other
    }
  }

  private mutating func addToOverflow(
    _ action: UserAction,
    _ overflow: inout OverflowGesture,
    in host: TabHostController
  ) -> Step {
    let step = overflow.add(action, in: host)
    kind = .overflow(overflow)
    return step
  }

  private func addToSwipe(_ action: UserAction, in host: TabHostController) -> Step {
    switch action {
    case .performSwipeAction(let action):
      let actions = host.sidebar.swipedRow?.configuration.actions ?? []
      let position = actions.firstIndex { $0 === action }
      return position.map { .ends(" \($0)") } ?? .other
    case .closeSwipeActions: return .ends("")
    default: return .other
    }
  }

  private func addToRows(_ action: UserAction) -> Step {
    switch action {
    case .addToDrag(let tab): .continues(" \(ScriptWord.written(tab.identifier))")
    case .enterDropTarget:
      .lastLine(ActionText.comment("enterDropTarget"))
    case .hoverOverDropTarget, .leaveDropTarget: .continues("")
    case .drop, .cancelDrag: .ends("")
    default: .other
    }
  }

  private mutating func addToItems(_ action: UserAction, _ drag: inout ItemDrag) -> Step {
    let line: String?
    switch action {
    case .enterDropTarget(let target, let time): line = drag.enter(target, at: time)
    case .hoverOverDropTarget(let time): line = drag.hover(until: time)
    case .leaveDropTarget: line = drag.leave()
    case .drop: return .lastLine(drag.dropped)
    case .cancelDrag: return .lastLine(drag.canceled)
    default: return .other
    }
    kind = .items(drag)
    return .line(line ?? "")
  }
}
