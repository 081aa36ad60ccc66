import Foundation
import Synchronization
import Testing

/// The files of this package, by their paths relative to its root.
enum PackageFiles {
  /// The root of the package.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the text of a file.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Expects that a file contains a picture. With the variable `TABHOST_UPDATE_PICTURES`, writes the
  /// file first.
  static func expect(_ picture: String, in path: String) throws {
    if ProcessInfo.processInfo.environment["TABHOST_UPDATE_PICTURES"] != nil {
      try picture.write(to: root.appending(path: path), atomically: true, encoding: .utf8)
    }
    #expect(try text(path) == picture)
  }

  /// Returns the lines of a file.
  static func lines(_ path: String) throws -> [String] {
    try text(path).components(separatedBy: "\n")
  }

  /// The code of the files that were read, which many rules have in common.
  private static let readCode = Mutex<[String: String]>([:])

  /// Returns the text of a Swift file, with comment lines replaced by empty lines.
  static func code(_ path: String) throws -> String {
    if let code = readCode.withLock({ $0[path] }) { return code }
    let code = try lines(path)
      .map { $0.utf8.drop { $0 == 0x20 || $0 == 0x09 }.starts(with: "//".utf8) ? "" : $0 }
      .joined(separator: "\n")
    readCode.withLock { $0[path] = code }
    return code
  }

  /// Returns the lines of code that match an expression, as `path:line: code`.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - words: Texts of which every match contains at least one, or an empty array. Searching for
  ///     texts is much faster than searching for an expression with alternatives.
  ///   - files: The paths of the files.
  static func places(
    of expression: Regex<Substring>,
    with words: [String] = [],
    in files: [String]
  ) throws -> [String] {
    let anywhere = expression.anchorsMatchLineEndings()
    return try files.flatMap { file -> [String] in
      let code = try code(file)
      // Most files have no match, and searching a whole text is faster than searching its lines.
      guard words.isEmpty ? code.contains(anywhere) : words.contains(where: code.contains) else {
        return []
      }
      return code.components(separatedBy: "\n").enumerated()
        .filter { _, line in words.isEmpty || words.contains(where: line.contains) }
        .filter { _, line in line.contains(expression) }
        .map { "\(file):\($0 + 1):\($1)" }
    }
  }

  /// Returns the sorted names of the files and folders in a folder. An empty path is the root.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
  }

  /// The libraries that have a documentation catalog.
  static let documented = ["TabHost", "TabHostTerminal", "TabHostTesting"]

  /// Returns the paths of all articles, including landing pages.
  static func articles() throws -> [String] {
    try documented.flatMap { library in
      let catalog = "Sources/\(library)/\(library).docc"
      return try names(in: catalog).filter { $0.hasSuffix(".md") }.map { "\(catalog)/\($0)" }
    }
  }

  /// Returns the sorted paths of the Swift files in a folder and its subfolders.
  static func swiftFiles(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }
}
