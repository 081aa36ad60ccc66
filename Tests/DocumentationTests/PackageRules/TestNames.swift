/// The names of all tests of the package that are written as sentences.
struct TestNames {
  let all: [String]

  /// The names, which are read only once.
  private static let read = Result {
    try PackageFiles.swiftFiles(in: "Tests").flatMap { file in
      try PackageFiles.code(file).matches(of: /@Test[^`]*?func `([^`]+)`/).map { String($0.1) }
    }
  }

  init() throws {
    all = try Self.read.get()
  }
}
