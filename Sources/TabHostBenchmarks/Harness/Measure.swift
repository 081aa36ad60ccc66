/// Something that is measured, beside the least that has the same effect.
@MainActor struct Measure {
  /// What is counted.
  enum Unit: String {
    case nanoseconds = "ns"
    case bytes
  }

  /// What it is called, in tables and for `--filter`.
  let name: String
  let unit: Unit
  /// The numbers of tabs to measure it with.
  let sizes: [Int]
  /// Gets everything ready for a number of tabs.
  let prepare: (Int) throws -> Trial
}

/// A measure that is ready to be taken.
@MainActor struct Trial {
  /// Takes one sample: what one operation costs.
  let cost: () throws -> Double
  /// Takes one sample of the floor.
  let floor: () throws -> Double
  /// How many samples make a median; 1 where every one is the same.
  var samples = 1
}

extension Trial {
  /// The shortest time that is measured as one: less is lost among the steps of the clock.
  private static let shortest = Duration.milliseconds(2)

  /// Measures the time that an operation takes of the processor, and its floor.
  ///
  /// - Parameter count: The number of things that one operation is done with, each of which is
  ///   counted as an operation.
  static func timing(
    per count: Int = 1,
    _ operation: @escaping () -> Void,
    floor: @escaping () -> Void
  ) -> Trial {
    let samples = [operation, floor].map { sampling($0) }
    let parts = Double(count)
    return Trial(
      cost: { samples[0]() / parts },
      floor: { samples[1]() / parts },
      samples: 31
    )
  }

  /// A sample of the time of an operation, which is repeated until that can be measured.
  private static func sampling(_ operation: @escaping () -> Void) -> () -> Double {
    var count = 1
    while true {
      let time = self.time(of: operation, count)
      if time >= shortest || count >= 1 << 24 { break }
      count *= time > shortest / 8 ? 2 : 8
    }
    return { time(of: operation, count).nanoseconds / Double(count) }
  }

  private static func time(of operation: () -> Void, _ count: Int) -> Duration {
    let start = ProcessorTime.now
    for _ in 0..<count { operation() }
    return ProcessorTime.now - start
  }
}

extension Duration {
  var nanoseconds: Double { self / .nanoseconds(1) }
}
