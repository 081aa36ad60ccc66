import Foundation
import TabHostProgram
import TabHostTestSupport
import TabHostTesting
import Testing

/// What the framework promises, as text.
@MainActor struct CaseTests {
  private nonisolated static let cases = Result {
    try ["TabHost", "TabHostTerminal", "TabHostTesting"].flatMap { folder in
      try CaseFile.cases(in: folder, vocabulary: .terminal)
    }
  }

  @Test(arguments: try cases.get())
  func `a case writes what its file says`(_ given: HostCase) async throws {
    do {
      try await CaseRunner.terminal().verify(given)
    } catch let failure as CaseFailure {
      let place = SourceLocation(
        fileID: "Cases/\(URL(filePath: failure.file).lastPathComponent)",
        filePath: failure.file,
        line: failure.line,
        column: 1
      )
      Issue.record("\(failure)", sourceLocation: place)
    }
  }

  @Test func `each row of the article "Every event" has a case or a test`() throws {
    let tests = try FileManager.default.subpathsOfDirectory(atPath: PackageFiles.url("Tests").path)
      .filter { $0.hasSuffix("Tests.swift") }
      .flatMap { try PackageFiles.text("Tests/\($0)").matches(of: /func `([^`]+)`/).map { $0.1 } }
    let names = try Self.cases.get().map(\.name) + tests.map(String.init)
    let rows = Set(names.flatMap(Self.rows))
    expectEqual((1...82).filter { !rows.contains($0) }, [])
  }

  /// Returns the rows that the beginning of a name cites, as in "rows 5, 7 and 40 to 42: …".
  private static func rows(in name: String) -> [Int] {
    guard let cited = name.prefixMatch(of: /rows? ([\d, andto]+):/)?.1 else { return [] }
    return cited.matches(of: /(\d+)(?: to (\d+))?/).flatMap { match -> [Int] in
      guard let first = Int(match.1) else { return [] }
      return Array(first...max(first, match.2.flatMap { Int($0) } ?? first))
    }
  }
}
