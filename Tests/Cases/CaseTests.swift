import Foundation
import TabHostProgram
import TabHostTestSupport
import TabHostTesting
import Testing

/// What the framework promises, as text.
@MainActor struct CaseTests {
  @Test(arguments: try CaseFile.cases(in: ".", vocabulary: .terminal))
  func `a case writes what its file says`(_ given: HostCase) throws {
    do {
      try CaseRunner { $0.attachTerminal() }.verify(given)
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
}
