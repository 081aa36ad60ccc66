/// The samples of a measure with a number of tabs, as they come.
@MainActor struct Samples {
  /// No more samples are taken after so long, once a few are there.
  private static let patience = Duration.milliseconds(1_500)
  private static let fewest = 5

  let tabs: Int
  private let trial: Trial
  private var costs: [Double] = []
  private var floors: [Double] = []
  private var time = Duration.zero

  init(tabs: Int, of trial: Trial) {
    self.tabs = tabs
    self.trial = trial
  }

  var wantsMore: Bool {
    costs.count < trial.samples && (costs.count < Self.fewest || time < Self.patience)
  }

  /// Takes a sample of the floor and one of the operation, so that what disturbs one disturbs the
  /// other.
  mutating func take() throws {
    let start = ContinuousClock.now
    floors.append(try trial.floor())
    costs.append(try trial.cost())
    time += ContinuousClock.now - start
  }

  var cost: Double { Self.median(costs) }

  var floor: Double { Self.median(floors) }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
