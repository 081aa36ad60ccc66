import Foundation
import TabHostTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite(.ownThread) struct FrameOnTerminalTests {
  /// Returns the output of a program at a terminal with the given environment.
  private func frame(_ environment: [String: String], _ options: String...) throws -> String {
    var (terminal, descriptor): (Int32, Int32) = (-1, -1)
    let opened = unsafe openpty(&terminal, &descriptor, nil, nil, nil)
    try #require(opened == 0)
    defer { close(terminal) }
    let writing = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var program = Program(name: "MediaLibrary")
    program.environment = environment
    // The frame is small enough to fit into the terminal's buffer before anything is read.
    let run = try program.run(["--frame", "--size", "60x6"] + options, to: writing)
    try #require(run.status == 0, "\(run.errors)")
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe read(terminal, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }

  private static let unicode = ["LANG": "en_GB.UTF-8"]

  @Test func `a frame for a dumb terminal has no escapes and the characters of its locale`() throws
  {
    let text = try frame(Self.unicode.merging(["TERM": "dumb"]) { $1 })
    expect(!text.contains("\u{1B}"))
    expect(text.contains("─"))
    let plain = try frame(["TERM": "dumb", "LANG": "C"])
    expect(plain.utf8.allSatisfy { $0 < 0x80 && $0 != 0x1B })
    expect(plain.contains("---"))
  }

  @Test func `a frame for a terminal has styles, and colors unless NO_COLOR is set`() throws {
    let terminal = Self.unicode.merging(["TERM": "xterm-256color", "COLORFGBG": "0;15"]) { $1 }
    // The selected row, in the light theme and in that of the app's color.
    let selected = "\u{1B}[0;1;38;5;25;48;5;189m"
    try expect(frame(terminal, "--theme", "light").contains(selected))
    let named = terminal.merging(["TABHOST_THEME": "light"]) { $1 }
    try expect(frame(named).contains(selected))
    let own = try frame(terminal)
    expect(own.contains("48;5;") && !own.contains(selected))
    let colorless = try frame(terminal.merging(["NO_COLOR": "1"]) { $1 })
    expect(colorless.contains("\u{1B}[0;1m"))
    expect(!colorless.contains("38;5"))
  }

  @Test func `a frame for a terminal without a locale is ASCII`() throws {
    try expect(frame(["TERM": "xterm"]).utf8.allSatisfy { $0 < 0x80 })
  }
}
