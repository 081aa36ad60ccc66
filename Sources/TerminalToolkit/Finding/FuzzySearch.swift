/// The search for the candidates that match a query, in slices.
///
/// Candidates can be added, and the query can be changed, at any time. The results after each slice
/// are those of the candidates that have been compared so far, best first, and in the order of the
/// candidates where scores are equal. A query that narrows the previous one compares only the
/// candidates that matched it.
package struct FuzzySearch {
  /// The amount of work in a slice of a search that also collects its candidates.
  package struct Slice {
    /// The number of candidates that a slice collects.
    package var collected: Int
    /// The number of candidates that a slice compares with the query when it collects none.
    package var compared: Int

    package init(collected: Int = 4_096, compared: Int = 16_384) {
      (self.collected, self.compared) = (collected, compared)
    }
  }

  /// The query. All candidates match a query without words.
  package private(set) var query = FuzzyQuery("")

  private var texts = FoldedTexts()
  private var paths = FoldedTexts()
  /// The index of the path of each candidate, or -1 without one.
  private var pathIndices: [Int32] = []
  private var bonuses: [Int32] = []

  /// The candidates that matched the previous query, and are compared first.
  private var pool: ArraySlice<Int32> = []
  /// The first of the candidates that have not been compared with any query.
  private var next = 0
  /// The candidates that match, in the order in which they were compared, which is ascending.
  private var matches: [Int32] = []
  /// The same candidates by score.
  private var matchesByScore: [[Int32]] = []
  private var scorer = FuzzyScorer()
  /// For each word of the query, the scores of the paths that have been compared.
  private var pathScores: [[Int: Int?]] = []

  /// The highest bonus of a candidate. Higher ones count as this one.
  package static let maximumBonus = 14
  private static let maximumScore = 1023
  /// A word in the path counts less than in the text.
  private static let pathDivisor = 4

  package init() {}

  // MARK: - Candidates

  /// The number of candidates.
  package var candidateCount: Int { texts.count }

  /// The number of paths.
  package var pathCount: Int { paths.count }

  /// Adds a path, such as the titles of the groups that contain a tab, and returns its index.
  package mutating func addPath(_ path: String) -> Int {
    paths.append(path)
    return paths.count - 1
  }

  /// Adds a candidate.
  ///
  /// - Parameters:
  ///   - text: The text to compare with the query. At least one word of the query has to occur in
  ///     it; the others may occur in the path.
  ///   - path: The index of the path, or `nil` without one.
  ///   - bonus: The points to add to the score.
  package mutating func addCandidate(_ text: String, path: Int? = nil, bonus: Int = 0) {
    texts.append(text)
    pathIndices.append(Int32(path ?? -1))
    bonuses.append(Int32(min(bonus, Self.maximumBonus)))
  }

  // MARK: - Searching

  /// Changes the query. The results are empty until the next slice.
  package mutating func setQuery(_ query: FuzzyQuery) {
    guard query != self.query else { return }
    if query.narrows(self.query) {
      pool = matches[...] + pool
    } else {
      pool = []
      next = 0
    }
    self.query = query
    matches = []
    matchesByScore = []
    pathScores = Array(repeating: [:], count: query.terms.count)
  }

  /// Whether all candidates have been compared with the query.
  package var isFinished: Bool { query.isEmpty || pool.isEmpty && next == texts.count }

  /// Compares up to the given number of candidates with the query.
  package mutating func advance(by limit: Int) {
    guard !query.isEmpty else { return }
    let fromPool = pool.prefix(limit)
    pool = pool.dropFirst(limit)
    for candidate in fromPool { compare(Int(candidate)) }
    let end = min(next + limit - fromPool.count, texts.count)
    while next < end {
      compare(next)
      next += 1
    }
  }

  private mutating func compare(_ candidate: Int) {
    guard let score = score(of: candidate) else { return }
    let place = min(score + Int(bonuses[candidate]), Self.maximumScore)
    while matchesByScore.count <= place { matchesByScore.append([]) }
    matchesByScore[place].append(Int32(candidate))
    matches.append(Int32(candidate))
  }

  private mutating func score(of candidate: Int) -> Int? {
    let terms = query.terms
    if terms.count == 1 { return scorer.score(of: terms[0], in: texts, at: candidate) }
    var sum = 0
    var order = FuzzyOrder()
    var isInText = false
    for index in terms.indices {
      if let score = scorer.score(of: terms[index], in: texts, at: candidate) {
        sum += score
        order.append(scorer.end)
        isInText = true
      } else if let score = pathScore(of: index, Int(pathIndices[candidate])) {
        sum += score / Self.pathDivisor
      } else {
        return nil
      }
    }
    return isInText ? sum + order.points : nil
  }

  private mutating func pathScore(of term: Int, _ path: Int) -> Int? {
    guard path >= 0 else { return nil }
    if let score = pathScores[term][path] { return score }
    let score = scorer.score(of: query.terms[term], in: paths, at: path)
    pathScores[term][path] = .some(score)
    return score
  }

  // MARK: - Results

  /// The number of candidates that match.
  package var count: Int { query.isEmpty ? texts.count : matches.count }

  /// The score of the best match of a query with words, or -1 without a match.
  package var bestScore: Int { matchesByScore.count - 1 }

  /// Returns the candidates that match a query with words, in ascending order, except the first
  /// ones.
  package func matches(from first: Int) -> ArraySlice<Int32> { matches.dropFirst(first) }

  /// Returns the candidate at an index below ``count``, best first.
  package subscript(index: Int) -> Int {
    if query.isEmpty { return index }
    var index = index
    for candidates in matchesByScore.reversed() {
      if index < candidates.count { return Int(candidates[index]) }
      index -= candidates.count
    }
    preconditionFailure("result index out of range")
  }

  /// Returns the index of a candidate among the results, or `nil` if it does not match.
  package func index(of candidate: Int) -> Int? {
    if query.isEmpty { return candidate }
    var start = 0
    for candidates in matchesByScore.reversed() {
      if let index = candidates.firstIndex(of: Int32(candidate)) { return start + index }
      start += candidates.count
    }
    return nil
  }
}
