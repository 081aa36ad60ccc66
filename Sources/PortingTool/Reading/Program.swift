/// The types and methods that the ported files declare, by which a rule tells the names of the app
/// from those of UIKit.
struct Program {
  /// The names of all types, type aliases, associated types and generic parameters.
  private(set) var names: Set<String> = []
  /// The names that each type inherits from or conforms to.
  private(set) var supertypes: [String: [String]] = [:]
  /// The methods, by their names.
  private(set) var methods: [String: [Method]] = [:]
  /// The members of each type, as signatures.
  private(set) var members: [String: Set<String>] = [:]
  /// The types with the attribute `@MainActor`.
  private(set) var mainActorTypes: Set<String> = []

  struct Method {
    /// The type, or an empty text for a function outside of types.
    let type: String
    let labels: [String]
  }

  init(_ files: [SourceFile]) {
    for file in files {
      for declaration in file.declarations { add(declaration, of: file) }
    }
  }

  private mutating func add(_ declaration: Declaration, of file: SourceFile) {
    names.formUnion(declaration.genericParameters)
    let owner = declaration.isMember ? declaration.parent.map { file.declarations[$0].name } : nil
    switch declaration.kind {
    case .type:
      if declaration.keyword != "extension" { names.insert(declaration.name) }
      if declaration.attributes.contains("MainActor") { mainActorTypes.insert(declaration.name) }
      supertypes[declaration.name, default: []] += declaration.inherited.map {
        file.tokens[$0].word
      }
    case .function:
      methods[declaration.name, default: []].append(
        Method(type: owner ?? "", labels: declaration.parameters.map(\.label))
      )
      fallthrough
    case .variable, .initializer:
      if let owner, !declaration.modifiers.contains("override") {
        members[owner, default: []].insert(declaration.signature)
      }
    }
  }

  /// Returns the class of UIKit or XCTest that a type inherits from, directly or not.
  func base(of type: String, in bases: (String) -> Bool) -> String? {
    var visited: Set<String> = []
    var pending = [type]
    while let name = pending.popLast() {
      guard visited.insert(name).inserted else { continue }
      if bases(name), !names.contains(name) { return name }
      pending += supertypes[name, default: []].reversed()
    }
    return nil
  }

  /// Returns whether a class of the app that the type inherits from declares a member.
  func inherits(_ signature: String, by type: String) -> Bool {
    var visited: Set<String> = [type]
    var pending = supertypes[type, default: []]
    while let name = pending.popLast() {
      guard visited.insert(name).inserted else { continue }
      if members[name]?.contains(signature) == true { return true }
      pending += supertypes[name, default: []]
    }
    return false
  }

  /// Returns whether a type, or any type, declares a member without parameters.
  func declares(_ member: String, in type: String? = nil) -> Bool {
    if let type { return members[type]?.contains(member) == true }
    return members.values.contains { $0.contains(member) }
  }

  /// Returns the labels of a method, preferably of one type.
  func labels(ofMethod name: String, in type: String?) -> [String]? {
    let all = methods[name, default: []]
    return (all.first { $0.type == type } ?? all.first)?.labels
  }
}
