// Lists the public API of a module, with one line for each symbol and each conformance, compares
// two such lists, or compares a list with the table of the property sweep. Called by `.ci/api`.
//
//   APIListing list FOLDER_OF_SYMBOL_GRAPHS
//   APIListing compare MODULE BASELINE CURRENT BREAKS
//   APIListing sweep MODULE CURRENT TABLE

import Foundation

// MARK: - Symbol graphs

/// The relevant part of the output of `swift symbolgraph-extract`.
struct SymbolGraph: Decodable {
  struct Text: Decodable {
    let spelling: String
  }

  struct Constraint: Decodable {
    let kind: String
    let lhs: String
    let rhs: String
  }

  struct Extension: Decodable {
    let constraints: [Constraint]?
  }

  struct Symbol: Decodable {
    struct Identifier: Decodable {
      let precise: String
    }

    let identifier: Identifier
    let pathComponents: [String]
    let accessLevel: String
    let declarationFragments: [Text]?
    let swiftExtension: Extension?
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
    let swiftConstraints: [Constraint]?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]
}

/// The list of a module's public API.
struct Listing {
  /// Conformances that the compiler adds to every type.
  private static let implicit: Set = [
    "Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype", "Swift.BitwiseCopyable",
  ]

  private let graphs: [SymbolGraph]
  private var paths: [String: String] = [:]
  private var requirements: Set<String> = []
  private var requirementsWithDefault: Set<String> = []

  init(_ graphs: [SymbolGraph]) {
    self.graphs = graphs
    for graph in graphs {
      for symbol in graph.symbols {
        paths[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".")
      }
      for relationship in graph.relationships {
        switch relationship.kind {
        case "requirementOf": requirements.insert(relationship.source)
        case "defaultImplementationOf": requirementsWithDefault.insert(relationship.target)
        default: break
        }
      }
    }
  }

  var lines: [String] {
    let symbols = graphs.flatMap(\.symbols).map(line)
    let relationships = graphs.flatMap(\.relationships).compactMap(line)
    return Set(symbols + relationships).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func line(for symbol: SymbolGraph.Symbol) -> String {
    let name = symbol.identifier.precise
    let fragments = (symbol.declarationFragments ?? []).map(\.spelling).joined()
    var declaration = Self.normalized(fragments)
    if symbol.accessLevel == "open" { declaration = "open " + declaration }
    if requirements.contains(name) {
      let kind = requirementsWithDefault.contains(name) ? "requirement with default" : "requirement"
      declaration = "\(kind) \(declaration)"
    }
    if !declaration.contains(" where ") {
      declaration += clause(symbol.swiftExtension?.constraints)
    }
    return "\(symbol.pathComponents.joined(separator: ".")): \(declaration)"
  }

  /// Returns a declaration without details on which clients can't depend, such as whether a property
  /// is stored.
  private static func normalized(_ declaration: String) -> String {
    var words = declaration.split(whereSeparator: \.isWhitespace).map(String.init)
    let modifiers: Set = ["convenience", "final", "override", "weak"]
    words.removeAll { modifiers.contains($0) }
    if !declaration.hasSuffix("}"), let index = words.prefix(5).firstIndex(of: "let") {
      words[index] = "var"
      words += ["{", "get", "}"]
    } else if !declaration.hasSuffix("}"), words.prefix(5).contains("var") {
      words += ["{", "get", "set", "}"]
    }
    return words.joined(separator: " ")
  }

  private func line(for relationship: SymbolGraph.Relationship) -> String? {
    let verb =
      switch relationship.kind {
      case "conformsTo": "conforms to"
      case "inheritsFrom": "inherits from"
      default: ""
      }
    guard !verb.isEmpty, let source = paths[relationship.source],
      let target = paths[relationship.target] ?? relationship.targetFallback,
      !Self.implicit.contains(target)
    else { return nil }
    return "\(source): \(verb) \(target)\(clause(relationship.swiftConstraints))"
  }

  private func clause(_ constraints: [SymbolGraph.Constraint]?) -> String {
    let parts = (constraints ?? []).map { constraint in
      "\(constraint.lhs) \(constraint.kind == "sameType" ? "==" : ":") \(constraint.rhs)"
    }
    return parts.isEmpty ? "" : " where " + parts.sorted().joined(separator: ", ")
  }
}

// MARK: - Comparing

/// The differences between two lists.
struct Comparison {
  let additions: [String]
  let removals: [String]
  /// The additions that break the source of clients: cases of existing enumerations, and requirements
  /// without a default implementation of existing protocols.
  let breakingAdditions: [String]

  init(from old: [String], to new: [String]) {
    let (known, present) = (Set(old), Set(new))
    let paths = Set(old.map { Self.parts($0).path })
    additions = new.filter { !known.contains($0) }
    removals = old.filter { !present.contains($0) }
    breakingAdditions = additions.filter { line in
      let (path, declaration) = Self.parts(line)
      let parent = path.split(separator: ".").dropLast().joined(separator: ".")
      let isBreaking =
        declaration.hasPrefix("case ") || declaration.hasPrefix("indirect case ")
        || declaration.hasPrefix("requirement ")
          && !declaration.hasPrefix("requirement with default ")
      return isBreaking && paths.contains(parent)
    }
  }

  static func parts(_ line: String) -> (path: String, declaration: String) {
    guard let separator = line.range(of: ": ") else { return (line, "") }
    return (String(line[..<separator.lowerBound]), String(line[separator.upperBound...]))
  }
}

// MARK: - Properties with setters

/// Returns the properties of classes in a list that have setters.
func settableProperties(of lines: [String]) -> Set<String> {
  let declarations = lines.map(Comparison.parts)
  let classes = Set(
    declarations.filter { $0.declaration.split(separator: " ").contains("class") }.map(\.path)
  )
  let properties = declarations.filter { path, declaration in
    let owner = path.split(separator: ".").dropLast().joined(separator: ".")
    let words = declaration.split(separator: " ")
    return classes.contains(owner) && declaration.hasSuffix("{ get set }")
      && words.contains("var") && !words.contains("static")
  }
  return Set(properties.map(\.path))
}

/// Returns the names of properties in the table of the property sweep, which are its literals of the
/// form `"TabItem.title"`.
func sweptProperties(in source: String) -> Set<String> {
  Set(source.matches(of: /"([A-Z]\w*(?:\.\w+)+)"/).map { String($0.1) })
}

// MARK: - Commands

func lines(of file: String) throws -> [String] {
  try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
}

func list(_ folder: String) throws {
  let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  let graphs = try files.filter { $0.hasSuffix(".symbols.json") }.map { file in
    let contents = try Data(contentsOf: URL(filePath: folder).appending(path: file))
    return try JSONDecoder().decode(SymbolGraph.self, from: contents)
  }
  for line in Listing(graphs).lines { print(line) }
}

/// Prints the differences. Returns `false` if any of them breaks clients and is not intended.
func compare(_ module: String, _ baseline: String, _ current: String, _ breaks: String) throws
  -> Bool
{
  let comparison = try Comparison(from: lines(of: baseline), to: lines(of: current))
  let intended = Set((try? lines(of: breaks)) ?? [])
  let breaking =
    comparison.removals.map { "\(module) - \($0)" }
    + comparison.breakingAdditions.map { "\(module) + \($0)" }
  for line in comparison.removals.map({ "\(module) - \($0)" })
    + comparison.additions.map({ "\(module) + \($0)" })
  {
    let isBreak = breaking.contains(line)
    print(isBreak ? (intended.contains(line) ? "intended" : "BREAKING") : "new     ", line)
  }
  for line in intended.subtracting(breaking).sorted() where line.hasPrefix("\(module) ") {
    print("unused  ", line)
  }
  return intended.isSuperset(of: breaking)
}

/// Prints the properties that are only in the list or only in the table. Returns whether there are
/// none.
func compareSweep(_ module: String, _ current: String, _ table: String) throws -> Bool {
  let listed = try settableProperties(of: lines(of: current))
  let swept = try sweptProperties(in: String(contentsOfFile: table, encoding: .utf8))
  for name in listed.subtracting(swept).sorted() { print("NOT SWEPT", module, name) }
  for name in swept.subtracting(listed).sorted() { print("NO API   ", module, name) }
  return listed == swept
}

let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.count) {
case ("list", 2): try list(arguments[1])
case ("compare", 5):
  let isCompatible = try compare(arguments[1], arguments[2], arguments[3], arguments[4])
  exit(isCompatible ? 0 : 1)
case ("sweep", 4):
  exit(try compareSweep(arguments[1], arguments[2], arguments[3]) ? 0 : 1)
default: exit(64)
}
