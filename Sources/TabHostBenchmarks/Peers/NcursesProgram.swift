/// A program that selects rows of a list on ncurses.
///
/// As ``Peer``, the program is written in C, and is compiled when it is needed. Its file is removed on
/// deinitialization; a process that runs it continues.
final class NcursesProgram {
  /// Whether the program can be compiled. If not, the reason is reported once.
  @MainActor static let isAvailable: Bool = {
    do {
      _ = try NcursesProgram()
      return true
    } catch {
      Console.writeError("measures without ncurses: \(error)")
      return false
    }
  }()

  /// The path of the program.
  var path: String { folder.path + "/curses_list" }

  private let folder: ScratchFolder

  /// Compiles the program.
  ///
  /// - Throws: An error if there is no C compiler, no `pkg-config`, or no headers of ncurses.
  init() throws {
    folder = try ScratchFolder(files: ["curses_list"])
    let flags = try Command.output(of: "pkg-config", ["--cflags", "--libs", "ncursesw"])
    let words = flags.split(whereSeparator: \.isWhitespace).map(String.init)
    _ = try Command.output(of: "cc", ["-O2", Self.source, "-o", path] + words)
  }

  /// The path of the program's source, which is next to this file.
  private static var source: String {
    let file = #filePath
    return file.dropLast("NcursesProgram.swift".count) + "curses_list.c"
  }
}
