/// The contents of an inspector: what a host does, and the log of the program.
///
/// The model is a value without a screen. A ``HostInspector`` fills it, a renderer draws the lines
/// that ``lines(columns:rows:)`` returns, and the user filters, pauses and scrolls them.
public struct InspectorModel: Hashable, Sendable {
  /// A page of the inspector.
  public enum Page: String, Hashable, Sendable, CaseIterable {
    /// The actions of the user, the transactions, and the calls of the app.
    case calls
    /// What the program has written to standard output and standard error.
    case log
  }

  /// A line of a page.
  public struct Line: Hashable, Sendable {
    /// The text, which fits into the number of columns that was requested.
    public let text: String
    /// The kind of the entry, or `nil` for a line of the log.
    public let kind: InspectorEntry.Kind?
  }

  /// The maximum number of entries. The oldest entries beyond it are discarded in blocks.
  public static let maximumEntries = 5000

  /// The page to show.
  public var page = Page.calls {
    didSet { if page != oldValue { offset = 0 } }
  }

  /// The text that selects lines: those that contain each of its words, in any case. The kind of an
  /// entry counts as a part of its text.
  public var filter = "" {
    didSet {
      guard filter != oldValue else { return }
      offset = 0
      updateFilter()
    }
  }

  /// Whether the filter selects lines. The default is `true`.
  ///
  /// A renderer sets the property to `false` while it does not show the page, because every added or
  /// changed entry is compared with the filter.
  public var appliesFilter = true {
    didSet { if appliesFilter != oldValue { updateFilter() } }
  }

  private var lineFilter: LineFilter { LineFilter(appliesFilter ? filter : "") }

  private mutating func updateFilter() {
    let filter = lineFilter
    current.setFilter(filter)
    paused?.setFilter(filter)
  }

  /// The titles of the selected tab and its groups, the root first.
  public var path: [String] = []

  /// The log of the program.
  public var log = ProgramLog() {
    didSet { current.log = FilteredLines(log.lines, filter: lineFilter) }
  }

  /// The entries in chronological order, including those that arrived during a pause.
  public var entries: [InspectorEntry] { current.entries.all }

  /// The number of entries that were discarded.
  public var discardedEntries: Int { current.entries.discarded }

  /// The number of lines between the end of the page and the last line on screen.
  public private(set) var offset = 0

  /// The newest contents.
  private var current = Contents()
  /// The contents at the beginning of the pause.
  private var paused: Contents?

  private struct Contents: Hashable {
    var entries = FilteredLines<InspectorEntry>()
    var log = FilteredLines<Substring>()

    mutating func setFilter(_ filter: LineFilter) {
      entries.setFilter(filter)
      log.setFilter(filter)
    }
  }

  /// Creates an empty model.
  public init() {}

  /// Whether the lines stay as they are while entries arrive.
  ///
  /// Setting this property to `false` shows the newest lines.
  public var isPaused: Bool {
    get { paused != nil }
    set {
      guard newValue != isPaused else { return }
      paused = newValue ? current : nil
      offset = 0
    }
  }

  // MARK: - Adding entries

  /// Appends an entry.
  ///
  /// - Returns: The number of the entry, for ``update(_:_:)``.
  @discardableResult
  public mutating func append(_ entry: InspectorEntry) -> Int {
    if entries.count >= Self.maximumEntries {
      current.entries.discardFirst(Self.maximumEntries / 10)
    }
    return current.entries.append(entry)
  }

  /// Changes an entry, for example when it ends. Has no effect if the entry was discarded.
  ///
  /// - Parameters:
  ///   - number: The number that ``append(_:)`` returned.
  ///   - change: A closure that changes the entry.
  public mutating func update(_ number: Int, _ change: (inout InspectorEntry) -> Void) {
    current.entries.update(number, change)
  }

  // MARK: - Lines

  /// Scrolls by a number of lines, toward older lines if it is positive, and not beyond the ends.
  ///
  /// Scrolling to older lines pauses the page, so that they stay on screen.
  ///
  /// - Parameters:
  ///   - count: The number of lines.
  ///   - rows: The number of rows in which the page is shown.
  public mutating func scroll(by count: Int, rows: Int) {
    if count > 0 { isPaused = true }
    let (sum, overflows) = offset.addingReportingOverflow(count)
    let wanted = overflows ? Int.max : sum
    let last = max(0, lineCount - max(rows, 1))
    offset = min(max(0, wanted), last)
  }

  /// Returns the lines to show in a number of columns and rows: the last ones of the page that match
  /// the filter, or earlier ones if the user has scrolled.
  ///
  /// - Parameters:
  ///   - columns: The number of columns. Longer lines end in `…`.
  ///   - rows: The maximum number of lines.
  public func lines(columns: Int, rows: Int) -> [Line] {
    guard columns > 0, rows > 0 else { return [] }
    let end = max(0, lineCount - offset)
    let shown = shown
    return (max(0, end - rows)..<end).map { index in
      switch page {
      case .calls: Self.line(of: shown.entries[index], columns: columns)
      case .log:
        Line(text: SafeText.fitting(String(shown.log[index]), columns: columns).string, kind: nil)
      }
    }
  }

  /// The lines of the page that match the filter as text, for a file.
  public var text: String {
    let shown = shown
    return (0..<lineCount).map { index in
      switch page {
      case .calls: "\(shown.entries[index])\n"
      case .log: "\(shown.log[index])\n"
      }
    }.joined()
  }

  /// The contents that are shown.
  private var shown: Contents { paused ?? current }

  /// The number of lines of the page that match the filter.
  private var lineCount: Int { page == .calls ? shown.entries.count : shown.log.count }

  /// Returns an entry with its duration at the end of the line, if there is room for both.
  private static func line(of entry: InspectorEntry, columns: Int) -> Line {
    let indent = String(repeating: "  ", count: min(entry.depth, columns / 6))
    guard let duration = entry.durationText, duration.count + indent.count + 4 <= columns else {
      return Line(
        text: SafeText.fitting(indent + entry.text, columns: columns).string,
        kind: entry.kind
      )
    }
    let room = columns - duration.count - 1
    let text = SafeText.fitting(indent + entry.text, columns: room)
    let gap = String(repeating: " ", count: room - text.columns + 1)
    return Line(text: text.string + gap + duration, kind: entry.kind)
  }
}
