/// The contents at the path of a file.
enum StoredContents<Value> {
  case missing
  case value(Value)
  case newer(version: Int)
  /// A file that can't be decoded, with the reason.
  case damaged(String)
}

extension StoredContents {
  /// Whether a program of some version has saved the file.
  fileprivate var isOfAnyVersion: Bool {
    switch self {
    case .value, .newer: true
    case .missing, .damaged: false
    }
  }
}

extension StoredContents: Equatable where Value: Equatable {}

/// The versions in which a program can read values.
struct StoredVersions<Value> {
  /// The version in which the program saves values. It can read this version and older ones.
  let current: Int
  /// Returns the version of a file with a value, or `nil` if it is the current one.
  var older: (Value) -> Int? = { _ in nil }
}

/// How the saves to a folder lock it.
final class FolderLocking {
  /// How long a save waits for other programs.
  var timeout = Duration.seconds(5)

  /// The error of the file system that has no locks, once.
  private(set) var warning: TabCustomizationStoreError?
  private var hasWarned = false

  /// Notes that the file system has no locks.
  func note(_ error: TabCustomizationStoreError) {
    guard !hasWarned else { return }
    hasWarned = true
    warning = error
  }

  /// Returns the warning that was not returned before.
  func takeWarning() -> TabCustomizationStoreError? { warning.take() }
}

/// A file with a value in an open folder.
struct StoredFile<Value> {
  typealias Contents = StoredContents<Value>

  let fileSystem: any FileSystem
  let folder: Int32
  let folderPath: FilePath
  let name: FilePath
  let versions: StoredVersions<Value>
  let locking: FolderLocking
  let decode: ([UInt8]) -> Contents

  private var path: FilePath { folderPath / name }
  private var temporaryName: FilePath { name + ".tmp" }
  private var temporaryPath: FilePath { path + ".tmp" }

  // MARK: - Loading

  /// Returns the value that was saved last, or `nil` if there is no file. A damaged file is set
  /// aside, and a file that was set aside by a program of another version is taken back.
  func load() throws(TabCustomizationStoreError) -> Value? {
    removeAbandonedTemporaryFile()
    switch try takeBack(inPlaceOf: try contents()) {
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
    try? remove(temporaryName)
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

  /// Replaces the file completely or not at all, or removes it. A file that can't be decoded is set
  /// aside.
  ///
  /// - Parameters:
  ///   - bytes: Returns the new contents, or `nil` for no file. It is called with the value of the
  ///     file, or `nil` if the file has none, while no other program can save. If it throws, the
  ///     value is unchanged.
  ///   - didReplace: Called when the new file is in place. If the system then can't guarantee that
  ///     it is durable, the save throws, and the new file stays in place.
  func save(
    _ bytes: (Value?) throws(TabCustomizationStoreError) -> [UInt8]?,
    didReplace: () -> Void
  ) throws(TabCustomizationStoreError) {
    try lock()
    var (suffix, replaced): (String?, Value?) = (nil, nil)
    var found = try contents()
    // What this program has saved is in place before it is replaced, so that at most one file is set
    // aside for each version.
    if found.isOfAnyVersion { found = try takeBack(inPlaceOf: found) }
    switch found {
    case .missing: break
    case .value(let value): replaced = value
    case .newer(let version): suffix = "version-\(version)"
    case .damaged: suffix = "damaged"
    }
    if let bytes = try bytes(replaced) {
      try write(bytes, settingAside: suffix)
    } else if let suffix {
      _ = try setAside(as: suffix)
    } else {
      try remove(name)
    }
    didReplace()
    try fileSystem.synchronizeFolder(folder, folderPath)
  }

  /// Replaces the file completely or not at all, whatever it contains.
  ///
  /// - Parameter bytes: Returns the new contents, or `nil` to leave the file as it is. It is called with
  ///   the value of the file, or `nil` if the file has none, while no other program can save.
  func replace(_ bytes: (Value?) -> [UInt8]?) throws(TabCustomizationStoreError) {
    try lock()
    let value: Value? = if case .value(let value) = try contents() { value } else { nil }
    guard let new = bytes(value) else { return }
    try write(new, settingAside: nil)
    try fileSystem.synchronizeFolder(folder, folderPath)
  }

  /// Writes a new file and puts it in place, after setting the present one aside if there is a
  /// suffix.
  private func write(
    _ bytes: [UInt8],
    settingAside suffix: String?
  ) throws(TabCustomizationStoreError) {
    guard bytes.count <= CustomizationRecord.sizeLimit else {
      let limit = CustomizationRecord.sizeLimit
      throw error(.tooLarge, "the data has \(bytes.count) bytes; the maximum is \(limit)")
    }
    do {
      try remove(temporaryName)
      try writeTemporaryFile(bytes)
      try place(temporaryName, settingAside: suffix)
    } catch {
      try? remove(temporaryName)
      throw error
    }
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

  /// Removes a file of the folder, if it exists.
  private func remove(_ name: FilePath) throws(TabCustomizationStoreError) {
    do {
      try fileSystem.performing(
        "remove",
        folderPath / name,
        try fileSystem.remove(name, in: folder)
      )
    } catch let error where error.isMissing {
      return
    }
  }

  // MARK: - Versions

  /// Takes back the file of the newest version that this program can read, if a program of another
  /// version has set it aside, and sets the file in place aside for that program.
  ///
  /// - Returns: The contents in place.
  private func takeBack(inPlaceOf found: Contents) throws(TabCustomizationStoreError) -> Contents {
    guard try fileToTakeBack(inPlaceOf: found) != nil else { return found }
    try lock()
    // Another program may have replaced the file before it was locked.
    let found = try contents()
    guard let kept = try fileToTakeBack(inPlaceOf: found) else { return found }
    try place(kept, settingAside: otherVersion(of: found).map { "version-\($0)" })
    return try contents()
  }

  /// Returns the name of the file that is to be in place, or `nil` if that is the present one.
  private func fileToTakeBack(
    inPlaceOf found: Contents
  ) throws(TabCustomizationStoreError) -> FilePath? {
    let oldest: Int
    switch found {
    case .missing, .newer: oldest = 1
    case .value:
      guard let older = otherVersion(of: found) else { return nil }
      oldest = older + 1
    case .damaged: return nil
    }
    for version in (oldest...versions.current).reversed() {
      if let name = try lastName(setAsideAs: "version-\(version)") { return name }
    }
    return nil
  }

  /// Returns the version of a file, or `nil` if it is the current one or unknown.
  private func otherVersion(of contents: Contents) -> Int? {
    switch contents {
    case .value(let value): versions.older(value)
    case .newer(let version): version
    case .missing, .damaged: nil
    }
  }

  // MARK: - Steps of both

  /// Renames a file in the same folder to the name of this one, which is set aside before if there
  /// is a suffix. If that fails, it is in place as before.
  private func place(
    _ newFile: FilePath,
    settingAside suffix: String?
  ) throws(TabCustomizationStoreError) {
    guard let suffix else { return try rename(newFile, to: name) }
    let newName = try setAside(as: suffix)
    do {
      // The two renames must reach the disk in this order.
      try fileSystem.synchronizeFolder(folder, folderPath)
      try rename(newFile, to: name)
    } catch {
      try? rename(newName, to: name)
      throw error
    }
  }

  /// Locks the folder until it is closed. Waits for other writers, but not longer than the timeout.
  private func lock() throws(TabCustomizationStoreError) {
    for _ in 0..<Int(min(max(locking.timeout / .milliseconds(1), 1), 1e9)) {
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
  ///
  /// Where the file system has no locks, writers do not wait for each other. A file is still replaced
  /// completely or not at all.
  private func tryLock() throws(TabCustomizationStoreError) -> Bool {
    do {
      return try fileSystem.performing("lock", folderPath, try fileSystem.lock(folder))
    } catch let error where error.isWithoutLocks {
      locking.note(error)
      return true
    }
  }

  /// Renames the file to a free name in the same folder, and returns that name. Requires the lock.
  private func setAside(as suffix: String) throws(TabCustomizationStoreError) -> FilePath {
    for newName in names(for: suffix) where try entry(newName) == .nothing {
      try rename(name, to: newName)
      return newName
    }
    throw TabCustomizationStoreError(.taken, "set it aside", path)
  }

  /// Returns the name of the file that was set aside last with a suffix, or `nil` if there is none.
  private func lastName(
    setAsideAs suffix: String
  ) throws(TabCustomizationStoreError) -> FilePath? {
    var last: FilePath?
    for name in names(for: suffix) {
      if try entry(name) == .nothing { break }
      last = name
    }
    return last
  }

  /// The names of files that were set aside with a suffix, in the order in which they are used.
  private func names(for suffix: String) -> some Sequence<FilePath> {
    (1..<100).lazy.map { name + ($0 == 1 ? ".\(suffix)" : ".\(suffix)-\($0)") }
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

// MARK: - Finding a file

extension FileSystem {
  /// Calls a closure with a file, whose folder is open during the call, and follows symbolic links in
  /// its place. Returns `nil` if the folder does not exist.
  func withFile<Value, Result>(
    at path: FilePath,
    _ versions: StoredVersions<Value>,
    _ locking: FolderLocking,
    _ decode: @escaping ([UInt8]) -> StoredContents<Value>,
    _ body: (StoredFile<Value>) throws(TabCustomizationStoreError) -> Result
  ) throws(TabCustomizationStoreError) -> Result? {
    var current = path
    for _ in 0..<32 {
      let (parent, name) = current.split
      let folder: Int32
      do {
        folder = try performing("open", parent, try openFolder(parent))
      } catch let error where error.isMissing {
        return nil
      }
      defer { closeQuietly(folder) }
      let entry = try performing("examine", current, try entry(name, in: folder))
      if case .link(let target) = entry {
        current = parent.following(target)
        continue
      }
      return try body(
        StoredFile(
          fileSystem: self,
          folder: folder,
          folderPath: parent,
          name: name,
          versions: versions,
          locking: locking,
          decode: decode
        )
      )
    }
    throw TabCustomizationStoreError(.endlessLinks, "follow", path)
  }
}

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  extension System {
    /// Replaces a text file completely or not at all, as a save of a ``FileTabCustomizationStore``
    /// does: under the lock of its folder, with its mode, and with a symbolic link in its place.
    ///
    /// - Parameters:
    ///   - path: The path of the file, in a folder that exists.
    ///   - contents: Returns the new contents, or `nil` to leave the file as it is. Its argument is the
    ///     contents while no other program can replace them in this way, or `nil` if there is no file.
    /// - Throws: The reason why the file can't be replaced, such as a mode without permission to write
    ///   for anyone, even if this process ignores modes.
    package static func replaceFile(
      atPath path: String,
      with contents: (_ old: [UInt8]?) -> [UInt8]?
    ) throws(TabCustomizationStoreError) {
      let file = FilePath(path)
      let replaced: Void? = try SystemFileSystem().withFile(
        at: file,
        StoredVersions(current: 1),
        FolderLocking()
      ) {
        StoredContents.value($0)
      } _: { stored throws(TabCustomizationStoreError) in
        try stored.replace(contents)
      }
      if replaced == nil { throw TabCustomizationStoreError(.missing, "open", file.split.parent) }
    }
  }
#endif
