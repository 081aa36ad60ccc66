import Foundation
import TabHostTestSupport

/// The files of a port, and the articles about porting.
enum PortingFiles {
  /// Returns the article "Coming from UIKit".
  static func guide() throws -> String {
    try PackageFiles.text("Sources/TabHost/TabHost.docc/ComingFromUIKit.md")
  }

  /// Returns the article "UIKit symbol by symbol".
  static func symbols() throws -> String {
    try PackageFiles.text("Sources/TabHost/TabHost.docc/UIKitSymbols.md")
  }

  /// Returns the names of the types of TabHost, in the order of its landing page.
  static func types() throws -> [String] {
    try PackageFiles.text("Sources/TabHost/TabHost.docc/TabHost.md").matches(
      of: /(?m)^- ``(\w+)``$/
    )
    .map { String($0.1) }
  }

  /// Returns the source text of the inert stand-ins.
  static func standIns() throws -> String {
    let folder = "Sources/TabHostViewStandIns"
    return try PackageFiles.names(in: folder).filter { $0.hasSuffix(".swift") }
      .map { try PackageFiles.text("\(folder)/\($0)") }.joined(separator: "\n")
  }

  /// Returns the source text of TabHost.
  static func sources() throws -> String {
    let root = PackageFiles.url("Sources/TabHost")
    return try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { try PackageFiles.text("Sources/TabHost/\($0)") }.joined(separator: "\n")
  }

  /// Returns the source of a program for UIKit.
  static func original(_ program: String) throws -> String {
    try PackageFiles.text("Tests/PortingTests/UIKit/\(program).swift")
  }
}
