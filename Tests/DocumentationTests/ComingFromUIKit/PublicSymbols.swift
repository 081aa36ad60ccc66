import Foundation

/// The public symbols of a module, read from the compiler's symbol graph.
struct PublicSymbols {
  /// The paths of the symbols, such as `TabItem.init(title:image:identifier:viewProvider:)`.
  let paths: Set<String>
  /// The paths of the symbols that are not nested.
  let topLevel: Set<String>
  /// The paths of the members that a subclass outside the module can override.
  let overridable: Set<String>
  /// The paths of the symbols that have no documentation comment, not even an inherited one.
  let undocumented: [String]

  /// The symbols of each documented library. This runs the compiler only once.
  private static let known = PackageFiles.documented.reduce(into: [:]) { known, module in
    known[module] = Result { try PublicSymbols(reading: module) }
  }

  /// Returns the symbols of a documented library.
  init(module: String) throws {
    guard let known = Self.known[module] else { throw SwiftTool.Failure("no library: \(module)") }
    self = try known.get()
  }

  /// Reads the symbol graph of a module that was built with these tests.
  private init(reading module: String) throws {
    let graphs = FileManager.default.temporaryDirectory
      .appending(path: "TabHostSymbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: graphs) }
    // The package manager can't be used, because it waits until the tests have finished.
    try SwiftTool.run(
      "symbolgraph-extract",
      "-module-name",
      module,
      "-I",
      try Self.folder(of: module).path,
      "-target",
      try SwiftTool.target.get(),
      "-minimum-access-level",
      "public",
      "-skip-synthesized-members",
      "-module-cache-path",
      try Self.moduleCache(of: module).path,
      "-output-dir",
      graphs.path
    )
    let files = try FileManager.default.contentsOfDirectory(atPath: graphs.path)
      .filter { $0.hasSuffix(".symbols.json") }
    let symbols = try files.flatMap { file in
      let data = try Data(contentsOf: graphs.appending(path: file))
      return try JSONDecoder().decode(Graph.self, from: data).symbols
    }
    paths = Set(symbols.map(\.path))
    topLevel = Set(symbols.filter { $0.pathComponents.count == 1 }.map(\.path))
    overridable = Set(
      symbols.filter { $0.accessLevel == "open" && $0.pathComponents.count > 1 }.map(\.path)
    )
    undocumented = symbols.filter { $0.docComment == nil }.map(\.path).sorted()
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Comment: Decodable {}
      let pathComponents: [String]
      let accessLevel: String
      let docComment: Comment?
      var path: String { pathComponents.joined(separator: ".") }
    }
    let symbols: [Symbol]
  }

  /// Returns the cache in which the build of a module keeps the modules of the system, so that they
  /// are not compiled again.
  static func moduleCache(of module: String) throws -> URL {
    let folder = try folder(of: module)
    let build = folder.lastPathComponent == "Modules" ? folder.deletingLastPathComponent() : folder
    return build.appending(path: "ModuleCache")
  }

  /// Returns the folder that contains the compiled module: that of the test bundle, or its
  /// `Modules`.
  static func folder(of module: String) throws -> URL {
    // The path of the test runner or of the test bundle.
    let places = CommandLine.arguments.filter { $0.hasPrefix("/") } + [Bundle.main.bundlePath]
    for place in places {
      var folder = URL(filePath: place)
      while folder.pathComponents.count > 1 {
        for candidate in [folder.appending(path: "Modules"), folder] {
          let file = candidate.appending(path: "\(module).swiftmodule").path
          if FileManager.default.fileExists(atPath: file) { return candidate }
        }
        folder.deleteLastPathComponent()
      }
    }
    throw SwiftTool.Failure("no \(module).swiftmodule beside the tests: \(places)")
  }
}
