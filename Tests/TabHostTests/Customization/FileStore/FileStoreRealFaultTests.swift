import Foundation
import TabHostTestSupport
import Testing

@testable import StoreWriter
@testable import TabHost

/// Faults of real file systems.
@Suite(.ownThread) struct FileStoreRealFaultTests {
  @Test func `under any limit of the file size, the previous or the new customization is stored`()
    throws
  {
    let folder = try StoreFolder(isFast: true)
    let lines = try StoreWriterProcess(folder.path, "limits").finish()
    let size =
      CustomizationRecord
      .bytes(of: NumberedCustomization.make(2), identifier: "host").count
    let refusal = "\(folder.path)/host.json.tmp: cannot write: File too large"
    expectEqual(lines, (0..<size).map { "\($0) \(refusal) 1" } + ["\(size) saved 2"])
    expectEqual(folder.names, ["host.json"])
  }

  @Test func `a customization in a read-only folder can be loaded, and saving is an error`() throws
  {
    let folder = try StoreFolder()
    try folder.save(1)
    try folder.write("x", to: "host.json.tmp")
    try allow(0o444, folder.path + "/host.json")
    try allow(0o555, folder.path)
    try allow(0o755, folder.url.path)
    defer { try? allow(0o755, folder.path) }
    let lines = try StoreWriterProcess(folder.path, "unprivileged").finish()
    let refusal = "\(folder.path)/host.json.tmp: cannot remove: \(systemMessage(EACCES))"
    expectEqual(lines, [refusal, "1"])
    expectEqual(folder.names, ["host.json", "host.json.tmp"])
  }

  @Test func `a damaged file in a read-only folder is kept and reported`() throws {
    let folder = try StoreFolder()
    try folder.write("{")
    try allow(0o444, folder.path + "/host.json")
    try allow(0o555, folder.path)
    try allow(0o755, folder.url.path)
    defer { try? allow(0o755, folder.path) }
    let lines = try StoreWriterProcess(folder.path, "unprivileged").finish()
    expectEqual(
      lines,
      [
        "\(folder.path)/host.json.tmp: cannot create: \(systemMessage(EACCES))",
        "\(folder.path)/host.json: the file is not a stored customization; it is kept: cannot"
          + " rename host.json to host.json.damaged: \(systemMessage(EACCES))",
      ]
    )
    expectEqual(folder.names, ["host.json"])
  }

  @Test func `an unreadable file is kept by loading and by saving`() throws {
    let folder = try StoreFolder()
    try folder.save(1)
    try allow(0, folder.path + "/host.json")
    try allow(0o777, folder.path)
    try allow(0o755, folder.url.path)
    let lines = try StoreWriterProcess(folder.path, "unprivileged").finish()
    let refusal = "\(folder.path)/host.json: cannot open: \(systemMessage(EACCES))"
    expectEqual(lines, [refusal, refusal])
    try allow(0o600, folder.path + "/host.json")
    try expectEqual(folder.load(), 1)
  }

  private func allow(_ mode: Int, _ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  #if os(Linux)
    @Test func `on a full disk the file is kept, and once there is room a save succeeds`() throws {
      let folder = try StoreFolder()
      try FileManager.default.createDirectory(
        atPath: folder.path,
        withIntermediateDirectories: true
      )
      guard unsafe mount("tmpfs", folder.path, "tmpfs", 0, "size=64k") == 0 else {
        let reason = unsafe String(cString: strerror(errno))
        return print("No test of a full disk, because nothing can be mounted here: \(reason)")
      }
      defer { unsafe umount(folder.path) }
      try folder.save(1)
      try folder.write([UInt8](repeating: 0, count: 14 * 4096), to: "filler")
      let error = storeError { try save(TabCustomization.wide, in: folder) }
      expectEqual(error?.kind, .system(code: ENOSPC))
      expectEqual(
        error?.description,
        "\(folder.path)/host.json.tmp: cannot write: \(systemMessage(ENOSPC))"
      )
      expectEqual(folder.names, ["filler", "host.json"])
      try expectEqual(folder.load(), 1)
      try FileManager.default.removeItem(atPath: folder.path + "/filler")
      try save(TabCustomization.wide, in: folder)
      try expectEqual(folder.customizations().load(identifier: "host"), TabCustomization.wide)
    }
  #endif

  private func save(
    _ customization: TabCustomization,
    in folder: borrowing StoreFolder
  ) throws {
    try folder.customizations().save(customization, identifier: "host")
  }
}

extension TabCustomization {
  /// A customization that takes several blocks of a disk.
  fileprivate static var wide: TabCustomization {
    var customization = TabCustomization()
    customization.rootOrder = (0..<1000).map { "tab-\($0)" }
    return customization
  }
}
