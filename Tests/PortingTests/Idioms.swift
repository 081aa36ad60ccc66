import Foundation
import TabHostTestSupport

/// Everyday uses of UIKit.
///
/// Those in the folder `Idioms` are ported at each build and compiled with this test target. Each
/// file in `NotCompiling` has one that does not compile, with the text of its entry in the article.
struct Idioms {
  /// An idiom that does not compile.
  struct Exception {
    let name: String
    let entry: String
    let source: String
  }

  /// The names of the idioms that compile.
  let compiling: [String]
  let exceptions: [Exception]

  init() throws {
    compiling = try Self.texts(in: "Idioms").flatMap { text in
      text.matches(of: /(?m)^\/\/ MARK: - (.+)$/).map { String($0.1) }
    }
    exceptions = try Self.texts(in: "NotCompiling").map { text in
      let lines = text.components(separatedBy: "\n")
      return Exception(
        name: lines[0].replacing("// MARK: - ", with: ""),
        entry: lines[1].replacing("// ", with: ""),
        source: text
      )
    }
  }

  private static func texts(in folder: String) throws -> [String] {
    let path = "Tests/PortingTests/\(folder)"
    return try PackageFiles.names(in: path).map { try PackageFiles.text("\(path)/\($0)") }
  }

  /// Returns whether a Swift file compiles with TabHost, which was built with these tests.
  static func compiles(_ text: String) throws -> Bool {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "Idiom.swift")
    let compiler = [
      "swiftc", "-typecheck", "-swift-version", "6", "-I",
      try BuiltProducts.folder(ofModule: "TabHost").path,
    ]
    return try FinishedProcess.run(command: compiler + [folder.path("Idiom.swift")]).status == 0
  }
}
