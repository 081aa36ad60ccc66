import Foundation
import TabHostTestSupport

extension PackageFiles {
  /// The libraries that have a documentation catalog.
  static let documented = ["TabHost", "TabHostProgram", "TabHostTerminal", "TabHostTesting"]

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
