import TabHostTestSupport
import Testing

/// Package rules: forbidden code.
@Suite(.ownThread) struct CodeRuleTests {
  @Test(arguments: ["Sources", "Samples"])
  func `no code bypasses the compiler's checks or traps`(folder: String) throws {
    let places = try PackageFiles.places(
      of: /@unchecked|nonisolated\(unsafe\)|@preconcurrency|try!|as!|fatalError/,
      with: ["@unchecked", "nonisolated(unsafe)", "@preconcurrency", "try!", "as!", "fatalError"],
      in: PackageFiles.swiftFiles(in: folder)
    )
    #expect(places == [])
  }

  @Test func `the framework is synchronous`() throws {
    // A value of the app may provide its data on another thread.
    let files = try PackageFiles.swiftFiles(in: "Sources/TabHost")
      .filter { $0 != "Sources/TabHost/DragAndDrop/LoadingProgress.swift" }
    let places = try PackageFiles.places(
      of: /\basync\b|\bawait\b|\bTask\b|\bMutex\b|\bThread\b|\bTimer\b|\bDispatch\w+/,
      with: ["async", "await", "Task", "Mutex", "Thread", "Timer", "Dispatch"],
      in: files
    )
    #expect(places == [])
  }

  @Test func `no test sleeps`() throws {
    // This test pauses before it kills a program at a random moment; it does not wait for a result.
    let files = try PackageFiles.swiftFiles(in: "Tests")
      .filter { $0 != "Tests/TabHostTests/Customization/FileStore/FileStoreCrashTests.swift" }
    let places = try PackageFiles.places(of: /sleep\(/, in: files)
    #expect(places == [])
  }

  /// The compiler compiles a target in batches of files. In every batch, it expands each `@Suite` of
  /// the whole target, for which it parses the whole suite.
  @Test func `a suite is named by its type, so that tests compile faster`() throws {
    let named = try PackageFiles.swiftFiles(in: "Tests")
      .filter { try PackageFiles.code($0).contains(/@Suite(?:\s|\(\s*")/) }
    #expect(named == [])
  }

  @Test func `no test is disabled`() throws {
    let files = try PackageFiles.swiftFiles(in: "Tests")
    let places = try PackageFiles.places(of: /\.disabled\(/, in: files)
    #expect(places == [])
  }
}
