/// The symbols of several modules, with their relationships.
final class SymbolIndex {
  private var symbols: [String: SymbolGraph.Symbol] = [:]
  private var superclass: [String: String] = [:]
  private var conformances: [String: [String]] = [:]
  /// The types that each member belongs to.
  private var owners: [String: [String]] = [:]
  private var membersByType: [String: [String]] = [:]
  private var requirementsByProtocol: [String: [String]] = [:]
  private var withDefault: Set<String> = []
  /// The names of symbols of modules without a graph.
  private var fallbackNames: [String: String] = [:]
  private var aliases: [String: TypeAlias] = [:]
  private var madeMembers: [String: Member?] = [:]
  private var madeRequirements: [String: [Member]] = [:]

  /// The identifiers of the symbols of the modules to check.
  private let checked: Set<String>

  /// - Parameters:
  ///   - modules: The symbol graphs of the modules to check.
  ///   - imported: The symbol graphs of the modules that they import.
  init(_ modules: [SymbolGraph], importing imported: [SymbolGraph]) {
    checked = Set(modules.flatMap { $0.symbols.map(\.identifier.precise) })
    for graph in modules + imported {
      for symbol in graph.symbols where symbols[symbol.identifier.precise] == nil {
        symbols[symbol.identifier.precise] = symbol
        if let alias = TypeAlias(symbol) { aliases[symbol.identifier.precise] = alias }
      }
      for relationship in graph.relationships { add(relationship) }
    }
  }

  private func add(_ relationship: SymbolGraph.Relationship) {
    let (source, target) = (relationship.source, relationship.target)
    if let name = relationship.targetFallback { fallbackNames[target] = name }
    switch relationship.kind {
    case "inheritsFrom": superclass[source] = target
    case "conformsTo": conformances[source, default: []].append(target)
    case "memberOf":
      owners[source, default: []].append(target)
      membersByType[target, default: []].append(source)
    case "requirementOf": requirementsByProtocol[target, default: []].append(source)
    case "defaultImplementationOf": withDefault.insert(target)
    default: break
    }
  }

  // MARK: - Types

  /// Returns the types that a symbol is a member of.
  func types(of symbol: SymbolGraph.Symbol) -> [String] {
    Self.unique(owners[symbol.identifier.precise, default: []])
  }

  func isClass(_ type: String) -> Bool { symbols[type]?.kind.identifier == "swift.class" }

  /// Returns the superclasses of a class, the nearest first.
  func superclasses(of type: String) -> [String] {
    var found: [String] = []
    var next = superclass[type]
    while let name = next, !found.contains(name) {
      found.append(name)
      next = superclass[name]
    }
    return found
  }

  /// Returns the protocols that a type conforms to, also by its superclasses and by other protocols.
  func protocols(of type: String) -> [String] {
    var pending = [type] + superclasses(of: type)
    var found: [String] = []
    while !pending.isEmpty {
      for name in conformances[pending.removeFirst(), default: []] where !found.contains(name) {
        found.append(name)
        pending.append(name)
      }
    }
    return found
  }

  /// Returns the name of a type, with those of the types around it.
  func name(of type: String) -> String {
    symbols[type]?.pathComponents.joined(separator: ".") ?? fallbackNames[type] ?? type
  }

  /// Returns whether a type is in one of the modules to check.
  func isChecked(_ type: String) -> Bool { checked.contains(type) }

  // MARK: - Members

  /// Returns the requirements of a protocol that are methods or properties.
  func requirements(of conformance: String) -> [Member] {
    if let made = madeRequirements[conformance] { return made }
    let made = Self.unique(requirementsByProtocol[conformance, default: []])
      .compactMap { symbols[$0].flatMap(member) }
    madeRequirements[conformance] = made
    return made
  }

  /// Returns the members of a class and of its superclasses.
  func members(ofClass type: String) -> [Member] {
    ([type] + superclasses(of: type)).flatMap { membersByType[$0, default: []] }
      .compactMap { symbols[$0].flatMap(member) }
  }

  /// Returns a method or a property, or `nil` for another symbol.
  func member(_ symbol: SymbolGraph.Symbol) -> Member? {
    let name = symbol.identifier.precise
    if let made = madeMembers[name] { return made }
    let made = Member(symbol, hasDefault: withDefault.contains(name), aliases: aliases)
    madeMembers[name] = .some(made)
    return made
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

extension SymbolIndex {
  /// A method or a property.
  struct Member {
    let symbol: SymbolGraph.Symbol
    /// For a requirement, whether it has a default implementation.
    let hasDefault: Bool
    /// The name without labels.
    let base: String
    let labels: [String]
    let parameters: [TypeText]
    /// The type of the result or of the property.
    let result: TypeText
    private let effects: Set<String>

    init?(_ symbol: SymbolGraph.Symbol, hasDefault: Bool, aliases: [String: TypeAlias]) {
      let kinds = ["swift.method", "swift.type.method", "swift.property", "swift.type.property"]
      guard kinds.contains(symbol.kind.identifier) else { return nil }
      self.symbol = symbol
      self.hasDefault = hasDefault
      let title = symbol.names.title
      base = String(title.prefix { $0 != "(" })
      labels = title.dropFirst(base.count + 1).split(separator: ":").dropLast()
        .map(String.init)
      let fragments = symbol.declarationFragments ?? []
      if let signature = symbol.functionSignature {
        parameters = (signature.parameters ?? []).map {
          TypeText($0.declarationFragments, aliases: aliases)
        }
        result = TypeText(signature.returns ?? [], aliases: aliases)
      } else {
        parameters = []
        let type = fragments.drop { $0.kind != "identifier" }.prefix { !$0.spelling.contains("{") }
        result = TypeText(type, aliases: aliases)
      }
      effects = Self.effects(in: fragments.text)
    }

    var title: String { symbol.names.title }
    var isMethod: Bool { symbol.kind.identifier.hasSuffix("method") }
    var isOverride: Bool { symbol.declarationFragments?.contains(keyword: "override") == true }
    /// The declaration, without the attributes before it.
    var declaration: String {
      (symbol.declarationFragments ?? []).drop { $0.kind != "keyword" }.map(\.spelling).joined()
    }

    /// Returns whether the member implements a requirement in the type that declares both.
    func implements(_ requirement: Member) -> Bool {
      symbol.kind.identifier == requirement.symbol.kind.identifier && title == requirement.title
        && parameters.count == requirement.parameters.count
        && zip(parameters, requirement.parameters).allSatisfy { $0.matches($1) }
        && result.matches(requirement.result) && effects.isSubset(of: requirement.effects)
    }

    /// Returns whether the first parameter is the sender, as in a method of a delegate that has further
    /// parameters.
    func hasSender(of requirement: Member) -> Bool {
      guard labels.first == "_", requirement.labels.first == "_", requirement.labels.count > 1,
        let sender = requirement.parameters.first, let first = parameters.first
      else { return false }
      return first.matches(sender)
    }

    /// Returns how much the title differs from that of another method.
    func distance(to other: Member) -> Int {
      let (first, second) = (Array(title), Array(other.title))
      var row = Array(0...second.count)
      for (index, character) in first.enumerated() {
        var previous = row[0]
        row[0] = index + 1
        for column in second.indices {
          let replaced = previous + (character == second[column] ? 0 : 1)
          previous = row[column + 1]
          row[column + 1] = min(replaced, row[column] + 1, previous + 1)
        }
      }
      return row[second.count]
    }

    /// Returns the words between the parameters and the result of a function.
    private static func effects(in declaration: String) -> Set<String> {
      guard let start = declaration.firstIndex(of: "(") else { return [] }
      var depth = 0
      var end = declaration.endIndex
      for index in declaration.indices[start...] {
        if declaration[index] == "(" { depth += 1 }
        if declaration[index] == ")" { depth -= 1 }
        if depth == 0 {
          end = index
          break
        }
      }
      let rest = declaration[end...].prefix { $0 != "-" && $0 != "{" }
      return Set(rest.split(separator: " ").map(String.init)).intersection(["async", "throws"])
    }
  }
}
