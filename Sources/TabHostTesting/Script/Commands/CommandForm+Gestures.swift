import TabHost
import TabHostSpelling

extension CommandForm {
  /// The drags, swipes and menus of the user.
  ///
  /// A command closes what it opened and ends its drag before it returns. With `open`, it leaves a menu
  /// or a swiped row open.
  static let gestures: [CommandForm] = [
    .attempt(
      "drop TYPE [\"DATA\"|file PATH]… [xN] on TARGET [move]",
      .drop(hasTime: false),
      swift: .script,
      perform: { $0.drop($1) }
    ),
    .attempt(
      "hover TYPE [\"DATA\"|file PATH]… [xN] on TARGET MILLISECONDS [move]",
      .drop(hasTime: true),
      swift: .script,
      perform: { $0.hover($1) }
    ),
    .attempt(
      "drag-row ID [ID…] [over TARGET [MILLISECONDS]]… [on TARGET]",
      .rowDrag,
      swift: .script
    ) { runner, drag in
      runner.perform(drag) {
        runner.user.drag(row: $0)
      } adding: {
        $0.add(row: $1)
      }
    },
    .attempt(
      "drag-item ROW [ROW…] [in NAME] [over TARGET [MILLISECONDS]]… [on TARGET]",
      .elementDrag,
      swift: .script
    ) { runner, drag in
      runner.perform(drag) {
        runner.user.drag($0.element, in: $0.content)
      } adding: {
        $0.add($1.element, in: $1.content)
      }
    },
    .attempt(
      "swipe leading|trailing ID [N|full|open]",
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

// MARK: - Dropping

/// Items from outside that the user holds over a target.
private struct DroppedItems {
  let items: [DragItem]
  let target: Drag.Target
  /// How long the items rest on the target.
  let time: Duration
  let allowsMove: Bool
}

extension ScriptParameter<DroppedItems> {
  /// The items, `on TARGET`, the time in milliseconds if the command has one, and `[move]`.
  fileprivate static func drop(hasTime: Bool) -> Self {
    Self { words throws(ScriptMistake) in
      let items = try ScriptItems(&words)
      let target = try ScriptParameter<Drag.Target>.dropTarget.read(&words)
      let time = hasTime ? try words.milliseconds() : .zero
      let allowsMove = words.hasWords
      if allowsMove { try words.skip("move") }
      return { runner throws(ScriptMistake) in
        DroppedItems(
          items: try items.makeItems(),
          target: try target(runner),
          time: time,
          allowsMove: allowsMove
        )
      }
    }
  }
}

extension ScriptArguments {
  fileprivate mutating func milliseconds() throws(ScriptMistake) -> Duration {
    let word = try word()
    guard let number = word.number else { throw word.mistake("is not a number of milliseconds") }
    return .milliseconds(number)
  }
}

extension ScriptRunner {
  fileprivate func drop(_ dropped: DroppedItems) -> UserInteraction.Outcome {
    let drag = user.beginExternalDrag(dropped.items, allowsMoveOperation: dropped.allowsMove)
    let outcome = drag.enter(dropped.target, at: .zero)
    guard outcome == .performed else { return outcome }
    return drag.drop()
  }

  /// Holds items over a target for a time, then cancels the drag.
  fileprivate func hover(_ dropped: DroppedItems) -> UserInteraction.Outcome {
    let drag = user.beginExternalDrag(dropped.items, allowsMoveOperation: dropped.allowsMove)
    let outcome = drag.enter(dropped.target, at: .zero)
    guard outcome == .performed else { return outcome }
    drag.hover(until: dropped.time)
    drag.leave()
    drag.cancel()
    return outcome
  }
}

// MARK: - Dragging

/// A drag of rows, or of elements of content.
private struct ScriptedDrag<Row> {
  var rows: [Row] = []
  /// The targets that the drag passes, with the time that it rests on each.
  var targets: [(target: Drag.Target, time: Duration)] = []
  /// Whether the rows are dropped on the last target.
  var isDropped = false
}

/// An element of content on screen.
private struct ElementOnScreen {
  let element: DraggableElement
  let content: ViewController
}

extension ScriptParameter<Drag.Target> {
  /// `ID` or `action GROUP ACTION`.
  fileprivate static var dropTarget: Self {
    Self { words throws(ScriptMistake) in
      let word = try words.word()
      guard word.isKeyword("action") else {
        return { runner throws(ScriptMistake) in .tab(try runner.tab(word)) }
      }
      let action = try ScriptParameter<SidebarAction>.action.read(&words)
      return { runner throws(ScriptMistake) in
        let (group, action) = try action(runner)
        return .action(action, group)
      }
    }
  }
}

extension ScriptParameter<ScriptedDrag<TabItem>> {
  fileprivate static var rowDrag: Self {
    drag(allowsContent: false) { runner, words, _ throws(ScriptMistake) in try runner.tabs(words) }
  }
}

extension ScriptParameter<ScriptedDrag<ElementOnScreen>> {
  fileprivate static var elementDrag: Self {
    drag(allowsContent: true) { runner, words, name throws(ScriptMistake) in
      try runner.elements(words, in: name)
    }
  }
}

extension ScriptParameter {
  /// `ROW [ROW…] [in NAME] [over TARGET [MILLISECONDS]]… [on TARGET]`.
  ///
  /// - Parameters:
  ///   - allowsContent: Whether the rows are those of content, which has a name.
  ///   - rows: Looks up the rows in the content with the name.
  fileprivate static func drag<Row>(
    allowsContent: Bool,
    _ rows:
      @escaping @MainActor @Sendable (
        ScriptRunner, [ScriptWord], ScriptWord?
      ) throws(ScriptMistake) -> [Row]
  ) -> Self where Value == ScriptedDrag<Row> {
    Self { words throws(ScriptMistake) in
      var rowWords = [try words.word()]
      var content: ScriptWord?
      var targets: [(ScriptValue<Drag.Target>, Duration)] = []
      var isDropped = false
      while !isDropped, let word = words.optionalWord() {
        if word.isKeyword("over") {
          let target = try ScriptParameter<Drag.Target>.dropTarget.read(&words)
          var time = 0
          if let word = words.optionalWord() {
            if !word.isQuoted, let number = word.number { time = number } else { words.putBack() }
          }
          targets.append((target, .milliseconds(time)))
        } else if word.isKeyword("on") {
          targets.append((try ScriptParameter<Drag.Target>.dropTarget.read(&words), .zero))
          isDropped = true
        } else if allowsContent, content == nil, word.isKeyword("in") {
          content = try words.word()
        } else {
          rowWords.append(word)
        }
      }
      return { [rowWords, content, targets, isDropped] runner throws(ScriptMistake) in
        var drag = ScriptedDrag<Row>(isDropped: isDropped)
        drag.rows = try rows(runner, rowWords, content)
        for (target, time) in targets { drag.targets.append((try target(runner), time)) }
        return drag
      }
    }
  }
}

extension ScriptRunner {
  /// Picks up the first row, then adds the others until one is refused, and enters the targets.
  fileprivate func perform<Row>(
    _ dragged: ScriptedDrag<Row>,
    beginningWith begin: (Row) -> (UserInteraction.Outcome, Drag?),
    adding add: (Drag, Row) -> UserInteraction.Outcome
  ) -> UserInteraction.Outcome {
    guard let first = dragged.rows.first else { return .refused(.notAvailable) }
    var (outcome, drag) = begin(first)
    guard let drag else { return outcome }
    for row in dragged.rows.dropFirst() where outcome == .performed { outcome = add(drag, row) }
    guard outcome == .performed else {
      drag.cancel()
      return outcome
    }
    var time = Duration.zero
    for (target, rest) in dragged.targets {
      outcome = drag.enter(target, at: time)
      guard rest > .zero else { continue }
      time += rest
      drag.hover(until: time)
    }
    if dragged.isDropped { return drag.drop() }
    drag.cancel()
    return outcome
  }
}

extension ScriptRunner {
  /// Returns the elements with some names in the content with a name or, without one, the uppermost
  /// content. Content without elements has none to drag.
  fileprivate func elements(
    _ words: [ScriptWord],
    in name: ScriptWord?
  ) throws(ScriptMistake) -> [ElementOnScreen] {
    guard let content = try content(name) as? any DraggableContent else { return [] }
    let names = content.elementNames
    var found: [ElementOnScreen] = []
    for word in words {
      // As with pages, a name without a number is that of the first element.
      guard let named = names.elements(named: word.text).first else {
        let suggestion = Spelling.suggestion(for: word.text, among: names.all)
        throw word.mistake("is no row of \(Spelling.quoted(content.nameInCalls))\(suggestion)")
      }
      found.append(ElementOnScreen(element: named.element, content: content))
    }
    return found
  }
}

/// An element of content, with a name in scripts.
@MainActor private final class NamedElement {
  let element: DraggableElement

  init(_ element: DraggableElement) { self.element = element }
}

extension DraggableContent {
  /// The elements, with names in scripts.
  private var namedElements: [NamedElement] { draggableElements.map { NamedElement($0) } }

  /// The names of the elements: their titles and, in scripts only, their identities.
  fileprivate var elementNames: ScriptNames<NamedElement> { ScriptNames(namedElements) }

  /// Returns the name of an element in recordings.
  func name(of element: DraggableElement) -> String {
    let elements = namedElements
    let named = elements.first { $0.element.id == element.id }
    return named.flatMap(ScriptNames(elements).name) ?? element.title
  }
}

extension ScriptNames<NamedElement> {
  fileprivate init(_ elements: [NamedElement]) {
    self.init(elements) { [$0.element.title, "\($0.element.id.base)"] }
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
  case staysOpen
  case action(at: Int)
  /// The action of a full swipe.
  case full
}

extension ScriptParameter<SwipeChoice> {
  /// `[N|full|open]`.
  fileprivate static var swipeChoice: Self {
    plain { words throws(ScriptMistake) in
      guard let word = words.optionalWord() else { return .nothing }
      if word.isKeyword("full") { return .full }
      if word.isKeyword("open") { return .staysOpen }
      if let position = word.number { return .action(at: position) }
      let suggestion = Spelling.suggestion(for: word.text, among: ["full", "open"])
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
    if case .staysOpen = choice { return user.openSwipeActions(edge, on: tab) }
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
    let outcome = user.openContextMenu(on: tab)
    defer { if !choice.staysOpen { closeGesture() } }
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
