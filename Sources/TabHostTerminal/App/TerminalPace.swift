/// The speed at which a terminal accepts output.
struct TerminalPace: Hashable, Sendable {
  /// The longest time that a write may take in a terminal that shows animations.
  private static let limit = Duration.milliseconds(8)

  /// The number of recent writes that are considered; a slow write stops counting after that many
  /// others.
  private static let window = 8

  private var times: [Duration] = []

  /// Records the time that a write took.
  mutating func note(_ time: Duration) {
    times = times.suffix(Self.window - 1) + [time]
  }

  /// Whether the terminal is fast enough for animations; `false` before the first write.
  var isFast: Bool { !times.isEmpty && times.allSatisfy { $0 <= Self.limit } }
}
