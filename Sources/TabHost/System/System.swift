// The one file of the framework that calls the C library. What is marked `unsafe` lends the system
// a text, an array or a variable for the length of the call, with its true length.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(ucrt)
  import ucrt
#endif

/// What the framework asks of the process that it is in.
enum System {
  /// The value of an environment variable; nil if it is not set.
  static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// Writes a line to standard error.
  static func complain(_ line: String) {
    // A stream of its own, because the shared one is a global that anyone may change.
    guard let stream = unsafe fdopen(dup(2), "w") else { return }
    unsafe fputs(line + "\n", stream)
    unsafe fclose(stream)
  }
}

/// The number by which the system says why it refused a call.
struct SystemError: Error, Equatable {
  let code: Int32

  /// The system's words for it.
  var text: String { unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)" }

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

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// The files of the machine.
  struct SystemFileSystem: FileSystem {
    func createFolder(_ path: String) throws(SystemError) {
      unsafe try checked(mkdir(try whole(path), 0o700))
    }

    func openFolder(_ path: String) throws(SystemError) -> Int32 {
      unsafe try checked(open(try whole(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    }

    func entry(_ name: String, in folder: Int32) throws(SystemError) -> FolderEntry {
      let capacity = Int(PATH_MAX)
      var target = [CChar](repeating: 0, count: capacity)
      let length = unsafe readlinkat(folder, name, &target, capacity)
      if length >= 0 {
        let bytes = target[..<length].map { UInt8(bitPattern: $0) }
        return .link(target: String(decoding: bytes, as: UTF8.self))
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

    func openFile(_ name: String, in folder: Int32) throws(SystemError) -> Int32 {
      unsafe try checked(openat(folder, name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC))
    }

    func createFile(_ name: String, in folder: Int32) throws(SystemError) -> Int32 {
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      return unsafe try checked(openat(folder, name, flags, 0o600))
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
      try checked(fsync(descriptor))
    }

    func close(_ descriptor: Int32) throws(SystemError) {
      // A process that was forked just now has the descriptor, too, until it runs its program: a
      // lock would outlive us there.
      _ = flock(descriptor, LOCK_UN)
      try checked(systemClose(descriptor))
    }

    func rename(_ name: String, to newName: String, in folder: Int32) throws(SystemError) {
      unsafe try checked(renameat(folder, name, folder, newName))
    }

    func remove(_ name: String, in folder: Int32) throws(SystemError) {
      unsafe try checked(unlinkat(folder, name, 0))
    }

    /// A path as the system takes it: what follows a zero would be lost in silence.
    private func whole(_ path: String) throws(SystemError) -> String {
      guard !path.utf8.contains(0) else { throw SystemError(code: EINVAL) }
      return path
    }

    @discardableResult
    private func checked<Number: SignedInteger>(_ result: Number) throws(SystemError) -> Number {
      guard result >= 0 else { throw SystemError(code: errno) }
      return result
    }
  }

  // The methods of the same names hide these.
  private let systemRead = unsafe read
  private let systemWrite = unsafe write
  private let systemClose = close
#endif
