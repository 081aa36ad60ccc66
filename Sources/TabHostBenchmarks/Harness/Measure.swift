/// Something that is measured, beside the least that has the same effect.
@MainActor struct Measure {
  /// What is counted.
  enum Unit: String {
    case nanoseconds = "ns"
    case bytes
    case bytesPerTab = "bytes per tab"
  }

  /// What it is called, in tables and for `--filter`.
  let name: String
  var unit = Unit.nanoseconds
  /// The numbers of tabs to measure it with.
  var sizes = [100, 1_000, 10_000, 100_000]
  /// What it is meant to come to; nothing where nobody has said.
  var target = Target()
  /// Gets everything ready for a number of tabs; nil where that can't be measured here, which has
  /// been said then.
  let prepare: (Int) throws -> Trial?
}

/// What a measure is meant to come to. Nil is not judged.
struct Target {
  /// The most times the floor.
  var ratio: Double?
  /// The fewest tabs with which the ratio is judged.
  var fromTabs = 0
  /// The most times the cost at a hundredth of the tabs.
  var growth: Double?
  /// The most in the unit of the measure.
  var cost: Double?
}
