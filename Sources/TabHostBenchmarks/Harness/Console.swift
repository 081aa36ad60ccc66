#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The streams of the program.
enum Console {
  /// Prints a line without buffering.
  static func print(_ line: String) {
    send(line + "\n", to: 1)
  }

  /// Writes a line to standard error, in place of the progress.
  static func complain(_ line: String) {
    progress("")
    send("TabHostBenchmarks: \(line)\n", to: 2)
  }

  /// Shows the progress if standard error is a terminal. An empty text removes it.
  static func progress(_ text: String) {
    if isatty(2) == 1 { send("\r\u{1B}[K" + text, to: 2) }
  }

  private static func send(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        let rest = UnsafeBufferPointer(rebasing: bytes[start...])
        let count = write(descriptor, rest.baseAddress, rest.count)
        guard count > 0 else { return }
        start += count
      }
    }
  }
}
