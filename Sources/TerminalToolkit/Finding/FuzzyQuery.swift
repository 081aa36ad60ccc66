/// A query that finds texts by parts of their words and by their initials.
///
/// Each word of the query has to occur in the text: its characters in this order, but not
/// necessarily next to each other. Case, diacritics and blanks do not matter. Characters that begin
/// a word or follow each other count more than others. A text that begins with the word of the query is
/// the best match, and a better one if its first word is the whole word. Of texts in which the words
/// of the query occur equally well, those with the words in the order of the query are better. Digits
/// that follow each other have to occur in one word, or next to each other but for what separates
/// words: they are no initials.
///
///     FuzzyQuery("lib").match(in: "Library")     // "Lib"
///     FuzzyQuery("ra").match(in: "RecentlyAdded")  // "R" and "A"
///     FuzzyQuery("zurich").match(in: "Zürich")   // "Zürich"
///     FuzzyQuery("42").match(in: "49 of 2021")   // nil
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
    /// For each value, whether it is a digit that follows another digit.
    let isJoined: ContiguousArray<Bool>
    let hasJoinedDigits: Bool

    /// Creates the term of a word, or returns `nil` if nothing of the word is compared.
    init?(_ word: String) {
      let texts = FoldedTexts(word)
      let units = texts.units
      guard !units.isEmpty else { return nil }
      let isDigit = { units[$0] & FoldedTexts.digit != 0 }
      values = ContiguousArray(units.map { $0 & FoldedTexts.value })
      mask = texts.masks[0]
      isJoined = ContiguousArray(units.indices.map { $0 > 0 && isDigit($0) && isDigit($0 - 1) })
      hasJoinedDigits = isJoined.contains(true)
    }
  }

  /// The words of the query. A text that any query finds matches a query without words.
  let terms: [Term]

  private init(_ terms: [Term]) { self.terms = terms }

  package init(_ text: String) {
    terms = text.split(whereSeparator: \.isWhitespace).compactMap { Term(String($0)) }
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
    var order = FuzzyOrder()
    var places: Set<Int> = []
    for term in terms {
      if let termScore = scorer.score(of: term, in: texts, at: 0) {
        score += termScore
        order.append(scorer.end)
        places.formUnion(scorer.places(of: term, in: texts, at: 0).map { characters[$0] })
      } else if !isOptional(term) {
        return nil
      }
    }
    return Match(score: score + order.points, ranges: text.ranges(ofCharacters: places))
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

/// The points for the order in which the words of a query occur in a text.
struct FuzzyOrder {
  /// More than the points by which the scores of equal occurrences of two words differ.
  private static let pointsInOrder = 2 * FuzzyScorer.maximumDifference

  private var count = 0
  private var last = -1
  private var isAscending = true

  /// Adds the last unit of the text that belongs to the next word.
  mutating func append(_ end: Int) {
    isAscending = isAscending && end > last
    (count, last) = (count + 1, end)
  }

  /// The points of two or more words.
  var points: Int { count > 1 && isAscending ? Self.pointsInOrder : 0 }
}

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

  /// The points by which a penalty and a bonus change the order of texts with equal occurrences.
  static let maximumDifference = Points.maximumPenalty + Points.maximumBonus

  private static let none = Int.min / 2

  /// For each unit of the word, the points of the best way to find the word up to this unit, which
  /// is at this unit of the text.
  private var sums: ContiguousArray<Int> = []
  /// The first unit of the text at which each unit of the word can be.
  private var firsts: [Int] = []
  private var length = 0
  /// Whether the text begins with the word.
  private var isPrefix = false
  /// The last unit of the text that the last score is the sum of.
  private(set) var end = 0

  /// Returns whether a word occurs in a text.
  mutating func occurs(_ term: FuzzyQuery.Term, in texts: FoldedTexts, at index: Int) -> Bool {
    term.hasJoinedDigits
      ? score(of: term, in: texts, at: index) != nil : containsInOrder(term, in: texts, at: index)
  }

  /// Returns whether the characters of a word occur in a text, in order.
  private mutating func containsInOrder(
    _ term: FuzzyQuery.Term,
    in texts: FoldedTexts,
    at index: Int
  ) -> Bool {
    guard term.mask & ~texts.masks[index] == 0 else { return false }
    let text = texts.units.span.extracting(texts.range(of: index))
    return term.values.count <= text.count && findFirsts(of: term.values.span, in: text)
  }

  /// Returns the score of the best occurrence of a word in a text, at least 1, or `nil` if the word
  /// does not occur.
  mutating func score(of term: FuzzyQuery.Term, in texts: FoldedTexts, at index: Int) -> Int? {
    guard containsInOrder(term, in: texts, at: index) else { return nil }
    let values = term.values.span
    let text = texts.units.span.extracting(texts.range(of: index))
    length = text.count
    let penalty = min((length - values.count) / Points.unitsPerPoint, Points.maximumPenalty)
    isPrefix = firsts[values.count - 1] == values.count - 1
    if isPrefix {
      end = values.count - 1
      return points(ofPrefix: values.count, of: text) - penalty
    }
    let size = length * values.count
    if sums.count < size { sums = ContiguousArray(repeating: Self.none, count: size) }
    var best = Self.none
    for row in values.indices {
      (best, end) = fill(row, values[row], isJoined: term.isJoined[row], text)
      if best <= 0 { return nil }
    }
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

  /// Computes the sums for a unit of the word, and returns the highest, which is not positive if there
  /// is no way to find the word up to this unit, with its place.
  private mutating func fill(
    _ row: Int,
    _ value: UInt32,
    isJoined: Bool,
    _ text: Span<UInt32>
  ) -> (sum: Int, place: Int) {
    let start = row * length
    let above = start - length
    let first = firsts[row]
    let firstAbove = row == 0 ? length : firsts[row - 1]
    let length = length
    var sums = sums.mutableSpan
    var (best, end) = (Self.none, 0)
    // The best sum of the previous unit of the word, at least one unit of the text apart.
    var apart = Self.none
    for place in min(firstAbove + 2, first)..<length {
      if place - 2 >= firstAbove {
        let sum = sums[above + place - 2]
        apart =
          isJoined
          ? Self.sum(sum, or: apart, text[place - 2], text[place - 1]) : max(apart, sum)
      }
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
      if sum > best { (best, end) = (sum, place) }
    }
    return (best, end)
  }

  /// Returns the best sum of a digit from which the next digit is reached: in the same word or, across
  /// what separates words, the last unit before.
  ///
  /// - Parameters:
  ///   - sum: The sum at the unit two before the place of the next digit.
  ///   - apart: The best sum for the place before.
  ///   - second: The unit two before the place.
  ///   - previous: The unit before the place.
  private static func sum(
    _ sum: Int,
    or apart: Int,
    _ second: UInt32,
    _ previous: UInt32
  ) -> Int {
    let isSeparator = second & FoldedTexts.separator != 0
    if previous & FoldedTexts.separator != 0 { return isSeparator ? apart : sum }
    return isSeparator ? none : max(apart, sum)
  }

  private static func points(of unit: UInt32, isFirst: Bool) -> Int {
    if isFirst { return Points.character + Points.textStart }
    if unit & FoldedTexts.wordStart != 0 { return Points.character + Points.wordStart }
    return Points.character + (unit & FoldedTexts.hump != 0 ? Points.hump : 0)
  }

  /// Returns the units of the text that the last score is the sum of, in order.
  ///
  /// - Parameters:
  ///   - term: The word of the last score.
  ///   - texts: The texts of the last score.
  ///   - index: The index of its text.
  func places(of term: FuzzyQuery.Term, in texts: FoldedTexts, at index: Int) -> [Int] {
    if isPrefix { return firsts }
    let text = texts.units.span.extracting(texts.range(of: index))
    var places: [Int] = []
    for row in firsts.indices.reversed() {
      let start = row * length
      let next = places.last
      var lowest = 0
      if let next, term.isJoined[row + 1] { lowest = Self.first(joining: next, text) }
      var best = max(firsts[row], lowest)
      for place in best..<(next ?? length)
      where reached(start + place, place, before: next) > reached(start + best, best, before: next)
      {
        best = place
      }
      places.append(best)
    }
    return places.reversed()
  }

  /// Returns the first unit of the text from which a digit is reached; see ``sum(_:or:_:_:)``.
  private static func first(joining place: Int, _ text: Span<UInt32>) -> Int {
    var first = place
    while first > 0, text[first - 1] & FoldedTexts.separator != 0 { first -= 1 }
    if first < place { return max(first - 1, 0) }
    while first > 0, text[first - 1] & FoldedTexts.separator == 0 { first -= 1 }
    return first
  }

  /// Returns the sum at an index, including the points for its distance from the next place.
  private func reached(_ index: Int, _ place: Int, before next: Int?) -> Int {
    guard let next else { return sums[index] }
    return sums[index] + (next == place + 1 ? Points.adjacent : Points.gap)
  }
}
