/// The file of one identifier in an open folder.
struct CustomizationFile {
  /// The contents at the path of the file.
  enum Contents: Equatable {
    case missing
    case customization(TabCustomization)
    case newer(version: Int)
    /// A file that can't be decoded, with the reason.
    case damaged(String)
  }

  let fileSystem: any FileSystem
  let folder: Int32
  let folderPath: String
  let name: String
  let identifier: String

  var path: String { "\(folderPath)/\(name)" }

  // MARK: - Loading and saving

  /// Returns the customization that was saved last, or `nil` if there is no file. A damaged file is
  /// set aside.
  func load() throws(TabCustomizationStoreError) -> TabCustomization? {
    switch try contents() {
    case .missing: return nil
    case .customization(let customization): return customization
    case .newer(let version):
      throw TabCustomizationStoreError(
        .newerVersion(version),
        path: path,
        reason: "a newer program saved the file, in version \(version); the next save sets it aside"
      )
    case .damaged(let damage):
      let outcome: String
      switch Result(catching: { () throws(TabCustomizationStoreError) in try setAsideIfDamaged() })
      {
      case .success(nil): return try load()
      case .success(let newName?): outcome = "it is now \(newName)"
      case .failure(let error): outcome = "it is kept: \(error.reason)"
      }
      throw TabCustomizationStoreError(.damaged, path: path, reason: "\(damage); \(outcome)")
    }
  }

  /// Sets the file aside and returns its new name, or `nil` if another program has replaced the
  /// file meanwhile.
  private func setAsideIfDamaged() throws(TabCustomizationStoreError) -> String? {
    try lock()
    guard case .damaged = try contents() else { return nil }
    return try setAside(as: "damaged")
  }

  /// Replaces the file. A file that can't be decoded is set aside.
  func save(_ bytes: [UInt8]) throws(TabCustomizationStoreError) {
    try lock()
    let suffix: String? =
      switch try contents() {
      case .missing, .customization: nil
      case .newer(let version): "version-\(version)"
      case .damaged: "damaged"
      }
    try replace(with: bytes, settingAside: suffix)
  }

  // MARK: - Locking

  /// Locks the folder until it is closed. Waits up to five seconds for other writers.
  func lock() throws(TabCustomizationStoreError) {
    for _ in 0..<5000 {
      if try tryLock() { return }
      fileSystem.pause()
    }
    throw TabCustomizationStoreError(
      .busy,
      path: folderPath,
      reason: "other programs keep the folder locked"
    )
  }

  /// Locks the folder until it is closed. Returns `false` if another writer holds the lock.
  func tryLock() throws(TabCustomizationStoreError) -> Bool {
    try fileSystem.performing("lock", folderPath) { () throws(SystemError) in
      try fileSystem.lock(folder)
    }
  }

  // MARK: - Reading

  /// Reads and decodes the file.
  func contents() throws(TabCustomizationStoreError) -> Contents {
    let file: Int32
    do {
      file = try fileSystem.performing("open", path) { () throws(SystemError) in
        try fileSystem.openFile(name, in: folder)
      }
    } catch let error where error.isMissing {
      return .missing
    }
    defer { fileSystem.closeQuietly(file) }
    guard let bytes = try bytes(of: file) else {
      return .damaged("the file has more than \(CustomizationRecord.sizeLimit) bytes")
    }
    return CustomizationRecord.contents(of: bytes, identifier: identifier)
  }

  /// Returns the bytes of an open file, or `nil` if there are too many, even if the file grows
  /// while it is read.
  private func bytes(of file: Int32) throws(TabCustomizationStoreError) -> [UInt8]? {
    let limit = CustomizationRecord.sizeLimit
    let size = try fileSystem.performing("examine", path) { () throws(SystemError) in
      try fileSystem.size(of: file)
    }
    guard let size else {
      throw TabCustomizationStoreError(.notAFile, path: path, reason: "this is not a regular file")
    }
    guard size <= limit else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    while bytes.count <= limit {
      let next = try fileSystem.performing("read", path) { () throws(SystemError) in
        try fileSystem.read(file, upTo: 1 << 16)
      }
      if next.isEmpty { return bytes }
      bytes += next
    }
    return nil
  }
}
