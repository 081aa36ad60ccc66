import Foundation
import PackagePlugin

/// `swift package port-uikit`, which runs the program `TabHostPort` with its arguments.
///
/// With `--explain`, it builds the package, and the program reads what the compiler has printed.
@main struct PortUIKitCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var words = arguments
    let hasDestination = words.contains {
      ["--check", "--explain", "--help", "-h", "--in-place", "--output", "--version"].contains($0)
    }
    if !hasDestination { words += ["--output", "Ported"] }
    let process = Process()
    process.executableURL = try context.tool(named: "TabHostPort").url
    process.arguments = words
    process.currentDirectoryURL = context.package.directoryURL
    let input = Pipe()
    process.standardInput = input
    var log = ""
    let explains = words.contains("--explain")
    if explains {
      log = try packageManager.build(.all(includingTests: true), parameters: .init()).logText
    }
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(log.utf8))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    // Findings are printed by the program, and are no failure of the command, unlike errors of a build.
    let isAccepted = process.terminationStatus < (explains ? 1 : 2)
    guard process.terminationReason == .exit, isAccepted else {
      throw Failure(description: explains ? "the build has errors" : "nothing is ported")
    }
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
