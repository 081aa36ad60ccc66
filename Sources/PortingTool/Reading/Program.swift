/// The types and methods that the ported files declare, by which a rule tells the names of the app
/// from those of UIKit.
struct Program {
  /// The names of all types, type aliases, associated types and generic parameters.
  private(set) var names: Set<String> = []
  /// The names that each type inherits from or conforms to.
  private(set) var supertypes: [String: [String]] = [:]
  /// What each class names first, which is its superclass if it has one.
  private var superclasses: [String: String] = [:]
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

  /// The variables of each type whose types are views.
  private var viewMembers: [String: Set<String>] = [:]
  private let table: PortingTable

  init(_ files: [SourceFile], table: PortingTable) {
    self.table = table
    for file in files {
      for declaration in file.declarations { add(declaration, of: file) }
    }
    for file in files {
      for declaration in file.declarations where declaration.kind == .variable {
        addView(declaration, of: file)
      }
    }
  }

  private mutating func add(_ declaration: Declaration, of file: SourceFile) {
    names.formUnion(declaration.genericParameters)
    let owner = declaration.isMember ? declaration.parent.map { file.declarations[$0].name } : nil
    switch declaration.kind {
    case .type:
      if declaration.keyword != "extension" { names.insert(declaration.name) }
      if declaration.attributes.contains("MainActor") { mainActorTypes.insert(declaration.name) }
      if declaration.keyword == "class", let first = declaration.inherited.first {
        superclasses[declaration.name] = file.tokens[first].word
      }
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

  // MARK: - Views

  private static let viewSuffixes = [
    "Button", "Cell", "CollectionViewDataSource", "CollectionViewDelegate", "Control", "Indicator",
    "GestureRecognizer", "GestureRecognizerDelegate", "Label", "Layer", "PageControl", "Picker",
    "PickerView", "ScrollViewDelegate", "Slider", "StackView",
    "Stepper", "Switch", "TextFieldDelegate", "TableViewDataSource", "TableViewDelegate",
    "TextView",
    "TextViewDelegate", "View", "ViewDelegateFlowLayout", "ViewLayout",
  ]

  /// Returns whether a type is a view without a counterpart, of UIKit or a class of the app.
  func isView(_ type: String) -> Bool {
    if names.contains(type) {
      return superclasses[type].map { $0 != type && isView($0) } == true
    }
    guard table.types[type] == nil, type != "NSLayoutConstraint" else {
      return type == "NSLayoutConstraint"
    }
    guard ["CA", "MK", "UI", "WK"].contains(type.prefix(2)) else { return false }
    return Self.viewSuffixes.contains { type.hasSuffix($0) }
  }

  /// Returns whether a member of a type is a view that is left out.
  func isViewMember(_ name: String, of type: String) -> Bool {
    viewMembers[type]?.contains(name) == true
      || supertypes[type, default: []].contains { viewMembers[$0]?.contains(name) == true }
  }

  private mutating func addView(_ declaration: Declaration, of file: SourceFile) {
    guard declaration.isMember, let parent = declaration.parent else { return }
    let range = file.variable(declaration)
    let head = range.prefix { file.tokens[$0].word != "{" || file.tokens[$0 - 1].word == "=" }
    let hasView = head.prefix(12).contains { index in
      index > declaration.nameIndex && isView(file.tokens[index].word)
    }
    if hasView { viewMembers[file.declarations[parent].name, default: []].insert(declaration.name) }
  }

  // MARK: - Classes and members

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

  /// Returns whether no class of the app that a class inherits from declares an initializer.
  func inheritsInitializers(_ type: String) -> Bool {
    var visited: Set<String> = [type]
    var pending = supertypes[type, default: []]
    while let name = pending.popLast() {
      guard visited.insert(name).inserted else { continue }
      let initializers = members[name, default: []].filter { $0.hasPrefix("init(") }
      if !initializers.subtracting(["init(coder:)"]).isEmpty { return false }
      pending += supertypes[name, default: []]
    }
    return true
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
