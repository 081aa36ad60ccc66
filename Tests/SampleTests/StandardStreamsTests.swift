import Foundation
import TabHostTestSupport
import Testing

/// Standard streams of samples.
@Suite(.ownThread) struct StandardStreamsTests {
  let program = Program(name: "MediaLibrary")

  @Test func `unreadable standard input is reported by name`() throws {
    let folder = try #require(FileHandle(forReadingAtPath: "/"))
    let run = try program.run(["--script", "-"], from: folder)
    expectEqual(run.status, 2)
    expect(run.errors.hasPrefix("MediaLibrary: standard input: can't be read: "))
  }

  @Test func `an empty path is reported`() throws {
    let message = "\"\": can't be read: the path is empty\n"
    let script = try program.run(["--script", ""])
    expectEqual(script, .init(output: "", errors: "MediaLibrary: \(message)", status: 2))
    let host = try Program(name: "DelegateTrace").run([""])
    expectEqual(host, .init(output: "", errors: "DelegateTrace: \(message)", status: 2))
  }

  @Test(arguments: [
    (["--script", "/nonexistent"], "/nonexistent: can't be read: \(systemMessage(ENOENT))"),
    (["--script", "/"], "/: can't be read: \(systemMessage(EISDIR))"),
    (["--cases", "/"], "/: can't be read: \(systemMessage(EISDIR))"),
    (["--script", "/dev/null/a"], "/dev/null/a: can't be read: \(systemMessage(ENOTDIR))"),
    (["--svg", "/nonexistent/a"], "can't write /nonexistent/a: \(systemMessage(ENOENT))"),
    (["--svg", longName], "can't write \(longName): \(systemMessage(ENAMETOOLONG))"),
  ])
  func `an error has the description of the system`(
    arguments: [String],
    message: String
  ) throws {
    let run = try program.run(arguments)
    let status: Int32 = message.contains("can't be read") ? 2 : 1
    expectEqual(run, .init(output: "", errors: "MediaLibrary: \(message)\n", status: status))
  }

  private static let longName = "/tmp/" + String(repeating: "x", count: 300)

  @Test(arguments: ["--help", "--frame", "--script=-"])
  func `a closed pipe terminates the program with a signal and without a message`(option: String)
    throws
  {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let run = try program.run(
      [option, "--no-persist"],
      input: Data("print frame\n".utf8),
      to: pipe.fileHandleForWriting
    )
    expectEqual(run, .init(output: "", errors: "", status: SIGPIPE, isSignal: true))
  }

  @Test func `a script that arrives in pieces is read to its end`() throws {
    let pipe = Pipe()
    let line = "# " + String(repeating: "x", count: 1000) + "\n"
    // All pieces together are larger than the buffer of the pipe.
    let count = Soak.count(200, full: 2000)
    let pieces = Array(repeating: Data((line + "tap library\ntap watch-now\n").utf8), count: count)
    let writer = Thread {
      for piece in pieces { try? pipe.fileHandleForWriting.write(contentsOf: piece) }
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    let run = try program.run(["--script", "-", "--no-persist"], from: pipe.fileHandleForReading)
    expect(run.errors == "" && run.status == 0)
    // The first selection is that of the launch.
    expectEqual(run.lines.count { $0.contains("didSelectTab") }, 2 * count + 1)
  }

  @Test func `large output is written completely`() throws {
    func output(frames count: Int) throws -> String {
      let script = String(repeating: "print frame\n", count: count)
      let run = try program.run("--script", "-", "--no-persist", input: script)
      expect(run.errors == "" && run.status == 0)
      return run.output
    }
    let launch = try output(frames: 0)
    let frame = try output(frames: 1).dropFirst(launch.count)
    expect(frame.utf8.count > 900)
    let count = Soak.count(200, full: 1000)
    let isWhole =
      try output(frames: count) == launch + String(repeating: String(frame), count: count)
    expect(isWhole)
  }

  @Test func `a byte-order mark is skipped`() throws {
    let mark = Data([0xEF, 0xBB, 0xBF])
    let script = try TemporaryFile(mark + Data("tap library\n".utf8))
    let host = try TemporaryFile(mark + Data(#"{"tabs":["watch-now","library"]}"#.utf8))
    let trace = try Program(name: "DelegateTrace").run(host.path, "--script", script.path)
    expect(trace.errors == "" && trace.status == 0)
    expect(trace.lines.contains { $0.contains("didSelectTab") && $0.contains("library") })
  }

  @Test func `input that is not UTF-8 is reported on one line with status 2`() throws {
    let bytes = Data([0x74, 0xFF])
    let script = try program.run(["--script", "-"], input: bytes)
    let message = "standard input: not UTF-8"
    expectEqual(script, .init(output: "", errors: "MediaLibrary: \(message)\n", status: 2))
    let file = try TemporaryFile(bytes)
    let host = try Program(name: "DelegateTrace").run([file.path])
    expectEqual(host.errors, "DelegateTrace: \(file.path): not UTF-8\n")
    expect(host.output == "" && host.status == 2)
  }

  @Test func `a script can be read from a pipe with a path`() throws {
    let run = try program.run(
      ["--script", "/dev/stdin", "--no-persist"],
      input: Data("tap library\n".utf8)
    )
    // The first selection is that of the launch.
    expectEqual(run.lines.count { $0.contains("didSelectTab") }, 2)
    expect(run.errors == "" && run.status == 0)
  }
}
