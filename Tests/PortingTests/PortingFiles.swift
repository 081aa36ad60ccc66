import Foundation

/// The files of a port, and the article about porting.
enum PortingFiles {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the article "Coming from UIKit".
  static func article() throws -> String {
    try text("Sources/TabHost/TabHost.docc/ComingFromUIKit.md")
  }

  /// Returns the names of the types of TabHost, in the order of its landing page.
  static func types() throws -> [String] {
    try text("Sources/TabHost/TabHost.docc/TabHost.md").matches(of: /(?m)^- ``(\w+)``$/)
      .map { String($0.1) }
  }

  /// Returns the source of a program for UIKit.
  static func original(_ program: String) throws -> String {
    try text("Tests/PortingTests/UIKit/\(program).swift.txt")
  }

  /// Returns the source of the ported program, which is part of this test target.
  static func port(_ program: String) throws -> String {
    try text("Tests/PortingTests/Ports/\(program).swift")
  }

  /// Replaces the source of a ported program.
  static func store(port: String, of program: String) throws {
    let file = root.appending(path: "Tests/PortingTests/Ports/\(program).swift")
    try port.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Returns the differences between the two, except for renaming.
  static func differences(_ program: String) throws -> Differences {
    Differences(parsing: try text("Tests/PortingTests/Differences/\(program).diff"))
  }
}
