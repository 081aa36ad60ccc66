/// Finds the files that write the stored properties of a family of types.
///
/// The search is lexical. It finds assignments to a name, calls of mutating methods, and `&name`.
/// Within the types, a plain name or `self.name` counts. Other receivers count if no other type has
/// a property of that name, or if their name is listed in the family.
struct PropertyWrites {
  /// Types that are searched together, such as a class and its subclasses.
  struct Family {
    let types: Set<String>
    /// The variable names that usually refer to values of these types.
    let receivers: Set<String>
  }

  private let files: [SwiftCode]
  private let family: Family
  private let names: Set<String>
  /// The names that other types use for properties, too.
  private let ambiguous: Set<String>

  init(_ files: [SwiftCode], of family: Family) {
    self.files = files
    self.family = family
    let properties = files.flatMap(\.properties).filter(\.isVariable)
    names = Set(properties.filter { family.types.contains($0.type) }.map(\.name))
    ambiguous = Set(properties.filter { !family.types.contains($0.type) }.map(\.name))
      .intersection(names)
  }

  /// The files that write each property.
  var filesByName: [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for code in files {
      for index in code.tokens.indices where names.contains(code.tokens[index].text) {
        let name = code.tokens[index].text
        if isWritten(index, code), isOfFamily(index, code) {
          found[name, default: []].insert(code.file)
        }
      }
    }
    return found
  }

  /// The properties that several files write, as `name: a.swift, b.swift`.
  var scattered: [String] {
    filesByName.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
      .map { "\($0): \($1.sorted().joined(separator: ", "))" }
  }

  // MARK: - Finding writes

  private static let mutators: Set = [
    "append", "formIntersection", "formSymmetricDifference", "formUnion", "insert", "merge",
    "popFirst", "popLast", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "removeValue", "replaceSubrange", "reserveCapacity", "reverse", "shuffle", "sort", "subtract",
    "swapAt", "toggle", "update", "updateValue",
  ]

  private func isWritten(_ index: Int, _ code: SwiftCode) -> Bool {
    let tokens = code.tokens
    func text(_ index: Int) -> String { index < tokens.count ? tokens[index].text : "" }
    var next = index + 1
    while ["?", "!"].contains(text(next)) { next += 1 }
    if text(next) == "[" {
      next = end(ofBracketAt: next, tokens)
      while ["?", "!"].contains(text(next)) { next += 1 }
    }
    if next < tokens.count, tokens[next].isAssignment {
      return !isDeclaration(index, code)
    }
    if text(next) == ".", Self.mutators.contains(text(next + 1)), "({".contains(text(next + 2)) {
      return true
    }
    return isPassedInOut(index, tokens) || isInAssignedTuple(index, tokens)
  }

  private func end(ofBracketAt start: Int, _ tokens: [SwiftToken]) -> Int {
    var depth = 0
    for index in start..<tokens.count {
      if tokens[index].text == "[" { depth += 1 }
      if tokens[index].text == "]" { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return tokens.count
  }

  /// Whether the name is declared at this place.
  private func isDeclaration(_ index: Int, _ code: SwiftCode) -> Bool {
    guard index > 0 else { return false }
    return ["let", "var", "case"].contains(code.tokens[index - 1].text)
  }

  /// Whether a path that ends here is passed as an `inout` argument.
  private func isPassedInOut(_ index: Int, _ tokens: [SwiftToken]) -> Bool {
    var start = index
    while start >= 2, tokens[start - 1].text == ".", tokens[start - 2].isWord { start -= 2 }
    guard start >= 2, tokens[start - 1].text == "&" else { return false }
    guard ["(", ",", ":"].contains(tokens[start - 2].text) else { return false }
    return index + 1 >= tokens.count || tokens[index + 1].text != "."
  }

  /// Whether a path is part of a tuple to which values are assigned, as in
  /// `(first, tab.second) = (1, 2)`.
  private func isInAssignedTuple(_ index: Int, _ tokens: [SwiftToken]) -> Bool {
    func isElement(_ token: SwiftToken) -> Bool { token.isWord || [".", ","].contains(token.text) }
    let rest = tokens[index...].drop(while: isElement)
    let first = tokens[..<index].lastIndex { !isElement($0) } ?? -1
    guard rest.first?.text == ")", rest.dropFirst().first?.text == "=", first > 0 else {
      return false
    }
    return tokens[first].text == "(" && !tokens[first - 1].isWord
      && [",", ")"].contains(tokens[index + 1].text)
  }

  // MARK: - Finding the owner

  private func isOfFamily(_ index: Int, _ code: SwiftCode) -> Bool {
    let scope = code.scopes[index]
    let name = code.tokens[index].text
    var before = index - 1
    guard before >= 0, code.tokens[before].text == "." else {
      return family.types.contains(scope.type) && !scope.isTypeBody && !scope.locals.contains(name)
    }
    before -= 1
    while before >= 0, ["?", "!"].contains(code.tokens[before].text) { before -= 1 }
    let receiver = before >= 0 ? code.tokens[before].text : ""
    if receiver == "self" { return family.types.contains(scope.type) }
    return !ambiguous.contains(name) || family.receivers.contains(receiver)
  }
}
