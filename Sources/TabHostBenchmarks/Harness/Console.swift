import Foundation

/// The output streams of the program.
enum Console {
  /// Prints a line without buffering.
  static func print(_ line: String) {
    write(line + "\n", to: .standardOutput)
  }

  /// Writes a line to standard error, replacing the progress.
  static func writeError(_ line: String) {
    progress("")
    write("TabHostBenchmarks: \(line)\n", to: .standardError)
  }

  /// Shows the progress if standard error is a terminal. An empty text removes it.
  static func progress(_ text: String) {
    if isatty(FileHandle.standardError.fileDescriptor) == 1 {
      write("\r\u{1B}[K" + text, to: .standardError)
    }
  }

  private static func write(_ text: String, to stream: FileHandle) {
    try? stream.write(contentsOf: Data(text.utf8))
  }
}
