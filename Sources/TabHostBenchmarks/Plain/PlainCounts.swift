/// A Fenwick tree: a list of counts with prefix sums.
///
/// - Complexity: O(log *n*) for an update and for a search, where *n* is the number of counts.
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

  /// Returns the index of the count that covers a row, and the row's offset in it.
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
