// The one file of the samples that calls the C library. What is marked `unsafe` lends the system a
// text, an array or a variable for the length of the call, with its true length.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The calls to the system that the samples need. What fails returns a number below zero, or nil,
/// and leaves the reason in `error`.
enum System {
  /// The number of the last error.
  static var error: Int32 {
    get { errno }
    set { errno = newValue }
  }

  /// The system's words for the last error.
  static var reason: String { unsafe String(cString: strerror(errno)) }

  static var isInterrupted: Bool { errno == EINTR }
  static var nameIsTaken: Bool { errno == EEXIST }

  /// The number of this process.
  static var process: Int32 { getpid() }

  static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  static func leave(_ status: Int32) -> Never { exit(status) }

  static func isTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }
}

// MARK: - Files

extension System {
  static func openToRead(_ path: String) -> Int32 { unsafe open(path, O_RDONLY | O_CLOEXEC) }

  static func openToWrite(_ path: String) -> Int32 { unsafe open(path, O_WRONLY | O_CLOEXEC) }

  /// Makes a file that is not there yet.
  static func create(_ path: String) -> Int32 {
    unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
  }

  @discardableResult static func close(_ file: Int32) -> Int32 { closeFile(file) }

  /// The number of bytes that were read; 0 at the end.
  static func read(_ file: Int32, into bytes: inout [UInt8]) -> Int {
    let capacity = bytes.count
    return unsafe readBytes(file, &bytes, capacity)
  }

  /// The number of bytes that were written.
  static func write(_ file: Int32, _ bytes: ArraySlice<UInt8>) -> Int {
    unsafe bytes.withUnsafeBytes { unsafe writeBytes(file, $0.baseAddress, $0.count) }
  }

  static func rename(_ path: String, to newPath: String) -> Int32 {
    renameFile(path, newPath)
  }

  static func remove(_ path: String) -> Int32 { unsafe unlink(path) }

  /// What a link leads to; the path itself if it is none.
  static func resolved(_ path: String) -> String {
    guard let resolved = unsafe realpath(path, nil) else { return path }
    // The memory is ours to free, after it was copied.
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Whether there is something that is neither a file nor a folder.
  static func isDevice(_ path: String) -> Bool {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }
}

// The methods of the same names hide these.

private func closeFile(_ file: Int32) -> Int32 { close(file) }

private func readBytes(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(file, bytes, count)
}

private func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(file, bytes, count)
}

private func renameFile(_ path: String, _ newPath: String) -> Int32 {
  unsafe rename(path, newPath)
}
