import Foundation

/// The files of this package, by their paths below its root.
enum PackageFiles {
  /// The root of the package, above the folder of this file.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The lines of a file.
  static func lines(_ path: String) throws -> [String] {
    try text(path).components(separatedBy: "\n")
  }

  /// The names of what lies in a folder, sorted; "" is the root.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
  }

  /// The paths of the Swift files in a folder and all below, sorted.
  static func swiftFiles(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }
}
