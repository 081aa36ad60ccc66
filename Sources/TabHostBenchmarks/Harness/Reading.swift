/// What a measure has come to with a number of tabs.
struct Reading {
  let name: String
  let tabs: Int
  let unit: Measure.Unit
  let cost: Double
  let floor: Double
  /// How many times the cost at a hundredth of the tabs; nil where that is not known.
  var growth: Double?

  /// How many times the floor it costs.
  var ratio: Double { floor > 0 ? cost / floor : 0 }
}

extension Reading {
  /// No more samples are taken after so long, once a few are there.
  private static let patience = Duration.milliseconds(1_500)
  private static let fewest = 5

  /// Takes a measure with each of its numbers of tabs, and says how it grows.
  ///
  /// - Parameter most: The most tabs to measure with.
  @MainActor static func all(
    of measure: Measure,
    upTo most: Int,
    _ hear: (Reading) -> Void
  ) throws {
    var costs: [Int: Double] = [:]
    for tabs in measure.sizes where tabs <= most {
      Console.progress("\(measure.name), \(tabs) tabs")
      let trial = try measure.prepare(tabs)
      guard var reading = try trial.map({ try Reading(measure, tabs: tabs, $0) }) else { continue }
      costs[tabs] = reading.cost
      if tabs == measure.sizes.last, let small = costs[tabs / 100], small > 0 {
        reading.growth = reading.cost / small
      }
      Console.progress("")
      hear(reading)
    }
  }

  /// Takes a measure, floor and operation in turn, so that what disturbs one disturbs the other.
  @MainActor private init(_ measure: Measure, tabs: Int, _ trial: Trial) throws {
    var costs: [Double] = []
    var floors: [Double] = []
    let start = ContinuousClock.now
    while costs.count < trial.samples,
      costs.count < Self.fewest || ContinuousClock.now - start < Self.patience
    {
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
