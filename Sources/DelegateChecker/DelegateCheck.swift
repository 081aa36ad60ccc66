/// Finds methods that look like those of a protocol, but that no caller of the protocol ever calls.
///
/// Both kinds compile without a word if the requirement has a default implementation:
///
/// - A method of a class whose superclass adopts the protocol. The conformance is that of the
///   superclass, which has the default implementation.
/// - A method whose labels or types are not those of a requirement.
struct DelegateCheck {
  /// What is found, in the order of modules and of the symbols in them.
  private(set) var findings: [Finding] = []

  /// Something that is found, with the symbol that it is about.
  struct Finding {
    let symbol: SymbolGraph.Symbol
    /// What is wrong and, after a semicolon, what to do.
    let reason: String
  }

  let index: SymbolIndex

  /// Checks modules.
  ///
  /// - Parameters:
  ///   - modules: The symbol graphs of the modules to check, at the access level `private`.
  ///   - imported: The symbol graphs of the modules that they import.
  init(_ modules: [SymbolGraph], importing imported: [SymbolGraph]) {
    index = SymbolIndex(modules, importing: imported)
    for module in modules {
      for symbol in module.symbols {
        for type in index.types(of: symbol) where index.isClass(type) { check(symbol, of: type) }
      }
    }
  }

  private mutating func check(_ symbol: SymbolGraph.Symbol, of type: String) {
    guard let member = index.member(symbol), !member.isOverride else { return }
    if let finding = inherited(member, of: type) ?? similar(member, of: type) {
      findings.append(Finding(symbol: symbol, reason: finding))
    }
  }

  // MARK: - Conformances of superclasses

  /// Returns what is wrong with a member that a superclass would have to declare, or `nil`.
  private func inherited(_ member: SymbolIndex.Member, of type: String) -> String? {
    for ancestor in index.superclasses(of: type).reversed() {
      for conformance in index.protocols(of: ancestor) {
        let found = index.requirements(of: conformance).contains {
          $0.hasDefault && member.implements($0)
        }
        guard found else { continue }
        let base = index.name(of: ancestor)
        let cure =
          index.isChecked(ancestor)
          ? "implement it in \(base), too, and override it here"
          : "\(base) can't be changed here, so let another object adopt the protocol"
        return "never called, because the superclass \(base) adopts \(index.name(of: conformance)) "
          + "and has its default implementation; \(cure)"
      }
    }
    return nil
  }

  // MARK: - Near misses

  /// Returns what is wrong with a method that is almost that of a protocol, or `nil`.
  private func similar(_ method: SymbolIndex.Member, of type: String) -> String? {
    // A private method can't be one of a protocol, which says that it is not meant to be.
    guard method.isMethod, !["private", "fileprivate"].contains(method.symbol.accessLevel) else {
      return nil
    }
    let all = index.protocols(of: type).flatMap { conformance in
      index.requirements(of: conformance).map { (conformance, $0) }
    }
    guard !all.contains(where: { method.implements($0.1) }) else { return nil }
    let similar = all.filter { _, requirement in
      requirement.hasDefault && requirement.isMethod && requirement.base == method.base
    }
    guard
      similar.contains(where: { method.hasSender(of: $0.1) })
        || !implements(similar.map(\.1), type)
    else { return nil }
    guard
      let (conformance, nearest) = similar.min(by: { first, second in
        first.1.distance(to: method) < second.1.distance(to: method)
      })
    else { return nil }
    let name = index.name(of: conformance)
    let cure =
      nearest.title == method.title
      ? "the types differ from those of \(name); declare it as “\(nearest.declaration)”"
      : "\(name) has no such method; write \(nearest.title), which is the most similar one"
    return "never called, because \(cure), or make it private if it is not for the protocol"
  }

  /// Returns whether a class has a method for one of several requirements. Others with the same name are
  /// then overloads.
  private func implements(_ requirements: [SymbolIndex.Member], _ type: String) -> Bool {
    index.members(ofClass: type).contains { member in
      requirements.contains { member.implements($0) }
    }
  }
}
