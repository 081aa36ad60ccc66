import TabHostTestSupport
import Testing

/// Package rules: numbers in the names of tests.
@Suite(.ownThread) struct NumberedTests {
  @Test(arguments: [("row ", 1...81), ("assertion ", 1...14), ("R", 1...16)])
  func `a test name begins with each number`(kind: String, numbers: ClosedRange<Int>) throws {
    let subjects = numbers.map { "\(kind)\($0)" } + (kind == "R" ? ["R9b", "R9c", "R9d"] : [])
    let tested = try Self.tested.get()
    #expect(subjects.filter { !tested.contains($0) } == [], "no test begins with these")
  }

  /// The numbers at the beginning of all test names, which are read only once.
  private static let tested = Result {
    try Set(TestNames().all.compactMap(NumberedName.init).flatMap(\.subjects))
  }

  @Test func `the numbers at the beginning of a test name end with a colon`() throws {
    let unmatched = try TestNames().all.filter {
      NumberedName.isMeant(by: $0) && NumberedName($0) == nil
    }
    #expect(unmatched == [])
  }

  @Test func `articles list every number that a test name cites`() throws {
    let listed = try ListedNumbers()
    var citations = 0
    for name in try TestNames().all {
      for subject in NumberedName.citations(in: name) {
        citations += 1
        let isListed = listed.subjects.contains(subject)
        #expect(
          isListed,
          "\(ListedNumbers.article(of: subject)) does not list \(subject), cited by: \(name)"
        )
      }
    }
    #expect(citations > 100)
  }

  @Test(arguments: [
    ("row 5: it", ["row 5"]),
    ("rows 3 and 4: it", ["row 3", "row 4"]),
    ("rows 1, 7 to 9 and 12: it", ["row 1", "row 7", "row 8", "row 9", "row 12"]),
    ("assertion 2: it", ["assertion 2"]),
    ("parity 28 to 30: it", ["parity 28", "parity 29", "parity 30"]),
    ("R9b: it", ["R9b"]),
    ("R17c: it", ["R17c"]),
    ("row 5, it", nil),
    ("rows: it", nil),
    ("step 5: it", nil),
  ])
  func `the numbers at the beginning of a name are read`(name: String, subjects: [String]?) {
    #expect(NumberedName(name)?.subjects == subjects)
  }

  @Test(arguments: [
    ("R99: it", ["R99"]),
    ("the calls of rows 4, 15 and 28", ["row 4", "row 15", "row 28"]),
    ("as in assertion 3, without parity 60", ["assertion 3", "parity 60"]),
    ("three rows of R2 are left", []),
  ])
  func `citations are found anywhere in a name`(name: String, subjects: [String]) {
    #expect(NumberedName.citations(in: name) == subjects)
  }
}
