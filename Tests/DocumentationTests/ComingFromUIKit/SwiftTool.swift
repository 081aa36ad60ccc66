import Foundation
import TabHostTestSupport

/// The first `swift` command in `PATH`.
enum SwiftTool {
  /// An error for a tool that is missing or failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  /// Runs the tool until it exits, and returns its output.
  @discardableResult static func run(_ arguments: String...) throws -> Data {
    try run(arguments)
  }

  /// Runs the tool until it exits, and returns its output.
  @discardableResult static func run(_ arguments: [String]) throws -> Data {
    let process = try FinishedProcess.run(command: ["swift"] + arguments)
    guard process.status == 0 else {
      let text = process.output + process.errors
      throw Failure("swift \(arguments[0]) failed, is it in PATH?\n\(text)")
    }
    return Data(process.output.utf8)
  }

  private struct Information: Decodable {
    struct Target: Decodable { let triple: String }
    struct Paths: Decodable { let runtimeResourcePath: String }
    let target: Target
    let paths: Paths
  }

  private static let information = Result {
    try JSONDecoder().decode(Information.self, from: try run("-print-target-info"))
  }

  /// The target triple of this machine.
  static let target = Result { try information.get().target.triple }

  /// The folder of the macros.
  static let plugins = Result {
    try information.get().paths.runtimeResourcePath + "/host/plugins"
  }
}
