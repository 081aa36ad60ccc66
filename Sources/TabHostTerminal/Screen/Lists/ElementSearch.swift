import TabHost

/// The search for an element of the host by a query, in slices that take a few milliseconds each.
///
/// The first slices collect the tabs, which may be many. The elements are those of the time at which
/// the search began, and are retained until it ends. Performing one that has changed since then is
/// refused by the host.
@MainActor final class ElementSearch {
  /// The points that prefer tabs, and the elements of the app, to commands of the terminal.
  private static let bonusOfTabs = 2
  private static let bonusOfApp = 1

  private var search = FuzzySearch()
  private var lines: [ListLine]
  private var tabs: [TabWalk.Element] = []
  private var walk: TabWalk
  /// The number of paths before those of the walk.
  private let pathsOfLines: Int
  private let slice: FuzzySearch.Slice

  /// Begins a search.
  ///
  /// - Parameters:
  ///   - lines: The elements that are listed first.
  ///   - walk: The tabs that follow.
  ///   - recent: The elements that were chosen recently, which are preferred.
  ///   - slice: The amount of work in a slice.
  init(
    _ lines: [ListLine] = [],
    then walk: TabWalk,
    recent: RecentChoices,
    slice: FuzzySearch.Slice = FuzzySearch.Slice()
  ) {
    self.walk = walk
    self.slice = slice
    let ranked = lines.map { ($0, recency: recent.bonus(of: $0.identity)) }
      .sorted { $0.recency > $1.recency }
    self.lines = ranked.map(\.0)
    for (line, recency) in ranked {
      let path = line.note.isEmpty ? nil : search.addPath(line.note)
      search.addCandidate(line.text, path: path, bonus: recency + Self.bonus(of: line.identity))
    }
    pathsOfLines = search.pathCount
  }

  private static func bonus(of identity: RecentChoices.Identity?) -> Int {
    switch identity {
    case .command: 0
    case .tab: bonusOfTabs
    default: bonusOfApp
    }
  }

  var query: FuzzyQuery {
    get { search.query }
    set { search.setQuery(newValue) }
  }

  /// Whether everything has been collected and compared.
  var isFinished: Bool { walk.isFinished && search.isFinished }

  /// The number of elements that have been collected.
  var total: Int { search.candidateCount }

  /// The number of elements that have been found.
  var count: Int { search.count }

  /// Performs a slice of the work.
  func advance() {
    var room = slice.collected
    while room > 0, let tab = walk.next() {
      while search.pathCount - pathsOfLines < walk.paths.count {
        _ = search.addPath(walk.paths[search.pathCount - pathsOfLines])
      }
      tabs.append(tab)
      search.addCandidate(
        tab.text,
        path: tab.path.map { $0 + pathsOfLines },
        bonus: tab.isTab ? Self.bonusOfTabs : Self.bonusOfApp
      )
      room -= 1
    }
    let isCollecting = room < slice.collected
    search.advance(by: isCollecting ? slice.collected : slice.compared)
  }

  /// Returns the line of an element that has been found, best first.
  func line(at index: Int) -> ListLine {
    let candidate = search[index]
    guard candidate >= lines.count else { return lines[candidate] }
    let element = tabs[candidate - lines.count]
    return element.line(path: element.path.map { walk.paths[$0] } ?? "")
  }

  /// Calls a closure that changes what has been found, and returns the new index of an element.
  ///
  /// - Returns: The index, or 0 if the element is no longer found.
  func index(following index: Int, _ change: () -> Void) -> Int {
    let candidate = index < count && index > 0 ? search[index] : nil
    change()
    return candidate.flatMap { search.index(of: $0) } ?? 0
  }
}
