/// The search for the rows of a list that match the query that the user enters, in slices.
///
/// Each row is requested once, when a slice collects its text. The search begins again when the
/// number of rows changes or sections are assigned.
struct ListFinder {
  /// The amount of work in a slice. Creating a row takes longer than collecting a tab.
  static let slice = FuzzySearch.Slice(collected: 2_048)

  /// The rows by section that have been found so far, in ascending order, or `nil` while there is no
  /// query.
  private(set) var found: [[Int]]?
  private var search = FuzzySearch()
  /// The number of rows by section.
  private var counts: [Int] = []
  /// The identities of the collected rows, up to the last one that has one.
  private var ids: [AnyHashable?] = []
  /// The number of the matches that ``found`` contains.
  private var foundCount = 0
  /// The section of the last match, and the number of rows in the sections before it.
  private var section = (index: 0, start: 0)

  /// Begins a search.
  ///
  /// - Parameter counts: The number of rows by section.
  init(counts: [Int]) { self.counts = counts }

  /// The query of the text to find.
  var query: FuzzyQuery { search.query }

  /// Whether all rows have been collected and compared with the query.
  var isFinished: Bool {
    search.candidateCount == counts.reduce(0, +) && search.isFinished
  }

  /// Whether a row has been found so far.
  var hasFound: Bool { foundCount > 0 }

  /// Whether a row has been collected.
  var hasBegun: Bool { search.candidateCount > 0 }

  /// Changes the query. Until the next slice, no rows are found.
  mutating func setQuery(_ query: FuzzyQuery) {
    guard query != search.query else { return }
    search.setQuery(query)
    resetFound()
  }

  /// Begins the search again if the number of rows has changed.
  ///
  /// - Parameter isAppended: Whether additional rows of the last section are appended. Then the search
  ///   goes on with them.
  mutating func update(_ counts: [Int], isAppended: Bool = false) {
    guard counts != self.counts else { return }
    let isLonger =
      counts.count == self.counts.count && counts.dropLast() == self.counts.dropLast()
      && (counts.last ?? 0) > (self.counts.last ?? 0)
    if isAppended, isLonger { self.counts = counts } else { restart(counts) }
  }

  /// Begins the search again.
  mutating func restart(_ counts: [Int]) {
    self.counts = counts
    let query = search.query
    search = FuzzySearch()
    search.setQuery(query)
    ids = []
    resetFound()
  }

  private mutating func resetFound() {
    found = search.query.isEmpty ? nil : counts.map { _ in [] }
    foundCount = 0
    section = (0, 0)
  }

  // MARK: - Slices

  /// The rows whose texts the next slice collects.
  var rowsToCollect: [ListIndex] {
    var rows: [ListIndex] = []
    var start = 0
    for (section, count) in counts.enumerated() {
      let first = max(search.candidateCount + rows.count - start, 0)
      let end = min(count, first + Self.slice.collected - rows.count)
      if first < end { rows += (first..<end).map { ListIndex($0, section: section) } }
      start += count
    }
    return rows
  }

  /// Performs a slice of the search.
  ///
  /// - Parameters:
  ///   - texts: The texts of the rows to collect; see ``rowsToCollect``.
  ///   - newIDs: The identities of these rows, or an empty array if rows have none.
  mutating func advance(_ texts: [String], _ newIDs: [AnyHashable?]) {
    if !newIDs.isEmpty {
      ids += Array(repeating: nil, count: search.candidateCount - ids.count)
      ids += newIDs
    }
    for text in texts { search.addCandidate(text) }
    search.advance(by: texts.isEmpty ? Self.slice.compared : Self.slice.collected)
    guard found != nil else { return }
    for candidate in search.matches(from: foundCount) {
      while Int(candidate) >= section.start + counts[section.index] {
        section.start += counts[section.index]
        section.index += 1
      }
      found?[section.index].append(Int(candidate) - section.start)
      foundCount += 1
    }
  }

  // MARK: - Rows that have been found

  /// Returns whether a row that has been found is still the row that was collected there.
  func isCurrent(_ place: RowPlace) -> Bool {
    let number = counts.prefix(place.index.section).reduce(place.index.row, +)
    return ids.indices.contains(number) ? ids[number] == place.id : place.id == nil
  }

  /// Returns the first row after or before a row that has been found and satisfies a condition, or
  /// from the last one to the first; `nil` if there is none.
  func row(
    from index: ListIndex,
    forward isForward: Bool,
    where isIncluded: (ListIndex) -> Bool
  ) -> ListIndex? {
    guard let found, foundCount > 0 else { return nil }
    let starts = found.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    let rows = found.indices.contains(index.section) ? found[index.section] : []
    let place =
      starts[min(max(index.section, 0), found.count)]
      + rows.sortedIndex { isForward ? $0 > index.row : $0 >= index.row }
    for step in 0..<foundCount {
      let position = isForward ? place + step : place - 1 - step
      let number = (position % foundCount + foundCount) % foundCount
      let section = starts.sortedIndex { $0 > number } - 1
      let row = ListIndex(found[section][number - starts[section]], section: section)
      if isIncluded(row) { return row }
    }
    return nil
  }
}
