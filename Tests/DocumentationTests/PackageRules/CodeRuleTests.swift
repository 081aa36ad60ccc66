import Testing

@Suite("Package rules: what is not written") struct CodeRuleTests {
  @Test(arguments: ["Sources", "Samples"])
  func `nothing goes round the compiler or ends the program`(folder: String) throws {
    let words = /@unchecked|nonisolated\(unsafe\)|@preconcurrency|try!|as!|fatalError/
    let places = try PackageFiles.places(of: words, in: PackageFiles.swiftFiles(in: folder))
    #expect(places == [])
  }

  @Test func `the framework is synchronous`() throws {
    let files = try PackageFiles.swiftFiles(in: "Sources/TabHost")
    let words = /\basync\b|\bawait\b|\bTask\b|\bMutex\b|\bThread\b|\bTimer\b|\bDispatch\w+/
    let places = try PackageFiles.places(of: words, in: files)
    #expect(places == [])
  }

  @Test func `no test waits for time to pass`() throws {
    // That one kills a program at a moment of chance: it waits for nothing.
    let files = try PackageFiles.swiftFiles(in: "Tests")
      .filter { $0 != "Tests/TabHostTests/Customization/FileStore/FileStoreCrashTests.swift" }
    let places = try PackageFiles.places(of: /sleep\(/, in: files)
    #expect(places == [])
  }

  @Test func `no test is left out`() throws {
    let files = try PackageFiles.swiftFiles(in: "Tests")
    let places = try PackageFiles.places(of: /\.disabled\(/, in: files)
    #expect(places == [])
  }
}
