/// The properties of controllers of the app whose names TabHost has as well.
///
/// A subclass can't declare them, so they get other names.
struct Collisions {
  /// The types whose properties are renamed, by the names of the properties.
  private(set) var types: [String: Set<String>] = [:]

  /// Finds the properties.
  init(_ files: [SourceFile], program: Program) {
    let table = PortingTable.current
    for file in files {
      for declaration in file.declarations where declaration.kind == .variable {
        guard declaration.isMember, !declaration.modifiers.contains("override"),
          let type = declaration.parent.map({ file.declarations[$0] }),
          ["class", "extension"].contains(type.keyword),
          let base = program.base(of: type.name, in: { table.isController($0) }),
          table.isTaken(declaration.name, in: base)
        else { continue }
        types[declaration.name, default: []].insert(type.name)
      }
    }
    for (name, colliding) in types {
      types[name] = Self.addingRelated(to: colliding, property: name, program)
    }
  }

  /// Adds the protocols of the app that require a property, and the other types that have it by them.
  private static func addingRelated(
    to types: Set<String>,
    property: String,
    _ program: Program
  ) -> Set<String> {
    var types = types
    var others = program.owners(of: property).subtracting(types)
    while let related = others.first(where: { other in
      program.ancestors(of: other).contains(where: types.contains)
        || types.contains { program.ancestors(of: $0).contains(other) }
    }) {
      others.remove(related)
      types.insert(related)
    }
    return types
  }

  /// Returns the new name of a property.
  static func name(for property: String) -> String {
    "own\(property.prefix(1).uppercased())\(property.dropFirst())"
  }
}

extension FilePort {
  /// Renames the properties of the app that collide with those of TabHost, and reports them.
  ///
  /// In the types that have the property, everything of this name is renamed, so that parameters and
  /// constants shadow the property as before.
  func portCollisions(_ collisions: Collisions) {
    for index in tokens.indices where index > 0 && tokens[index].kind == .identifier {
      let name = tokens[index].word
      guard let types = collisions.types[name], isRenamed(index, in: types) else { continue }
      let new = Collisions.name(for: name)
      if isLabel(index) {
        // The label of a parameter stays.
        if file.opensParameters(file.enclosing[index]), !isOfTwoNames(index) {
          file.insert(" \(new)", after: index)
        }
        continue
      }
      file.replace(index, with: new)
      guard file.declarations.contains(where: { $0.nameIndex == index && $0.isMember }),
        let type = file.enclosingType(of: index)?.name
      else { continue }
      let reason = "TabHostController has a member of this name; the tool renames it to \(new)"
      file.report(index, "\(type).\(name)", reason)
    }
  }

  private func isRenamed(_ index: Int, in types: Set<String>) -> Bool {
    if tokens[index - 1].word == ".", tokens[index - 1].kind == .symbol {
      let receiver = tokens[index - 2]
      if !receiver.is("self"), !receiver.is("super") {
        // Another type of the app can have a property of this name.
        let isValue = receiver.kind == .identifier || [")", "]", "?", "!"].contains(receiver.word)
        return isValue
          && (isReceiver(of: index) { has(types, $0) }
            || program.owners(of: tokens[index].word).isSubset(of: types))
      }
    }
    return file.enclosingType(of: index).map { has(types, $0.name) } == true
  }

  private func has(_ types: Set<String>, _ type: String) -> Bool {
    types.contains(type) || program.ancestors(of: type).contains(where: types.contains)
  }

  /// Returns whether a word is the label of a parameter that has another name.
  private func isOfTwoNames(_ index: Int) -> Bool {
    file.opensParameters(file.enclosing[index]) && tokens[index + 1].kind == .identifier
  }

  /// Returns whether a word is the label of an argument or of a parameter, but not the name of a
  /// parameter of a closure.
  private func isLabel(_ index: Int) -> Bool {
    let open = file.enclosing[index]
    guard open >= 0, tokens[open].word == "(", ["(", ","].contains(tokens[index - 1].word),
      tokens[index + 1].word == ":" || isOfTwoNames(index)
    else { return false }
    let isOfClosure = tokens[open - 1].word == "{" || tokens[open - 1].word == "]"
    return !isOfClosure || !(file.partners[open].map { tokens[$0 + 1].is("in") } ?? false)
  }
}
