import Foundation
import TabHostTestSupport

@testable import PortingTool

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
  private var overridable: [String: [String]] = [:]
  /// The superclasses of controllers, and of the classes of the stand-ins.
  private var superclasses: [String: String] = [:]
  private let ownTypes: [String]
  /// The source text of the stand-ins.
  private let standIns: String
  /// The source text of the framework.
  private let controllers: String

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
    try readStandIns()
  }

  /// Returns the text of all Swift files in a folder.
  private static func sources(_ folder: String) throws -> String {
    try FileManager.default.subpathsOfDirectory(atPath: PackageFiles.url(folder).path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { try PackageFiles.text("\(folder)/\($0)") }.joined(separator: "\n")
  }

  /// The lines of the table, by kind.
  var lines: [String] {
    let inert = standInTypes
    let added = addedMembers
    let ownProtocols = Set(controllers.matches(of: /public protocol (\w+)/).map { String($0.1) })
    let protocols = types.filter { !ownProtocols.isDisjoint(with: $0.value) }.map(\.key)
    var lines = list("type", types.map { "\($0)=\($1.first ?? "")" })
    lines += list("word", words.map { "\($0)=\($1.first ?? "")" })
    lines += list("protocol", protocols)
    lines += list("own", ownTypes)
    lines += list("super", superclasses.map { "\($0)=\($1)" })
    for (type, members) in overridable.sorted(by: { $0.key < $1.key }) {
      lines += list("open \(type)", members)
    }
    for (kind, names) in Dictionary(grouping: inert, by: \.value).sorted(by: { $0.key < $1.key }) {
      lines += list("inert \(kind)", names.map(\.key))
    }
    lines += list("adds", added)
    for (type, properties) in takenProperties.sorted(by: { $0.key < $1.key }) {
      lines += list("taken \(type)", properties)
    }
    // What the stand-ins have is not left out.
    for entry in leftOut where inert[entry.symbol] == nil {
      let path = Symbol(path: entry.symbol)
      guard !["UIControl", "UIView"].contains(path.owner) else { continue }
      // Short names, such as `width`, belong to many types.
      let isRemoved =
        !entry.symbol.hasSuffix(")") && path.name.count > 8 && !members.contains(path.name)
        && !added.contains(path.name)
      lines.append("\(isRemoved ? "unset" : "left") \(entry.symbol) \(entry.reason)")
    }
    return lines
  }

  /// Returns lines of names, sorted, after the words that each of them begins with.
  private func list(_ head: String, _ names: [String]) -> [String] {
    names.sorted().reduce(into: []) { lines, name in
      if let last = lines.last, last.count + name.count < 96 {
        lines[lines.count - 1] += " \(name)"
      } else {
        lines.append("\(head) \(name)")
      }
    }
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

  /// The kinds of the public types and functions of the stand-ins.
  private var standInTypes: [String: String] {
    let declaration =
      /(?m)^(?:@\w+ )*(?:public|open) (?:final )?(class|enum|func|protocol|struct|typealias) (\w+)/
    return Dictionary(
      standIns.matches(of: declaration).map { (String($0.2), String($0.1)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The members that the stand-ins add to types of TabHost.
  private var addedMembers: [String] {
    let extensions = standIns.matches(of: /(?m)^extension (\w+)[^{\n]*\{\n(?s:(.*?))\n\}/)
      .filter { !$0.1.hasPrefix("UI") && !$0.1.hasPrefix("ViewAnchors") }
    // Names that are common, or that TabHost has as well, tell nothing about a file.
    let added = extensions.flatMap { extended in
      extended.2.matches(of: /(?m)^  (?:@\w+ )*public (?:static |weak )?(?:var|func) (\w+)/)
        .map { String($0.1) }
    }
    .filter { !members.contains($0) && !["current", "size", "width"].contains($0) }
    return Array(Set(added))
  }

  /// The properties of hosts and controllers that the originals do not have.
  private var takenProperties: [String: [String]] {
    let classes =
      /(?m)^(?:extension|.*\bclass) (TabHostController|ViewController)\b(?!\.)[^{\n]*\{\n(?s:(.*?))\n\}/
    let property =
      /(?m)^  (?:@\w+ )*(?:public|open) (?:internal\(set\) |private\(set\) )?(?:weak )?(?:var|let) (\w+)/
    var taken: [String: Set<String>] = [:]
    for body in controllers.matches(of: classes) {
      let names = body.2.matches(of: property).map { String($0.1) }
      taken[String(body.1), default: []].formUnion(
        names.filter { !paths.contains("\(body.1).\($0)") }
      )
    }
    return taken.mapValues { Array($0) }
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
        overridable[String(item.1), default: []].append(String(member.1))
      }
    }
  }

  /// Reads the superclasses, and the members that the stand-ins open.
  private mutating func readStandIns() throws {
    let subclasses = /(?m)^open class (\w+): (TabItem|ViewController)\b/
    for subclass in controllers.matches(of: subclasses) {
      superclasses[String(subclass.1)] = String(subclass.2)
    }
    let file = try SourceFile(path: "", text: standIns)
    for declaration in file.declarations where declaration.modifiers.contains("open") {
      if declaration.keyword == "class", let superclass = declaration.inherited.first {
        superclasses[declaration.name] = file.tokens[superclass].word
      } else if let owner = declaration.owner, !declaration.modifiers.contains("override") {
        overridable[owner, default: []].append(declaration.signature)
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
