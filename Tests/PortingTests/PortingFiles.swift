import Foundation

/// The files of a port, and the article that says how programs are ported.
enum PortingFiles {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// "Coming from UIKit".
  static func article() throws -> String {
    try text("Sources/TabHost/TabHost.docc/ComingFromUIKit.md")
  }

  /// A program as it is written for UIKit.
  static func original(_ program: String) throws -> String {
    try text("Tests/PortingTests/UIKit/\(program).swift.txt")
  }

  /// The same program as it is compiled here.
  static func port(_ program: String) throws -> String {
    try text("Tests/PortingTests/Ports/\(program).swift")
  }

  /// What is more than renaming between the two.
  static func differences(_ program: String) throws -> Differences {
    Differences(parsing: try text("Tests/PortingTests/Differences/\(program).diff"))
  }
}
