/// A log of events in chronological order. Events inside others are indented.
@MainActor public final class NestedLog {
  /// The latest events.
  public private(set) var lines: [String] = []
  /// The number of events around the next one.
  public private(set) var depth = 0

  /// Creates an empty log.
  public init() {}

  /// Appends an event.
  public func write(_ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
    if lines.count > 400 { lines.removeFirst(200) }
  }

  /// Appends an event, and those that happen inside it.
  public func write(_ line: String, containing events: () -> Void) {
    write(line)
    depth += 1
    events()
    depth -= 1
  }
}
