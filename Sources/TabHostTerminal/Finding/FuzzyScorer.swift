/// Finds the best occurrence of a word of a query in a text.
///
/// Of all ways to find the characters of the word in the text, in order, the best one is that with
/// the highest sum of points. The scorer keeps its storage, so that comparing many texts does not
/// allocate memory.
struct FuzzyScorer {
  private enum Points {
    static let character = 16
    /// For the first character of the text.
    static let textStart = 14
    static let wordStart = 12
    static let hump = 9
    /// For a character that directly follows the previous one.
    static let adjacent = 10
    /// For a character that does not.
    static let gap = -6
    /// For the units of the text that are not found, one for this number of units.
    static let unitsPerPoint = 4
    static let maximumPenalty = 12
  }

  private static let none = Int.min / 2

  /// For each unit of the word, the points of the best way to find the word up to this unit, which
  /// is at this unit of the text.
  private var sums: [Int] = []
  /// The first unit of the text at which each unit of the word can be.
  private var firsts: [Int] = []
  private var length = 0

  /// Returns the score of the best occurrence of a word in a text, at least 1, or `nil` if the word
  /// does not occur.
  mutating func score(of term: FuzzyQuery.Term, in texts: FoldedTexts, at index: Int) -> Int? {
    guard term.mask & ~texts.masks[index] == 0 else { return nil }
    let range = texts.range(of: index)
    guard term.values.count <= range.count, findFirsts(of: term, texts.units, range) else {
      return nil
    }
    length = range.count
    let size = length * term.values.count
    if sums.count < size { sums = Array(repeating: Self.none, count: size) }
    var best = Self.none
    for row in term.values.indices {
      best = fill(row, term.values[row], texts.units, range)
    }
    let penalty = min((length - term.values.count) / Points.unitsPerPoint, Points.maximumPenalty)
    return max(best - penalty, 1)
  }

  /// Finds the first unit of the text for each unit of the word, one after the other.
  private mutating func findFirsts(
    of term: FuzzyQuery.Term,
    _ units: [UInt32],
    _ range: Range<Int>
  ) -> Bool {
    firsts.removeAll(keepingCapacity: true)
    var place = range.lowerBound
    for value in term.values {
      while place < range.upperBound, units[place] & FoldedTexts.value != value { place += 1 }
      guard place < range.upperBound else { return false }
      firsts.append(place - range.lowerBound)
      place += 1
    }
    return true
  }

  /// Computes the sums for a unit of the word, and returns the highest.
  private mutating func fill(
    _ row: Int,
    _ value: UInt32,
    _ units: [UInt32],
    _ range: Range<Int>
  ) -> Int {
    let start = row * length
    let above = start - length
    let first = firsts[row]
    let firstAbove = row == 0 ? 0 : firsts[row - 1]
    var best = Self.none
    // The best sum of the previous unit of the word, at least one unit of the text apart.
    var apart = Self.none
    if row > 0, first >= 2, firstAbove <= first - 2 {
      for place in firstAbove...(first - 2) { apart = max(apart, sums[above + place]) }
    }
    for place in first..<length {
      if row > 0, place > first, place - 2 >= firstAbove {
        apart = max(apart, sums[above + place - 2])
      }
      let unit = units[range.lowerBound + place]
      guard unit & FoldedTexts.value == value else {
        sums[start + place] = Self.none
        continue
      }
      var sum = points(of: unit, isFirst: place == 0)
      if row > 0 {
        let adjacent = place - 1 >= firstAbove ? sums[above + place - 1] : Self.none
        sum += max(adjacent + Points.adjacent, apart + Points.gap)
      }
      sums[start + place] = sum
      best = max(best, sum)
    }
    return best
  }

  private func points(of unit: UInt32, isFirst: Bool) -> Int {
    if isFirst { return Points.character + Points.textStart }
    if unit & FoldedTexts.wordStart != 0 { return Points.character + Points.wordStart }
    return Points.character + (unit & FoldedTexts.hump != 0 ? Points.hump : 0)
  }

  /// The units of the text that the last score is the sum of, in order.
  var places: [Int] {
    var places: [Int] = []
    var end = length
    for row in firsts.indices.reversed() {
      let start = row * length
      var best = firsts[row]
      for place in firsts[row]..<end {
        let isAdjacent = places.last == place + 1
        let bestIsAdjacent = places.last == best + 1
        let sum = sums[start + place] + (isAdjacent ? Points.adjacent - Points.gap : 0)
        let bestSum = sums[start + best] + (bestIsAdjacent ? Points.adjacent - Points.gap : 0)
        if sum > bestSum { best = place }
      }
      places.append(best)
      end = best
    }
    return places.reversed()
  }
}
