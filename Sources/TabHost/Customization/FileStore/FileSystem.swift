/// The calls to the system that keeping customizations takes, each as small as the system has it.
///
/// A seam: tests put faults and records between. Names are single names in an open folder, so that
/// a folder that is moved meanwhile stays the one that was locked.
protocol FileSystem {
  /// Makes a folder that only its owner may enter.
  func createFolder(_ path: String) throws(SystemError)
  func openFolder(_ path: String) throws(SystemError) -> Int32
  /// What a name in a folder stands for; links are not followed.
  func entry(_ name: String, in folder: Int32) throws(SystemError) -> FolderEntry
  /// Takes the lock of an open folder until that is closed; false if another one has it.
  func lock(_ folder: Int32) throws(SystemError) -> Bool
  /// Lets a millisecond pass.
  func pause()
  /// Opens a file for reading, without waiting for anyone and without following a link.
  func openFile(_ name: String, in folder: Int32) throws(SystemError) -> Int32
  /// Makes a file that was not there, for writing, that only its owner may read.
  func createFile(_ name: String, in folder: Int32) throws(SystemError) -> Int32
  /// The size of an open file; nil if it is something else than a regular file.
  func size(of file: Int32) throws(SystemError) -> Int?
  /// The next bytes of an open file; none at its end.
  func read(_ file: Int32, upTo count: Int) throws(SystemError) -> [UInt8]
  /// Appends bytes to an open file, and says how many of them.
  func write(_ file: Int32, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int
  /// Returns when what was written to a file, or renamed in a folder, outlives a loss of power.
  func synchronize(_ descriptor: Int32) throws(SystemError)
  func close(_ descriptor: Int32) throws(SystemError)
  func rename(_ name: String, to newName: String, in folder: Int32) throws(SystemError)
  func remove(_ name: String, in folder: Int32) throws(SystemError)
}

/// What a name in a folder stands for.
enum FolderEntry: Equatable {
  case nothing
  case link(target: String)
  case other
}

extension FileSystem {
  /// Performs a call again while signals interrupt it, and says of an error what was done where.
  ///
  /// Never to be used for closing: an interrupted descriptor is closed.
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

  /// Returns when what was made and renamed in a folder outlives a loss of power.
  func synchronizeFolder(
    _ folder: Int32,
    _ path: String
  ) throws(TabCustomizationStoreError) {
    try performing("synchronize", path) { () throws(SystemError) in
      do throws(SystemError) {
        try synchronize(folder)
      } catch let error where error.isUnsupported {
        // Some file systems have this for files only, and no other way.
      }
    }
  }

  /// Closes what was only read from, or what failed already: an error says nothing of use.
  func closeQuietly(_ descriptor: Int32) {
    try? close(descriptor)
  }
}
