import TabHost

/// The search for an element of the host by a query, in slices that take a few milliseconds each.
///
/// The first slices collect the tabs, which may be many. The elements are those of the time at which
/// the search began, and are retained until it ends. Performing one that has changed since then is
/// refused by the host.
@MainActor final class ElementSearch {
  /// Elements that are listed below a heading, the best matches first.
  struct Group {
    /// The heading, or `nil` for a list without headings.
    let heading: String?
    fileprivate var lines: [ScreenList.Line]
    fileprivate var search = FuzzySearch()

    /// Creates a group of elements.
    init(_ heading: String? = nil, _ lines: [ScreenList.Line] = []) {
      (self.heading, self.lines) = (heading, lines)
    }

    /// Adds the lines to the search.
    @MainActor fileprivate mutating func collect(_ recent: RecentChoices) {
      for line in lines {
        let path = line.note.isEmpty ? nil : search.addPath(line.note)
        let bonus = recent.bonus(of: line.identity) + ElementSearch.bonus(of: line.identity)
        search.addCandidate(line.text, path: path, bonus: bonus)
      }
    }

    fileprivate var headingLines: Int { heading == nil ? 0 : 1 }
    /// The number of lines, with the heading of a group that is not empty.
    fileprivate var lineCount: Int { search.count == 0 ? 0 : search.count + headingLines }
  }

  /// The points that prefer tabs, and elements of the app, to commands of the terminal.
  private static let bonusOfTabs = 2
  private static let bonusOfApp = 1

  /// The groups in declared order. The visited tabs are in the first one, after its lines.
  private var groups: [Group]
  private var tabs: [TabWalk.Element] = []
  private var walk: TabWalk
  /// The number of paths before those of the walk.
  private let pathsOfLines: Int
  private let slice: FuzzySearch.Slice
  /// The selected tab of an outline, and its mark, or `nil` for another list.
  private var outline: (selected: TabItem?, mark: String)?
  /// The candidate of the selected tab, or `nil` until it has been collected.
  private var selected: Int?

  /// Begins a search.
  ///
  /// - Parameters:
  ///   - first: The first group, to which the visited tabs are added.
  ///   - walk: The tabs to visit.
  ///   - others: The other groups.
  ///   - recent: The elements that were chosen recently, which are preferred.
  ///   - slice: The amount of work in a slice.
  init(
    _ first: Group = Group(),
    then walk: TabWalk,
    _ others: [Group] = [],
    recent: RecentChoices = RecentChoices(),
    slice: FuzzySearch.Slice = FuzzySearch.Slice()
  ) {
    self.walk = walk
    self.slice = slice
    groups = [first] + others
    for index in groups.indices { groups[index].collect(recent) }
    pathsOfLines = groups[0].search.pathCount
  }

  /// Begins a search of tabs that are an outline while there is no query: indented below their groups,
  /// with the focus at first on the selected tab, which is marked. Other lines follow them.
  convenience init(
    outlining walk: TabWalk,
    selected: TabItem?,
    then lines: [ScreenList.Line] = [],
    _ glyphs: FrameGlyphs,
    slice: FuzzySearch.Slice = FuzzySearch.Slice()
  ) {
    self.init(then: walk, lines.isEmpty ? [] : [Group(nil, lines)], slice: slice)
    outline = (selected, glyphs.text(glyphs.check, .selectedState))
  }

  fileprivate static func bonus(of identity: RecentChoices.Identity?) -> Int {
    switch identity {
    case .command: 0
    case .tab: bonusOfTabs
    default: bonusOfApp
    }
  }

  var query: FuzzyQuery {
    get { groups[0].search.query }
    set { for index in groups.indices { groups[index].search.setQuery(newValue) } }
  }

  /// Whether everything has been collected and compared.
  var isFinished: Bool { walk.isFinished && groups.allSatisfy(\.search.isFinished) }

  /// The number of elements that have been collected.
  var total: Int { groups.reduce(0) { $0 + $1.search.candidateCount } }

  /// The number of elements that have been found.
  var found: Int { groups.reduce(0) { $0 + $1.search.count } }

  /// The number of lines: the elements that have been found, and headings.
  var count: Int { groups.reduce(0) { $0 + $1.lineCount } }

  /// The index of the element that has the focus at first: the first one that has been found or, in an
  /// outline, the selected tab.
  var firstElement: Int {
    let selected = query.isEmpty ? selected.flatMap { groups[0].search.index(of: $0) } : nil
    return groups[0].headingLines + (selected ?? 0)
  }

  /// Performs a slice of the work.
  func advance() {
    var room = slice.collected
    while room > 0, let tab = walk.next() {
      while groups[0].search.pathCount - pathsOfLines < walk.paths.count {
        _ = groups[0].search.addPath(walk.paths[groups[0].search.pathCount - pathsOfLines])
      }
      if case .tab(let tab) = tab.content, tab === outline?.selected {
        selected = groups[0].lines.count + tabs.count
      }
      tabs.append(tab)
      groups[0].search.addCandidate(
        tab.text,
        path: tab.path.map { $0 + pathsOfLines },
        bonus: tab.isTab ? Self.bonusOfTabs : Self.bonusOfApp
      )
      room -= 1
    }
    let compared = room < slice.collected ? slice.collected : slice.compared
    for index in groups.indices { groups[index].search.advance(by: compared) }
  }

  // MARK: - Lines

  /// The indices of the groups in the order in which they are listed: that with the best match first or,
  /// without a query, as declared.
  private var order: [Int] {
    guard !query.isEmpty else { return Array(groups.indices) }
    return groups.indices.sorted {
      (groups[$1].search.bestScore, $0) < (groups[$0].search.bestScore, $1)
    }
  }

  /// Returns a line: a heading, or an element that has been found. The best matches are first.
  func line(at index: Int) -> ScreenList.Line {
    guard let place = place(at: index) else { preconditionFailure("line out of range") }
    let group = groups[place.group]
    guard let candidate = place.candidate else { return .heading(group.heading ?? "") }
    guard candidate >= group.lines.count else { return group.lines[candidate] }
    let element = tabs[candidate - group.lines.count]
    guard let outline, query.isEmpty else {
      return element.line(path: element.path.map { walk.paths[$0] } ?? "")
    }
    var line = element.line(path: "")
    line.depth = element.depth
    if candidate == selected {
      line.detail = [outline.mark, line.detail].filter { !$0.isEmpty }.joined(separator: " ")
    }
    return line
  }

  /// Returns the group and the candidate of a line, or no candidate for a heading; `nil` if there is no
  /// such line.
  private func place(at index: Int) -> (group: Int, candidate: Int?)? {
    var index = index
    for number in order {
      let group = groups[number]
      if index < group.lineCount {
        let found = index - group.headingLines
        return (number, found < 0 ? nil : group.search[found])
      }
      index -= group.lineCount
    }
    return nil
  }

  /// Calls a closure that changes what has been found, and returns the new index of an element.
  ///
  /// - Returns: The index, or that of the first element if the element is no longer found or was the
  ///   first one.
  func index(following index: Int, _ change: () -> Void) -> Int {
    let place = index != firstElement ? place(at: index) : nil
    change()
    guard let place, let candidate = place.candidate,
      let found = groups[place.group].search.index(of: candidate)
    else { return firstElement }
    let before = order.prefix { $0 != place.group }.reduce(0) { $0 + groups[$1].lineCount }
    return before + groups[place.group].headingLines + found
  }
}
