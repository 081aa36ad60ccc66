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
    /// A drag of rows, with the target that it is over.
    case rows(RowDrag)
    case items(ItemDrag)
  }

  /// The beginning of the line, which is written as soon as the gesture begins.
  let text: String
  private var kind: Kind

  /// Creates a gesture, or `nil` if the action does not begin one.
  init?(beginning action: UserAction, in host: TabHostController) {
    let text = ActionText(host: host).beginning(of: action)
    self.text = text ?? ""
    switch action {
    case .openContextMenu: kind = .menu(submenus: [])
    case .tapBarButton(let button) where button.opensMenu:
      if text == nil { return nil }
      kind = .menu(submenus: [])
    case .openMenu(let button):
      guard let overflow = OverflowGesture(menuOf: button, in: host) else { return nil }
      kind = .overflow(overflow)
    case .openNavigationOverflow(let buttons): kind = .overflow(OverflowGesture(buttons))
    case .openSwipeActions: kind = .swipe
    case .dragRow: kind = .rows(RowDrag())
    case .dragElement(_, let content):
      kind = .rows(RowDrag(of: content, ActionText(host: host).words(for: content)))
    case .beginExternalDrag(let items, let allowsMove):
      kind = .items(ItemDrag(items, allowsMove: allowsMove))
    default: return nil
    }
    // A script can't name a tab outside of the host.
    switch action {
    case .openContextMenu(let tab), .openSwipeActions(_, let tab), .dragRow(let tab):
      if tab.tabHostController == nil { return nil }
    default: break
    }
  }

  /// Returns the last words of the line if the gesture ends without an action of its own, perhaps while
  /// the menu or the swiped row is still open.
  func end(in host: TabHostController) -> String {
    let isOpen = host.openMenu != nil
    return switch kind {
    case .menu(let submenus):
      submenus.map { " \(ScriptWord.written($0))" }.joined() + (isOpen ? " open" : "")
    case .swipe: host.sidebar.swipedRow == nil ? "" : " open"
    case .rows(let drag): drag.end
    default: ""
    }
  }

  /// The last line of its own if the gesture ends without an action of its own.
  var lastLine: String {
    if case .items(let drag) = kind { drag.canceled } else { "" }
  }

  /// Whether the gesture is a drag, which a line of its own would end.
  var isDrag: Bool {
    switch kind {
    case .rows, .items: true
    case .menu, .overflow, .swipe: false
    }
  }

  /// Adds an action to the gesture.
  mutating func add(_ action: UserAction, in host: TabHostController) -> Step {
    switch kind {
    case .menu(let submenus): addToMenu(action, submenus, in: host)
    case .overflow(var overflow): addToOverflow(action, &overflow, in: host)
    case .swipe: addToSwipe(action, in: host)
    case .rows(let drag): addToRows(action, drag, in: host)
    case .items(var drag): addToItems(action, &drag)
    }
  }

  private mutating func addToMenu(
    _ action: UserAction,
    _ submenus: [String],
    in host: TabHostController
  ) -> Step {
    switch action {
    case .openSubmenu(let menu):
      guard let name = host.menuNames.name(of: menu) else { return .other }
      kind = .menu(submenus: submenus + [name])
      return .continues("")
    case .closeSubmenu:
      kind = .menu(submenus: submenus.dropLast())
      return .continues("")
    case .performMenuElement(let action):
      guard let name = host.menuNames.name(of: action) else { return .other }
      kind = .menu(submenus: [])
      let words = submenus + [name]
      let text = words.map { " \(ScriptWord.written($0))" }.joined()
      return action.attributes.contains(.keepsMenuPresented)
        ? .continues(text) : .ends(text)
    case .closeMenu: return .ends(submenus.map { " \(ScriptWord.written($0))" }.joined())
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

  private mutating func addToRows(
    _ action: UserAction,
    _ drag: RowDrag,
    in host: TabHostController
  ) -> Step {
    var next = drag
    let step: Step
    switch action {
    case .addToDrag(let tab) where drag.isDrag(of: nil):
      step = .continues(" \(ScriptWord.written(tab.identifier))")
    case .addElementToDrag(let element, let content) where drag.isDrag(of: content):
      step = .continues(" \(ActionText(host: host).name(of: element, in: content))")
    case .hoverOverDropTarget(let time):
      next.target?.end = time
      step = .continues("")
    case .enterDropTarget(let target, let time): step = .continues(next.enter(target, at: time))
    case .leaveDropTarget: step = .continues(next.enter(nil, at: .zero))
    case .drop: step = .ends(drag.contentWords + (drag.target.map { " on \($0.name)" } ?? ""))
    case .cancelDrag: step = .ends(drag.end)
    default: return .other
    }
    kind = .rows(next)
    return step
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

/// A drag of rows, or of elements of content.
@MainActor struct RowDrag {
  /// The content of the elements, or `nil` for rows of the sidebar.
  private let content: ObjectIdentifier?
  /// The words that name the content, until they have been written after the elements.
  private(set) var contentWords = ""
  /// The target that the drag is over.
  var target: RowTarget?

  /// Creates a drag of rows of the sidebar.
  init() { content = nil }

  /// Creates a drag of elements of content, which words name.
  init(of content: ViewController, _ words: String) {
    (self.content, contentWords) = (ObjectIdentifier(content), words)
  }

  /// Returns whether the drag is one of elements of content or, for `nil`, of rows of the sidebar.
  func isDrag(of content: ViewController?) -> Bool {
    content.map(ObjectIdentifier.init) == self.content
  }

  /// The words for the end of a drag that is canceled.
  var end: String { contentWords + (target?.passed ?? "") }

  /// Enters a target, or none. Returns the words for the content and the previous target, which are none
  /// for the same target.
  mutating func enter(_ target: Drag.Target?, at time: Duration) -> String {
    if let target, target.written == self.target?.name { return "" }
    let words = end
    contentWords = ""
    self.target = target.map { RowTarget(target: $0, start: time, end: time) }
    return words
  }
}

/// The target of a drag of rows.
@MainActor struct RowTarget {
  let target: Drag.Target
  let start: Duration
  var end: Duration

  var name: String { target.written }

  /// The words for a target that the drag has left.
  var passed: String {
    let time = start.milliseconds(until: end)
    return " over \(name)" + (time > 0 ? " \(time)" : "")
  }
}

extension Drag.Target {
  /// The target as it is written in a script.
  @MainActor var written: String {
    switch self {
    case .tab(let tab): ScriptWord.written(tab.identifier)
    case .action(let action, let group):
      [
        "action", ScriptWord.written(group.identifier),
        ScriptWord.written(group.actionNames.name(of: action) ?? action.nameInScripts),
      ].joined(separator: " ")
    }
  }
}

extension Duration {
  /// Returns the milliseconds until another time, at least 0.
  func milliseconds(until end: Duration) -> Int64 {
    let time = max(end - self, .zero).components
    return time.seconds * 1000 + time.attoseconds / 1_000_000_000_000_000
  }
}
