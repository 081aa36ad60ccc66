/// Finds the best occurrence of a word of a query in a text.
///
/// If the text begins with the word, that is its best occurrence. Otherwise, of all ways to find the
/// characters of the word in the text, in order, the best one is that with the highest sum of
/// points. The scorer keeps its storage, so that comparing many texts does not allocate memory.
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
  private var sums: ContiguousArray<Int> = []
  /// The first unit of the text at which each unit of the word can be.
  private var firsts: [Int] = []
  private var length = 0
  /// Whether the text begins with the word.
  private var isPrefix = false

  /// Returns whether a word occurs in a text.
  mutating func occurs(_ term: FuzzyQuery.Term, in texts: FoldedTexts, at index: Int) -> Bool {
    guard term.mask & ~texts.masks[index] == 0 else { return false }
    let text = texts.units.span.extracting(texts.range(of: index))
    return term.values.count <= text.count && findFirsts(of: term.values.span, in: text)
  }

  /// Returns the score of the best occurrence of a word in a text, at least 1, or `nil` if the word
  /// does not occur.
  mutating func score(of term: FuzzyQuery.Term, in texts: FoldedTexts, at index: Int) -> Int? {
    guard occurs(term, in: texts, at: index) else { return nil }
    let values = term.values.span
    let text = texts.units.span.extracting(texts.range(of: index))
    length = text.count
    let penalty = min((length - values.count) / Points.unitsPerPoint, Points.maximumPenalty)
    isPrefix = firsts[values.count - 1] == values.count - 1
    if isPrefix { return points(ofPrefix: text.extracting(first: values.count)) - penalty }
    let size = length * values.count
    if sums.count < size { sums = ContiguousArray(repeating: Self.none, count: size) }
    var best = Self.none
    for row in values.indices { best = fill(row, values[row], text) }
    return max(best - penalty, 1)
  }

  /// Finds the first unit of the text for each unit of the word, one after the other.
  private mutating func findFirsts(of values: Span<UInt32>, in text: Span<UInt32>) -> Bool {
    firsts.removeAll(keepingCapacity: true)
    var place = 0
    for index in values.indices {
      let value = values[index]
      while place < text.count, text[place] & FoldedTexts.value != value { place += 1 }
      guard place < text.count else { return false }
      firsts.append(place)
      place += 1
    }
    return true
  }

  private func points(ofPrefix text: Span<UInt32>) -> Int {
    var sum = (text.count - 1) * Points.adjacent
    for index in text.indices { sum += Self.points(of: text[index], isFirst: index == 0) }
    return sum
  }

  /// Computes the sums for a unit of the word, and returns the highest.
  private mutating func fill(_ row: Int, _ value: UInt32, _ text: Span<UInt32>) -> Int {
    let start = row * length
    let above = start - length
    let first = firsts[row]
    let firstAbove = row == 0 ? length : firsts[row - 1]
    let length = length
    var sums = sums.mutableSpan
    var best = Self.none
    // The best sum of the previous unit of the word, at least one unit of the text apart.
    var apart = Self.none
    for place in min(firstAbove + 2, first)..<length {
      if place - 2 >= firstAbove { apart = max(apart, sums[above + place - 2]) }
      guard place >= first else { continue }
      let unit = text[place]
      guard unit & FoldedTexts.value == value else {
        sums[start + place] = Self.none
        continue
      }
      var sum = Self.points(of: unit, isFirst: place == 0)
      if row > 0 {
        let adjacent = place > firstAbove ? sums[above + place - 1] : Self.none
        sum += max(adjacent + Points.adjacent, apart + Points.gap)
      }
      sums[start + place] = sum
      best = max(best, sum)
    }
    return best
  }

  private static func points(of unit: UInt32, isFirst: Bool) -> Int {
    if isFirst { return Points.character + Points.textStart }
    if unit & FoldedTexts.wordStart != 0 { return Points.character + Points.wordStart }
    return Points.character + (unit & FoldedTexts.hump != 0 ? Points.hump : 0)
  }

  /// The units of the text that the last score is the sum of, in order.
  var places: [Int] {
    if isPrefix { return firsts }
    var places: [Int] = []
    var end = length
    for row in firsts.indices.reversed() {
      let start = row * length
      var best = firsts[row]
      for place in firsts[row]..<end
      where reached(start + place, place, before: places.last)
        > reached(start + best, best, before: places.last)
      {
        best = place
      }
      places.append(best)
      end = best
    }
    return places.reversed()
  }

  /// Returns the sum at an index, including the points for its distance from the next place.
  private func reached(_ index: Int, _ place: Int, before next: Int?) -> Int {
    guard let next else { return sums[index] }
    return sums[index] + (next == place + 1 ? Points.adjacent : Points.gap)
  }
}
