import Foundation
import Testing

@testable import TabHostTerminal

@MainActor @Suite("Inspector: saving") struct InspectorFileTests {
  @Test func `a page is saved into a new file, and no file is replaced`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = folder.appending(path: "App-calls").path
    let files = try ["first", "second"].map {
      try TerminalApplication.write($0, toNewFile: name)
    }
    #expect(files == ["\(name).txt", "\(name)-2.txt"])
    #expect(
      try files.map { try String(contentsOfFile: $0, encoding: .utf8) } == ["first", "second"]
    )
  }

  @Test func `a folder that does not exist is an error, which is described`() {
    let error = #expect(throws: CocoaError.self) {
      try TerminalApplication.write("text", toNewFile: "/nowhere/at/all")
    }
    #expect(error.map { TerminalApplication.reason(for: $0) } == "the folder does not exist")
  }
}
