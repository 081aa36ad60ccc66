import Foundation
import TabHostTestSupport
import Testing

@testable import StoreWriter
@testable import TabHost

/// Links and special files.
@Suite(.ownThread) struct FileStoreLinkTests {
  /// Creates a link at the path of the file of `host`.
  private func link(_ folder: borrowing StoreFolder, to target: String) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: folder.path + "/host.json",
      withDestinationPath: target
    )
  }

  /// Returns the target of the link at the path of the file of `host`.
  private func target(_ folder: borrowing StoreFolder) throws -> String {
    try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/host.json")
  }

  @Test(arguments: [true, false])
  func `a save keeps a link and replaces the file that it points to`(isRelative: Bool) throws {
    let folder = try StoreFolder()
    let other = folder.url.appending(path: "other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    let elsewhere = CustomizationFolder(path: other.path, fileSystem: SystemFileSystem())
    try elsewhere.save(NumberedCustomization.make(1), identifier: "host")
    try link(folder, to: isRelative ? "../other/host.json" : other.path + "/host.json")
    try expectEqual(folder.load(), 1)
    try folder.save(2)
    try expectEqual(elsewhere.load(identifier: "host"), NumberedCustomization.make(2))
    try expectEqual(folder.load(), 2)
    try expect(target(folder).hasSuffix("other/host.json"))
    expectEqual(folder.names, ["host.json"])
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: other.path), ["host.json"])
  }

  @Test func `a save through a dangling link creates the file at its target`() throws {
    let folder = try StoreFolder()
    try link(folder, to: "second")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/second",
      withDestinationPath: "third.json"
    )
    try expect(folder.load() == nil)
    try folder.save(1)
    try expectEqual(folder.load(), 1)
    expectEqual(folder.names, ["host.json", "second", "third.json"])
    try expectEqual(target(folder), "second")
  }

  @Test func `a link into a missing folder is an error only for a save`() throws {
    let folder = try StoreFolder()
    try link(folder, to: "../missing/host.json")
    try expect(folder.load() == nil)
    expectEqual(
      storeError { try folder.save(1) }?.description,
      "\(folder.path)/host.json: cannot follow: \(systemMessage(ENOENT))"
    )
    expectEqual(folder.names, ["host.json"])
    try expectEqual(target(folder), "../missing/host.json")
  }

  @Test func `the target of a link need not be UTF-8`() throws {
    let folder = try StoreFolder()
    try folder.save(1)
    let saved = try folder.text()
    // Foundation would replace the byte.
    let target = Array("\(folder.path)/x".utf8CString.dropLast()) + [-1, 0]
    let descriptor = unsafe open(target, O_WRONLY | O_CREAT, 0o600)
    let written = unsafe write(descriptor, Array(saved.utf8), saved.utf8.count)
    expect(written == saved.utf8.count && close(descriptor) == 0)
    try FileManager.default.removeItem(atPath: folder.path + "/host.json")
    let isLinked = unsafe symlink(target, folder.path + "/host.json") == 0
    expect(isLinked)
    try expectEqual(folder.load(), 1)
    try folder.save(2)
    try expectEqual(folder.load(), 2)
    let isStillLink =
      try FileManager.default.attributesOfItem(
        atPath: folder.path + "/host.json"
      )[.type] as? FileAttributeType
    expectEqual(isStillLink, .typeSymbolicLink)
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path).count, 2)
  }

  @Test func `a cycle of links is an error`() throws {
    let folder = try StoreFolder()
    try link(folder, to: "host.json")
    let errors = [storeError { try folder.save(1) }, storeError { _ = try folder.load() }]
    expectEqual(errors.map { $0?.kind }, [.system(code: ELOOP), .system(code: ELOOP)])
    try expectEqual(target(folder), "host.json")
  }

  @Test func `a damaged file behind a link is set aside in its own folder`() throws {
    let folder = try StoreFolder()
    try link(folder, to: "real")
    try folder.write("{", to: "real")
    expectEqual(storeError { _ = try folder.load() }?.kind, .damaged)
    expectEqual(folder.names, ["host.json", "real.damaged"])
    try folder.save(1)
    expectEqual(folder.names, ["host.json", "real", "real.damaged"])
    try expectEqual(folder.load(), 1)
  }

  @Test(arguments: ["..", ".", "../", "/"])
  func `a link to a folder is rejected as not a file`(target: String) throws {
    let folder = try StoreFolder()
    try link(folder, to: target)
    let errors = [storeError { try folder.save(1) }, storeError { _ = try folder.load() }]
    expectEqual(errors.map { $0?.kind }, [.notAFile, .notAFile])
    expectEqual(folder.names, ["host.json"])
  }

  @Test func `a folder at the path of the file is kept and is an error`() throws {
    let folder = try StoreFolder()
    let place = folder.path + "/host.json"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let errors = [storeError { try folder.save(1) }, storeError { _ = try folder.load() }]
    expectEqual(
      errors.map { $0?.description },
      [
        "\(place): this is not a regular file", "\(place): this is not a regular file",
      ]
    )
    expectEqual(folder.names, ["host.json"])
  }

  @Test func `a pipe at the path of the file is kept and is an error, without blocking`() throws {
    let folder = try StoreFolder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let made = unsafe mkfifo(folder.path + "/host.json", 0o600)
    expectEqual(made, 0)
    let errors = [storeError { try folder.save(1) }, storeError { _ = try folder.load() }]
    expectEqual(errors.map { $0?.kind }, [.notAFile, .notAFile])
    expectEqual(folder.names, ["host.json"])
  }

  @Test func `a file at the path of the folder is kept and is an error`() throws {
    let folder = try StoreFolder()
    try Data("x".utf8).write(to: URL(filePath: folder.path))
    let errors = [storeError { try folder.save(1) }, storeError { _ = try folder.load() }]
    expectEqual(errors.map { $0?.kind }, [.system(code: ENOTDIR), .system(code: ENOTDIR)])
    try expectEqual(Data(contentsOf: URL(filePath: folder.path)), Data("x".utf8))
  }
}
