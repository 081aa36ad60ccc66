#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(ucrt)
  import ucrt
#endif

/// The one thing that the framework asks of the system: a line on standard error.
enum StandardError {
  static func write(_ line: String) {
    // A stream of its own, because the shared one is a global that anyone may change.
    guard let stream = fdopen(dup(2), "w") else { return }
    fputs(line + "\n", stream)
    fclose(stream)
  }
}
