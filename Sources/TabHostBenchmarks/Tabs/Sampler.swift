/// Indices spread over a range, each once per round, in a fixed pseudorandom order that defeats
/// caches.
struct Sampler {
  private let places: [Int]
  private var turn = -1
  /// Whether the number of this round is odd. An odd round makes changes that the next round
  /// undoes.
  private(set) var isOddRound = true

  /// Creates a sampler.
  ///
  /// - Parameters:
  ///   - range: The range of indices.
  ///   - most: The maximum number of indices per round.
  init(_ range: Range<Int>, atMost most: Int = 256) {
    var generator = UInt64(0x9E37_79B9_7F4A_7C15)
    func next(below count: Int) -> Int {
      generator = generator &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(generator >> 33) % count
    }
    // This is a partial Fisher-Yates shuffle that only stores the indices it has swapped.
    var moved: [Int: Int] = [:]
    places = (0..<min(range.count, most)).map { step in
      let other = step + next(below: range.count - step)
      let place = moved[other] ?? other
      moved[other] = moved[step] ?? step
      return range.lowerBound + place
    }
  }

  /// The number of indices per round.
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

/// Returns each index of a sampler twice: once to turn a state on, and once to turn it off.
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
