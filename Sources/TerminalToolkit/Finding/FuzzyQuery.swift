/// A query that finds texts by parts of their words and by their initials.
///
/// Each word of the query has to occur in the text: its characters in this order, but not
/// necessarily next to each other. Case, diacritics and blanks do not matter. Characters that begin
/// a word or follow each other count more than others:
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
