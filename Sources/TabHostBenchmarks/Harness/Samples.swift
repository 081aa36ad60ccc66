/// The samples of a measure for one number of tabs.
///
/// The smallest sample counts, because other programs on the machine only make an operation slower.
@MainActor struct Samples {
  /// The time after which only the minimum number of samples is taken.
  private static let longest = Duration.milliseconds(1_500)
  private static let fewest = 5
  /// The number of samples per run of the peer, which takes longer than a sample.
  private static let samplesPerPeerRun = 6

  let tabs: Int
  /// The number of samples to take, which the first trial decides.
  private var most = 1
  private var costs: [Double] = []
  private var floors: [Double] = []
  private var peers: [Double] = []
  private var time = Duration.zero

  init(tabs: Int) { self.tabs = tabs }

  /// Returns whether more samples are needed to complete a part of them.
  func needsMore(in part: Part) -> Bool {
    costs.count < part.share(of: most)
      && (costs.count < part.share(of: Self.fewest) || time < part.share(of: Self.longest))
  }

  /// Takes a sample of the floor and of the operation, and at intervals one of the peer.
  ///
  /// The samples alternate, so that a temporary slowdown of the machine affects all of them.
  mutating func take(from trial: Trial, beside peer: (() throws -> Double)?) throws {
    most = trial.samples
    if let peer, costs.count.isMultiple(of: Self.samplesPerPeerRun) { peers.append(try peer()) }
    let start = ContinuousClock.now
    floors.append(try trial.floor())
    costs.append(try trial.cost())
    time += ContinuousClock.now - start
  }

  var cost: Double { costs.min() ?? 0 }

  var floor: Double { floors.min() ?? 0 }

  var peer: Double? { peers.min() }
}

extension Samples {
  /// A part of the samples, whose shares include those of the parts before it.
  struct Part {
    /// The number of parts.
    ///
    /// All measures are taken once for each part, so that the samples of a measure are minutes
    /// apart, and a slow minute of the machine does not decide about its time.
    static let count = 3
    static let all = (1...count).map { Part(number: $0) }

    private let number: Int

    var isLast: Bool { number == Self.count }

    func share(of samples: Int) -> Int { (samples * number + Self.count - 1) / Self.count }

    func share(of time: Duration) -> Duration { time * number / Self.count }
  }
}
