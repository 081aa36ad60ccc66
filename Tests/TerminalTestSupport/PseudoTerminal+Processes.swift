import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension PseudoTerminal {
  /// The processes of the program's session that are still there, on Linux.
  public var processesLeft: [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.filter { entry in
      guard let id = pid_t(entry), id != process || hasEnded else { return false }
      return getsid(id) == process
    }
  }
}
