extension CustomizationFile {
  private var temporaryName: String { name + ".tmp" }
  private var temporaryPath: String { path + ".tmp" }

  /// Replaces the file completely or not at all. Requires the lock.
  ///
  /// If an error is thrown because the system can't guarantee that the new file is durable, the new
  /// file is in place.
  ///
  /// - Parameter suffix: The suffix with which the existing file is renamed, or `nil` to overwrite
  ///   it.
  func replace(
    with bytes: [UInt8],
    settingAside suffix: String?
  ) throws(TabCustomizationStoreError) {
    do {
      try removeTemporaryFile()
      try writeTemporaryFile(bytes)
      try placeTemporaryFile(settingAside: suffix)
    } catch {
      try? removeTemporaryFile()
      throw error
    }
    try synchronizeFolder()
  }

  /// Renames the file to a free name in the same folder, and returns that name. Requires the lock.
  func setAside(as suffix: String) throws(TabCustomizationStoreError) -> String {
    for number in 1..<100 {
      let newName = number == 1 ? "\(name).\(suffix)" : "\(name).\(suffix)-\(number)"
      guard try entry(newName) == .nothing else { continue }
      try rename(name, to: newName)
      return newName
    }
    throw TabCustomizationStoreError(.taken, "set it aside", path)
  }

  /// Removes the temporary file of a writer that was terminated, but not that of an active writer.
  ///
  /// Errors are ignored, because a reader may have no permission to write to the folder.
  func removeAbandonedTemporaryFile() {
    guard let entry = try? entry(temporaryName), entry != .nothing else { return }
    guard let isLocked = try? tryLock(), isLocked else { return }
    try? removeTemporaryFile()
  }

  private func removeTemporaryFile() throws(TabCustomizationStoreError) {
    do {
      try fileSystem.performing("remove", temporaryPath) { () throws(SystemError) in
        try fileSystem.remove(temporaryName, in: folder)
      }
    } catch let error where error.isMissing {
      return
    }
  }

  private func writeTemporaryFile(_ bytes: [UInt8]) throws(TabCustomizationStoreError) {
    let file = try fileSystem.performing("create", temporaryPath) { () throws(SystemError) in
      try fileSystem.createFile(temporaryName, in: folder)
    }
    do {
      try write(bytes, to: file)
      try fileSystem.performing("synchronize", temporaryPath) { () throws(SystemError) in
        try fileSystem.synchronize(file)
      }
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

  private func write(_ bytes: [UInt8], to file: Int32) throws(TabCustomizationStoreError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try fileSystem.performing("write", temporaryPath) { () throws(SystemError) in
        let count = try fileSystem.write(file, rest)
        guard count > 0 else { throw .inputOutput }
        return count
      }
      rest = rest.dropFirst(count)
    }
  }

  private func placeTemporaryFile(
    settingAside suffix: String?
  ) throws(TabCustomizationStoreError) {
    guard let suffix else { return try rename(temporaryName, to: name) }
    let newName = try setAside(as: suffix)
    do {
      // The two renames must reach the disk in this order.
      try synchronizeFolder()
      try rename(temporaryName, to: name)
    } catch {
      try? rename(newName, to: name)
      throw error
    }
  }

  private func entry(_ name: String) throws(TabCustomizationStoreError) -> FolderEntry {
    try fileSystem.performing("examine", "\(folderPath)/\(name)") { () throws(SystemError) in
      try fileSystem.entry(name, in: folder)
    }
  }

  private func rename(
    _ name: String,
    to newName: String
  ) throws(TabCustomizationStoreError) {
    let action = "rename \(name) to \(newName)"
    try fileSystem.performing(action, folderPath) { () throws(SystemError) in
      try fileSystem.rename(name, to: newName, in: folder)
    }
  }

  private func synchronizeFolder() throws(TabCustomizationStoreError) {
    try fileSystem.synchronizeFolder(folder, folderPath)
  }
}
