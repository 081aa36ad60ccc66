/// What a measure has come to with a number of tabs.
struct Reading {
  let name: String
  let tabs: Int
  let unit: Measure.Unit
  let cost: Double
  let floor: Double
  /// How many times the cost at a hundredth of the tabs; nil where that is not known.
  let growth: Double?

  /// How many times the floor it costs.
  var ratio: Double { floor > 0 ? cost / floor : 0 }
}

extension Reading {
  /// Takes a measure with each of its numbers of tabs, and says how it grows.
  ///
  /// The numbers take turns, sample by sample: what makes the machine slower for a while makes all
  /// of them slower, and is no growth.
  ///
  /// - Parameter most: The most tabs to measure with.
  @MainActor static func all(of measure: Measure, upTo most: Int) throws -> [Reading] {
    var samples: [Samples] = []
    for tabs in measure.sizes where tabs <= most {
      Console.progress("\(measure.name), \(tabs) tabs")
      if let trial = try measure.prepare(tabs) { samples.append(Samples(tabs: tabs, of: trial)) }
    }
    Console.progress(measure.name)
    while samples.contains(where: \.wantsMore) {
      for index in samples.indices where samples[index].wantsMore { try samples[index].take() }
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
        growth: small.map { sample.cost / $0.1 }
      )
    }
  }
}
