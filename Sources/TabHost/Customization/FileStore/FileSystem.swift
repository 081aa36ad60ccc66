/// The system calls that saving customizations requires.
///
/// Tests replace this type to inject errors and to record calls. Names are single path components
/// in an open folder, so that a folder that is moved during a save is still the one that was
/// locked.
protocol FileSystem {
  /// Creates a folder that only its owner can access.
  func createFolder(_ path: FilePath) throws(SystemError)
  func openFolder(_ path: FilePath) throws(SystemError) -> Int32
  /// Returns the kind of entry that a name in a folder refers to, without following links.
  func entry(_ name: FilePath, in folder: Int32) throws(SystemError) -> FolderEntry
  /// Locks an open folder until it is closed. Returns `false` if the lock is held elsewhere.
  func lock(_ folder: Int32) throws(SystemError) -> Bool
  /// Waits for one millisecond.
  func pause()
  /// Opens a file for reading, without blocking and without following links.
  func openFile(_ name: FilePath, in folder: Int32) throws(SystemError) -> Int32
  /// Creates a new file for writing, with the mode of the file that it is to replace. Without such
  /// a file, only its owner can access it.
  func createFile(
    _ name: FilePath,
    replacing old: FilePath,
    in folder: Int32
  ) throws(SystemError) -> Int32
  /// Returns the size of an open file, or `nil` if it is not a regular file.
  func size(of file: Int32) throws(SystemError) -> Int?
  /// Returns the next bytes of an open file, or an empty array at its end.
  func read(_ file: Int32, upTo count: Int) throws(SystemError) -> [UInt8]
  /// Appends bytes to an open file, and returns how many were written.
  func write(_ file: Int32, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int
  /// Waits until the data written to a file, or the names changed in a folder, survive a power
  /// failure.
  func synchronize(_ descriptor: Int32) throws(SystemError)
  func close(_ descriptor: Int32) throws(SystemError)
  func rename(_ name: FilePath, to newName: FilePath, in folder: Int32) throws(SystemError)
  func remove(_ name: FilePath, in folder: Int32) throws(SystemError)
}

/// The kind of entry that a name in a folder refers to.
enum FolderEntry: Equatable {
  case nothing
  case link(target: FilePath)
  case other
}

/// A path, or a single name in a folder, as the file system stores it: bytes that need not be UTF-8.
struct FilePath: Hashable, CustomStringConvertible {
  let bytes: [UInt8]

  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The path as text for errors, in which bytes that are not UTF-8 are replaced.
  var description: String { String(decoding: bytes, as: UTF8.self) }

  private static let slash = UInt8(ascii: "/")

  /// The folder and the last component, which is `.` if the path ends with a slash.
  var split: (parent: FilePath, name: FilePath) {
    guard let slash = bytes.lastIndex(of: Self.slash) else {
      return (FilePath("."), bytes.isEmpty ? FilePath(".") : self)
    }
    let name = bytes[(slash + 1)...]
    return (
      slash == 0 ? FilePath("/") : FilePath(bytes: bytes[..<slash]),
      name.isEmpty ? FilePath(".") : FilePath(bytes: name)
    )
  }

  /// Returns the path of a link's target, which is relative to this folder unless it is absolute.
  func following(_ target: FilePath) -> FilePath {
    target.bytes.first == Self.slash ? target : self / target
  }

  static func / (folder: FilePath, name: FilePath) -> FilePath {
    FilePath(bytes: folder.bytes + [slash] + name.bytes)
  }

  static func + (path: FilePath, suffix: String) -> FilePath {
    FilePath(bytes: path.bytes + suffix.utf8)
  }
}

extension FileSystem {
  /// Performs a call, repeats it while it is interrupted by signals, and adds the action and the
  /// path to an error. Gives up after 100 interruptions.
  ///
  /// Do not use this method to close a descriptor, because an interrupted close has closed it.
  func performing<Result>(
    _ action: String,
    _ path: FilePath,
    _ call: @autoclosure () throws(SystemError) -> Result
  ) throws(TabCustomizationStoreError) -> Result {
    var interruptions = 0
    while true {
      do {
        return try call()
      } catch {
        interruptions += 1
        if error.isInterruption && interruptions < 100 { continue }
        throw TabCustomizationStoreError(error, action, path)
      }
    }
  }

  /// Waits until the names created or changed in a folder survive a power failure.
  func synchronizeFolder(
    _ folder: Int32,
    _ path: FilePath
  ) throws(TabCustomizationStoreError) {
    do {
      try performing("synchronize", path, try synchronize(folder))
    } catch let error where error.isUnsupported {
      // Some file systems can synchronize only files, and there is no alternative.
    }
  }

  /// Closes a descriptor that was only read from, or for which an error is already reported, and
  /// ignores errors.
  func closeQuietly(_ descriptor: Int32) {
    try? close(descriptor)
  }
}
