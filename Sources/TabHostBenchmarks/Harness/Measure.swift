/// An operation that is measured beside its floor, the least that has the same effect.
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
  /// The numbers of tabs to measure it with.
  var sizes = [100, 1_000, 10_000, 100_000]
  /// The limits of cost, ratio and growth; by default there are none.
  var target = Target()
  /// The operation of the peer that has the same effect; `nil` if it has none.
  var peer: Peer.Operation?
  /// Prepares the measure for a number of tabs. Returns `nil` if it can't be taken on this machine,
  /// after it has reported why.
  let prepare: (Int) throws -> Trial?
}

extension Measure {
  /// Repeats the operation with the largest number of tabs, so that a profile shows little else.
  func repeatCost(_ samples: Int, upTo mostTabs: Int) throws {
    guard let tabs = sizes.last(where: { $0 <= mostTabs }), let trial = try prepare(tabs) else {
      return
    }
    for _ in 0..<samples { _ = try trial.cost() }
  }
}

/// The limits that a measure has to keep. `nil` is no limit.
struct Target {
  /// The largest ratio of cost to floor, over all numbers of tabs.
  var ratio: Double?
  /// The smallest number of tabs that the ratio is judged with.
  var fromTabs = 0
  /// The largest ratio of the cost to that with a hundredth of the tabs.
  var growth: Double?
  /// The largest cost, in the unit of the measure.
  var cost: Double?
  /// Whether the cost may not exceed that of the peer, with any number of tabs.
  var isAtMostPeer = false

  /// The same target for an app that references host and tabs weakly: the ratio may be larger by
  /// half.
  var referencedWeakly: Target {
    var target = self
    target.ratio = ratio.map { $0 * 1.5 }
    target.isAtMostPeer = false
    return target
  }
}
