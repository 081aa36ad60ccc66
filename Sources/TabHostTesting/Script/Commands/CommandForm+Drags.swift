import TabHost
import TabHostSpelling

extension CommandForm {
  /// The drags of the user.
  ///
  /// A command ends its drag before it returns. With `open`, the drag stays where it is, and
  /// `continue-drag` continues it.
  static let drags: [CommandForm] = [
    .attempt(
      "drop TYPE [\"DATA\"|file PATH]… [xN] [over TARGET [MILLISECONDS]]… "
        + "on TARGET [MILLISECONDS] [move]",
      .items(isDropped: true)
    ) { runner, drag throws(ScriptMistake) in
      try runner.perform(drag)
    },
    .attempt(
      "hover TYPE [\"DATA\"|file PATH]… [xN] [over TARGET [MILLISECONDS]]… "
        + "on TARGET MILLISECONDS [move] [open]",
      .items(isDropped: false)
    ) { runner, drag throws(ScriptMistake) in
      try runner.perform(drag)
    },
    .attempt(
      "drag-row ID [ID…] [over TARGET [MILLISECONDS] [ID…]]… [on TARGET [MILLISECONDS]|open]",
      .rowDrag(allowsContent: false)
    ) { runner, drag throws(ScriptMistake) in
      try runner.perform(drag, ofElements: false)
    },
    .attempt(
      "drag-item ROW [ROW…] [in NAME] [over TARGET [MILLISECONDS] [ROW…]]… "
        + "[on TARGET [MILLISECONDS]|open]",
      .rowDrag(allowsContent: true)
    ) { runner, drag throws(ScriptMistake) in
      try runner.perform(drag, ofElements: true)
    },
    .attempt(
      "continue-drag [ROW…] [over TARGET [MILLISECONDS] [ROW…]]… [on TARGET [MILLISECONDS]|open]",
      .dragPath
    ) { runner, path throws(ScriptMistake) in
      try runner.continueDrag(along: path)
    },
  ]
}

// MARK: - Reading

/// The path of a drag: the targets that it passes, and the rows that it picks up there.
private struct DragPath: Sendable {
  enum Step: Sendable {
    /// The drag moves over a target, or over none, and rests there for a time.
    case target(ScriptValue<Drag.Target?>, rest: Duration)
    /// The drag picks up another row.
    case row(ScriptWord)
  }

  enum Ending {
    case canceled, dropped, open
  }

  var steps: [Step] = []
  var ending = Ending.canceled
}

/// Items from outside that the user drags.
private struct ItemDragForm: Sendable {
  let items: ScriptItems
  let path: DragPath
  let allowsMove: Bool
}

/// A place of content where the user drops items.
private struct DropPlaceForm: Sendable {
  let position: DropPlace.Position
  let name: ScriptWord
  /// The name of the content, or `nil` for the uppermost one.
  let content: ScriptWord?
}

/// Rows of the sidebar, or of content, that the user drags.
private struct RowDragForm: Sendable {
  /// The rows with which the drag begins, of which there is at least one.
  let rows: [ScriptWord]
  /// The name of the content, or `nil` if there is none.
  let content: ScriptWord?
  let path: DragPath
}

extension ScriptParameter<ItemDragForm> {
  /// The items, the targets that they pass, the last target, and `[move] [open]`.
  fileprivate static func items(isDropped: Bool) -> Self {
    plain { words throws(ScriptMistake) in
      let items = try ScriptItems(&words)
      var path = DragPath(ending: isDropped ? .dropped : .canceled)
      while try words.choice(["on", "over"]) == "over" {
        path.steps.append(try words.dragTarget())
      }
      path.steps.append(try words.dragTarget(hasTime: !isDropped))
      var options = isDropped ? ["move"] : ["move", "open"]
      var allowsMove = false
      while words.hasWords, !options.isEmpty {
        let option = try words.choice(options)
        if option == "move" { allowsMove = true } else { path.ending = .open }
        options.removeSubrange(...(options.firstIndex(of: option) ?? 0))
      }
      return ItemDragForm(items: items, path: path, allowsMove: allowsMove)
    }
  }
}

extension ScriptParameter<RowDragForm> {
  /// `ROW [ROW…] [in NAME]` and the path.
  fileprivate static func rowDrag(allowsContent: Bool) -> Self {
    plain { words throws(ScriptMistake) in
      let first = try words.word()
      var content: ScriptWord?
      var path = try words.dragPath { word, words throws(ScriptMistake) in
        guard allowsContent, content == nil, word.isKeyword("in") else { return false }
        content = try words.word()
        return true
      }
      var rows = [first]
      while case .row(let row) = path.steps.first {
        rows.append(row)
        path.steps.removeFirst()
      }
      return RowDragForm(rows: rows, content: content, path: path)
    }
  }
}

extension ScriptParameter<DragPath> {
  fileprivate static var dragPath: Self {
    plain { words throws(ScriptMistake) in try words.dragPath() }
  }
}

extension ScriptArguments {
  /// Reads `[ROW…] [over TARGET [MILLISECONDS] [ROW…]]… [on TARGET [MILLISECONDS]|open]`.
  ///
  /// - Parameter isOther: Reads words that belong to something else. The default is none.
  fileprivate mutating func dragPath(
    besides isOther: (ScriptWord, inout ScriptArguments) throws(ScriptMistake) -> Bool = {
      _,
      _ throws(ScriptMistake) in
      false
    }
  ) throws(ScriptMistake) -> DragPath {
    var path = DragPath()
    while path.ending == .canceled, let word = optionalWord() {
      if word.isKeyword("over") {
        path.steps.append(try dragTarget())
      } else if word.isKeyword("on") {
        path.steps.append(try dragTarget())
        path.ending = .dropped
      } else if word.isKeyword("open") {
        path.ending = .open
      } else if try !isOther(word, &self) {
        path.steps.append(.row(word))
      }
    }
    return path
  }

  /// Reads `[before|after] NAME [in PAGE]`.
  fileprivate mutating func dropPlace() throws(ScriptMistake) -> DropPlaceForm {
    var name = try word()
    let position = name.isQuoted ? nil : DropPlace.Position(rawValue: name.text)
    if let position, position != .on { name = try word() }
    var content: ScriptWord?
    if let word = optionalWord() {
      if word.isKeyword("in") { content = try self.word() } else { putBack() }
    }
    return DropPlaceForm(position: position ?? .on, name: name, content: content)
  }

  /// Reads a target and a time, which is optional unless the drag ends there by resting.
  fileprivate mutating func dragTarget(
    hasTime: Bool = false
  ) throws(ScriptMistake) -> DragPath.Step {
    let target = try ScriptParameter<Drag.Target?>.dragTarget.read(&self)
    guard hasTime || hasWords else { return .target(target, rest: .zero) }
    let word = try word()
    if !word.isQuoted, let number = word.number {
      return .target(target, rest: .milliseconds(number))
    }
    guard !hasTime else { throw word.mistake("is not a number of milliseconds") }
    putBack()
    return .target(target, rest: .zero)
  }
}

extension ScriptParameter<Drag.Target?> {
  /// `ID`, `action GROUP ACTION`, `place [before|after] NAME [in PAGE]` or `none`.
  fileprivate static var dragTarget: Self {
    Self { words throws(ScriptMistake) in
      let word = try words.word()
      if word.isKeyword("none") { return { _ in nil } }
      if word.isKeyword("place") {
        let place = try words.dropPlace()
        return { runner throws(ScriptMistake) in try runner.dropTarget(place) }
      }
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

// MARK: - Performing

/// A drag of a script, from the command that begins it to the one that ends it.
@MainActor struct ScriptedDrag {
  let drag: Drag
  /// The content whose elements are dragged, or `nil` for rows of the sidebar and other items.
  let content: (any DraggableContent)?
  /// The time since the drag began.
  private var time = Duration.zero
  /// The target that the drag has entered and not left.
  private var target: Drag.Target?

  init(_ drag: Drag, of content: (any DraggableContent)? = nil) {
    (self.drag, self.content) = (drag, content)
  }

  /// Moves over a target, or over none, and rests there. Returns whether the drag can be there.
  ///
  /// A drag that is over the target already stays there.
  fileprivate mutating func move(
    over next: Drag.Target?,
    restingFor rest: Duration
  ) -> UserInteraction.Outcome {
    guard let next else {
      drag.leave()
      target = nil
      return .performed
    }
    let isHere = target?.isSame(as: next) == true
    let outcome = isHere ? .performed : drag.enter(next, at: time)
    if rest > .zero {
      time += rest
      drag.hover(until: time)
    }
    // Without its target on screen, the drag has left it.
    if !isHere || rest > .zero { target = drag.target == nil ? nil : next }
    return outcome
  }
}

extension ScriptRunner {
  fileprivate func perform(
    _ form: ItemDragForm
  ) throws(ScriptMistake) -> UserInteraction.Outcome {
    let items = try form.items.makeItems()
    let drag = user.beginExternalDrag(items, allowsMoveOperation: form.allowsMove)
    return try move(ScriptedDrag(drag), along: form.path)
  }

  /// Picks up the first row, then the others until one is refused, and follows the path.
  fileprivate func perform(
    _ form: RowDragForm,
    ofElements isOfElements: Bool
  ) throws(ScriptMistake) -> UserInteraction.Outcome {
    guard isOfElements else {
      let tabs = try tabs(form.rows)
      return try drag(tabs, along: form.path) {
        user.drag(row: $0)
      } adding: {
        $0.add(row: $1)
      }
    }
    // Content without elements has none to drag.
    guard let content = try content(form.content) as? any DraggableContent else {
      return .refused(.notAvailable)
    }
    let elements = try elements(form.rows, of: content)
    return try drag(elements, of: content, along: form.path) {
      user.drag($0, in: content)
    } adding: {
      $0.add($1, in: content)
    }
  }

  private func drag<Row>(
    _ rows: [Row],
    of content: (any DraggableContent)? = nil,
    along path: DragPath,
    beginningWith begin: (Row) -> (UserInteraction.Outcome, Drag?),
    adding add: (Drag, Row) -> UserInteraction.Outcome
  ) throws(ScriptMistake) -> UserInteraction.Outcome {
    let (outcome, drag) = begin(rows[0])
    guard let drag else { return outcome }
    let scripted = ScriptedDrag(drag, of: content)
    for row in rows.dropFirst() {
      let outcome = add(drag, row)
      if outcome != .performed { return end(scripted, path.ending, after: outcome) }
    }
    return try move(scripted, along: path)
  }

  /// Continues the drag that a command has left open.
  fileprivate func continueDrag(
    along path: DragPath
  ) throws(ScriptMistake) -> UserInteraction.Outcome {
    guard let scripted = openDrag, scripted.drag.isActive else { return .refused(.notAvailable) }
    return try move(scripted, along: path)
  }

  /// Moves a drag along a path until a row is refused, and ends it or leaves it open.
  private func move(
    _ scripted: ScriptedDrag,
    along path: DragPath
  ) throws(ScriptMistake) -> UserInteraction.Outcome {
    var scripted = scripted
    var outcome = UserInteraction.Outcome.performed
    for step in path.steps {
      switch step {
      case .target(let target, let rest):
        outcome = scripted.move(over: try target(self), restingFor: rest)
      case .row(let word):
        let added = try add(word, to: scripted)
        if added != .performed { return end(scripted, path.ending, after: added) }
      }
    }
    guard path.ending == .dropped else { return end(scripted, path.ending, after: outcome) }
    let dropped = scripted.drag.drop()
    openDrag = nil
    // Why the last target was refused says more than that there is none.
    return outcome == .performed ? dropped : outcome
  }

  private func add(
    _ word: ScriptWord,
    to scripted: ScriptedDrag
  ) throws(ScriptMistake) -> UserInteraction.Outcome {
    guard let content = scripted.content else { return scripted.drag.add(row: try tab(word)) }
    return scripted.drag.add(try elements([word], of: content)[0], in: content)
  }

  /// Ends a drag without a drop, or leaves it open.
  private func end(
    _ scripted: ScriptedDrag,
    _ ending: DragPath.Ending,
    after outcome: UserInteraction.Outcome
  ) -> UserInteraction.Outcome {
    if ending == .open {
      openDrag = scripted
    } else {
      openDrag = nil
      scripted.drag.cancel()
    }
    return outcome
  }
}

// MARK: - Elements of content

extension ScriptRunner {
  /// Returns the elements of content with some names.
  fileprivate func elements(
    _ words: [ScriptWord],
    of content: any DraggableContent
  ) throws(ScriptMistake) -> [DraggableElement] {
    let names = content.elementNames
    return try words.map { word throws(ScriptMistake) in
      // As with pages, a name without a number is that of the first element.
      guard let named = names.elements(named: word.text).first else {
        let suggestion = Spelling.suggestion(for: word.text, among: names.all)
        throw word.mistake("is no row of \(Spelling.quoted(content.nameInCalls))\(suggestion)")
      }
      return named.element
    }
  }
}

/// An element or a place of content, with a name in scripts.
@MainActor private final class Named<Element> {
  let element: Element

  init(_ element: Element) { self.element = element }
}

extension DraggableContent {
  /// The elements, with names in scripts.
  private var namedElements: [Named<DraggableElement>] { draggableElements.map { Named($0) } }

  /// The names of the elements: their titles and, in scripts only, their identities.
  fileprivate var elementNames: ScriptNames<Named<DraggableElement>> {
    ScriptNames(namedElements)
  }

  /// Returns the name of an element in recordings.
  func name(of element: DraggableElement) -> String {
    let elements = namedElements
    let named = elements.first { $0.element.id == element.id }
    return named.flatMap(ScriptNames(elements).name) ?? element.title
  }
}

extension ScriptNames<Named<DraggableElement>> {
  fileprivate init(_ elements: [Named<DraggableElement>]) {
    self.init(elements) { [$0.element.title, "\($0.element.id.base)"] }
  }
}

// MARK: - Places of content

extension ScriptRunner {
  /// Returns the place of content with a name.
  fileprivate func dropTarget(_ form: DropPlaceForm) throws(ScriptMistake) -> Drag.Target? {
    let content = try content(form.content)
    let places = (content as? any DroppableContent)?.places(form.position) ?? []
    let names = ScriptNames(places)
    guard let content, let named = names.elements(named: form.name.text).first else {
      let name = content.map { " in \(Spelling.quoted($0.nameInCalls))" } ?? ""
      let suggestion = Spelling.suggestion(for: form.name.text, among: names.all)
      throw form.name.mistake("is no place for drops\(name)\(suggestion)")
    }
    return .place(named.element, in: content)
  }
}

extension DroppableContent {
  fileprivate func places(_ position: DropPlace.Position) -> [Named<DropPlace>] {
    dropPlaces.filter { $0.position == position }.map { Named($0) }
  }

  /// Returns the position and the name of a place, as they are written in a script.
  func words(for place: DropPlace) -> String {
    let places = places(place.position)
    let named = places.first { $0.element.id == place.id }
    let name = ScriptWord.written(named.flatMap(ScriptNames(places).name) ?? place.title)
    return place.position == .on ? name : "\(place.position) \(name)"
  }
}

extension ScriptNames<Named<DropPlace>> {
  fileprivate init(_ places: [Named<DropPlace>]) { self.init(places) { [$0.element.title] } }
}
