/// The properties of hosts of the app whose names TabHost has as well.
struct Collisions {
  /// The classes that declare a property, by its name.
  private(set) var types: [String: Set<String>] = [:]

  /// Finds the properties.
  init(_ files: [SourceFile], program: Program, table: PortingTable) {
    for file in files {
      for declaration in file.declarations where declaration.kind == .variable {
        guard declaration.isMember, table.hostMembers.contains(declaration.name),
          !declaration.modifiers.contains("override"),
          let type = declaration.parent.map({ file.declarations[$0] }), type.keyword == "class",
          program.base(of: type.name, in: { table.types[$0] != nil }) == "UITabBarController"
        else { continue }
        types[declaration.name, default: []].insert(type.name)
      }
    }
  }

  /// Returns the new name of a property.
  static func name(for property: String) -> String {
    "own\(property.prefix(1).uppercased())\(property.dropFirst())"
  }
}

extension FilePort {
  /// Reports the properties of the app that collide with those of TabHost, or renames them.
  func portCollisions(_ collisions: Collisions, renames: Bool) {
    for index in tokens.indices where index > 0 && tokens[index].kind == .identifier {
      let name = tokens[index].word
      guard let types = collisions.types[name] else { continue }
      let isDeclaration =
        file.isDeclaredName(index)
        && file.enclosingType(of: index).map { types.contains($0.name) } == true
        && file.declarations.contains { $0.nameIndex == index && $0.isMember }
      if !renames {
        guard isDeclaration, let type = file.enclosingType(of: index) else { continue }
        file.report(
          index,
          "\(type.name).\(name)",
          "TabHostController has a member of this name; rename it in the app, for example to "
            + "\(Collisions.name(for: name)), or port with --rename-members"
        )
      } else if isDeclaration || isUse(index, of: name, in: types) {
        file.replace(index, with: Collisions.name(for: name))
      } else if let shorthand = optionalBinding(at: index, of: name, in: types) {
        file.insert(shorthand, after: index)
      }
    }
  }

  /// Returns whether a name refers to a property of one of the types.
  private func isUse(_ index: Int, of name: String, in types: Set<String>) -> Bool {
    let previous = tokens[index - 1]
    if previous.word == ".", previous.kind == .symbol {
      let receiver = tokens[index - 2]
      if receiver.is("self") || receiver.is("super") { return isInside(types, index) }
      // Another type of the app can have a property of this name.
      let isValue = receiver.kind == .identifier || [")", "]", "?", "!"].contains(receiver.word)
      return isValue && program.owners(of: name).isSubset(of: types)
    }
    let isLabel = tokens[index + 1].word == ":" && ["(", ","].contains(previous.word)
    return !isLabel && !previous.is("for") && !file.isDeclaredName(index) && isInside(types, index)
      && !isShadowed(name, at: index)
  }

  /// Returns the value of `if let user`, which names the property and the constant at once.
  private func optionalBinding(at index: Int, of name: String, in types: Set<String>) -> String? {
    let isBinding = tokens[index - 1].is("let") || tokens[index - 1].is("var")
    guard isBinding, ["if", "guard", "while", ","].contains(tokens[index - 2].word),
      ["{", ","].contains(tokens[index + 1].word) || tokens[index + 1].is("else"),
      isInside(types, index), !isShadowed(name, at: index)
    else { return nil }
    return " = \(Collisions.name(for: name))"
  }

  private func isInside(_ types: Set<String>, _ index: Int) -> Bool {
    guard let type = file.enclosingType(of: index)?.name else { return false }
    return types.contains(type) || !program.ancestors(of: type).isDisjoint(with: types)
  }

  /// Returns the index of the end of the scope of a constant or a variable.
  private func endOfScope(_ declaration: Declaration) -> Int {
    let brace = file.enclosing[declaration.nameIndex]
    var start = declaration.keywordIndex - 1
    while start > max(brace, 0), !file.beginsStatement(start) {
      start = (file.partners[start].map { min($0, start) } ?? start) - 1
    }
    if start >= 0, tokens[start].is("if") || tokens[start].is("while") {
      var body = declaration.nameIndex
      while tokens[body].kind != .end, tokens[body].word != "{" {
        body = (file.partners[body].map { max($0, body) } ?? body) + 1
      }
      return file.partners[body] ?? tokens.count
    }
    return brace < 0 ? tokens.count : file.partners[brace] ?? tokens.count
  }

  /// Returns whether a parameter or a constant has the name where it is used.
  private func isShadowed(_ name: String, at index: Int) -> Bool {
    for declaration in file.declarations {
      if declaration.kind == .variable, !declaration.isMember, declaration.name == name,
        declaration.nameIndex < index
      {
        if index < endOfScope(declaration) { return true }
      }
      if let parentheses = declaration.parentheses, declaration.body?.contains(index) == true,
        parentheses.contains(where: { tokens[$0].is(name) })
      {
        return true
      }
    }
    // The parameters of closures, and the variables of loops.
    var brace = file.enclosing[index]
    while brace >= 0 {
      let head = tokens[brace...].indices.prefix(16)
      if tokens[brace].word == "{",
        let end = head.first(where: { tokens[$0].is("in") && file.enclosing[$0] == brace }),
        tokens[brace..<end].contains(where: { $0.is(name) })
      {
        return true
      }
      var start = brace - 1
      while start > 0, !["{", "}", ";"].contains(tokens[start].word), start > brace - 24 {
        if tokens[start].is("for"), tokens[start + 1].is(name) { return true }
        start -= 1
      }
      brace = file.enclosing[brace]
    }
    return false
  }
}
