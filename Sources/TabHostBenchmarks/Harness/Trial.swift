/// A measure that is prepared for one number of tabs.
@MainActor struct Trial {
  /// Takes one sample of the cost of an operation.
  let cost: () throws -> Double
  /// Takes one sample of the floor.
  let floor: () throws -> Double
  /// The number of samples, or 1 if all samples are equal.
  var samples = 1
}

// MARK: - Times

extension Trial {
  /// The minimum duration of a sample, which limits the error from the resolution of the clock.
  private static let shortest = Duration.milliseconds(2)

  /// Returns a trial that measures the processor time of an operation and of its floor.
  ///
  /// - Parameters:
  ///   - count: The number of parts of one operation. The result is the time per part.
  ///   - operation: The operation.
  ///   - undo: A closure that reverts the operation and is not measured, or `nil` if the operation
  ///     can be repeated.
  ///   - floor: The floor of the operation.
  ///   - undoFloor: A closure that reverts the floor.
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

  /// Returns a closure that samples the time of an operation, repeated often enough to be measured.
  private static func sampling(_ timed: Timed) -> () -> Double {
    // The first operation also notifies observers and fills caches, and would make samples too short.
    _ = timed.time(1)
    var count = 1
    while true {
      let time = timed.time(count)
      if time >= shortest || count >= 1 << 24 { break }
      count *= time > shortest / 8 ? 2 : 8
    }
    return { timed.time(count).nanoseconds / Double(count) }
  }

  /// Returns a trial that measures wall-clock time, which includes the disk and other programs.
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

/// An operation to measure, with a closure that reverts it.
@MainActor private struct Timed {
  let operation: () -> Void
  let undo: (() -> Void)?

  /// Returns the time that the given number of operations takes.
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
