/// The counterparts of UIKit's symbols.
///
/// The text is generated from the tables of the article "UIKit symbol by symbol", so that the tool, the
/// article and the tests use the same table.
public struct PortingTable: Sendable {
  /// The types of TabHost, by the names of those of UIKit.
  let types: [String: String]
  /// The new names of members and labels.
  let words: [String: String]
  /// The kinds of the inert stand-ins, such as `class`, by their names.
  let standIns: [String: String]
  /// The members that the stand-ins add to classes of TabHost.
  let standInMembers: Set<String>
  /// The properties of TabHost's controllers without a counterpart, by the names of the classes.
  let taken: [String: Set<String>]
  /// The names of the public types of TabHost.
  let ownTypes: Set<String>
  /// The members that a subclass can override, as signatures, by the names of the classes.
  let overridable: [String: Set<String>]
  /// Why each type or member without a counterpart is left out, and what to write instead.
  let leftOut: [LeftOut]
  /// Why each type without a counterpart is left out, by name.
  let leftOutTypes: [String: String]
  /// The left out members whose names are not those of other members, by name.
  let leftOutMembers: [String: [LeftOut]]

  /// A symbol of UIKit that has no counterpart of the same form.
  struct LeftOut {
    /// The type, which is empty for a type itself.
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
      let isMethod = base.count < symbol.count
      labels =
        isMethod
        ? symbol.dropFirst(base.count + 1).dropLast().split(separator: ":").map(String.init) : nil
      self.reason = reason
    }
  }

  /// The table of this version of TabHost.
  public static let current = PortingTable(text: generatedText)

  /// Reads a table.
  ///
  /// - Parameter text: Lines that begin with `type`, `word`, `own`, `member`, `open`,
  ///   `inert`, `adds`, `taken` or `left`.
  init(text: String) {
    var types: [String: String] = [:]
    var words: [String: String] = [:]
    var ownTypes: Set<String> = []
    var overridable: [String: Set<String>] = [:]
    var leftOut: [LeftOut] = []
    var standIns: [String: String] = [:]
    var standInMembers: Set<String> = []
    var taken: [String: Set<String>] = [:]
    var ownMembers: Set<String> = []
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      switch (parts[0], parts.count) {
      case ("type", 3): types[parts[1]] = parts[2]
      case ("word", 3): words[parts[1]] = parts[2]
      case ("member", 2): ownMembers.insert(parts[1])
      case ("own", 2): ownTypes.insert(parts[1])
      case ("open", 3): overridable[parts[1], default: []].insert(parts[2])
      case ("inert", 3): standIns[parts[1]] = parts[2]
      case ("taken", 3): taken[parts[1], default: []].insert(parts[2])
      case ("adds", 2): standInMembers.insert(parts[1])
      case ("left", 3): leftOut.append(LeftOut(symbol: parts[1], reason: parts[2]))
      default: break
      }
    }
    self.types = types
    self.words = words
    self.ownTypes = ownTypes
    self.overridable = overridable
    self.leftOut = leftOut
    self.standIns = standIns
    self.taken = taken
    let withoutCounterpart = leftOut.filter(\.owner.isEmpty).map { ($0.name, $0.reason) }
    leftOutTypes = Dictionary(withoutCounterpart) { first, _ in first }
    self.standInMembers = standInMembers
    let members = leftOut.filter { !$0.owner.isEmpty && !ownMembers.contains($0.name) }
    leftOutMembers = Dictionary(grouping: members, by: \.name)
  }

  /// Returns the entry of a type without a counterpart, or of one of its members.
  func leftOut(_ signature: String, of owner: String) -> LeftOut? {
    leftOut.first { entry in
      let labels = entry.labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? ""
      return entry.owner == owner && entry.name + labels == signature
    }
  }

  /// Returns whether a subclass of a class of UIKit can override a member of its counterpart.
  func canOverride(_ signature: String, in base: String) -> Bool {
    guard let counterpart = types[base] ?? (standIns[base] != nil ? "ViewController" : nil) else {
      return true
    }
    // The methods of lists are those of the stand-in.
    let lists = [
      "collectionView(", "numberOfSections(", "tableView(", "collectionView", "tableView",
    ]
    if types[base] == nil, lists.contains(where: { signature.hasPrefix($0) }) { return true }
    let classes =
      Self.controllers.contains(counterpart) ? [counterpart, "ViewController"] : [counterpart]
    return classes.contains { overridable[$0]?.contains(signature) == true }
  }

  /// Returns whether a class of UIKit or of the stand-ins is a controller.
  func isController(_ name: String) -> Bool {
    name.hasSuffix("Controller") && (types[name] != nil || standIns[name] != nil)
  }

  /// Returns whether the counterpart of a controller has a property that the original does not have.
  func isTaken(_ property: String, in base: String) -> Bool {
    [types[base], "ViewController"].contains { $0.map { taken[$0]?.contains(property) } == true }
  }

  /// The classes that inherit from `ViewController`.
  private static let controllers: Set<String> = [
    "AlertController", "ListContentView", "NavigationController", "SearchController",
    "TabHostController",
  ]
}
