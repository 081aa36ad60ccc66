#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// The files of the machine.
  struct SystemFileSystem: FileSystem {
    func createFolder(_ path: String) throws(SystemError) {
      try checked(mkdir(try whole(path), 0o700))
    }

    func openFolder(_ path: String) throws(SystemError) -> Int32 {
      try checked(open(try whole(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    }

    func entry(_ name: String, in folder: Int32) throws(SystemError) -> FolderEntry {
      let capacity = Int(PATH_MAX)
      var target = [CChar](repeating: 0, count: capacity)
      let length = readlinkat(folder, name, &target, capacity)
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
      try checked(openat(folder, name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC))
    }

    func createFile(_ name: String, in folder: Int32) throws(SystemError) -> Int32 {
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      return try checked(openat(folder, name, flags, 0o600))
    }

    func size(of file: Int32) throws(SystemError) -> Int? {
      var status = stat()
      try checked(fstat(file, &status))
      return status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    }

    func read(_ file: Int32, upTo count: Int) throws(SystemError) -> [UInt8] {
      try [UInt8](unsafeUninitializedCapacity: count) { buffer, used throws(SystemError) in
        used = try checked(systemRead(file, buffer.baseAddress, count))
      }
    }

    func write(_ file: Int32, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
      try bytes.withUnsafeBufferPointer { buffer throws(SystemError) in
        try checked(systemWrite(file, buffer.baseAddress, buffer.count))
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
      try checked(renameat(folder, name, folder, newName))
    }

    func remove(_ name: String, in folder: Int32) throws(SystemError) {
      try checked(unlinkat(folder, name, 0))
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
  private let systemRead = read
  private let systemWrite = write
  private let systemClose = close
#endif
