import Foundation
import TabHostTestSupport

/// The text of the tool's table, as the article "UIKit symbol by symbol" defines it.
///
/// A type is renamed wherever its name occurs. A member is renamed with its labels if its row has
/// the renamed type and the same number of labels. Other rows describe replacements.
struct TableText {
  /// The new names of each type.
  private(set) var types: [String: Set<String>] = [:]
  /// The new names of each member or label. A word with more than one new name is ambiguous.
  private(set) var words: [String: Set<String>] = [:]
  /// The names of members that have a counterpart.
  private var members: Set<String> = []
  /// The paths of members that have a counterpart.
  private var paths: Set<String> = []
  private var leftOut: [(symbol: String, reason: String)] = []
  private var overridable: [(type: String, member: String)] = []
  private let ownTypes: [String]
  /// The source text of the stand-ins.
  private let standIns: String
  /// The source text of hosts and controllers.
  private let controllers: String

  /// Returns the text of the article.
  static func article() throws -> String {
    try PackageFiles.text("Sources/TabHost/TabHost.docc/UIKitSymbols.md")
  }

  /// Reads the article, and the names of types and members in the sources.
  init(article: String) throws {
    ownTypes = try PackageFiles.text("Sources/TabHost/TabHost.docc/TabHost.md")
      .matches(of: /(?m)^- ``(\w+)``$/).map { String($0.1) }
    standIns = try Self.sources("Sources/TabHostViewStandIns")
    controllers = try Self.sources("Sources/TabHost")
    let rows = article.matches(of: /(?m)^\| `([^`]+)` \| `([^`]+)` \|/)
      .map { (Symbol(path: String($0.1)), Symbol(path: String($0.2))) }
    for (original, symbol) in rows where original.owner.isEmpty {
      if original.name != symbol.path { types[original.name, default: []].insert(symbol.path) }
    }
    for (original, symbol) in rows where !original.owner.isEmpty {
      members.insert(symbol.name)
      paths.insert(symbol.path)
      guard renamed(original.owner) == symbol.owner, original.labels.count == symbol.labels.count
      else { continue }
      let old = [original.name] + original.labels
      for (old, new) in zip(old, [symbol.name] + symbol.labels) where old != new {
        words[old, default: []].insert(new)
      }
    }
    readLeftOut(article)
    readOverridable(article)
  }

  /// Returns the text of all Swift files in a folder.
  private static func sources(_ folder: String) throws -> String {
    try FileManager.default.subpathsOfDirectory(atPath: PackageFiles.url(folder).path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { try PackageFiles.text("\(folder)/\($0)") }.joined(separator: "\n")
  }

  /// The lines of the table, sorted within each kind.
  var lines: [String] {
    var lines = types.keys.sorted().map { "type \($0) \(types[$0]?.first ?? "")" }
    lines += words.keys.sorted().map { "word \($0) \(words[$0]?.first ?? "")" }
    lines += ownTypes.sorted().map { "own \($0)" }
    lines += members.sorted().map { "member \($0)" }
    lines += overridable.map { "open \($0.type) \($0.member)" }
    lines += inertLines
    lines += takenLines
    // What the stand-ins have is not left out.
    let inert = Set(inertLines.map { $0.split(separator: " ")[1] })
    let remaining = leftOut.filter { entry in
      !inert.contains(entry.symbol[...]) && !entry.symbol.hasPrefix("UIView.")
        && !entry.symbol.hasPrefix("UIControl.")
    }
    lines += remaining.map { "left \($0.symbol) \($0.reason)" }
    return lines
  }

  /// The source file with the table.
  var source: String {
    let head = """
      // swift-format-ignore-file

      extension PortingTable {
        /// The table, generated from "UIKit symbol by symbol" by the test that compares both.
        static let generatedText = #\"""
      """
    let indented = lines.map { "    " + $0 }.joined(separator: "\n")
    return "\(head)\n\(indented)\n    \"\"\"#\n}\n"
  }

  /// The public declarations of the stand-ins, and the members that they add to types of TabHost.
  private var inertLines: [String] {
    let declaration =
      /(?m)^(?:@\w+ )*(?:public|open) (?:final )?(class|enum|func|protocol|struct|typealias) (\w+)/
    let inert = Set(standIns.matches(of: declaration).map { "inert \($0.2) \($0.1)" })
    let extensions = standIns.matches(of: /(?m)^extension (\w+)[^{\n]*\{\n(?s:(.*?))\n\}/)
      .filter { !$0.1.hasPrefix("UI") && !$0.1.hasPrefix("ViewAnchors") }
    // Names that are common, or that TabHost has as well, tell nothing about a file.
    let added = extensions.flatMap { extended in
      extended.2.matches(of: /(?m)^  (?:@\w+ )*public (?:static |weak )?(?:var|func) (\w+)/)
        .map { String($0.1) }
    }
    .filter { !members.contains($0) && !["current", "size", "width"].contains($0) }
    return inert.sorted() + Set(added.map { "adds \($0)" }).sorted()
  }

  /// The properties of hosts and controllers that the originals do not have.
  private var takenLines: [String] {
    let classes =
      /(?m)^(?:extension|.*\bclass) (TabHostController|ViewController)\b(?!\.)[^{\n]*\{\n(?s:(.*?))\n\}/
    let property =
      /(?m)^  (?:@\w+ )*(?:public|open) (?:internal\(set\) |private\(set\) )?(?:weak )?(?:var|let) (\w+)/
    let lines = controllers.matches(of: classes).flatMap { body in
      body.2.matches(of: property).filter { !paths.contains("\(body.1).\($0.1)") }
        .map { "taken \(body.1) \($0.1)" }
    }
    return Set(lines).sorted()
  }

  private func renamed(_ owner: String) -> String {
    let parts = owner.split(separator: ".", maxSplits: 1).map(String.init)
    let name = types[parts[0]]?.first ?? parts[0]
    return parts.count > 1 ? "\(name).\(parts[1])" : name
  }

  // MARK: - Left out

  private mutating func readLeftOut(_ article: String) {
    for row in article.matches(of: /(?m)^\| `([^`]+)` \| ([^|`][^|]*|``[^|]*) \|$/) {
      let note = String(row.2)
      let reason = note.hasPrefix("See above") ? leftOut.last?.reason ?? "" : Self.reason(note)
      leftOut.append((String(row.1), reason))
    }
    // Rows that name another symbol to use.
    for row in article.matches(of: /(?m)^\| `([^`]+)` \| (`[^|]+`) \| ([^|]*)\|$/) {
      let original = Symbol(path: String(row.1))
      let others = row.2.split(separator: ", ").map {
        Symbol(path: String($0).replacing("`", with: ""))
      }
      let isRenamed = words[original.name]?.contains(others[0].name) == true
      guard !original.owner.isEmpty, original.name != "init", !isRenamed,
        others.allSatisfy({ $0.name != original.name })
      else { continue }
      let note = row.3.replacing("`", with: "").trimmingCharacters(in: .whitespaces)
      let reason = "has another form; use \(others.map(\.path).joined(separator: " or "))"
      leftOut.append(
        (String(row.1), note.isEmpty || note == "see above" ? reason : "\(reason): \(note)")
      )
    }
  }

  /// Returns the note of a row as `why; what to write instead`.
  private static func reason(_ note: String) -> String {
    let text = note.replacing(/``([^`]+)``/) { link in
      link.1.replacing("/", with: ".").replacing(/-swift\.\w+/, with: "")
    }
    .replacing("`", with: "").trimmingCharacters(in: ["."])
    let isSymbol = note.hasPrefix("``")
    let isNoun = note.hasPrefix("A ") && !note.contains(": ")
    if isSymbol || isNoun {
      let first = isSymbol ? String(text.prefix(1)) : text.prefix(1).lowercased()
      return "has no counterpart; use \(first)\(text.dropFirst())"
    }
    let start = text.prefix(1).lowercased() + text.dropFirst()
    guard start.contains(": ") else { return "\(start); leave it out" }
    return start.replacing(": ", with: "; ", maxReplacements: 1)
  }

  // MARK: - Members to override

  private mutating func readOverridable(_ article: String) {
    let section = article.components(separatedBy: "\n## ")
      .first { $0.hasPrefix("Members to override\n") }
    for item in (section ?? "").matches(of: /\n- ``(\w+)``:(.*(?:\n  .+)*)/) {
      for member in item.2.matches(of: /`([^`]+)`/) {
        overridable.append((String(item.1), String(member.1)))
      }
    }
  }

  /// A path of a symbol, such as `UITab.frame(in:)`.
  private struct Symbol {
    let path: String
    /// The path without its last component. Empty for a type that is not nested.
    let owner: String
    let name: String
    let labels: [String]

    init(path: String) {
      self.path = path
      let base = path.prefix { $0 != "(" }
      let parts = base.split(separator: ".")
      owner = parts.dropLast().joined(separator: ".")
      name = parts.last.map(String.init) ?? ""
      labels = path.dropFirst(base.count).drop { $0 == "(" }.prefix { $0 != ")" }
        .split(separator: ":").map(String.init)
    }
  }
}
