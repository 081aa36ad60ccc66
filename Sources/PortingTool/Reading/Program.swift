/// The types and methods that the ported files declare, by which a rule tells the names of the app
/// from those of UIKit.
struct Program {
  /// The names of all types, type aliases, associated types and generic parameters.
  private(set) var names: Set<String> = []
  /// The names of all classes.
  private(set) var classes: Set<String> = []
  /// The names that each type inherits from or conforms to.
  private(set) var supertypes: [String: [String]] = [:]
  /// The methods, by their names.
  private(set) var methods: [String: [Method]] = [:]
  /// The members of each type, as signatures.
  private(set) var members: [String: Set<String>] = [:]
  /// The types that variables are declared with, by the names of the variables.
  private var variables: [String: Set<String>] = ["tabBarController": ["UITabBarController"]]
  /// The members of all types, as signatures.
  private var allMembers: Set<String> = []
  /// The names of other modules of the app, by those of the types that they declare.
  private(set) var modules: [String: String] = [:]
  /// The types with the attribute `@MainActor`.
  private(set) var mainActorTypes: Set<String> = []

  struct Method {
    /// The type, or an empty text for a function outside of types.
    let type: String
    let labels: [String]
  }

  /// Whether fields of text are views of the app, and not only those of alerts.
  private var createsTextFields = false

  /// - Parameters:
  ///   - files: The files of the program.
  ///   - modules: The files of the other modules of the app, with the names of the modules.
  init(_ files: [SourceFile], modules: [(name: String, files: [SourceFile])] = []) {
    for file in files {
      for declaration in file.declarations { add(declaration, of: file) }
    }
    createsTextFields = files.contains { file in
      file.tokens.indices.contains { index in
        file.tokens[index].is("UITextField")
          && (file.tokens[index + 1].word == "("
            || index > 0 && file.tokens[index - 1].word == ":"
              && file.tokens[index + 1].word == "!")
      } || file.tokens.contains { $0.is("UITextFieldDelegate") }
    }
    for module in modules { add(module.files, ofModule: module.name) }
  }

  /// Adds what another module of the app declares.
  private mutating func add(_ files: [SourceFile], ofModule module: String) {
    for file in files {
      for declaration in file.declarations {
        add(declaration, of: file)
        guard declaration.kind == .type, declaration.keyword != "extension",
          declaration.parent == nil
        else { continue }
        modules[declaration.name] = module
      }
    }
  }

  private mutating func add(_ declaration: Declaration, of file: SourceFile) {
    names.formUnion(declaration.genericParameters)
    let owner = declaration.owner
    switch declaration.kind {
    case .type:
      if declaration.keyword != "extension" { names.insert(declaration.name) }
      if declaration.keyword == "class" { classes.insert(declaration.name) }
      if declaration.attributes.contains("MainActor") { mainActorTypes.insert(declaration.name) }
      supertypes[declaration.name, default: []] += declaration.inherited.map {
        file.tokens[$0].word
      }
    case .function:
      methods[declaration.name, default: []].append(
        Method(type: owner ?? "", labels: declaration.labels)
      )
      fallthrough
    case .variable, .initializer:
      if let type = file.typeOfVariable(at: declaration.nameIndex) {
        variables[declaration.name, default: []].insert(type)
      }
      if let owner, !declaration.modifiers.contains("override") {
        members[owner, default: []].insert(declaration.signature)
        allMembers.insert(declaration.signature)
      }
    }
  }

  /// Returns whether a name is that of an inert stand-in, and not one of the app.
  func isStandIn(_ name: String) -> Bool {
    guard PortingTable.current.standIns[name] != nil, !names.contains(name) else { return false }
    // The field of an alert has a counterpart.
    return name != "UITextField" || createsTextFields
  }

  /// Returns whether a type is a view, or a view of the app without initializers of its own.
  func isViewWithoutInitializers(_ name: String) -> Bool {
    let base = base(of: name) { isStandIn($0) && PortingTable.current.standIns[$0] == "class" }
    return base?.hasSuffix("Controller") == false && inheritsInitializers(name)
      && members[name, default: []].allSatisfy { !$0.hasPrefix("init(") }
  }

  // MARK: - Classes and members

  /// Returns the types that a type inherits from or conforms to, directly or not, the nearest first.
  func ancestors(of type: String) -> [String] {
    var found: [String] = []
    var pending = supertypes[type, default: []]
    while !pending.isEmpty {
      let name = pending.removeFirst()
      guard name != type, !found.contains(name) else { continue }
      found.append(name)
      pending = supertypes[name, default: []] + pending
    }
    return found
  }

  /// Returns the class of UIKit or XCTest that a type inherits from, directly or not.
  func base(of type: String, in bases: (String) -> Bool) -> String? {
    ([type] + ancestors(of: type)).first { bases($0) && !names.contains($0) }
  }

  /// Returns whether a class of the app that the type inherits from declares a member.
  func inherits(_ signature: String, by type: String) -> Bool {
    ancestors(of: type).contains { members[$0]?.contains(signature) == true }
  }

  /// Returns the types that declare a member.
  func owners(of member: String) -> Set<String> {
    Set(members.filter { $0.value.contains(member) }.keys)
  }

  /// Returns whether no class of the app that a class inherits from declares an initializer.
  func inheritsInitializers(_ type: String) -> Bool {
    ancestors(of: type).allSatisfy { name in
      members[name, default: []].allSatisfy { !$0.hasPrefix("init(") || $0 == "init(coder:)" }
    }
  }

  /// Returns whether a type, or any type, declares a member without parameters.
  func declares(_ member: String, in type: String? = nil) -> Bool {
    if let type { return members[type]?.contains(member) == true }
    return allMembers.contains(member)
  }

  /// Returns the types that variables of a name are declared with.
  func types(ofVariable name: String) -> Set<String> { variables[name, default: []] }

  /// Returns the labels of a method, preferably of one type.
  func labels(ofMethod name: String, in type: String?) -> [String]? {
    let all = methods[name, default: []]
    return (all.first { $0.type == type } ?? all.first)?.labels
  }
}
