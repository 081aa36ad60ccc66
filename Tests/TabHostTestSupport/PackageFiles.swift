public import Foundation
import Testing

/// The files of this package, by their paths relative to its root.
public enum PackageFiles {
  /// The root of the package.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the location of a file.
  public static func url(_ path: String) -> URL { root.appending(path: path) }

  /// Returns the text of a file.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// Returns the lines of a file.
  public static func lines(_ path: String) throws -> [String] {
    try text(path).components(separatedBy: "\n")
  }

  /// Returns the sorted names of the files and folders in a folder. An empty path is the root.
  public static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(folder).path).sorted()
  }

  /// Returns the article "UIKit symbol by symbol", with a row for each unchanged member, which it lists
  /// as "- `UITab`: `title`, `image`".
  public static func symbolArticle() throws -> String {
    let text = try text("Sources/TabHost/TabHost.docc/UIKitSymbols.md")
    let types = Dictionary(
      text.matches(of: /(?m)^\| `(\w+)` \| `([\w.]+)` \|/).map { (String($0.1), String($0.2)) },
      uniquingKeysWith: { first, _ in first }
    )
    return text.replacing(/(?m)^- `(\w+)([\w.]*)`:\s+((?:`[^`]+`,?\s+)+)/) { list in
      let owner = "\(types[String(list.1)] ?? String(list.1))\(list.2)"
      let rows = list.3.matches(of: /`([^`]+)`/).map { member in
        "| `\(list.1)\(list.2).\(member.1)` | `\(owner).\(member.1)` | |\n"
      }
      return "\n| UIKit | TabHost | Note |\n|---|---|---|\n\(rows.joined())\n"
    }
  }

  // MARK: - Generated files

  /// A kind of files that tests compare with what the package generates.
  ///
  /// The raw value is the environment variable with which the tests write the files.
  public enum Generated: String {
    /// The pictures of README and articles.
    case pictures = "TABHOST_UPDATE_PICTURES"
    /// The tests that the samples emit for scripts.
    case emittedTests = "TABHOST_UPDATE_EMITTED"
    /// The ports of UIKit programs.
    case ports = "TABHOST_UPDATE_PORTS"
    /// The pages of the articles for a code host.
    case pages = "TABHOST_UPDATE_PAGES"

    /// Whether the files are written before they are compared.
    public var isUpdated: Bool { ProcessInfo.processInfo.environment[rawValue] != nil }
  }

  /// Expects that a file contains a text. If the files of its kind are updated, writes the file
  /// first.
  public static func expect(
    _ text: String,
    in path: String,
    of kind: Generated,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    if kind.isUpdated { try text.write(to: url(path), atomically: true, encoding: .utf8) }
    #expect(try self.text(path) == text, sourceLocation: place)
  }
}
