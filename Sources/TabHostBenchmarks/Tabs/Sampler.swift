/// Places from all over a range, each once a round, in a fixed order that no cache foresees.
struct Sampler {
  private let places: [Int]
  private var turn = -1
  /// Whether this round is every second one: what a round has changed, the next changes back.
  private(set) var isOddRound = true

  /// - Parameter most: The most places of a round.
  init(_ range: Range<Int>, atMost most: Int = 256) {
    var generator = UInt64(0x9E37_79B9_7F4A_7C15)
    func next(below count: Int) -> Int {
      generator = generator &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(generator >> 33) % count
    }
    // The first steps of a shuffle, which keeps no more than the places that it has touched.
    var moved: [Int: Int] = [:]
    places = (0..<min(range.count, most)).map { step in
      let other = step + next(below: range.count - step)
      let place = moved[other] ?? other
      moved[other] = moved[step] ?? step
      return range.lowerBound + place
    }
  }

  /// How many places there are in a round.
  var count: Int { places.count }

  mutating func next() -> Int {
    turn += 1
    if turn == places.count {
      turn = 0
      isOddRound.toggle()
    }
    return places[turn]
  }
}

/// Says for each place of a sampler: on, and then off.
struct TogglingSampler {
  private var sampler: Sampler
  private var place = 0
  private(set) var isOn = false

  init(_ range: Range<Int>) {
    sampler = Sampler(range)
  }

  mutating func next() -> Int {
    isOn.toggle()
    if isOn { place = sampler.next() }
    return place
  }
}
