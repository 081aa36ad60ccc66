import Foundation
import Synchronization
import TabHostTestSupport

extension PackageFiles {
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
    try FileManager.default.subpathsOfDirectory(atPath: url(folder).path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }
}
