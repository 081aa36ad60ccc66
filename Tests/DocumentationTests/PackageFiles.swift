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

  /// The lines of a Swift file, those that are comments left empty.
  static func code(_ path: String) throws -> [String] {
    try lines(path).map { line in
      line.trimmingCharacters(in: .whitespaces).hasPrefix("//") ? "" : line
    }
  }

  /// Where code of some files matches an expression, as `path:line: code`.
  static func places(
    of expression: Regex<Substring>,
    in files: [String]
  ) throws -> [String] {
    try files.flatMap { file in
      try code(file).enumerated().filter { $1.contains(expression) }
        .map { "\(file):\($0 + 1):\($1)" }
    }
  }

  /// The names of what lies in a folder, sorted; "" is the root.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
  }

  /// The libraries that have a catalog of articles.
  static let documented = ["TabHost", "TabHostTerminal", "TabHostTesting"]

  /// The paths of all articles, with the pages that list them.
  static func articles() throws -> [String] {
    try documented.flatMap { library in
      let catalog = "Sources/\(library)/\(library).docc"
      return try names(in: catalog).filter { $0.hasSuffix(".md") }.map { "\(catalog)/\($0)" }
    }
  }

  /// The paths of the Swift files in a folder and all below, sorted.
  static func swiftFiles(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }
}
