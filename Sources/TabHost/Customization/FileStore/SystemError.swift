#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(ucrt)
  import ucrt
#endif

/// The number by which the system says why it refused a call.
struct SystemError: Error, Equatable {
  let code: Int32

  /// The system's words for it.
  var text: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }

  /// A signal came first; the call may be made again.
  var isInterruption: Bool { code == EINTR }

  /// The call makes no sense for what it was made for.
  var isUnsupported: Bool { code == EINVAL }

  /// Links lead to links without end.
  static var endlessLinks: SystemError { SystemError(code: ELOOP) }

  /// There is no such file or folder.
  static var missing: SystemError { SystemError(code: ENOENT) }

  /// The name is taken.
  static var taken: SystemError { SystemError(code: EEXIST) }

  /// Nothing was transferred, and no reason was given.
  static var inputOutput: SystemError { SystemError(code: EIO) }
}
