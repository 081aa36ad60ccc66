/// A query that finds texts by parts of their words and by their initials.
///
/// Each word of the query has to occur in the text: its characters in this order, but not
/// necessarily next to each other. Case, diacritics and blanks do not matter. Characters that begin
/// a word or follow each other count more than others. A text that begins with the word of the query is
/// the best match, and a better one if its first word is the whole word:
///
///     FuzzyQuery("lib").match(in: "Library")     // "Lib"
///     FuzzyQuery("ra").match(in: "RecentlyAdded")  // "R" and "A"
///     FuzzyQuery("zurich").match(in: "Zürich")   // "Zürich"
package struct FuzzyQuery: Hashable, Sendable {
  /// The occurrence of a query in a text.
  package struct Match: Hashable, Sendable {
    /// How well the text matches. Higher is better.
    package let score: Int
    /// The matching parts of the text, in order, without empty or adjacent ones. A part consists of
    /// whole characters.
    package let ranges: [Range<String.Index>]
  }

  /// A word of a query.
  struct Term: Hashable, Sendable {
    let values: ContiguousArray<UInt32>
    /// The values in the form of ``FoldedTexts/bit(of:)``.
    let mask: UInt64
  }

  /// The words of the query. A text that any query finds matches a query without words.
  let terms: [Term]

  private init(_ terms: [Term]) { self.terms = terms }

  package init(_ text: String) {
    terms = text.split(whereSeparator: \.isWhitespace).compactMap { word in
      let texts = FoldedTexts(String(word))
      let values = texts.units.map { $0 & FoldedTexts.value }
      return values.isEmpty ? nil : Term(values: ContiguousArray(values), mask: texts.masks[0])
    }
  }

  /// Whether the query has no words.
  package var isEmpty: Bool { terms.isEmpty }

  /// Returns whether each candidate that matches this query also matches another one, so that it
  /// need not be compared with the others again: only the last word is longer.
  func narrows(_ other: FuzzyQuery) -> Bool {
    guard let last = terms.last, let otherLast = other.terms.last else { return other.isEmpty }
    return terms.count == other.terms.count && terms.dropLast() == other.terms.dropLast()
      && last.values.starts(with: otherLast.values)
  }

  /// Returns the occurrence of the query in a text, or `nil` if a word does not occur.
  package func match(in text: String) -> Match? {
    match(in: text) { _ in false }
  }

  /// Returns whether all words of the query occur in a text.
  func occurs(in text: String, _ scorer: inout FuzzyScorer) -> Bool {
    let texts = FoldedTexts(text)
    return terms.allSatisfy { scorer.occurs($0, in: texts, at: 0) }
  }

  /// Returns the query of the words that do not occur in a text.
  package func missing(in text: String) -> FuzzyQuery {
    if isEmpty { return self }
    let texts = FoldedTexts(text)
    var scorer = FuzzyScorer()
    return FuzzyQuery(terms.filter { !scorer.occurs($0, in: texts, at: 0) })
  }

  /// Returns the parts of a text in which words of the query occur, even if others do not.
  package func ranges(in text: String) -> [Range<String.Index>] {
    match(in: text) { _ in true }?.ranges ?? []
  }

  private func match(in text: String, isOptional: (Term) -> Bool) -> Match? {
    let (texts, characters) = FoldedTexts.characters(of: text)
    var scorer = FuzzyScorer()
    var score = 0
    var places: Set<Int> = []
    for term in terms {
      if let termScore = scorer.score(of: term, in: texts, at: 0) {
        score += termScore
        places.formUnion(scorer.places.map { characters[$0] })
      } else if !isOptional(term) {
        return nil
      }
    }
    return Match(score: score, ranges: text.ranges(ofCharacters: places))
  }
}

extension String {
  /// Returns the ranges of the characters with the given numbers.
  fileprivate func ranges(ofCharacters numbers: Set<Int>) -> [Range<String.Index>] {
    guard let last = numbers.max() else { return [] }
    var ranges: [Range<String.Index>] = []
    for (number, index) in zip(0...last, indices) where numbers.contains(number) {
      let end = self.index(after: index)
      if let previous = ranges.last, previous.upperBound == index {
        ranges[ranges.count - 1] = previous.lowerBound..<end
      } else {
        ranges.append(index..<end)
      }
    }
    return ranges
  }
}

// MARK: - Scoring

/// Finds the best occurrence of a word of a query in a text.
///
/// If the text begins with the word, that is its best occurrence. Otherwise, of all ways to find the
/// characters of the word in the text, in order, the best one is that with the highest sum of
/// points. The scorer keeps its storage, so that comparing many texts does not allocate memory.
struct FuzzyScorer {
  private enum Points {
    static let character = 16
    /// For the first character of the text. A text that begins with the word of the query comes before
    /// others, whatever their bonus.
    static let textStart = wordStart + maximumPenalty + maximumBonus + 2
    /// For a first word of the text that is the whole word of the query.
    static let wholeWord = maximumPenalty + maximumBonus + 2
    static let wordStart = 12
    static let hump = 9
    /// For a character that directly follows the previous one.
    static let adjacent = 10
    /// For a character that does not.
    static let gap = -6
    /// For the units of the text that are not found, one for this number of units.
    static let unitsPerPoint = 4
    static let maximumPenalty = 12
    /// The highest bonus that a search adds, apart from the score.
    static let maximumBonus = FuzzySearch.maximumBonus
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
    if isPrefix { return points(ofPrefix: values.count, of: text) - penalty }
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

  private func points(ofPrefix count: Int, of text: Span<UInt32>) -> Int {
    var sum = (count - 1) * Points.adjacent
    for index in 0..<count { sum += Self.points(of: text[index], isFirst: index == 0) }
    let wordEnd = FoldedTexts.separator | FoldedTexts.hump
    let isWholeWord = count == text.count || text[count] & wordEnd != 0
    return isWholeWord ? sum + Points.wholeWord : sum
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
