import TabHost

/// A gesture of several actions that one script command expresses.
@MainActor struct RecordedGesture {
  /// What an action adds to the line of the gesture.
  enum Step {
    /// The line continues with these words.
    case continues(RecordedWords)
    /// A part of the gesture has a line of its own.
    case line(String)

    /// The line continues with words without data, which may be none.
    fileprivate static func continues(_ text: String) -> Step { .continues(RecordedWords(text)) }
  }

  private enum Kind {
    /// An action that opens nothing itself, although its handler may.
    case button
    case menu(submenus: [String])
    case overflow(OverflowGesture)
    case swipe
    case drag(RecordedDrag)
    /// A drag that has ended with a drop.
    case drop
  }

  /// The beginning of the line, which is written as soon as the gesture begins.
  let text: String
  private var kind: Kind
  /// What was open before the gesture.
  private let former: OpenGestures
  /// What its first action has opened, or `nil` during that action.
  private var opened: OpenGestures?

  /// Creates a gesture, or `nil` if the action does not begin one.
  init?(beginning action: UserAction, in host: TabHostController) {
    former = OpenGestures(on: host)
    let text = ActionText(host: host).beginning(of: action)
    self.text = text ?? ""
    switch action {
    case .openContextMenu: kind = .menu(submenus: [])
    case .tapBarButton(let button): kind = button.opensMenu ? .menu(submenus: []) : .button
    case .openMenu(let button):
      guard let overflow = OverflowGesture(menuOf: button, in: host) else { return nil }
      kind = .overflow(overflow)
    case .openNavigationOverflow(let buttons): kind = .overflow(OverflowGesture(buttons))
    case .openSwipeActions: kind = .swipe
    case .dragRow: kind = .drag(RecordedDrag())
    case .dragElement(_, let content):
      kind = .drag(RecordedDrag(of: content, ActionText(host: host).words(for: content)))
    case .beginExternalDrag(let items, let allowsMove):
      guard let items = RecordedItems(items) else { return nil }
      kind = .drag(RecordedDrag(of: items, allowsMove: allowsMove))
    default: return nil
    }
    switch action {
    // A script can't name a tab outside of the host, or a button without a name.
    case .openContextMenu(let tab), .openSwipeActions(_, let tab), .dragRow(let tab):
      if tab.tabHostController !== host { return nil }
    case .tapBarButton: if text == nil { return nil }
    default: break
    }
  }

  /// The items from outside that are dragged, or `nil` if there are none.
  var items: RecordedItems? { if case .drag(let drag) = kind { drag.items } else { nil } }

  /// Whether the command for a single action of the gesture has the outcome of that action.
  ///
  /// The outcome of a drag is that of its last target, unless it has not begun.
  var hasOutcomeOfAction: Bool {
    switch kind {
    case .button, .menu, .overflow, .swipe: true
    case .drag: opened.map { $0.drag == nil || $0.drag === former.drag } ?? false
    case .drop: false
    }
  }

  /// Whether all actions of the gesture are one command, which has the outcome of all of them.
  var isOneCommand: Bool { if case .overflow = kind { false } else { true } }

  // MARK: - Continuing

  /// Adds an action, before it is performed. Returns `nil` if it does not belong to the gesture.
  mutating func add(_ action: UserAction, in host: TabHostController) -> Step? {
    switch kind {
    case .button, .drop: nil
    case .menu(let submenus): addToMenu(action, submenus, in: host)
    case .overflow(let overflow): addToOverflow(action, overflow, in: host)
    case .swipe: addToSwipe(action, in: host)
    case .drag(let drag): addToDrag(action, drag, in: host)
    }
  }

  private mutating func addToMenu(
    _ action: UserAction,
    _ submenus: [String],
    in host: TabHostController
  ) -> Step? {
    switch action {
    case .openSubmenu(let menu):
      guard let name = host.menuNames.name(of: menu) else { return nil }
      kind = .menu(submenus: submenus + [name])
      return .continues("")
    case .closeSubmenu:
      // The line contains a choice in the submenu, which can't be left in the same line.
      guard !submenus.isEmpty else { return nil }
      kind = .menu(submenus: submenus.dropLast())
      return .continues("")
    case .performMenuElement(let action):
      guard let name = host.menuNames.name(of: action) else { return nil }
      kind = .menu(submenus: [])
      return .continues((submenus + [name]).map { " \(ScriptWord.written($0))" }.joined())
    case .closeMenu: return .continues("")
    default: return nil
    }
  }

  private mutating func addToOverflow(
    _ action: UserAction,
    _ former: OverflowGesture,
    in host: TabHostController
  ) -> Step? {
    var overflow = former
    guard let line = overflow.add(action, in: host) else { return nil }
    kind = .overflow(overflow)
    if line.isEmpty { return .continues("") }
    guard overflow.isOfButton else { return .line(line) }
    // Further choices continue the line.
    kind = .menu(submenus: [])
    return .continues(line)
  }

  private func addToSwipe(_ action: UserAction, in host: TabHostController) -> Step? {
    switch action {
    case .performSwipeAction(let action):
      let actions = host.sidebar.swipedRow?.configuration.actions ?? []
      let position = actions.firstIndex { $0 === action }
      return position.map { .continues(" \($0)") }
    case .closeSwipeActions: return .continues("")
    default: return nil
    }
  }

  private mutating func addToDrag(
    _ action: UserAction,
    _ former: RecordedDrag,
    in host: TabHostController
  ) -> Step? {
    var drag = former
    if case .drop = action {
      kind = .drop
      return .continues(drag.drop())
    }
    let step: Step
    switch action {
    case .addToDrag(let tab) where drag.isDrag(of: nil) && tab.tabHostController === host:
      step = .continues(drag.add(ScriptWord.written(tab.identifier)))
    case .addElementToDrag(let element, let content) where drag.isDrag(of: content):
      step = .continues(drag.add(ActionText(host: host).name(of: element, in: content)))
    case .enterDropTarget(let target, let time):
      step = .continues(drag.move(over: target, at: time, in: host))
    case .leaveDropTarget:
      step = .continues(drag.move(over: nil, at: .zero, in: host))
    case .hoverOverDropTarget(let time):
      drag.rest(until: time)
      step = .continues("")
    // No rows can be added to items of another app.
    case .addToDrag where host.drag?.dragSession == nil: step = .continues("")
    case .addElementToDrag where host.drag?.dragSession == nil: step = .continues("")
    case .cancelDrag: step = .continues("")
    default: return nil
    }
    kind = .drag(drag)
    return step
  }

  // MARK: - Ending

  /// Notes the outcome of an action of the gesture. Returns whether the gesture is over.
  mutating func didEnd(
    _ action: UserAction,
    _ outcome: UserInteraction.Outcome,
    on host: TabHostController
  ) -> Bool {
    if opened == nil { opened = OpenGestures(on: host) }
    switch (kind, action) {
    case (.menu(let submenus), .openSubmenu) where outcome != .performed:
      kind = .menu(submenus: submenus.dropLast())
    case (.overflow(var overflow), .openSubmenu) where outcome != .performed:
      overflow.leaveSubmenu()
      kind = .overflow(overflow)
    // A command performs nothing after an element or a row that is refused.
    case (.menu, .performMenuElement) where outcome != .performed: return true
    case (.drag(let drag), .addToDrag), (.drag(let drag), .addElementToDrag):
      if drag.items == nil, outcome != .performed { return true }
    case (.drag(var drag), .enterDropTarget), (.drag(var drag), .hoverOverDropTarget):
      if host.drag?.target == nil { drag.noteDeparture() }
      kind = .drag(drag)
    case (.swipe, .performSwipeAction): return true
    default: break
    }
    return !isOpen(on: host)
  }

  /// Returns whether what the gesture has opened is still open.
  func isOpen(on host: TabHostController) -> Bool {
    let now = OpenGestures(on: host)
    func isOpen(_ open: AnyObject?, _ opened: AnyObject?, _ former: AnyObject?) -> Bool {
      open != nil && open === opened && open !== former
    }
    return switch kind {
    case .button, .drop: false
    case .menu, .overflow: isOpen(now.menu, opened?.menu, former.menu)
    case .swipe: isOpen(now.row, opened?.row, former.row)
    case .drag: isOpen(now.drag, opened?.drag, former.drag)
    }
  }

  /// Ends the line, whether or not the gesture is over. Returns its last words.
  mutating func end(on host: TabHostController) -> RecordedWords {
    switch kind {
    case .menu(let submenus):
      let words = submenus.map { " \(ScriptWord.written($0))" }.joined()
      return RecordedWords(words + wordForOpen(on: host))
    case .button, .swipe: return RecordedWords(wordForOpen(on: host))
    case .drag(var drag):
      let words = drag.end(staysOpen: isOpen(on: host))
      kind = .drag(drag.continued)
      return words
    case .overflow, .drop: return RecordedWords("")
    }
  }

  /// The word for a menu or a row that the command leaves open.
  private func wordForOpen(on host: TabHostController) -> String {
    let now = OpenGestures(on: host)
    let isOpen =
      now.menu != nil && now.menu !== former.menu || now.row != nil && now.row !== former.row
    return isOpen ? " open" : ""
  }

  /// Whether further actions continue the gesture after a line of its own. The others of a menu or a
  /// row that is open have commands of their own.
  var continuesAfterLine: Bool {
    switch kind {
    case .drag, .overflow: true
    case .button, .menu, .swipe, .drop: false
    }
  }
}
