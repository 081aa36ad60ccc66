// The only file of the framework that calls the C library. Calls marked `unsafe` pass the system a
// string, an array, or a variable for the duration of the call, with its correct length.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(ucrt)
  import ucrt
#endif

/// Functions of the current process.
package enum System {
  /// Returns the value of an environment variable, or `nil` if it is not set.
  static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// Writes a line to standard error.
  package static func writeToStandardError(_ line: String) {
    // A separate stream, because the shared one is a mutable global variable.
    guard let stream = unsafe fdopen(dup(2), "w") else { return }
    unsafe fputs(line + "\n", stream)
    unsafe fclose(stream)
  }

  /// Returns whether two buffers contain the same bytes.
  static func areEqual(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>)
    -> Bool
  {
    guard one.count == other.count else { return false }
    guard let start = one.baseAddress, let otherStart = other.baseAddress else { return true }
    return unsafe memcmp(start, otherStart, one.count) == 0
  }
}

/// The error code of a failed system call.
struct SystemError: Error, Equatable {
  let code: Int32

  /// The system's description of the error.
  var text: String { unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)" }

  /// Whether a signal interrupted the call, which can be repeated.
  var isInterruption: Bool { code == EINTR }

  /// The call is not supported for its argument.
  static var unsupported: SystemError { SystemError(code: EINVAL) }

  /// The file system has no locks, as some network and FUSE mounts, or none for folders.
  static let withoutLocks = [ENOLCK, EOPNOTSUPP, ENOTSUP, ENOSYS, EBADF, EINVAL]
    .map { SystemError(code: $0) }

  /// Symbolic links form a loop.
  static var endlessLinks: SystemError { SystemError(code: ELOOP) }

  /// The file or folder does not exist.
  static var missing: SystemError { SystemError(code: ENOENT) }

  /// The name already exists.
  static var taken: SystemError { SystemError(code: EEXIST) }

  /// No data was transferred, for an unknown reason.
  static var inputOutput: SystemError { SystemError(code: EIO) }
}

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// The file system of the machine.
  struct SystemFileSystem: FileSystem {
    func createFolder(_ path: FilePath) throws(SystemError) {
      unsafe try checked(mkdir(try path.cString, 0o700))
    }

    func openFolder(_ path: FilePath) throws(SystemError) -> Int32 {
      unsafe try checked(open(try path.cString, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    }

    func entry(_ name: FilePath, in folder: Int32) throws(SystemError) -> FolderEntry {
      let capacity = Int(PATH_MAX)
      var target = [CChar](repeating: 0, count: capacity)
      let length = unsafe readlinkat(folder, try name.cString, &target, capacity)
      if length >= 0 {
        return .link(target: FilePath(bytes: target[..<length].map { UInt8(bitPattern: $0) }))
      }
      switch errno {
      case ENOENT: return .nothing
      case EINVAL: return .other
      default: throw SystemError(code: errno)
      }
    }

    func lock(_ folder: Int32) throws(SystemError) -> Bool {
      if flock(folder, LOCK_EX | LOCK_NB) == 0 { return true }
      guard errno == EWOULDBLOCK else { throw SystemError(code: errno) }
      return false
    }

    func pause() {
      usleep(1000)
    }

    func openFile(_ name: FilePath, in folder: Int32) throws(SystemError) -> Int32 {
      unsafe try checked(
        openat(folder, try name.cString, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
      )
    }

    func createFile(
      _ name: FilePath,
      replacing old: FilePath,
      in folder: Int32
    ) throws(SystemError) -> Int32 {
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let file = unsafe try checked(openat(folder, try name.cString, flags, 0o600))
      var status = stat()
      // A file system without modes has the same mode for all files, which can't be changed.
      if unsafe fstatat(folder, try old.cString, &status, AT_SYMLINK_NOFOLLOW) == 0 {
        _ = fchmod(file, status.st_mode & 0o777)
      }
      return file
    }

    func size(of file: Int32) throws(SystemError) -> Int? {
      var status = stat()
      unsafe try checked(fstat(file, &status))
      return status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    }

    func read(_ file: Int32, upTo count: Int) throws(SystemError) -> [UInt8] {
      unsafe try [UInt8](unsafeUninitializedCapacity: count) { buffer, used throws(SystemError) in
        used = unsafe try checked(systemRead(file, buffer.baseAddress, count))
      }
    }

    func write(_ file: Int32, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
      unsafe try bytes.withUnsafeBufferPointer { buffer throws(SystemError) in
        unsafe try checked(systemWrite(file, buffer.baseAddress, buffer.count))
      }
    }

    func synchronize(_ descriptor: Int32) throws(SystemError) {
      #if canImport(Darwin)
        // There, `fsync` does not empty the cache of the drive. Some file systems support only it.
        if fcntl(descriptor, F_FULLFSYNC) >= 0 { return }
      #endif
      try checked(fsync(descriptor))
    }

    func close(_ descriptor: Int32) throws(SystemError) {
      // A process that was just forked has the descriptor, too, until it executes its program.
      // Without unlocking, the lock would outlive this process there.
      _ = flock(descriptor, LOCK_UN)
      try checked(systemClose(descriptor))
    }

    func rename(_ name: FilePath, to newName: FilePath, in folder: Int32) throws(SystemError) {
      unsafe try checked(renameat(folder, try name.cString, folder, try newName.cString))
    }

    func remove(_ name: FilePath, in folder: Int32) throws(SystemError) {
      unsafe try checked(unlinkat(folder, try name.cString, 0))
    }

    @discardableResult
    private func checked<Number: SignedInteger>(_ result: Number) throws(SystemError) -> Number {
      guard result >= 0 else { throw SystemError(code: errno) }
      return result
    }
  }

  extension FilePath {
    /// The path for the system. Throws an error if it contains a null byte, at which the system
    /// would truncate it.
    fileprivate var cString: [CChar] {
      get throws(SystemError) {
        guard !bytes.contains(0) else { throw SystemError(code: EINVAL) }
        return bytes.map { CChar(bitPattern: $0) } + [0]
      }
    }
  }

  // The methods of the same names shadow these functions.
  private let systemRead = unsafe read
  private let systemWrite = unsafe write
  private let systemClose = close
#endif
