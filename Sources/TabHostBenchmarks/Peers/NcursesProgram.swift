/// The program that selects rows of a list on ncurses.
enum NcursesProgram {
  /// Whether the program can be compiled. If not, the reason is reported once.
  @MainActor static let isAvailable: Bool = {
    do {
      _ = try compiled()
      return true
    } catch {
      Console.writeError("measures without ncurses: \(error)")
      return false
    }
  }()

  static func compiled() throws -> CompiledProgram {
    try CompiledProgram("curses_list", package: "ncursesw")
  }
}
