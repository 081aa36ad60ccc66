import TabHost
import TabHostSpelling

extension HostDescription {
  /// Checks that identifiers are unique in the whole tree, and that the tabs exist to which
  /// other keys refer.
  func checkIdentifiers(in value: JSONValue) throws(HostDescriptionError) {
    var places: [Identifier: JSONPath] = [:]
    var actions: Set<String> = []
    for tab in Self.withDescendants(tabs) {
      let place = JSONPath.key("id", in: tab.path)
      if let first = places.updateValue(place, forKey: Identifier(tab.id)) {
        throw HostDescriptionError(
          path: place,
          "duplicate identifier \(Spelling.quoted(tab.id)); \(first) has it, too"
        )
      }
      actions.formUnion(tab.actions.map { "\(tab.id)/\($0.id)" })
    }
    let known = Set(places.keys.map(\.text))
    if let selected, !known.contains(selected) {
      let suggestion = Spelling.suggestion(for: selected, among: known)
      throw HostDescriptionError(
        path: .key("selected", in: .root),
        "no tab has the identifier \(Spelling.quoted(selected))\(suggestion)"
      )
    }
    for table in value["answers"]?.parts ?? [] {
      try Self.checkAnswers(table, tabs: known, actions: actions)
    }
  }

  /// The tabs with all tabs below them, in declared order.
  private static func withDescendants(_ tabs: [Tab]) -> [Tab] {
    tabs.flatMap { [$0] + withDescendants($0.children) }
  }

  /// Checks that no identifier in a table of answers is a misspelled identifier of a tab or an
  /// action.
  ///
  /// Other unknown identifiers are allowed, because a script may add a tab with them.
  private static func checkAnswers(
    _ table: JSONValue,
    tabs: Set<String>,
    actions: Set<String>
  ) throws(HostDescriptionError) {
    let isOfActions = table.key == "dropOnAction"
    for entry in table.parts {
      try check(
        entry.key,
        at: entry,
        among: isOfActions ? actions : tabs,
        isOfActions ? "action" : "tab"
      )
      if table.key.hasPrefix("reselect") { try check(entry.text(), at: entry, among: tabs, "tab") }
    }
  }

  private static func check(
    _ identifier: String,
    at entry: JSONValue,
    among known: Set<String>,
    _ kind: String
  ) throws(HostDescriptionError) {
    guard !known.contains(identifier),
      let similar = Spelling.nearest(to: identifier, among: known),
      isMisspelling(identifier, of: similar)
    else { return }
    throw entry.error(
      "no \(kind) has the identifier \(Spelling.quoted(identifier)); "
        + "did you mean \(Spelling.quoted(similar))?"
    )
  }

  /// Returns whether a word is probably a misspelling and not another identifier.
  ///
  /// Short identifiers and numbered ones, such as `tab1` and `tab2`, are similar on purpose.
  private static func isMisspelling(_ word: String, of other: String) -> Bool {
    word.count > 3 && word.filter { !$0.isNumber } != other.filter { !$0.isNumber }
  }
}
