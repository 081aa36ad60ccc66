/// A tab of a plain tree: stored properties for what is seen of it, and nothing else.
@MainActor class PlainTab {
  final var title: String
  final let identifier: String
  final var symbol: String
  final var isHidden = false
  final var isEnabled = true
  final var isSpringLoaded = true
  final var allowsHiding = false
  final var allowsMoving = true
  final var isHiddenByDefault = false
  final var placement: UInt8 = 0
  /// The place among the siblings, known while rows are counted.
  final var slot: Int32 = 0
  final unowned(unsafe) var parent: PlainGroup?
  final var page: PlainPage?
  final let makePage: (PlainTab) -> PlainPage
  /// What few tabs have, kept outside of the others.
  final var rare: PlainRareFacts?

  init(
    _ title: String,
    _ identifier: String,
    makePage: @escaping (PlainTab) -> PlainPage = { _ in HeardPage() }
  ) {
    self.title = title
    self.identifier = identifier
    self.makePage = makePage
    symbol = "leaf"
  }

  /// The tab as a group, without a dynamic cast.
  var asGroup: PlainGroup? { nil }

  /// The rows that the tab takes with what is shown below it.
  var rowCount: Int { isHidden ? 0 : 1 }
}

/// A group of a plain tree. The tree itself is one, without a place.
final class PlainGroup: PlainTab {
  var children: [PlainTab] = []
  unowned(unsafe) var selectedChild: PlainTab?
  var isExpanded = true
  var defaultChildIdentifier: String?
  /// How many children are not hidden.
  var shownCount = 0
  /// The rows of the children, counted; nil until somebody looks at them.
  private var counts: PlainCounts?

  override var asGroup: PlainGroup? { self }

  override var rowCount: Int {
    isHidden ? 0 : isExpanded ? 1 + madeCounts.total : 1
  }

  var madeCounts: PlainCounts {
    if let counts { return counts }
    for (slot, child) in children.enumerated() { child.slot = Int32(slot) }
    let made = PlainCounts(children.map(\.rowCount))
    counts = made
    return made
  }

  /// A child takes another number of rows, and so do the groups above.
  func countAgain(_ child: PlainTab) {
    guard let counts else { return }
    counts.set(Int(child.slot), to: child.rowCount)
    parent?.countAgain(self)
  }

  /// Other children are there, or in another order.
  func forgetCounts() {
    guard counts != nil else { return }
    counts = nil
    parent?.countAgain(self)
  }
}

/// Numbers whose sums are found in the logarithm of how many there are (a Fenwick tree).
final class PlainCounts {
  private(set) var total = 0
  private var sums: [Int32]
  private var counts: [Int32]
  private let top: Int

  init(_ numbers: [Int]) {
    counts = numbers.map(Int32.init)
    sums = [0] + counts
    for index in sums.indices.dropFirst() {
      total += numbers[index - 1]
      let next = index + (index & -index)
      if next < sums.count { sums[next] += sums[index] }
    }
    var top = 1
    while top * 2 < sums.count { top *= 2 }
    self.top = top
  }

  func set(_ index: Int, to count: Int) {
    let difference = Int32(count) - counts[index]
    guard difference != 0 else { return }
    counts[index] += difference
    total += Int(difference)
    var position = index + 1
    while position < sums.count {
      sums[position] += difference
      position += position & -position
    }
  }

  /// The index within whose number a row lies, and how far.
  func find(_ row: Int) -> (index: Int, rest: Int) {
    var position = 0
    var rest = Int32(row)
    var step = top
    while step > 0 {
      let next = position + step
      if next < sums.count, sums[next] <= rest {
        position = next
        rest -= sums[next]
      }
      step /= 2
    }
    return (position, Int(rest))
  }
}
