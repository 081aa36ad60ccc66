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
