import Foundation

@testable import StoreWriter
@testable import TabHost

/// A folder that is there for one test, with a folder of customizations in it.
struct TemporaryFolder: ~Copyable {
  let url: URL

  /// The folder of customizations, which is not there at first.
  var path: String { url.appending(path: "state").path }

  /// - Parameter isFast: Whether the folder may be in memory, where nothing waits for a disk.
  init(isFast: Bool = false) throws {
    let memory = URL(filePath: "/dev/shm")
    let isThere = FileManager.default.isWritableFile(atPath: memory.path)
    url = (isFast && isThere ? memory : FileManager.default.temporaryDirectory)
      .appending(path: "TabHostStore-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The customizations, by way of a file system.
  func customizations(_ fileSystem: any FileSystem = SystemFileSystem()) -> CustomizationFolder {
    CustomizationFolder(path: path, fileSystem: fileSystem)
  }

  /// Saves a numbered customization for `host`, without faults.
  func save(_ number: Int) throws {
    try customizations().save(NumberedCustomization.make(number), identifier: "host")
  }

  /// The number that is loaded for `host`, without faults; nil if there is no file.
  func load() throws -> Int? {
    try customizations().load(identifier: "host").map { NumberedCustomization.number(of: $0) ?? -1 }
  }

  /// Makes a file in the folder of customizations, and the folder.
  func write(_ bytes: [UInt8], to name: String = "host.json") throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data(bytes).write(to: url.appending(path: "state/\(name)"))
  }

  func write(_ text: String, to name: String = "host.json") throws {
    try write(Array(text.utf8), to: name)
  }

  /// The text of a file in the folder of customizations.
  func text(_ name: String = "host.json") throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: "state/\(name)")), as: UTF8.self)
  }

  /// What is in the folder of customizations; empty if there is none.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

/// The error of a call, if it throws one.
func storeError(_ call: () throws -> Void) -> TabCustomizationStoreError? {
  do {
    try call()
    return nil
  } catch {
    return error as? TabCustomizationStoreError
  }
}
