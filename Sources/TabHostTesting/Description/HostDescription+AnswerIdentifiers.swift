import TabHostSpelling

extension HostDescription {
  /// Checks that no identifier in the answers is a misspelled identifier of a tab or an action.
  ///
  /// Other unknown identifiers are allowed, because a script may add a tab with them.
  func checkAnswers(known tabs: Set<String>) throws {
    var actions: Set<String> = []
    walk { tab, _ in
      actions.formUnion(tab.actions.map { "\(tab.id)/\($0.id)" })
      return true
    }
    for (key, identifiers) in answers.identifiers {
      for identifier in identifiers {
        let isAction = key == "dropOnAction"
        try check(identifier, among: isAction ? actions : tabs, isAction ? "action" : "tab") {
          [AnyKey("answers"), AnyKey(key), AnyKey(identifier)]
        }
      }
    }
    for (key, others) in answers.reselections {
      for (identifier, other) in others.sorted(by: { $0.key < $1.key }) {
        try check(other, among: tabs, "tab") {
          [AnyKey("answers"), AnyKey(key), AnyKey(identifier)]
        }
      }
    }
  }

  private func check(
    _ identifier: String,
    among known: Set<String>,
    _ kind: String,
    path: () -> [any CodingKey]
  ) throws {
    guard !known.contains(identifier),
      let similar = Spelling.nearest(to: identifier, among: known),
      Self.isMisspelling(identifier, of: similar)
    else { return }
    throw HostDescriptionError(
      path: path(),
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

extension HostDescription.Answers {
  /// The identifiers that are keys of the tables, by the name of the table.
  fileprivate var identifiers: [(table: String, identifiers: [String])] {
    [
      ("shouldSelectTab", shouldSelectTab.keys.sorted()),
      ("displayedViewControllersFor", displayedViewControllersFor.keys.sorted()),
      ("reselectInShould", reselectInShould.keys.sorted()),
      ("reselectInDid", reselectInDid.keys.sorted()),
      ("drop", drop.keys.sorted()), ("dropOnAction", dropOnAction.keys.sorted()),
      ("swipe", swipe.keys.sorted()), ("menu", menu.keys.sorted()),
      ("dragItems", dragItems.keys.sorted()),
    ]
  }

  /// The tables whose values are identifiers.
  fileprivate var reselections: [(table: String, others: [String: String])] {
    [("reselectInShould", reselectInShould), ("reselectInDid", reselectInDid)]
  }
}
