#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The controlling terminal of a session whose leader is this process.
enum ControllingTerminal {
  /// Sets the terminal at a path, and continues as another program.
  static func set(_ path: String, thenRun command: [String]) {
    let terminal = unsafe open(path, O_RDWR)
    // Needed on Darwin. On Linux, opening the terminal was enough.
    _ = ioctl(terminal, UInt(TIOCSCTTY), 0)
    close(terminal)
    var arguments = unsafe command.map { unsafe strdup($0) } + [nil]
    unsafe execv(command[0], &arguments)
    exit(71)
  }
}
