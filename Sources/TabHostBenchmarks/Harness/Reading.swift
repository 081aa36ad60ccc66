/// The result of a measure with a number of tabs.
struct Reading {
  let name: String
  let tabs: Int
  let unit: Measure.Unit
  let cost: Double
  let floor: Double
  /// The ratio of the cost to that with a hundredth of the tabs, or `nil` if that was not measured.
  let growth: Double?
  /// The cost of the peer, or `nil` if it was not run or has no such operation.
  let peer: Double?

  /// The ratio of the cost to the floor.
  var ratio: Double { floor > 0 ? cost / floor : 0 }

  /// The ratio of the cost to that of the peer, or `nil` if there is none.
  var peerRatio: Double? { peer.map { $0 > 0 ? cost / $0 : 0 } }
}

extension Reading {
  /// Takes a measure with each of its numbers of tabs.
  ///
  /// The samples for different numbers of tabs alternate, so that a temporary slowdown of the
  /// machine affects all of them and does not appear as growth.
  ///
  /// - Parameters:
  ///   - measure: The measure to take.
  ///   - most: The largest number of tabs with which to measure.
  ///   - peer: The program to run next to the measure, or `nil` for none.
  @MainActor static func all(
    of measure: Measure,
    upTo most: Int,
    beside peer: Peer? = nil
  ) throws -> [Reading] {
    var samples: [Samples] = []
    for tabs in measure.sizes where tabs <= most {
      Console.progress("\(measure.name), \(tabs) tabs")
      guard let trial = try measure.prepare(tabs) else { continue }
      let peerTrial = peer.flatMap { peer in
        measure.peer.map { operation in { try peer.cost(of: operation, tabs: tabs) } }
      }
      samples.append(Samples(tabs: tabs, of: trial, peer: peerTrial))
    }
    Console.progress(measure.name)
    while samples.contains(where: \.needsMoreSamples) {
      for index in samples.indices where samples[index].needsMoreSamples {
        try samples[index].take()
      }
    }
    Console.progress("")
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
