import Foundation

/// The files of this package, by their paths relative to its root.
enum PackageFiles {
  /// The root of the package.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the text of a file.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the lines of a file.
  static func lines(_ path: String) throws -> [String] {
    try text(path).components(separatedBy: "\n")
  }

  /// Returns the lines of a Swift file, with comment lines replaced by empty lines.
  static func code(_ path: String) throws -> [String] {
    try lines(path).map { line in
      line.trimmingCharacters(in: .whitespaces).hasPrefix("//") ? "" : line
    }
  }

  /// Returns the lines of code that match an expression, as `path:line: code`.
  static func places(
    of expression: Regex<Substring>,
    in files: [String]
  ) throws -> [String] {
    try files.flatMap { file in
      try code(file).enumerated().filter { $1.contains(expression) }
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
