/// The system calls that saving customizations requires.
///
/// Tests replace this type to inject errors and to record calls. Names are single path components
/// in an open folder, so that a folder that is moved during a save is still the one that was
/// locked.
protocol FileSystem {
  /// Creates a folder that only its owner can access.
  func createFolder(_ path: String) throws(SystemError)
  func openFolder(_ path: String) throws(SystemError) -> Int32
  /// Returns the kind of entry that a name in a folder refers to, without following links.
  func entry(_ name: String, in folder: Int32) throws(SystemError) -> FolderEntry
  /// Locks an open folder until it is closed. Returns `false` if the lock is held elsewhere.
  func lock(_ folder: Int32) throws(SystemError) -> Bool
  /// Waits for one millisecond.
  func pause()
  /// Opens a file for reading, without blocking and without following links.
  func openFile(_ name: String, in folder: Int32) throws(SystemError) -> Int32
  /// Creates a new file for writing that only its owner can access.
  func createFile(_ name: String, in folder: Int32) throws(SystemError) -> Int32
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
  func rename(_ name: String, to newName: String, in folder: Int32) throws(SystemError)
  func remove(_ name: String, in folder: Int32) throws(SystemError)
}

/// The kind of entry that a name in a folder refers to.
enum FolderEntry: Equatable {
  case nothing
  case link(target: String)
  case other
}

extension FileSystem {
  /// Performs a call, repeats it while it is interrupted by signals, and adds the action and the
  /// path to an error. Gives up after 100 interruptions.
  ///
  /// Do not use this method to close a descriptor, because an interrupted close has closed it.
  func performing<Result>(
    _ action: String,
    _ path: String,
    _ call: () throws(SystemError) -> Result
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
    _ path: String
  ) throws(TabCustomizationStoreError) {
    try performing("synchronize", path) { () throws(SystemError) in
      do throws(SystemError) {
        try synchronize(folder)
      } catch let error where error.isUnsupported {
        // Some file systems can synchronize only files, and there is no alternative.
      }
    }
  }

  /// Closes a descriptor that was only read from, or for which an error is already reported, and
  /// ignores errors.
  func closeQuietly(_ descriptor: Int32) {
    try? close(descriptor)
  }
}
