/// An operation that is measured together with its floor.
///
/// The floor is the minimum of work that has the same effect.
@MainActor struct Measure {
  /// The unit of the cost.
  enum Unit: String {
    case nanoseconds = "ns"
    case bytes
    case bytesPerTab = "bytes per tab"
  }

  /// The name in tables and for `--filter`.
  let name: String
  var unit = Unit.nanoseconds
  /// The numbers of tabs with which to measure.
  var sizes = [100, 1_000, 10_000, 100_000]
  /// The limits of cost, ratio and growth. The default has no limits.
  var target = Target()
  /// The operation of the peer that has the same effect, or `nil` if there is none.
  var peer: Peer.Operation?
  /// Prepares the measure for the given number of tabs.
  ///
  /// Returns `nil` and reports the reason if the measure is not possible on this machine.
  var prepare: (Int) throws -> Trial?
}

extension Measure {
  /// Returns the measure with at most the given number of samples.
  func limited(toSamples limit: Int) -> Measure {
    var measure = self
    measure.prepare = { tabs in
      guard var trial = try prepare(tabs) else { return nil }
      trial.samples = min(trial.samples, limit)
      return trial
    }
    return measure
  }

  /// Repeats the operation with the largest number of tabs, without the floor, for a profiler.
  func repeatCost(_ samples: Int, upTo mostTabs: Int) throws {
    guard let tabs = sizes.last(where: { $0 <= mostTabs }), let trial = try prepare(tabs) else {
      return
    }
    for _ in 0..<samples { _ = try trial.cost() }
  }
}

/// The limits of a measure. `nil` means no limit.
struct Target {
  /// The maximum ratio of the cost to the floor, over all numbers of tabs.
  var ratio: Double?
  /// The smallest number of tabs to which the limit of the ratio applies.
  var fromTabs = 0
  /// The maximum ratio of the cost to that with a hundredth of the tabs.
  var growth: Double?
  /// The maximum cost, in the unit of the measure.
  var cost: Double?
  /// Whether the cost must not exceed that of the peer, with any number of tabs.
  var isAtMostPeer = false

  /// The target for an app that holds weak references to the host and its tabs, whose ratio may be
  /// 1.5 times as large.
  var referencedWeakly: Target {
    var target = self
    target.ratio = ratio.map { $0 * 1.5 }
    target.isAtMostPeer = false
    return target
  }
}
