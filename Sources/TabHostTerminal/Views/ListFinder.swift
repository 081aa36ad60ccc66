/// The rows of a list that match the query that the user enters, in the order of the list.
@MainActor struct ListFinder {
  /// The entered text.
  private(set) var editor = LineEditor()
  /// The query of the entered text.
  private(set) var query = FuzzyQuery("")
  /// The found rows by section, or `nil` while there is no query.
  private(set) var found: [[Int]]?
  /// The number of rows by section when the rows were found.
  private var counts: [Int] = []

  /// Changes the entered text, and finds the rows that match it.
  mutating func edit(_ sections: [ListSection], _ change: (inout LineEditor) -> Void) {
    change(&editor)
    let old = query
    query = FuzzyQuery(editor.text)
    guard query != old else { return }
    find(in: sections, among: query.narrows(old) ? found : nil)
  }

  /// Finds the rows again if the number of rows has changed.
  mutating func update(_ sections: [ListSection]) {
    if found != nil, counts != sections.map(\.rowCount) { find(in: sections) }
  }

  private mutating func find(in sections: [ListSection], among known: [[Int]]? = nil) {
    let old = counts
    counts = sections.map(\.rowCount)
    guard !query.isEmpty else { return found = nil }
    let known = old == counts ? known : nil
    var scorer = FuzzyScorer()
    found = sections.indices.map { section in
      let rows = sections[section]
      let candidates = known?[section] ?? Array(0..<counts[section])
      return candidates.filter { query.occurs(in: rows[$0].searchText, &scorer) }
    }
  }
}
