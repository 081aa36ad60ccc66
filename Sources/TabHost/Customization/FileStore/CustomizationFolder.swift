/// A folder that contains one file for each identifier.
///
/// Each call opens the folder again, so that it can be moved, removed or created while the program
/// runs.
struct CustomizationFolder {
  let path: String
  let fileSystem: any FileSystem

  /// Returns the customization that was saved last, or `nil` if there is no file.
  func load(identifier: String) throws(TabCustomizationStoreError) -> TabCustomization? {
    let name = try CustomizationFileName.name(for: identifier)
    let loaded = try withFile(name, identifier) { file throws(TabCustomizationStoreError) in
      file.removeAbandonedTemporaryFile()
      return try file.load()
    }
    return loaded ?? nil
  }

  /// Replaces the saved customization completely or not at all.
  func save(
    _ customization: TabCustomization,
    identifier: String
  ) throws(TabCustomizationStoreError) {
    let name = try CustomizationFileName.name(for: identifier)
    let bytes = CustomizationRecord.bytes(of: customization, identifier: identifier)
    guard bytes.count <= CustomizationRecord.sizeLimit else {
      let limit = CustomizationRecord.sizeLimit
      let reason = "the customization has \(bytes.count) bytes; the maximum is \(limit)"
      throw TabCustomizationStoreError(.tooLarge, path: "\(path)/\(name)", reason: reason)
    }
    try createFolder(path)
    let saved: Void? = try withFile(name, identifier) { file throws(TabCustomizationStoreError) in
      try file.save(bytes)
    }
    // The folder exists, so the file is a link into a folder that does not exist.
    if saved == nil { throw TabCustomizationStoreError(.missing, "follow", "\(path)/\(name)") }
  }

  // MARK: - Finding the file

  /// Calls a closure with the file, whose folder is open during the call, and follows symbolic
  /// links in its place. Returns `nil` if the folder does not exist.
  private func withFile<Result>(
    _ name: String,
    _ identifier: String,
    _ body: (CustomizationFile) throws(TabCustomizationStoreError) -> Result
  ) throws(TabCustomizationStoreError) -> Result? {
    var path = "\(path)/\(name)"
    for _ in 0..<32 {
      let (parent, name) = Self.split(path)
      let folder: Int32
      do {
        folder = try openFolder(parent)
      } catch let error where error.isMissing {
        return nil
      }
      defer { fileSystem.closeQuietly(folder) }
      let entry = try fileSystem.performing("examine", path) { () throws(SystemError) in
        try fileSystem.entry(name, in: folder)
      }
      if case .link(let target) = entry {
        path = target.hasPrefix("/") ? target : "\(parent)/\(target)"
        continue
      }
      let file = CustomizationFile(
        fileSystem: fileSystem,
        folder: folder,
        folderPath: parent,
        name: name,
        identifier: identifier
      )
      return try body(file)
    }
    throw TabCustomizationStoreError(.endlessLinks, "follow", "\(self.path)/\(name)")
  }

  private func openFolder(_ path: String) throws(TabCustomizationStoreError) -> Int32 {
    try fileSystem.performing("open", path) { () throws(SystemError) in
      try fileSystem.openFolder(path)
    }
  }

  /// Splits a path into its folder and its last component, which is `.` if the path ends with a
  /// slash.
  private static func split(_ path: String) -> (parent: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path.isEmpty ? "." : path) }
    let name = String(path[path.index(after: slash)...])
    return (slash == path.startIndex ? "/" : String(path[..<slash]), name.isEmpty ? "." : name)
  }

  // MARK: - Making the folder

  /// Creates a folder and its parents, if they do not exist.
  private func createFolder(_ path: String) throws(TabCustomizationStoreError) {
    do {
      return try createLastFolder(path)
    } catch let error where error.isMissing {
      let parent = Self.split(path).parent
      guard parent != path else { throw error }
      try createFolder(parent)
    }
    try createLastFolder(path)
  }

  private func createLastFolder(_ path: String) throws(TabCustomizationStoreError) {
    do {
      try fileSystem.performing("create", path) { () throws(SystemError) in
        try fileSystem.createFolder(path)
      }
    } catch let error where error.isTaken {
      return
    }
    let parentPath = Self.split(path).parent
    let parent = try openFolder(parentPath)
    defer { fileSystem.closeQuietly(parent) }
    try fileSystem.synchronizeFolder(parent, parentPath)
  }
}
