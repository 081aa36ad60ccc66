import Foundation
import TabHostTestSupport

/// The public symbols of a module, read from the compiler's symbol graph.
struct PublicSymbols {
  /// The paths of the symbols, such as `TabItem.init(title:image:identifier:viewProvider:)`.
  let paths: Set<String>
  /// The paths of the symbols that are not nested.
  let topLevel: Set<String>
  /// The paths of the cases of enumerations.
  let cases: [String]
  /// The paths of the members that a subclass outside the module can override.
  let overridable: Set<String>
  /// The paths of the symbols that have no documentation comment, not even an inherited one.
  let undocumented: [String]
  /// Whether the properties for delegates and data sources are weak, by their paths.
  let delegates: [String: Bool]

  /// The symbols of each library. This runs the compiler only once.
  private static let known = (PackageFiles.documented + ["TabHostViewStandIns"])
    .reduce(into: [:]) { known, module in
      known[module] = Result { try PublicSymbols(reading: module) }
    }

  /// Returns the symbols of a library.
  init(module: String) throws {
    guard let known = Self.known[module] else { throw SwiftTool.Failure("no library: \(module)") }
    self = try known.get()
  }

  /// Reads the symbol graph of a module that was built with these tests.
  private init(reading module: String) throws {
    let graphs = try TemporaryFolder()
    // The package manager can't be used, because it waits until the tests have finished.
    try SwiftTool.run(
      "symbolgraph-extract",
      "-module-name",
      module,
      "-I",
      try BuiltProducts.folder(ofModule: module).path,
      "-target",
      try SwiftTool.target.get(),
      "-minimum-access-level",
      "public",
      "-skip-synthesized-members",
      "-experimental-allowed-reexported-modules=TerminalToolkit,TerminalPictures",
      "-module-cache-path",
      try Self.moduleCache(of: module).path,
      "-output-dir",
      graphs.path
    )
    var symbols: [Graph.Symbol] = []
    for file in try graphs.names where file.hasSuffix(".symbols.json") {
      let data = try Data(contentsOf: URL(filePath: graphs.path(file)))
      symbols += try JSONDecoder().decode(Graph.self, from: data).symbols
    }
    paths = Set(symbols.map(\.path))
    topLevel = Set(symbols.filter { $0.pathComponents.count == 1 }.map(\.path))
    cases = symbols.filter { $0.kind.identifier == "swift.enum.case" }.map(\.path)
    overridable = Set(
      symbols.filter { $0.accessLevel == "open" && $0.pathComponents.count > 1 }.map(\.path)
    )
    undocumented = symbols.filter { $0.docComment == nil }.map(\.path).sorted()
    delegates = symbols.filter(\.isDelegate).reduce(into: [:]) { delegates, symbol in
      delegates[symbol.path] = symbol.declaration.split(separator: " ").contains("weak")
    }
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Comment: Decodable {}
      struct Kind: Decodable { let identifier: String }
      struct Fragment: Decodable { let spelling: String }
      let kind: Kind
      let pathComponents: [String]
      let accessLevel: String
      let docComment: Comment?
      let declarationFragments: [Fragment]?
      var path: String { pathComponents.joined(separator: ".") }
      var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }
      /// Whether the symbol is a property to which a delegate or a data source can be assigned.
      var isDelegate: Bool {
        let suffixes = ["delegate", "datasource", "updater"]
        let name = pathComponents.last?.lowercased() ?? ""
        return kind.identifier == "swift.property" && suffixes.contains(where: name.hasSuffix)
          && !declaration.contains("{ get }")
      }
    }
    let symbols: [Symbol]
  }

  /// Returns the cache in which the build of a module keeps the modules of the system, so that they
  /// are not compiled again.
  static func moduleCache(of module: String) throws -> URL {
    let folder = try BuiltProducts.folder(ofModule: module)
    let build = folder.lastPathComponent == "Modules" ? folder.deletingLastPathComponent() : folder
    return build.appending(path: "ModuleCache")
  }
}
