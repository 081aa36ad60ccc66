/// The samples of a measure for one number of tabs.
@MainActor struct Samples {
  /// The time after which only the minimum number of samples is taken.
  private static let longest = Duration.milliseconds(1_500)
  private static let fewest = 5
  /// The number of samples per run of the peer, which takes longer than a sample.
  private static let samplesPerPeerRun = 6

  let tabs: Int
  private let trial: Trial
  private let peerTrial: (() throws -> Double)?
  private var costs: [Double] = []
  private var floors: [Double] = []
  private var peers: [Double] = []
  private var time = Duration.zero

  /// Creates samples.
  ///
  /// - Parameters:
  ///   - tabs: The number of tabs.
  ///   - trial: The prepared measure.
  ///   - peer: A closure that takes a sample of the peer, or `nil` if it has no such operation.
  init(tabs: Int, of trial: Trial, peer: (() throws -> Double)?) {
    self.tabs = tabs
    self.trial = trial
    peerTrial = peer
  }

  var needsMoreSamples: Bool {
    costs.count < trial.samples && (costs.count < Self.fewest || time < Self.longest)
  }

  /// Takes a sample of the floor and of the operation, and at intervals one of the peer.
  ///
  /// The samples alternate, so that a temporary slowdown of the machine affects all of them.
  mutating func take() throws {
    if let peerTrial, costs.count.isMultiple(of: Self.samplesPerPeerRun) {
      peers.append(try peerTrial())
    }
    let start = ContinuousClock.now
    floors.append(try trial.floor())
    costs.append(try trial.cost())
    time += ContinuousClock.now - start
  }

  var cost: Double { Self.median(costs) }

  var floor: Double { Self.median(floors) }

  var peer: Double? { peers.isEmpty ? nil : Self.median(peers) }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
