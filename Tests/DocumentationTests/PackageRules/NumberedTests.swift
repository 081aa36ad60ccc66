import Testing

@Suite("Package rules: numbered tests") struct NumberedTests {
  /// Returns the names of all tests that have a backticked name.
  private func names() throws -> [String] {
    try PackageFiles.swiftFiles(in: "Tests").flatMap { file in
      try PackageFiles.code(file).joined(separator: "\n")
        .matches(of: /@Test[^`]*?func `([^`]+)`/).map { String($0.1) }
    }
  }

  @Test(arguments: [("row ", 1...81), ("assertion ", 1...14), ("R", 1...16)])
  func `each row, assertion and rule has a test`(kind: String, numbers: ClosedRange<Int>) throws {
    let subjects = numbers.map { "\(kind)\($0)" } + (kind == "R" ? ["R9b"] : [])
    let tested = try Set(names().compactMap(NumberedName.init).flatMap(\.subjects))
    #expect(subjects.filter { !tested.contains($0) } == [], "no test begins with these")
  }

  @Test func `a name that begins with numbers has a colon after them`() throws {
    let unmatched = try names().filter { NumberedName.isMeant(by: $0) && NumberedName($0) == nil }
    #expect(unmatched == [])
  }

  @Test(arguments: [
    ("row 5: it", ["row 5"]),
    ("rows 3 and 4: it", ["row 3", "row 4"]),
    ("rows 1, 7 to 9 and 12: it", ["row 1", "row 7", "row 8", "row 9", "row 12"]),
    ("assertion 2: it", ["assertion 2"]),
    ("R9b: it", ["R9b"]),
    ("row 5, it", nil),
    ("rows: it", nil),
  ])
  func `numbers are parsed from names`(name: String, subjects: [String]?) {
    #expect(NumberedName(name)?.subjects == subjects)
  }
}
