#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes files so that whoever reads them finds the old one or the new one, never a part.
enum FileWriter {
  /// Opens a file, lets it be written, and puts it in its place. False, with `errno` telling why,
  /// if anything fails; there is then the file that was there before.
  static func write(_ path: String, with write: (Int32) -> Bool) -> Bool {
    let target = resolved(path)
    guard !isDevice(target) else {
      // Nothing can take the place of a device or a pipe, and nobody reads one twice.
      let descriptor = open(target, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return false }
      let isWritten = write(descriptor)
      return keepingError { close(descriptor) } && isWritten
    }
    guard let (descriptor, beside) = openBeside(target) else { return false }
    let isWritten = write(descriptor)
    let isClosed = isWritten ? close(descriptor) == 0 : keepingError { close(descriptor) }
    guard isWritten, isClosed, rename(beside, target) == 0 else {
      _ = keepingError { unlink(beside) }
      return false
    }
    return true
  }

  /// A new file in the same folder, which can be renamed to the target.
  private static func openBeside(_ target: String) -> (descriptor: Int32, path: String)? {
    for number in 0..<100 {
      let path = "\(target).\(getpid())-\(number)"
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, path) }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }

  /// What a link leads to; the path itself if it is none.
  private static func resolved(_ path: String) -> String {
    guard let pointer = realpath(path, nil) else { return path }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  private static func isDevice(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }

  /// Does something without another reason than the one there is.
  private static func keepingError(_ act: () -> Int32) -> Bool {
    let reason = errno
    let result = act()
    errno = reason
    return result == 0
  }
}
