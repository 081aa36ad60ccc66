public import TabHost

/// An entry of an ``InspectorModel``: an action of the user, a call, or a part of a transaction.
public struct InspectorEntry: Hashable, Sendable {
  /// The kinds of entries, which are those of events.
  ///
  /// A step is listed if it has called the app or has taken at least 0.1 milliseconds.
  public typealias Kind = TabHostEvent.Kind

  /// The kind of the entry.
  public let kind: Kind
  /// The entry on one line, without characters that could affect a terminal.
  public var text: String
  /// The number of entries that contain this one.
  public let depth: Int
  /// The time at which the entry began.
  public let time: Duration
  /// The time that the entry took with all entries that it contains, or `nil` if it has not ended.
  public var duration: Duration?

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - kind: The kind of the entry.
  ///   - text: The text. Control characters and other unsafe characters are replaced by visible ones.
  ///   - depth: The number of entries that contain the entry.
  ///   - time: The time at which the entry begins.
  ///   - duration: The time that the entry took.
  public init(
    _ kind: Kind,
    _ text: String,
    depth: Int = 0,
    time: Duration = .zero,
    duration: Duration? = nil
  ) {
    self.kind = kind
    self.text = SafeText(text).string
    self.depth = depth
    self.time = time
    self.duration = duration
  }
}

extension InspectorEntry: FilteredLine {
  var filteredText: String { "\(kind) \(text)" }
}

extension InspectorEntry: CustomStringConvertible {
  /// The entry on one line, indented by its depth, such as `  viewDidAppear(b)  0.12 ms`.
  public var description: String {
    let duration = durationText.map { "  \($0)" } ?? ""
    return String(repeating: "  ", count: depth) + text + duration
  }

  /// The duration in milliseconds with two decimals, such as `0.12 ms`.
  var durationText: String? {
    guard let duration else { return nil }
    let hundredths = Int((duration / .microseconds(10)).rounded())
    let decimals = hundredths % 100
    return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals) ms"
  }
}
