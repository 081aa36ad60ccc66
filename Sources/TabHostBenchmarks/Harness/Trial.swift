/// A measure that is ready to be taken.
@MainActor struct Trial {
  /// Takes one sample: what one operation costs.
  let cost: () throws -> Double
  /// Takes one sample of the floor.
  let floor: () throws -> Double
  /// How many samples make a median; 1 where every one is the same.
  var samples = 1
}

// MARK: - Times

extension Trial {
  /// The shortest time that is measured as one: less is lost among the steps of the clock.
  private static let shortest = Duration.milliseconds(2)

  /// Measures the time that an operation takes of the processor, and its floor.
  ///
  /// - Parameters:
  ///   - count: The number of things that one operation is done with, each of which is counted as
  ///     an operation.
  ///   - undo: Takes back what the operation has done, which is not counted; nil for one that can
  ///     be done again and again.
  static func timing(
    per count: Int = 1,
    _ operation: @escaping () -> Void,
    undo: (() -> Void)? = nil,
    floor: @escaping () -> Void,
    undoFloor: (() -> Void)? = nil
  ) -> Trial {
    let cost = sampling(Timed(operation: operation, undo: undo))
    let least = sampling(Timed(operation: floor, undo: undoFloor))
    let parts = Double(count)
    return Trial(cost: { cost() / parts }, floor: { least() / parts }, samples: 31)
  }

  /// A sample of the time of an operation, which is repeated until that can be measured.
  private static func sampling(_ timed: Timed) -> () -> Double {
    var count = 1
    while true {
      let time = timed.time(count)
      if time >= shortest || count >= 1 << 24 { break }
      count *= time > shortest / 8 ? 2 : 8
    }
    return { timed.time(count).nanoseconds / Double(count) }
  }

  /// Measures the time on the clock, in which the disk and other programs are.
  static func waiting(
    samples: Int,
    _ operation: @escaping () throws -> Void,
    floor: @escaping () throws -> Void
  ) -> Trial {
    let clock = ContinuousClock()
    return Trial(
      cost: { try clock.measure { try operation() }.nanoseconds },
      floor: { try clock.measure { try floor() }.nanoseconds },
      samples: samples
    )
  }
}

/// An operation to be timed, and what takes it back.
@MainActor private struct Timed {
  let operation: () -> Void
  let undo: (() -> Void)?

  /// The time that the operation takes, so many times.
  func time(_ count: Int) -> Duration {
    guard let undo else {
      let start = ProcessorTime.now
      for _ in 0..<count { operation() }
      return ProcessorTime.now - start
    }
    var time = Duration.zero
    for _ in 0..<count {
      let start = ProcessorTime.now
      operation()
      let end = ProcessorTime.now
      undo()
      time += end - start - ProcessorTime.ofLooking
    }
    return time
  }
}

extension Duration {
  var nanoseconds: Double { self / .nanoseconds(1) }
}
