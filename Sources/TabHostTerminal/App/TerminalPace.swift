/// How fast a terminal takes what is written to it.
struct TerminalPace: Hashable, Sendable {
  /// The longest time in which a terminal that shows moving pictures takes one.
  private static let limit = Duration.milliseconds(8)

  /// The times that count: a slow one is forgotten after so many others.
  private static let window = 8

  private var times: [Duration] = []

  /// Takes note of how long something took to write.
  mutating func note(_ time: Duration) {
    times = times.suffix(Self.window - 1) + [time]
  }

  /// Whether pictures that follow each other would be seen as they should; false before the first.
  var isFast: Bool { !times.isEmpty && times.allSatisfy { $0 <= Self.limit } }
}
