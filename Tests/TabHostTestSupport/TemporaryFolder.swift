public import Foundation

/// A folder that exists for one test, and is removed on deinitialization.
public struct TemporaryFolder: ~Copyable {
  /// The location of the folder.
  public let url: URL

  /// Creates an empty folder.
  ///
  /// - Parameter parent: The folder in which it is created.
  public init(in parent: URL = FileManager.default.temporaryDirectory) throws {
    url = parent.appending(path: "TabHostTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of the folder.
  public var path: String { url.path }

  /// Returns the path of a file in the folder, whether or not it exists.
  public func path(_ name: String) -> String { url.appending(path: name).path }

  /// The sorted names of the files and folders in the folder.
  public var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// Returns the text of a file in the folder.
  public func text(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// Writes a file in the folder, or in a folder inside it that is created if necessary.
  public func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }
}

/// A file that exists for one test, and is removed on deinitialization.
public struct TemporaryFile: ~Copyable {
  /// The path of the file.
  public let path: String

  /// Creates a file with a text.
  public init(_ text: String) throws {
    try self.init(Data(text.utf8))
  }

  /// Creates a file with data.
  public init(_ data: Data) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try data.write(to: file)
    path = file.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
