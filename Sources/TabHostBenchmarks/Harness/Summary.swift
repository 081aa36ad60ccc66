/// The result of a measure as one line of a Markdown table.
///
/// It consists of the costs with a small and the largest number of tabs, the worst ratio, and
/// whether each target is met.
@MainActor struct Summary {
  let measure: Measure
  let readings: [Reading]
  /// Whether there are columns for the peer.
  let hasPeer: Bool

  /// Returns the header of the table whose lines are ``row``.
  ///
  /// - Parameter hasPeer: Whether there are columns for the peer.
  static func head(hasPeer: Bool) -> String {
    let peer = hasPeer ? peerHeadings.map { " \($0) |" }.joined() : ""
    let rules = hasPeer ? peerHeadings.map { _ in "--:|" }.joined() : ""
    return """
      | Measure | at 1,000 | at 100,000 | ratio | growth |\(peer) target |
      |---|--:|--:|--:|--:|\(rules)---|
      """
  }

  private static let peerHeadings = [
    "\(Peer.name) at 1,000", "\(Peer.name) at 100,000", "to \(Peer.name)",
  ]

  /// The line of the table, or `nil` if the measure was not taken.
  ///
  /// A ratio is the worst over all numbers of tabs.
  var row: String? {
    guard let last = readings.last, let worst = readings.map(\.ratio).max() else { return nil }
    let small = readings.first { $0.tabs * 100 == last.tabs }
    let cells = [
      measure.name,
      small.map { cell($0, $0.cost, column: 1_000) } ?? "",
      cell(last, last.cost, column: 100_000),
      worst.decimal(2),
      last.growth?.decimal(2) ?? "",
    ]
    let peerCells = [
      small.flatMap { reading in reading.peer.map { cell(reading, $0, column: 1_000) } } ?? "",
      last.peer.map { cell(last, $0, column: 100_000) } ?? "",
      worstPeerRatio?.decimal(2) ?? "",
    ]
    let all = cells + (hasPeer ? peerCells : []) + [verdicts.joined(separator: "; ")]
    return "| " + all.joined(separator: " | ") + " |"
  }

  private var worstPeerRatio: Double? { readings.compactMap(\.peerRatio).max() }

  /// Returns a cost, with the number of tabs if it differs from that of the column.
  private func cell(_ reading: Reading, _ cost: Double, column tabs: Int) -> String {
    let text = reading.unit.text(cost)
    return reading.tabs == tabs ? text : "\(text) (\(reading.tabs.grouped))"
  }

  /// The targets of the measure, and whether each is met.
  private var verdicts: [String] {
    let target = measure.target
    var verdicts: [String] = []
    if let most = target.ratio {
      let judged = readings.filter { $0.tabs >= target.fromTabs }.map(\.ratio).max() ?? 0
      let from = target.fromTabs > 0 ? " from \(target.fromTabs.grouped)" : ""
      verdicts.append("ratio ≤ \(most.short)\(from): \(Self.verdict(judged <= most))")
    }
    if let most = target.growth, let growth = readings.last?.growth {
      verdicts.append("growth ≤ \(most.short): \(Self.verdict(growth <= most))")
    }
    if let most = target.cost, let cost = readings.map(\.cost).max() {
      verdicts.append("≤ \(measure.unit.text(most)): \(Self.verdict(cost <= most))")
    }
    if target.isAtMostPeer, let ratio = worstPeerRatio {
      verdicts.append("≤ \(Peer.name): \(Self.verdict(ratio <= 1))")
    }
    return verdicts
  }

  private static func verdict(_ isMet: Bool) -> String { isMet ? "met" : "missed" }
}

extension Double {
  /// The number without a fraction if it has none: 10, 1.5.
  fileprivate var short: String { self == rounded() ? decimal(0) : decimal(1) }
}

extension Int {
  /// The number with commas as thousands separators.
  fileprivate var grouped: String {
    guard self >= 1_000 else { return "\(self)" }
    let rest = "\(self % 1_000)"
    return "\((self / 1_000).grouped)," + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
