import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension PseudoTerminal {
  /// The identifiers of the processes in the program's session that still exist. Only on Linux.
  public var processesLeft: [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.filter { entry in
      guard let id = pid_t(entry), id != process || hasEnded else { return false }
      return getsid(id) == process
    }
  }
}
