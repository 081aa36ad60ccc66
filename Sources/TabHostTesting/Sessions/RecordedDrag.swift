import TabHost

/// A drag of the user, from which its commands are derived.
///
/// The words for a drag of rows are written as it goes on. Those for items from outside are written at
/// once, because the name of their command depends on how the drag ends.
@MainActor struct RecordedDrag {
  private enum Load {
    /// Rows of the sidebar or, with the identity of their content, elements of content.
    case rows(of: ObjectIdentifier?)
    /// Items from outside.
    case items(RecordedItems, allowsMove: Bool)
  }

  /// A target of the drag, or none.
  private struct Place {
    /// The target, or `nil` if there is none or the drag has left it.
    var target: Drag.Target?
    /// The name of the target, or `nil` if there is none.
    var name: String?
    var start = Duration.zero
    /// The longest time that the drag has rested here. The clock may be set back.
    var rest = Duration.zero
    /// The milliseconds of that time that are written, or `nil` if the name is not written either.
    var writtenTime: Int64?

    /// The milliseconds that are not written yet.
    var time: Int64 { rest.wholeMilliseconds - (writtenTime ?? 0) }
  }

  private let load: Load
  private var place = Place(writtenTime: 0)
  /// The words to write before the next ones.
  private var prefix = ""
  /// The targets that a drag of items has passed, with the time at each.
  private var passed: [(name: String, time: Int64)] = []
  /// Whether a command has left the drag open.
  private var isContinued = false

  /// Creates a drag of rows of the sidebar.
  init() { load = .rows(of: nil) }

  /// Creates a drag of elements of content, which words name.
  init(of content: ViewController, _ words: String) {
    load = .rows(of: ObjectIdentifier(content))
    prefix = words
  }

  /// Creates a drag of items from outside.
  init(of items: RecordedItems, allowsMove: Bool) {
    load = .items(items, allowsMove: allowsMove)
  }

  /// The items whose data the recording contains, or `nil` for rows.
  var items: RecordedItems? { if case .items(let items, _) = load { items } else { nil } }

  /// Returns whether the drag is one of elements of content or, for `nil`, of rows of the sidebar.
  func isDrag(of content: ViewController?) -> Bool {
    guard case .rows(let identity) = load else { return false }
    return content.map(ObjectIdentifier.init) == identity
  }

  /// The drag after a command has left it open.
  var continued: RecordedDrag {
    var drag = self
    drag.isContinued = true
    drag.prefix = "continue-drag"
    return drag
  }

  // MARK: - Moving

  /// Moves over a target, or over none. Returns the words for the place before.
  mutating func move(
    over target: Drag.Target?,
    at time: Duration,
    in host: TabHostController
  ) -> String {
    // The user can't be over a tab outside of the host.
    let isOutside = target?.tab.map { $0.tabHostController !== host } ?? false
    let target = isOutside ? nil : target
    let isSame = target.map { place.target?.isSame(as: $0) == true } ?? (place.target == nil)
    guard !isSame else { return "" }
    let words = pass()
    place = Place(target: target, name: target?.written(in: host), start: time)
    return words
  }

  /// Notes that the drag has left its target, which was refused or is no longer on screen.
  mutating func noteDeparture() { place.target = nil }

  /// Rests where the drag is.
  mutating func rest(until time: Duration) {
    guard place.target != nil else { return }
    place.start = min(place.start, time)
    place.rest = max(place.rest, place.start.distance(to: time))
  }

  /// Adds a row. Returns the words for it.
  mutating func add(_ row: String) -> String {
    let words = pass()
    return words + (isContinued ? written(" \(row)") : " \(row)")
  }

  /// Leaves the place, or picks up a row there. Returns the words for it.
  private mutating func pass() -> String {
    let (isNamed, time) = (place.writtenTime != nil, place.time)
    guard !isNamed || time > 0 else { return "" }
    place.writtenTime = place.rest.wholeMilliseconds
    if items != nil, !isContinued {
      passed.append((place.name ?? "none", time))
      return ""
    }
    return written(Self.words("over", place.name ?? "none", time))
  }

  private mutating func written(_ words: String) -> String {
    guard !words.isEmpty else { return "" }
    defer { prefix = "" }
    return prefix + words
  }

  private static func words(_ keyword: String, _ name: String, _ time: Int64) -> String {
    " \(keyword) \(name)" + (time > 0 ? " \(time)" : "")
  }

  // MARK: - Ending

  /// Drops the items. Returns the last words of the command.
  mutating func drop() -> RecordedWords {
    // Without a target, a drop cancels the drag. One that was just refused is written all the same.
    guard let name = place.name, place.target != nil || place.writtenTime == nil else {
      return end(staysOpen: false)
    }
    let end = Self.words("on", name, place.time)
    guard case .items(let items, let allowsMove) = load, !isContinued else {
      return RecordedWords(prefix + end)
    }
    let path = passed.map { Self.words("over", $0.name, $0.time) }.joined()
    return RecordedWords(
      "drop \(items.type)",
      items,
      "\(items.count)\(path)\(end)\(allowsMove ? " move" : "")"
    )
  }

  /// Ends the command without a drop. Returns its last words, which may be none if the drag stays open.
  mutating func end(staysOpen: Bool) -> RecordedWords {
    let open = staysOpen ? " open" : ""
    let last = pass()
    guard case .items(let items, let allowsMove) = load, !isContinued else {
      if isContinued, staysOpen, last.isEmpty, !prefix.isEmpty { return RecordedWords("") }
      return RecordedWords((last.isEmpty ? prefix : last) + open)
    }
    // A drag that has left its last target is canceled like one over it.
    if !staysOpen, passed.count > 1, place.name == nil { passed.removeLast() }
    let (name, time) = passed.popLast() ?? ("none", 0)
    let path = passed.map { Self.words("over", $0.name, $0.time) }.joined()
    let rest = "\(items.count)\(path) on \(name) \(time)\(allowsMove ? " move" : "")\(open)"
    return staysOpen
      ? RecordedWords("hover \(items.type)", items, rest)
      : RecordedWords("hover \(items.type)\(items.words)\(rest)")
  }
}

extension Drag.Target {
  /// The target as it is written in a script.
  @MainActor fileprivate func written(in host: TabHostController) -> String {
    switch self {
    case .place(let place, let content):
      "place \((content as? any DroppableContent)?.words(for: place) ?? place.title)"
        + ActionText(host: host).words(for: content)
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
  /// Returns the time until another one, which is limited, because the caller of a drag may pass any two
  /// times.
  fileprivate func distance(to end: Duration) -> Duration {
    let (distance, overflows) = end.attoseconds.subtractingReportingOverflow(attoseconds)
    return overflows ? .seconds(Int64.max) : Duration(attoseconds: distance)
  }

  /// The whole milliseconds, as a number that a script can contain.
  fileprivate var wholeMilliseconds: Int64 {
    Int64(clamping: attoseconds / 1_000_000_000_000_000)
  }
}
