/// A folder that contains one file for each name.
///
/// Each call opens the folder again, so that it can be moved, removed or created while the program
/// runs.
struct CustomizationFolder {
  let path: String
  let fileSystem: any FileSystem
  /// A folder above it that is never created, such as that of the user, or `nil` for none.
  var base: String?
  var locking = FolderLocking()

  /// Returns a folder inside this one.
  func folder(_ name: String) -> CustomizationFolder {
    CustomizationFolder(
      path: "\(path)/\(name)",
      fileSystem: fileSystem,
      base: base,
      locking: locking
    )
  }

  /// Returns the customization that was saved last, or `nil` if there is no file.
  func load(identifier: String) throws(TabCustomizationStoreError) -> TabCustomization? {
    try load(identifier, StoredVersions(current: CustomizationRecord.currentVersion)) {
      CustomizationRecord.contents(of: $0, identifier: identifier)
    }
  }

  /// Replaces the saved customization completely or not at all.
  ///
  /// - Parameters:
  ///   - base: The customization in which the user has made the changes. What others have saved
  ///     since is kept, unless the user has changed the same. `nil` replaces everything.
  ///   - didReplace: Called when the new customization is in place; see
  ///     ``StoredFile/save(_:didReplace:)``.
  func save(
    _ customization: TabCustomization,
    since base: TabCustomization? = nil,
    identifier: String,
    didReplace: () -> Void = {}
  ) throws(TabCustomizationStoreError) {
    try save(identifier, StoredVersions(current: CustomizationRecord.currentVersion)) {
      CustomizationRecord.contents(of: $0, identifier: identifier)
    } bytes: { found in
      var saved = customization
      if let base, let found { saved = saved.merged(with: found, since: base) }
      return CustomizationRecord.bytes(of: saved, identifier: identifier)
    } didReplace: {
      didReplace()
    }
  }

  // MARK: - Any values

  /// Returns the value that was saved last, or `nil` if there is no file.
  func load<Value>(
    _ name: String,
    _ versions: StoredVersions<Value>,
    decode: @escaping ([UInt8]) -> StoredContents<Value>
  ) throws(TabCustomizationStoreError) -> Value? {
    let loaded = try withFile(name, versions, decode) { file throws(TabCustomizationStoreError) in
      try file.load()
    }
    return loaded ?? nil
  }

  /// Replaces a file completely or not at all, or removes it; see ``StoredFile/save(_:didReplace:)``.
  func save<Value>(
    _ name: String,
    _ versions: StoredVersions<Value>,
    decode: @escaping ([UInt8]) -> StoredContents<Value>,
    bytes: (Value?) throws(TabCustomizationStoreError) -> [UInt8]?,
    didReplace: () -> Void
  ) throws(TabCustomizationStoreError) {
    let fileName = try CustomizationFileName.name(for: name)
    try createFolder(folderPath)
    let saved: Void? = try withFile(name, versions, decode) {
      file throws(TabCustomizationStoreError) in
      try file.save(bytes, didReplace: didReplace)
    }
    // The folder exists, so the file is a link into a folder that does not exist.
    if saved == nil {
      throw TabCustomizationStoreError(.missing, "follow", folderPath / FilePath(fileName))
    }
  }

  private func withFile<Value, Result>(
    _ name: String,
    _ versions: StoredVersions<Value>,
    _ decode: @escaping ([UInt8]) -> StoredContents<Value>,
    _ body: (StoredFile<Value>) throws(TabCustomizationStoreError) -> Result
  ) throws(TabCustomizationStoreError) -> Result? {
    let path = folderPath / FilePath(try CustomizationFileName.name(for: name))
    return try fileSystem.withFile(at: path, versions, locking, decode, body)
  }

  private var folderPath: FilePath { FilePath(path) }

  // MARK: - Claiming the folder

  /// Claims the folder until the result is released, or the process ends for whatever reason.
  ///
  /// - Parameter creates: Whether the folder is created if it does not exist.
  /// - Returns: `nil` if the folder does not exist, or is already claimed.
  func claim(creates: Bool) throws(TabCustomizationStoreError) -> ClaimedFolder? {
    if creates { try createFolder(folderPath) }
    let descriptor: Int32
    do {
      descriptor = try fileSystem.performing(
        "open",
        folderPath,
        try fileSystem.openFolder(folderPath)
      )
    } catch let error where error.isMissing {
      return nil
    }
    let claimed = ClaimedFolder(folder: self, descriptor: descriptor)
    do {
      let isFree = try fileSystem.performing("lock", folderPath, try fileSystem.lock(descriptor))
      return isFree ? claimed : nil
    } catch let error where error.isWithoutLocks {
      // Nothing can be claimed. A draft that another program has saved is not replaced all the same.
      locking.note(error)
      return claimed
    }
  }

  // MARK: - Making the folder

  /// Creates a folder and its parents, if they do not exist.
  private func createFolder(_ path: FilePath) throws(TabCustomizationStoreError) {
    do {
      return try createLastFolder(path)
    } catch let error where error.isMissing {
      let parent = path.split.parent
      guard parent != path else { throw error }
      if let base, parent == FilePath(base) {
        let reason = "the home folder does not exist; set XDG_STATE_HOME to a folder for state"
        throw TabCustomizationStoreError(.noStateFolder, path: base, reason: reason)
      }
      try createFolder(parent)
    }
    try createLastFolder(path)
  }

  private func createLastFolder(_ path: FilePath) throws(TabCustomizationStoreError) {
    do {
      try fileSystem.performing("create", path, try fileSystem.createFolder(path))
    } catch let error where error.isTaken {
      return
    }
    let parent = path.split.parent
    let folder = try fileSystem.performing("open", parent, try fileSystem.openFolder(parent))
    defer { fileSystem.closeQuietly(folder) }
    try fileSystem.synchronizeFolder(folder, parent)
  }
}

/// A folder that no other program claims as long as this object exists.
///
/// The lock is that of the folder itself, so that files are saved only in folders inside it.
final class ClaimedFolder {
  let folder: CustomizationFolder
  private let descriptor: Int32

  fileprivate init(folder: CustomizationFolder, descriptor: Int32) {
    (self.folder, self.descriptor) = (folder, descriptor)
  }

  deinit { folder.fileSystem.closeQuietly(descriptor) }
}

/// The file name for an identifier.
///
/// Different identifiers have different names, because every byte that is not an ASCII letter, a
/// digit, `_`, `-` or an inner dot is percent-encoded. Therefore, a name is never empty or hidden,
/// and never refers to another folder.
enum CustomizationFileName {
  /// The maximum length in bytes. It leaves room for the suffixes of renamed files within the 255
  /// bytes that file systems allow.
  private static let limit = 200

  /// Returns the file name for an identifier.
  static func name(for identifier: String) throws(TabCustomizationStoreError) -> String {
    let encoded = encoded(identifier)
    guard encoded.utf8.count <= limit else {
      throw TabCustomizationStoreError(
        .identifierTooLong,
        path: "\(encoded.prefix(32))…",
        reason: "the identifier makes a file name of \(encoded.utf8.count) bytes; at most \(limit)"
      )
    }
    return encoded + ".json"
  }

  /// Returns a text as a file name without an extension. The empty text is encoded as `%`.
  static func encoded(_ text: String) -> String {
    if text.isEmpty { return "%" }
    let bytes = Array(text.utf8)
    var name = ""
    for (index, byte) in bytes.enumerated() {
      let isInner = index > 0 && index < bytes.count - 1
      if isPlain(byte) || (byte == UInt8(ascii: ".") && isInner) {
        name.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        name += byte < 16 ? "%0" : "%"
        name += String(byte, radix: 16, uppercase: true)
      }
    }
    return name
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
