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
    didSet { if filter != oldValue { offset = 0 } }
  }

  /// The titles of the selected tab and its groups, the root first.
  public var path: [String] = []

  /// The log of the program.
  public var log = ProgramLog() {
    didSet { logLines = log.lines }
  }
  private var logLines: [Substring] = []

  /// The entries in chronological order, including those that arrived during a pause.
  public private(set) var entries: [InspectorEntry] = []

  /// The number of entries that were discarded.
  public private(set) var discardedEntries = 0

  /// The number of lines between the end of the page and the last line on screen.
  public private(set) var offset = 0

  /// The entries and the log at the beginning of the pause.
  private var paused: Contents?

  private struct Contents: Hashable {
    let entries: [InspectorEntry]
    let logLines: [Substring]
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
      paused = newValue ? Contents(entries: entries, logLines: logLines) : nil
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
      let block = Self.maximumEntries / 10
      entries.removeFirst(block)
      discardedEntries += block
    }
    entries.append(entry)
    return discardedEntries + entries.count - 1
  }

  /// Changes an entry, for example when it ends. Has no effect if the entry was discarded.
  ///
  /// - Parameters:
  ///   - number: The number that ``append(_:)`` returned.
  ///   - change: A closure that changes the entry.
  public mutating func update(_ number: Int, _ change: (inout InspectorEntry) -> Void) {
    let index = number - discardedEntries
    if entries.indices.contains(index) { change(&entries[index]) }
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
    let last = max(0, newestFirst(limit: .max).count - max(rows, 1))
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
    let (end, overflows) = offset.addingReportingOverflow(rows)
    return newestFirst(limit: overflows ? .max : end).dropFirst(offset).reversed().map { item in
      switch item {
      case .entry(let entry): Self.line(of: entry, columns: columns)
      case .text(let text):
        Line(text: SafeText.fitting(String(text), columns: columns).string, kind: nil)
      }
    }
  }

  /// The lines of the page that match the filter as text, for a file.
  public var text: String {
    newestFirst(limit: .max).reversed().map { item in
      switch item {
      case .entry(let entry): "\(entry)\n"
      case .text(let text): "\(text)\n"
      }
    }.joined()
  }

  private enum Item {
    case entry(InspectorEntry)
    case text(Substring)
  }

  /// Returns the last items that match the filter, the newest first.
  private func newestFirst(limit: Int) -> [Item] {
    let words = filter.lowercased().split(separator: " ")
    func matches(_ text: String) -> Bool {
      guard !words.isEmpty else { return true }
      let text = text.lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    switch page {
    case .calls:
      let all = (paused?.entries ?? entries).reversed().lazy
      return all.filter { matches("\($0.kind) \($0.text)") }.prefix(limit).map { .entry($0) }
    case .log:
      let all = (paused?.logLines ?? logLines).reversed().lazy
      return all.filter { matches(String($0)) }.prefix(limit).map { .text($0) }
    }
  }

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
