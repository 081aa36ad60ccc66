import Foundation
import Testing

@Suite("The streams of a sample") struct StandardStreamsTests {
  let program = Program(name: "MediaLibrary")

  @Test(arguments: [["--help"], ["--version"], ["--frame"], ["--script", "-"]])
  func `output that can't be written is one line and status 1`(arguments: [String]) throws {
    let closed = try #require(FileHandle(forReadingAtPath: "/dev/null"))
    let run = try program.run(arguments, to: closed)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("MediaLibrary: can't write the output: "))
    #expect(run.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full device is one line and status 1`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let script = String(repeating: "print frame\n", count: 100)
    let run = try program.run(["--script", "-"], input: Data(script.utf8), to: full)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("MediaLibrary: can't write the output: "))
    #expect(run.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test func `standard input that can't be read is called by its name`() throws {
    let folder = try #require(FileHandle(forReadingAtPath: "/"))
    let run = try program.run(["--script", "-"], from: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("MediaLibrary: can't read standard input: "))
  }

  @Test func `a path without letters is told as that`() throws {
    let message = "can't read a file whose path is empty\n"
    let script = try program.run(["--script", ""])
    #expect(script == .init(output: "", errors: "MediaLibrary: \(message)", status: 2))
    let host = try Program(name: "DelegateTrace").run([""])
    #expect(host == .init(output: "", errors: "DelegateTrace: \(message)", status: 2))
  }
}
