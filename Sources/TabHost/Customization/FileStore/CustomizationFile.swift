/// The contents at the path of a file.
enum StoredContents<Value> {
  case missing
  case value(Value)
  case newer(version: Int)
  /// A file that can't be decoded, with the reason.
  case damaged(String)
}

extension StoredContents: Equatable where Value: Equatable {}

/// A file with a value in an open folder.
struct StoredFile<Value> {
  typealias Contents = StoredContents<Value>

  let fileSystem: any FileSystem
  let folder: Int32
  let folderPath: FilePath
  let name: FilePath
  let decode: ([UInt8]) -> Contents

  private var path: FilePath { folderPath / name }
  private var temporaryName: FilePath { name + ".tmp" }
  private var temporaryPath: FilePath { path + ".tmp" }

  // MARK: - Loading

  /// Returns the value that was saved last, or `nil` if there is no file. A damaged file is set
  /// aside.
  func load() throws(TabCustomizationStoreError) -> Value? {
    removeAbandonedTemporaryFile()
    switch try contents() {
    case .missing: return nil
    case .value(let value): return value
    case .newer(let version):
      throw error(
        .newerVersion(version),
        "a newer program saved the file, in version \(version); the next save sets it aside"
      )
    case .damaged(let damage):
      let newName: FilePath?
      do {
        newName = try setAsideIfDamaged()
      } catch {
        throw self.error(.damaged, "\(damage); it is kept: \(error.reason)")
      }
      guard let newName else { return try load() }
      throw error(.damaged, "\(damage); it is now \(newName)")
    }
  }

  /// Removes the temporary file of a writer that was terminated, but not that of an active writer.
  ///
  /// Errors are ignored, because a reader may have no permission to write to the folder.
  private func removeAbandonedTemporaryFile() {
    guard let entry = try? entry(temporaryName), entry != .nothing else { return }
    guard let isLocked = try? tryLock(), isLocked else { return }
    try? removeTemporaryFile()
  }

  /// Sets the file aside and returns its new name, or `nil` if another program has replaced the
  /// file meanwhile.
  private func setAsideIfDamaged() throws(TabCustomizationStoreError) -> FilePath? {
    try lock()
    guard case .damaged = try contents() else { return nil }
    return try setAside(as: "damaged")
  }

  /// Reads and decodes the file.
  private func contents() throws(TabCustomizationStoreError) -> Contents {
    let file: Int32
    do {
      file = try fileSystem.performing("open", path, try fileSystem.openFile(name, in: folder))
    } catch let error where error.isMissing {
      return .missing
    }
    defer { fileSystem.closeQuietly(file) }
    guard let bytes = try bytes(of: file) else {
      return .damaged("the file has more than \(CustomizationRecord.sizeLimit) bytes")
    }
    return decode(bytes)
  }

  /// Returns the bytes of an open file, or `nil` if there are too many, even if the file grows
  /// while it is read.
  private func bytes(of file: Int32) throws(TabCustomizationStoreError) -> [UInt8]? {
    let limit = CustomizationRecord.sizeLimit
    guard let size = try fileSystem.performing("examine", path, try fileSystem.size(of: file))
    else {
      throw error(.notAFile, "this is not a regular file")
    }
    guard size <= limit else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    while bytes.count <= limit {
      let next = try fileSystem.performing("read", path, try fileSystem.read(file, upTo: 1 << 16))
      if next.isEmpty { return bytes }
      bytes += next
    }
    return nil
  }

  // MARK: - Saving

  /// Replaces the file completely or not at all. A file that can't be decoded is set aside.
  ///
  /// If an error is thrown because the system can't guarantee that the new file is durable, the new
  /// file is in place.
  ///
  /// - Parameter bytes: Returns the new contents. It is called with the value of the file, or `nil`
  ///   if the file has none, while no other program can save. If it throws, nothing is changed.
  func save(
    _ bytes: (Value?) throws(TabCustomizationStoreError) -> [UInt8]
  ) throws(TabCustomizationStoreError) {
    try lock()
    var (suffix, replaced): (String?, Value?) = (nil, nil)
    switch try contents() {
    case .missing: break
    case .value(let found): replaced = found
    case .newer(let version): suffix = "version-\(version)"
    case .damaged: suffix = "damaged"
    }
    let bytes = try bytes(replaced)
    guard bytes.count <= CustomizationRecord.sizeLimit else {
      let limit = CustomizationRecord.sizeLimit
      throw error(.tooLarge, "the data has \(bytes.count) bytes; the maximum is \(limit)")
    }
    do {
      try removeTemporaryFile()
      try writeTemporaryFile(bytes)
      try placeTemporaryFile(settingAside: suffix)
    } catch {
      try? removeTemporaryFile()
      throw error
    }
    try fileSystem.synchronizeFolder(folder, folderPath)
  }

  private func writeTemporaryFile(_ bytes: [UInt8]) throws(TabCustomizationStoreError) {
    let file = try fileSystem.performing(
      "create",
      temporaryPath,
      try fileSystem.createFile(temporaryName, replacing: name, in: folder)
    )
    do throws(TabCustomizationStoreError) {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = try fileSystem.performing(
          "write",
          temporaryPath,
          try fileSystem.write(file, rest)
        )
        guard count > 0 else {
          throw TabCustomizationStoreError(.inputOutput, "write", temporaryPath)
        }
        rest = rest.dropFirst(count)
      }
      try fileSystem.performing("synchronize", temporaryPath, try fileSystem.synchronize(file))
    } catch {
      fileSystem.closeQuietly(file)
      throw error
    }
    do {
      try fileSystem.close(file)
    } catch let error where error.isInterruption {
      // The file is closed despite the interruption, and its contents are already synchronized.
    } catch {
      throw TabCustomizationStoreError(error, "close", temporaryPath)
    }
  }

  private func removeTemporaryFile() throws(TabCustomizationStoreError) {
    do {
      try fileSystem.performing(
        "remove",
        temporaryPath,
        try fileSystem.remove(temporaryName, in: folder)
      )
    } catch let error where error.isMissing {
      return
    }
  }

  private func placeTemporaryFile(
    settingAside suffix: String?
  ) throws(TabCustomizationStoreError) {
    guard let suffix else { return try rename(temporaryName, to: name) }
    let newName = try setAside(as: suffix)
    do {
      // The two renames must reach the disk in this order.
      try fileSystem.synchronizeFolder(folder, folderPath)
      try rename(temporaryName, to: name)
    } catch {
      try? rename(newName, to: name)
      throw error
    }
  }

  // MARK: - Steps of both

  /// Locks the folder until it is closed. Waits up to five seconds for other writers.
  private func lock() throws(TabCustomizationStoreError) {
    for _ in 0..<5000 {
      if try tryLock() { return }
      fileSystem.pause()
    }
    throw TabCustomizationStoreError(
      .busy,
      path: "\(folderPath)",
      reason: "other programs keep the folder locked"
    )
  }

  /// Locks the folder until it is closed. Returns `false` if another writer holds the lock.
  private func tryLock() throws(TabCustomizationStoreError) -> Bool {
    try fileSystem.performing("lock", folderPath, try fileSystem.lock(folder))
  }

  /// Renames the file to a free name in the same folder, and returns that name. Requires the lock.
  private func setAside(as suffix: String) throws(TabCustomizationStoreError) -> FilePath {
    for number in 1..<100 {
      let newName = name + (number == 1 ? ".\(suffix)" : ".\(suffix)-\(number)")
      guard try entry(newName) == .nothing else { continue }
      try rename(name, to: newName)
      return newName
    }
    throw TabCustomizationStoreError(.taken, "set it aside", path)
  }

  private func entry(_ name: FilePath) throws(TabCustomizationStoreError) -> FolderEntry {
    try fileSystem.performing("examine", folderPath / name, try fileSystem.entry(name, in: folder))
  }

  private func rename(
    _ name: FilePath,
    to newName: FilePath
  ) throws(TabCustomizationStoreError) {
    let action = "rename \(name) to \(newName)"
    try fileSystem.performing(
      action,
      folderPath,
      try fileSystem.rename(name, to: newName, in: folder)
    )
  }

  private func error(
    _ kind: TabCustomizationStoreError.Kind,
    _ reason: String
  ) -> TabCustomizationStoreError {
    TabCustomizationStoreError(kind, path: "\(path)", reason: reason)
  }
}
