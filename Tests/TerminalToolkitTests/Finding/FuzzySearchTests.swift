import TabHostTestSupport
import Testing

@testable import TerminalToolkit

/// Searching many texts.
struct FuzzySearchTests {
  private let texts = ["Library", "Calibration", "Radio", "The Library", "Liberty"]

  private func search(_ texts: [String]) -> FuzzySearch {
    var search = FuzzySearch()
    for text in texts { search.addCandidate(text) }
    return search
  }

  private func results(_ search: FuzzySearch) -> [Int] { (0..<search.count).map { search[$0] } }

  @Test func `without a query, the candidates are the results, in order`() {
    let search = search(texts)
    expectEqual(results(search), [0, 1, 2, 3, 4])
    expect(search.isFinished)
  }

  @Test func `the results are ordered by score, and then in the order of the candidates`() {
    var search = search(texts + ["Library"])
    search.setQuery(FuzzyQuery("lib"))
    search.advance(by: 100)
    expectEqual(results(search), [0, 4, 5, 3, 1])
    expectEqual((0..<6).map { search.index(of: $0) }, [0, 4, nil, 3, 1, 2])
  }

  @Test func `a text that begins with the word is first, whatever the bonus, and a whole word`() {
    var search = FuzzySearch()
    for (index, text) in ["Deep Sea", "Search and Rescue of Ships", "Sea Life of the North"]
      .enumerated()
    {
      search.addCandidate(text, bonus: [100, 14, 0][index])
    }
    search.setQuery(FuzzyQuery("sea"))
    search.advance(by: 100)
    expectEqual(results(search), [2, 1, 0])
  }

  @Test func `slices add results until all candidates have been compared`() {
    var search = search(texts)
    search.setQuery(FuzzyQuery("lib"))
    var steps: [[Int]] = []
    while !search.isFinished {
      search.advance(by: 2)
      steps.append(results(search))
    }
    expectEqual(steps, [[0, 1], [0, 3, 1], [0, 4, 3, 1]])
  }

  @Test func `a longer query compares only what has matched, and then the rest`() {
    var search = search(texts)
    search.setQuery(FuzzyQuery("li"))
    search.advance(by: 3)
    expectEqual(results(search), [0, 1])
    search.setQuery(FuzzyQuery("lib"))
    expectEqual(results(search), [])
    search.advance(by: 2)
    expectEqual(results(search), [0, 1])
    search.advance(by: 3)
    expectEqual(results(search), [0, 4, 3, 1])
    expect(search.isFinished)
    search.setQuery(FuzzyQuery("libe"))
    search.advance(by: 4)
    expectEqual(results(search), [4])
    expect(search.isFinished)
  }

  @Test func `candidates that are added later are compared, too`() {
    var search = search(["Library"])
    search.setQuery(FuzzyQuery("lib"))
    search.advance(by: 10)
    search.addCandidate("Liberty")
    expect(!search.isFinished)
    search.advance(by: 10)
    expectEqual(results(search), [0, 1])
  }

  @Test func `a bonus precedes an equal match`() {
    var search = search(["Library"])
    search.addCandidate("Library", bonus: 5)
    search.setQuery(FuzzyQuery("lib"))
    search.advance(by: 10)
    expectEqual(results(search), [1, 0])
  }

  @Test(arguments: [("jazz", [0, 1]), ("jazz lib", [0]), ("lib jazz", [0]), ("lib", [])])
  func `further words may occur in the path`(query: String, expected: [Int]) {
    var search = FuzzySearch()
    let library = search.addPath("Library")
    let radio = search.addPath("Radio")
    search.addCandidate("Jazz", path: library)
    search.addCandidate("Jazz", path: radio)
    search.addCandidate("News", path: radio)
    search.setQuery(FuzzyQuery(query))
    search.advance(by: 10)
    expectEqual(results(search), expected)
  }

  @Test(arguments: Soak.seeds(1...20, more: 500))
  func `any order of slices and queries leads to the same results as one search`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let words = ["Jazz", "Library", "recentlyAdded", "Ünit 12", "音楽", "a", "b b", "Zoë"]
    let texts = (0..<200).map { _ in
      (0..<Int.random(in: 1...3, using: &random))
        .map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
    }
    var search = FuzzySearch()
    var query = ""
    var added = 0
    for _ in 0..<40 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: query.append("ajlirz 2音ub".randomElement(using: &random) ?? "a")
      case 1: query = Bool.random(using: &random) ? "" : String(query.dropLast())
      case 2:
        let end = min(added + Int.random(in: 0..<60, using: &random), texts.count)
        for text in texts[added..<end] { search.addCandidate(text) }
        added = end
      default: search.advance(by: Int.random(in: 0..<80, using: &random))
      }
      search.setQuery(FuzzyQuery(query))
    }
    while !search.isFinished { search.advance(by: 7) }
    let wanted = FuzzyQuery(query)
    let matches = texts.prefix(added).enumerated().compactMap { index, text in
      wanted.match(in: text).map { (index, score: $0.score) }
    }
    let expected =
      wanted.isEmpty ? Array(0..<added) : matches.sorted { $0.score > $1.score }.map(\.0)
    expectEqual(results(search), expected, "\(query), \(Soak.replay(seed))")
  }
}
