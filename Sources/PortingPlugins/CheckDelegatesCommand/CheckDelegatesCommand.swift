import Foundation
import PackagePlugin

/// `swift package check-delegates`, which builds the targets of the package, and runs the program
/// `CheckDelegates` with their symbol graphs.
///
/// With `--target NAME`, which can be repeated, it checks only these targets.
@main struct CheckDelegatesCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    if arguments.contains("--help") {
      return print(
        """
        Finds delegate methods that are never called, in all targets or in those with a name.

        USAGE: swift package check-delegates [--target NAME]…
        """
      )
    }
    let all = context.package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    if let unknown = names.first(where: { name in !all.contains { $0.name == name } }) {
      throw Failure("there is no target \(unknown) of Swift code")
    }
    if let argument = extractor.remainingArguments.first {
      throw Failure("unknown argument \(argument); only --target NAME can be given")
    }
    let targets = names.isEmpty ? all : all.filter { names.contains($0.name) }
    guard !targets.isEmpty else { throw Failure("the package has no targets of Swift code") }

    var words: [String] = []
    var known = Set(targets.map(\.id))
    for target in targets {
      words += [try graph(of: target, .private), "--sources", target.directoryURL.path]
    }
    for dependency in targets.flatMap(\.recursiveTargetDependencies) {
      guard let module = dependency as? SwiftSourceModuleTarget, known.insert(module.id).inserted
      else { continue }
      // The access level at which the package sees modules of its own.
      words += ["--importing", try graph(of: module, .package)]
    }

    let process = Process()
    process.executableURL = try context.tool(named: "CheckDelegates").url
    process.arguments = words
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure("delegate methods that are never called are listed above")
    }
  }

  /// Returns the folder with the symbol graph of a module.
  private func graph(
    of target: SwiftSourceModuleTarget,
    _ accessLevel: PackageManager.SymbolGraphOptions.AccessLevel
  ) throws -> String {
    try packageManager.getSymbolGraph(
      for: target,
      options: .init(
        minimumAccessLevel: accessLevel,
        includeSynthesized: false,
        includeSPI: true,
        emitExtensionBlocks: false
      )
    ).directoryURL.path
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
