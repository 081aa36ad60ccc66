/// The counterparts of UIKit's symbols.
///
/// The text is generated from the tables of the article "UIKit symbol by symbol", so that the tool, the
/// article and the tests use the same table.
struct PortingTable: Sendable {
  /// The types of TabHost, by the names of those of UIKit.
  private(set) var types: [String: String] = [:]
  /// The protocols among them.
  private(set) var protocols: Set<String> = []
  /// The superclasses of classes of TabHost and of the stand-ins.
  private var superclasses: [String: String] = [:]
  /// The new names of members and labels.
  private(set) var words: [String: String] = [:]
  /// The kinds of the inert stand-ins, such as `class`, by their names.
  private(set) var standIns: [String: String] = [:]
  /// The members that the stand-ins add to classes of TabHost.
  private(set) var standInMembers: Set<String> = []
  /// The properties of TabHost's controllers without a counterpart, by the names of the classes.
  private(set) var taken: [String: Set<String>] = [:]
  /// The names of the public types of TabHost.
  private(set) var ownTypes: Set<String> = []
  /// The members that a subclass can override, as signatures, by the names of the classes.
  private(set) var overridable: [String: Set<String>] = [:]
  /// Why each member without a counterpart is left out, and what to write instead.
  private(set) var leftOut: [LeftOut] = []
  /// The left out properties whose names are not those of other members, by name.
  private(set) var leftOutProperties: [String: LeftOut] = [:]

  /// A member of UIKit that has no counterpart of the same form.
  struct LeftOut {
    let owner: String
    /// The name without labels.
    let name: String
    let labels: [String]?
    let reason: String

    init(symbol: String, reason: String) {
      let base = symbol.prefix { $0 != "(" }
      let parts = base.split(separator: ".").map(String.init)
      owner = parts.dropLast().joined(separator: ".")
      name = parts.last ?? ""
      labels =
        base.count < symbol.count
        ? symbol.dropFirst(base.count + 1).dropLast().split(separator: ":").map(String.init) : nil
      self.reason = reason
    }
  }

  /// The table of this version of TabHost.
  static let current = PortingTable(text: generatedText)

  /// Reads a table.
  ///
  /// - Parameter text: Lines of a kind and names, or of a kind, a symbol and a reason.
  init(text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ").map(String.init)
      let (kind, names) = (parts[0], parts.dropFirst())
      switch kind {
      case "super": superclasses.merge(Self.pairs(names)) { $1 }
      case "type": types.merge(Self.pairs(names)) { $1 }
      case "word": words.merge(Self.pairs(names)) { $1 }
      case "protocol": protocols.formUnion(names)
      case "own": ownTypes.formUnion(names)
      case "open": overridable[parts[1], default: []].formUnion(names.dropFirst())
      case "inert": for name in names.dropFirst() { standIns[name] = parts[1] }
      case "taken": taken[parts[1], default: []].formUnion(names.dropFirst())
      case "adds": standInMembers.formUnion(names)
      default:
        let entry = LeftOut(symbol: parts[1], reason: names.dropFirst().joined(separator: " "))
        leftOut.append(entry)
        if kind == "unset" { leftOutProperties[entry.name] = entry }
      }
    }
  }

  /// Returns the names before and after the signs of equality.
  private static func pairs(_ names: ArraySlice<String>) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: names.map { name in
        let parts = name.split(separator: "=")
        return (String(parts[0]), String(parts[1]))
      }
    )
  }

  /// Returns whether a subclass of a class of TabHost or of the stand-ins can override a member.
  func canOverride(_ signature: String, in base: String) -> Bool {
    overridable[base]?.contains(signature) == true
      || superclasses[base].map { canOverride(signature, in: $0) } == true
  }

  /// Returns whether a class of UIKit or of the stand-ins is a controller.
  func isController(_ name: String) -> Bool {
    name.hasSuffix("Controller") && (types[name] != nil || standIns[name] != nil)
  }

  /// Returns whether the counterpart of a controller has a property that the original does not have.
  func isTaken(_ property: String, in base: String) -> Bool {
    [types[base], "ViewController"].contains { $0.map { taken[$0]?.contains(property) } == true }
  }
}
