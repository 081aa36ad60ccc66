#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A temporary folder that is removed with its files on deinitialization.
final class ScratchFolder {
  /// A failed system call.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ action: String) {
      description = "can't \(action): error \(errno)"
    }
  }

  let path: String
  private let files: [String]

  /// Creates a folder.
  ///
  /// - Parameter files: The names of the files that the folder may contain when it is removed.
  init(files: [String]) throws {
    self.files = files
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array("\(base)/TabHostBenchmarks-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw Failure("make a folder in \(base)") }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in files { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  /// Returns the contents of a file.
  func bytes(of name: String) throws -> [UInt8] {
    guard let file = fopen("\(path)/\(name)", "r") else { throw Failure("open \(name)") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// Replaces a file durably: writes a new file, syncs it, renames it, and syncs the folder.
  func replace(_ name: String, with bytes: [UInt8]) throws {
    let new = "\(path)/\(name).tmp"
    let file = open(new, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { throw Failure("create \(new)") }
    let isWritten = write(file, bytes, bytes.count) == bytes.count && fsync(file) == 0
    close(file)
    guard isWritten else { throw Failure("write \(new)") }
    guard rename(new, "\(path)/\(name)") == 0 else { throw Failure("rename \(new)") }
    let folder = open(path, O_RDONLY | O_DIRECTORY)
    guard folder >= 0 else { throw Failure("open \(path)") }
    let isSynced = fsync(folder) == 0
    close(folder)
    guard isSynced else { throw Failure("sync \(path)") }
  }
}
