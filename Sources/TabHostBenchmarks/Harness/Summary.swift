/// A measure in one line of a table in Markdown: at a small and at the largest number of tabs, and
/// whether it has come to what it is meant to.
@MainActor struct Summary {
  let measure: Measure
  let readings: [Reading]

  /// The head of the table that ``row`` is a line of.
  static let head = """
    | Measure | at 1,000 | at 100,000 | ratio | growth | target |
    |---|--:|--:|--:|--:|---|
    """

  /// One line of a table; nil for a measure that was not taken.
  ///
  /// The ratio is the largest of all, so that no size is hidden behind another.
  var row: String? {
    guard let last = readings.last, let worst = readings.map(\.ratio).max() else { return nil }
    let small = readings.first { $0.tabs * 100 == last.tabs }
    let cells = [
      measure.name,
      small.map { cell($0, 1_000) } ?? "",
      cell(last, 100_000),
      worst.decimal(2),
      last.growth?.decimal(2) ?? "",
      verdicts.joined(separator: "; "),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// The cost, and the number of tabs where that is another than the column says.
  private func cell(_ reading: Reading, _ tabs: Int) -> String {
    let text = reading.unit.text(reading.cost)
    return reading.tabs == tabs ? text : "\(text) (\(reading.tabs.grouped))"
  }

  /// What the measure is meant to come to, and whether it has.
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
    return verdicts
  }

  private static func verdict(_ isMet: Bool) -> String { isMet ? "met" : "missed" }
}

extension Double {
  /// The number as one writes it: 10, 1.5.
  fileprivate var short: String { self == rounded() ? decimal(0) : decimal(1) }
}

extension Int {
  /// The number with commas.
  fileprivate var grouped: String {
    guard self >= 1_000 else { return "\(self)" }
    let rest = "\(self % 1_000)"
    return "\((self / 1_000).grouped)," + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
