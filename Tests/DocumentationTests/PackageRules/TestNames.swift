import TabHostTestSupport

/// The names of all tests of the package that are written as sentences.
struct TestNames {
  let all: [String]

  /// The names, which are read only once.
  private static let read = Result {
    try PackageFiles.swiftFiles(in: "Tests").flatMap { file in
      let code = try PackageFiles.code(file)
      // Searching for a text is much faster than searching for an expression.
      guard code.contains("@Test") else { return [String]() }
      return code.matches(of: /@Test[^`]*?func `([^`]+)`/).map { String($0.1) }
    }
  }

  init() throws {
    all = try Self.read.get()
  }
}
