/// A measure in progress.
@MainActor struct MeasureRun {
  let measure: Measure
  /// The program to run next to the measure, or `nil` for none.
  private let peer: Peer?
  private var samples: [Samples]

  /// Creates a run without samples.
  ///
  /// - Parameters:
  ///   - measure: The measure to take.
  ///   - most: The largest number of tabs with which to measure.
  ///   - peer: The program to run next to the measure, or `nil` for none.
  init(of measure: Measure, upTo most: Int, beside peer: Peer?) {
    self.measure = measure
    self.peer = peer
    samples = measure.sizes.filter { $0 <= most }.map { Samples(tabs: $0) }
  }

  /// Takes a part of the samples with each number of tabs.
  ///
  /// The samples for different numbers of tabs alternate, so that a temporary slowdown of the
  /// machine affects all of them and does not appear as growth.
  mutating func take(_ part: Samples.Part) throws {
    var trials: [Int: Trial] = [:]
    for tabs in samples.filter({ $0.needsMore(in: part) }).map(\.tabs) {
      Console.progress("\(measure.name), \(tabs) tabs")
      trials[tabs] = try measure.prepare(tabs)
      if trials[tabs] == nil { samples.removeAll { $0.tabs == tabs } }
    }
    Console.progress(measure.name)
    while samples.contains(where: { $0.needsMore(in: part) }) {
      for index in samples.indices where samples[index].needsMore(in: part) {
        let tabs = samples[index].tabs
        guard let trial = trials[tabs] else { continue }
        try samples[index].take(from: trial, beside: peerTrial(tabs))
      }
    }
    Console.progress("")
  }

  private func peerTrial(_ tabs: Int) -> (() throws -> Double)? {
    guard let peer, let operation = measure.peer else { return nil }
    return { try peer.cost(of: operation, tabs: tabs) }
  }

  /// The results with each number of tabs.
  var readings: [Reading] {
    let costs = samples.map { ($0.tabs, $0.cost) }.filter { $0.1 > 0 }
    return samples.map { sample in
      let small = costs.first { $0.0 * 100 == sample.tabs && sample.tabs == measure.sizes.last }
      return Reading(
        name: measure.name,
        tabs: sample.tabs,
        unit: measure.unit,
        cost: sample.cost,
        floor: sample.floor,
        growth: small.map { sample.cost / $0.1 },
        peer: sample.peer
      )
    }
  }
}
