import Foundation
import TabHostTestSupport
import Testing

@testable import StoreWriter
@testable import TabHost

/// Unreadable customization files.
@Suite(.ownThread) struct FileStoreDamageTests {
  @Test func `a damaged file is set aside once and reported with its new name`() throws {
    let folder = try StoreFolder()
    try folder.write("{")
    let error = storeError { _ = try folder.load() }
    expectEqual(error?.kind, .damaged)
    expectEqual(
      error?.description,
      "\(folder.path)/host.json: the file is not a stored customization;"
        + " it is now host.json.damaged"
    )
    try expect(folder.load() == nil)
    expectEqual(folder.names, ["host.json.damaged"])
    try expectEqual(folder.text("host.json.damaged"), "{")
  }

  @Test func `files that were set aside earlier are kept`() throws {
    let folder = try StoreFolder()
    for text in ["one", "two", "three"] {
      try folder.write(text)
      expectEqual(storeError { _ = try folder.load() }?.kind, .damaged)
    }
    try folder.save(1)
    expectEqual(
      folder.names,
      ["host.json", "host.json.damaged", "host.json.damaged-2", "host.json.damaged-3"]
    )
    try expectEqual(folder.names.dropFirst().map { try folder.text($0) }, ["one", "two", "three"])
  }

  @Test func `with the maximum number of files set aside, none is renamed or overwritten`() throws {
    let folder = try StoreFolder()
    try folder.write("old", to: "host.json.damaged")
    for number in 2..<100 { try folder.write("old", to: "host.json.damaged-\(number)") }
    try folder.write("new")
    let names = folder.names
    let loading = storeError { _ = try folder.load() }
    expectEqual(loading?.kind, .damaged)
    expectEqual(
      loading?.reason,
      "the file is not a stored customization; it is kept: cannot set it aside:"
        + " \(systemMessage(EEXIST))"
    )
    expectEqual(
      storeError { try folder.save(1) }?.reason,
      "cannot set it aside: \(systemMessage(EEXIST))"
    )
    expectEqual(folder.names, names)
    try expectEqual(folder.text(), "new")
  }

  @Test(arguments: ["version-7", "damaged"])
  func `a save sets aside a file that another program has written in place of its own`(
    suffix: String
  ) throws {
    let folder = try StoreFolder()
    let customizations = folder.customizations()
    try customizations.save(NumberedCustomization.make(1), identifier: "host")
    // Both files have the same length and differ only in their bytes.
    let own = try folder.text()
    let other =
      suffix == "damaged"
      ? own.replacing("hidden", with: "hidde_") : own.replacing("1\n}", with: "7\n}")
    expect(other != own && other.utf8.count == own.utf8.count)
    try folder.write(other)
    try customizations.save(NumberedCustomization.make(2), identifier: "host")
    expectEqual(folder.names, ["host.json", "host.json.\(suffix)"])
    try expectEqual(folder.text("host.json.\(suffix)"), other)
    try expectEqual(folder.load(), 2)
  }

  @Test func `a file of another identifier is damaged`() throws {
    let folder = try StoreFolder()
    try folder.customizations().save(NumberedCustomization.make(1), identifier: "other")
    let other = try folder.text("other.json")
    try folder.write(other)
    expectEqual(storeError { _ = try folder.load() }?.kind, .damaged)
    expectEqual(folder.names, ["host.json.damaged", "other.json"])
    try folder.write(other)
    try folder.save(1)
    expectEqual(
      folder.names,
      ["host.json", "host.json.damaged", "host.json.damaged-2", "other.json"]
    )
    try expectEqual(folder.text("host.json.damaged-2"), other)
  }

  @Test func `a file that is too large is damaged`() throws {
    let folder = try StoreFolder()
    try folder.write([UInt8](repeating: 32, count: CustomizationRecord.sizeLimit + 1))
    expectEqual(
      storeError { _ = try folder.load() }?.reason,
      "the file has more than 16777216 bytes; it is now host.json.damaged"
    )
    expectEqual(folder.names, ["host.json.damaged"])
  }

  @Test func `a file that has grown since it was measured is read only up to the limit`() throws {
    let folder = try StoreFolder()
    try folder.write([UInt8](repeating: 32, count: 1 << 25))
    let fileSystem = FaultyFileSystem()
    fileSystem.apparentSize = 10
    let error = storeError { _ = try folder.customizations(fileSystem).load(identifier: "host") }
    expectEqual(error?.kind, .damaged)
    // The file is read a second time under the lock.
    expectEqual(fileSystem.bytesRead, 2 * (CustomizationRecord.sizeLimit + 65536))
  }

  @Test func `a save sets aside a damaged file that was never loaded`() throws {
    let folder = try StoreFolder()
    try folder.write("{")
    try folder.save(1)
    try expectEqual(folder.load(), 1)
    expectEqual(folder.names, ["host.json", "host.json.damaged"])
    try expectEqual(folder.text("host.json.damaged"), "{")
  }

  @Test func `a file of a newer version stays until the first save sets it aside`() throws {
    let folder = try StoreFolder()
    let newer = #"{"version":7,"identifier":"host"}"#
    try folder.write(newer)
    let error = storeError { _ = try folder.load() }
    expectEqual(error?.kind, .newerVersion(7))
    expectEqual(
      error?.description,
      "\(folder.path)/host.json: a newer program saved the file, in version 7;"
        + " the next save sets it aside"
    )
    expectEqual(storeError { _ = try folder.load() }?.kind, .newerVersion(7))
    expectEqual(folder.names, ["host.json"])
    try folder.save(1)
    try folder.save(2)
    try expectEqual(folder.load(), 2)
    expectEqual(folder.names, ["host.json", "host.json.version-7"])
    try expectEqual(folder.text("host.json.version-7"), newer)
  }

  @Test func `a load or a save removes a leftover temporary file`() throws {
    let folder = try StoreFolder()
    try folder.write("x", to: "host.json.tmp")
    try expect(folder.load() == nil)
    expectEqual(folder.names, [])
    try folder.write("x", to: "host.json.tmp")
    try folder.save(1)
    expectEqual(folder.names, ["host.json"])
  }

  @Test func `a save replaces a link at the temporary file's path and keeps the link's target`()
    throws
  {
    let folder = try StoreFolder()
    try folder.write("mine", to: "other")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/host.json.tmp",
      withDestinationPath: "other"
    )
    try folder.save(1)
    try expectEqual(folder.load(), 1)
    expectEqual(folder.names, ["host.json", "other"])
    try expectEqual(folder.text("other"), "mine")
  }

  @Test func `the temporary file of a running writer is kept`() throws {
    let folder = try StoreFolder()
    try folder.save(1)
    try folder.write("x", to: "host.json.tmp")
    let system = SystemFileSystem()
    let writer = try system.openFolder(FilePath(folder.path))
    try expect(system.lock(writer))
    try expectEqual(folder.load(), 1)
    expectEqual(folder.names, ["host.json", "host.json.tmp"])
    try system.close(writer)
  }

  @Test func `a lock ends with closing, even if another process has inherited it`() throws {
    let folder = try StoreFolder()
    try folder.save(1)
    let system = SystemFileSystem()
    let first = try system.openFolder(FilePath(folder.path))
    try expect(system.lock(first))
    // A fork leaves such a descriptor in the other process.
    let inherited = dup(first)
    defer { close(inherited) }
    try system.close(first)
    let second = try system.openFolder(FilePath(folder.path))
    try expect(system.lock(second))
    try system.close(second)
  }

  @Test func `waiting for a lock that is never released ends in an error`() throws {
    let folder = try StoreFolder()
    try folder.save(1)
    let system = SystemFileSystem()
    let writer = try system.openFolder(FilePath(folder.path))
    try expect(system.lock(writer))
    let waiting = FaultyFileSystem()
    let error = storeError {
      try folder.customizations(waiting).save(NumberedCustomization.make(2), identifier: "host")
    }
    expectEqual(error?.kind, .busy)
    expectEqual(error?.description, "\(folder.path): other programs keep the folder locked")
    expectEqual(waiting.pauses, 5000)
    try system.close(writer)
    try expectEqual(folder.load(), 1)
    try folder.save(3)
    try expectEqual(folder.load(), 3)
  }

  // MARK: - Without locks

  // ENOLCK, EOPNOTSUPP and ENOSYS, as network, FUSE and container mounts answer, and EBADF of NFS.
  @Test(arguments: [37, 95, 38, 9] as [Int32])
  func `a file system without locks is saved to, which is reported once`(code: Int32) throws {
    let folder = try StoreFolder()
    let fileSystem = FaultyFileSystem()
    fileSystem.lockError = code
    let customizations = folder.customizations(fileSystem)
    for number in 1...2 {
      try customizations.save(NumberedCustomization.make(number), identifier: "host")
    }
    try expectEqual(folder.load(), 2)
    expectEqual(customizations.locking.takeWarning()?.kind, .system(code: code))
    expect(customizations.locking.takeWarning() == nil)
    // What can't be decoded is still set aside.
    try folder.write("damaged")
    try customizations.save(NumberedCustomization.make(3), identifier: "host")
    expectEqual(folder.names, ["host.json", "host.json.damaged"])
  }
}
