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
  private var lines: [Panel.Line]
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
    _ lines: [Panel.Line] = [],
    then walk: TabWalk,
    recent: RecentChoices,
    slice: FuzzySearch.Slice = FuzzySearch.Slice()
  ) {
    self.walk = walk
    self.slice = slice
    let ranked = lines.map { ($0, recency: recent.bonus(of: $0.choice)) }
      .sorted { $0.recency > $1.recency }
    self.lines = ranked.map(\.0)
    for (line, recency) in ranked {
      let path = line.note.isEmpty ? nil : search.addPath(line.note)
      search.addCandidate(line.text, path: path, bonus: recency + Self.bonus(of: line.choice))
    }
    pathsOfLines = search.pathCount
  }

  private static func bonus(of choice: Panel.Choice) -> Int {
    switch choice {
    case .command: 0
    case .distantTab: bonusOfTabs
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
        bonus: Self.bonus(of: tab.choice)
      )
      room -= 1
    }
    let isCollecting = room < slice.collected
    search.advance(by: isCollecting ? slice.collected : slice.compared)
  }

  /// Returns the line of an element that has been found, best first.
  func line(at index: Int) -> Panel.Line {
    let candidate = search[index]
    guard candidate >= lines.count else { return lines[candidate] }
    let element = tabs[candidate - lines.count]
    return Panel.Line(
      text: element.text,
      note: element.path.map { walk.paths[$0] } ?? "",
      detail: element.badge,
      choice: element.choice
    )
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

// MARK: - Lists of what a query finds

extension Panel {
  /// The minimum number of columns of a list with a field.
  static let fieldListColumns = 24

  /// The query of a list, and what it has found.
  struct Field {
    let editor: LineEditor
    let query: FuzzyQuery
    /// The number of lines without a query.
    let total: Int
    /// Whether all lines have been compared with the query.
    let isFinished: Bool
    /// The text of the field while it is empty.
    var placeholder = ""
  }

  /// Creates the list of the elements that a search has found.
  init(_ kind: Kind, _ search: ElementSearch, _ editor: LineEditor, placeholder: String) {
    let field = Field(
      editor: editor,
      query: search.query,
      total: search.total,
      isFinished: search.isFinished,
      placeholder: placeholder
    )
    self.init(kind, count: search.count, field: field) { search.line(at: $0) }
  }

  /// Returns the list of the lines that match a query, best first.
  func filtered(by editor: LineEditor) -> Panel {
    let query = FuzzyQuery(editor.text)
    let candidates = indices.filter { self[$0].isFindable }
    let scored = candidates.compactMap { index in
      query.match(in: self[index].text).map { (index, score: $0.score) }
    }
    // Sorting is stable.
    let found = scored.sorted { $0.score > $1.score }.map { self[$0.0] }
    let field = Field(editor: editor, query: query, total: candidates.count, isFinished: true)
    return Panel(kind, title: title, count: found.count, field: field) { found[$0] }
  }
}

extension Panel.Line {
  /// Whether a query can find the line. Separators, headings and text are only visible without one.
  fileprivate var isFindable: Bool {
    if isSeparator || isText { return false }
    if case .nothing = choice { return isEnabled }
    return true
  }
}

// MARK: - Drawing

extension Panel.Field {
  /// Returns the layout of the field in the first line of a list.
  func place(in rect: CellRect, isRightToLeft: Bool) -> SearchFieldPlace {
    SearchFieldPlace(editor, in: rect.inset(columns: 1, rows: 1).firstLine, isRightToLeft)
  }

  /// Draws the field and, in the border above it, the number of lines found.
  func paint(in rect: CellRect, _ glyphs: FrameGlyphs, on cells: inout CellBuffer) {
    let place = place(in: rect, isRightToLeft: glyphs.isRightToLeft)
    guard !place.rect.isEmpty, rect.rows > 2 else { return }
    if let glyph = place.glyph { cells.put(glyph: glyphs.search, at: glyph, clip: rect) }
    if editor.text.isEmpty {
      var line = LineWriter(place.rect, isRightToLeft: glyphs.isRightToLeft)
      let ellipsis = glyphs.drawing.ellipsis
      line.fill(placeholder, ellipsis: ellipsis, style: glyphs.styles[.secondary], on: &cells)
    } else {
      cells.put(place.text, at: place.textStart, clip: place.rect)
    }
    cells.restyle(place.rect) { $0.apply(glyphs.styles[.field]) }
  }

  /// Returns the number of lines found and the number of all lines.
  func count(_ found: Int) -> String {
    let number = query.isEmpty ? "\(total)" : "\(found)/\(total)"
    return isFinished ? number : number + "…"
  }
}

extension FuzzyQuery {
  /// Highlights the characters of a text that match the query.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - place: The cells of the text, which may be truncated.
  ///   - style: The style of a match.
  ///   - cells: The cells of the frame.
  func highlight(
    _ text: String,
    in place: CellRect,
    _ style: CellStyle,
    on cells: inout CellBuffer
  ) {
    guard !isEmpty else { return }
    for range in ranges(in: text) {
      let start = SafeText(String(text[..<range.lowerBound]), limit: place.columns).columns
      guard start < place.columns else { return }
      let columns = SafeText(String(text[range]), limit: place.columns - start).columns
      let rect = place.without(left: start).without(right: place.columns - start - columns)
      cells.restyle(rect) {
        $0.isDim = false
        $0.apply(style)
      }
    }
  }
}
