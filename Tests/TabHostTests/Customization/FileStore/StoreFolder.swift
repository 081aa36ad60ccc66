import Foundation
import TabHostTestSupport

@testable import StoreWriter
@testable import TabHost

/// A temporary folder with a folder of customizations in it.
struct StoreFolder: ~Copyable {
  private let folder: TemporaryFolder

  /// The location of the temporary folder.
  var url: URL { folder.url }

  /// The path of the folder of customizations, which does not exist at first.
  var path: String { folder.path("state") }

  /// - Parameter isFast: Whether the folder may be in memory, so that tests do not wait for a
  ///   disk.
  init(isFast: Bool = false) throws {
    let memory = URL(filePath: "/dev/shm")
    let isInMemory = isFast && FileManager.default.isWritableFile(atPath: memory.path)
    folder = try isInMemory ? TemporaryFolder(in: memory) : TemporaryFolder()
  }

  /// Returns the folder of customizations, accessed through a file system.
  func customizations(_ fileSystem: any FileSystem = SystemFileSystem()) -> CustomizationFolder {
    CustomizationFolder(path: path, fileSystem: fileSystem)
  }

  /// Saves a numbered customization for `host`, without faults.
  func save(_ number: Int) throws {
    try customizations().save(NumberedCustomization.make(number), identifier: "host")
  }

  /// Returns the number loaded for `host`, without faults, or `nil` if there is no file.
  func load() throws -> Int? {
    try customizations().load(identifier: "host").map { NumberedCustomization.number(of: $0) ?? -1 }
  }

  /// Creates a file in the folder of customizations, and the folder if necessary.
  func write(_ bytes: [UInt8], to name: String = "host.json") throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data(bytes).write(to: url.appending(path: "state/\(name)"))
  }

  func write(_ text: String, to name: String = "host.json") throws {
    try write(Array(text.utf8), to: name)
  }

  /// Returns the text of a file in the folder of customizations.
  func text(_ name: String = "host.json") throws -> String {
    try folder.text("state/\(name)")
  }

  /// The names of the files in the folder of customizations; empty if there is no folder.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

/// Returns the store error that a call throws, if any.
func storeError(_ call: () throws -> Void) -> TabCustomizationStoreError? {
  do {
    try call()
    return nil
  } catch {
    return error as? TabCustomizationStoreError
  }
}
