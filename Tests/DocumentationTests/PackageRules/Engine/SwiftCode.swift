/// The code of a file, with its types, stored properties and scopes.
struct SwiftCode {
  /// The path of the file.
  let file: String
  let tokens: [SwiftToken]
  /// The stored properties declared in the file.
  private(set) var properties: [Property] = []
  /// The scope of each token.
  private(set) var scopes: [Scope] = []

  /// A stored property.
  struct Property {
    /// The type that declares the property, such as `TabHostController.Sidebar`.
    let type: String
    let name: String
    let isVariable: Bool
    let isBoolean: Bool
    /// The tokens of the declaration up to the initial value.
    let declaration: [String]
    let line: Int
  }

  /// The scope of a token.
  struct Scope {
    /// The innermost enclosing type, or an empty string at the top level.
    var type = ""
    /// Whether the scope is directly in the body of a type, not in one of its functions.
    var isTypeBody = false
    /// The names of the local variables and parameters in scope.
    var locals: Set<String> = []
  }

  /// Parses code.
  init(_ text: String, file: String) {
    self.file = file
    tokens = SwiftToken.tokens(of: text)
    readScopes()
    readProperties()
  }

  // MARK: - Scopes

  private static let kinds: Set = ["class", "struct", "enum", "actor", "extension", "protocol"]
  private static let members: Set = ["func", "var", "let", "subscript", "init"]

  private mutating func readScopes() {
    var stack = [Scope()]
    var nextType: String?
    var parameters: Set<String> = []
    for (index, token) in tokens.enumerated() {
      scopes.append(stack[stack.count - 1])
      switch token.text {
      case _ where Self.kinds.contains(token.text):
        if let name = typeName(after: index) { nextType = name }
      case "func", "init", "subscript": parameters = parameterNames(after: index)
      case "let", "var":
        if !stack[stack.count - 1].isTypeBody, let name = word(at: index + 1) {
          stack[stack.count - 1].locals.insert(name)
        }
      case "{":
        var scope = stack[stack.count - 1]
        scope.isTypeBody = nextType != nil
        if let name = nextType {
          scope.type = scope.type.isEmpty ? name : "\(scope.type).\(name)"
          scope.locals = []
        }
        scope.locals.formUnion(parameters)
        (nextType, parameters) = (nil, [])
        stack.append(scope)
      case "}": if stack.count > 1 { stack.removeLast() }
      default: break
      }
    }
  }

  private func word(at index: Int) -> String? {
    index < tokens.count && tokens[index].isWord ? tokens[index].text : nil
  }

  /// Returns the name of the type that a keyword declares, or `nil` if it declares none.
  private func typeName(after index: Int) -> String? {
    guard var name = word(at: index + 1), !Self.members.contains(name), !Self.isPath(self, index)
    else { return nil }
    var next = index + 2
    while next + 1 < tokens.count, tokens[next].text == ".", let part = word(at: next + 1) {
      name += ".\(part)"
      next += 2
    }
    return name
  }

  /// Whether a word is the end of a path, such as `.class`, or a label.
  private static func isPath(_ code: SwiftCode, _ index: Int) -> Bool {
    (index > 0 && code.tokens[index - 1].text == ".") || code.tokens[index + 1].text == ":"
  }

  /// Returns the names of a function's parameters.
  private func parameterNames(after index: Int) -> Set<String> {
    guard let start = tokens[index...].firstIndex(where: { $0.text == "(" }) else { return [] }
    var names: Set<String> = []
    var depth = 0
    for index in start..<tokens.count {
      if ["(", "["].contains(tokens[index].text) { depth += 1 }
      if [")", "]"].contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, tokens[index].text == ":", let name = word(at: index - 1) {
        names.insert(name)
      }
    }
    return names
  }

  // MARK: - Properties

  private mutating func readProperties() {
    for index in tokens.indices where ["var", "let"].contains(tokens[index].text) {
      guard scopes[index].isTypeBody, let name = word(at: index + 1), !isStatic(index),
        let declaration = storedDeclaration(at: index)
      else { continue }
      let value = tokens.dropFirst(index + declaration.count + 1).first?.text ?? ""
      let isBoolean = declaration.suffix(2) == [":", "Bool"] || ["true", "false"].contains(value)
      properties.append(
        Property(
          type: scopes[index].type,
          name: name,
          isVariable: tokens[index].text == "var",
          isBoolean: isBoolean,
          declaration: modifiers(before: index) + declaration,
          line: tokens[index].line
        )
      )
    }
  }

  /// Returns the tokens of a declaration before its keyword, such as `private weak`.
  private func modifiers(before index: Int) -> [String] {
    let words = tokens[..<index].reversed().prefix { token in
      token.line == tokens[index].line && !["{", "}", ";"].contains(token.text)
    }
    return words.map(\.text).reversed()
  }

  private func isStatic(_ index: Int) -> Bool {
    !Set(modifiers(before: index)).isDisjoint(with: ["static", "class"])
  }

  /// Returns a declaration up to its value, or `nil` if the property is computed.
  private func storedDeclaration(at start: Int) -> [String]? {
    var depth = 0
    var words: [String] = []
    for index in start..<tokens.count {
      let text = tokens[index].text
      let isNextLine = index > start && tokens[index].line > tokens[index - 1].line
      if depth == 0 {
        if text == "=" { return words }
        if text == "{" {
          let isObserved = ["didSet", "willSet"].contains(word(at: index + 1))
          return isObserved ? words : nil
        }
        if isNextLine || text == "}" { return words }
      }
      if ["(", "[", "<"].contains(text) { depth += 1 }
      if [")", "]", ">"].contains(text) { depth -= 1 }
      words.append(text)
    }
    return words
  }
}
