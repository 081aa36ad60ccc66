/// The names of all tests of the package that are written as sentences.
struct TestNames {
  let all: [String]

  init() throws {
    all = try PackageFiles.swiftFiles(in: "Tests").flatMap { file in
      try PackageFiles.code(file).joined(separator: "\n")
        .matches(of: /@Test[^`]*?func `([^`]+)`/).map { String($0.1) }
    }
  }
}
