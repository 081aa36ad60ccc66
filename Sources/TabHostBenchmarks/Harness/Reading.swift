/// What a measure has come to with a number of tabs.
struct Reading {
  let name: String
  let tabs: Int
  let unit: Measure.Unit
  let cost: Double
  let floor: Double

  /// How many times the floor it costs.
  var ratio: Double { floor > 0 ? cost / floor : 0 }
}

extension Reading {
  /// Takes a measure, floor and operation in turn, so that what disturbs one disturbs the other.
  @MainActor init(_ measure: Measure, tabs: Int) throws {
    let trial = try measure.prepare(tabs)
    var costs: [Double] = []
    var floors: [Double] = []
    for _ in 0..<trial.samples {
      floors.append(try trial.floor())
      costs.append(try trial.cost())
    }
    self.init(
      name: measure.name,
      tabs: tabs,
      unit: measure.unit,
      cost: Self.median(costs),
      floor: Self.median(floors)
    )
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

// MARK: - Printing

extension Reading {
  /// The head of the table that ``row`` is a line of.
  static let head =
    left("measure", 34) + right("tabs", 9) + right("cost", 12) + right("floor", 12)
    + right("ratio", 9)

  /// One line of a table.
  var row: String {
    Self.left(name, 34) + Self.right("\(tabs)", 9) + Self.right(text(cost), 12)
      + Self.right(text(floor), 12) + Self.right(Self.decimal(ratio, 2), 9)
  }

  /// One object on a line.
  var json: String {
    // The names are ours: there is nothing in them to escape.
    "{\"name\":\"\(name)\",\"tabs\":\(tabs),\"unit\":\"\(unit.rawValue)\","
      + "\"cost\":\(Self.decimal(cost, 1)),\"floor\":\(Self.decimal(floor, 1)),"
      + "\"ratio\":\(Self.decimal(ratio, 3))}"
  }

  private func text(_ value: Double) -> String {
    switch unit {
    case .bytes: Self.decimal(value, 1) + " B"
    case .nanoseconds where value < 1_000: Self.decimal(value, 0) + " ns"
    case .nanoseconds where value < 1_000_000: Self.decimal(value / 1_000, 2) + " us"
    case .nanoseconds: Self.decimal(value / 1_000_000, 2) + " ms"
    }
  }

  private static func decimal(_ value: Double, _ digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let number = Int((value * scale).rounded())
    guard digits > 0 else { return "\(number)" }
    let fraction = "\(number % Int(scale))"
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(number / Int(scale)).\(zeros)\(fraction)"
  }

  private static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }
}
