/// A folder in which customizations are kept, a file for each identifier.
///
/// Every call opens the folder anew, so that it may be moved, removed or made while a program runs.
struct CustomizationFolder {
  let path: String
  let fileSystem: any FileSystem

  /// What was saved last; nil if there is no file.
  func load(identifier: String) throws(TabCustomizationStoreError) -> TabCustomization? {
    let name = try CustomizationFileName.name(for: identifier)
    let loaded = try withFile(name, identifier) { file throws(TabCustomizationStoreError) in
      file.removeStaleTemporaryFile()
      return try file.load()
    }
    return loaded ?? nil
  }

  /// Puts a customization in the place of the one before, whole or not at all.
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
    // The folder is there, so a link leads to one that is not.
    if saved == nil { throw TabCustomizationStoreError(.missing, "follow", "\(path)/\(name)") }
  }

  // MARK: - Finding the file

  /// Opens the folder in which the file lies, or to which a link in its place leads, and closes it
  /// again; nil if there is no such folder.
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

  /// The folder of a path, and the name in it; `.` if the path has none, as a folder's has.
  private static func split(_ path: String) -> (parent: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path.isEmpty ? "." : path) }
    let name = String(path[path.index(after: slash)...])
    return (slash == path.startIndex ? "/" : String(path[..<slash]), name.isEmpty ? "." : name)
  }

  // MARK: - Making the folder

  /// Makes a folder, and those above it, if it is not there.
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
