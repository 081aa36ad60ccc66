import Foundation
import PackagePlugin

/// `swift package port-uikit`, which runs the program `TabHostPort` with its arguments.
@main struct PortUIKitCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var words = arguments
    let hasDestination = words.contains {
      ["--check", "--help", "-h", "--in-place", "--output", "--version"].contains($0)
    }
    if !hasDestination { words += ["--output", "Ported"] }
    let process = Process()
    process.executableURL = try context.tool(named: "TabHostPort").url
    process.arguments = words
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // Findings are printed by the program, and are no failure of the command.
    guard process.terminationReason == .exit, process.terminationStatus < 2 else {
      throw Failure()
    }
  }

  private struct Failure: Error, CustomStringConvertible {
    let description = "nothing is ported"
  }
}
