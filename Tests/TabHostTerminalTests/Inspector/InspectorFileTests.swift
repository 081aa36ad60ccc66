import Foundation
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Inspector: saving.
@MainActor struct InspectorFileTests {
  @Test func `a page is saved into a new file, and no file is replaced`() throws {
    let folder = try TemporaryFolder()
    let name = folder.path("App-calls")
    let files = try ["first", "second"].map {
      try TerminalApplication.write($0, toNewFile: name)
    }
    expectEqual(files, ["\(name).txt", "\(name)-2.txt"])
    try expectEqual(folder.text("App-calls.txt"), "first")
    try expectEqual(folder.text("App-calls-2.txt"), "second")
  }

  @Test func `a folder that does not exist is an error, which is described`() {
    let error = #expect(throws: CocoaError.self) {
      try TerminalApplication.write("text", toNewFile: "/nowhere/at/all")
    }
    expectEqual(
      error.map { TerminalApplication.notice(of: $0) },
      "Can't save: the folder does not exist"
    )
  }
}
