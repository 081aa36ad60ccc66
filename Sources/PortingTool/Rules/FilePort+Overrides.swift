extension FilePort {
  /// Removes `override` from members that the classes of TabHost do not have, with their calls of
  /// `super`.
  func portOverrides() {
    for declaration in file.declarations {
      guard let type = declaration.owner, declaration.modifiers.contains("override"),
        declaration.kind == .function || declaration.kind == .variable,
        !program.inherits(declaration.signature, by: type)
      else { continue }
      let base = uiKitClass(of: type)
      let standIn = program.base(of: type) {
        table.standIns[$0] == "class" && program.isStandIn($0)
      }
      guard let original = base ?? standIn else { continue }
      let name = renamed(declaration)
      guard table.canOverride(name, in: base.flatMap { table.types[$0] } ?? original) else {
        removeOverride(declaration, base: original)
        continue
      }
      if name == "selectedIndex" { makeOptional(declaration) }
    }
  }

  /// Returns the signature of a member after renaming.
  private func renamed(_ declaration: Declaration) -> String {
    let signature = declaration.signature
    guard let name = table.words[declaration.name] else { return signature }
    return name + signature.dropFirst(declaration.name.count)
  }

  private func removeOverride(_ declaration: Declaration, base: String) {
    remove("override", from: declaration)
    let classes = [base, "UIViewController", "UIResponder", "UIView"]
    let entry = table.leftOut.first { entry in
      entry.name == declaration.name && classes.contains(entry.owner)
        && (entry.labels ?? declaration.labels) == declaration.labels
    }
    file.report(
      declaration.nameIndex,
      "\(base).\(declaration.signature)",
      entry?.reason
        ?? (table.standInMembers.contains(declaration.name)
          ? "can't be overridden here; give it another name"
          : "is not a member that TabHost calls; call it yourself or delete it")
    )
    guard let body = declaration.body else { return }
    for index in body where tokens[index].is("super") && tokens[index + 1].word == "." {
      guard tokens[index + 2].is(declaration.name), let call = file.statement(at: index) else {
        continue
      }
      file.removeStatement(call)
    }
  }

  /// Makes the index of the selected tab optional, as it is in TabHost.
  private func makeOptional(_ declaration: Declaration) {
    let type = declaration.nameIndex + 2
    guard tokens[type].is("Int"), tokens[type + 1].word != "?" else { return }
    file.insert("?", after: type)
  }

  // MARK: - Extensions

  /// Makes extensions a part of the class before them if they override members, which only extensions
  /// of classes of Objective-C can do.
  func mergeExtensions() {
    let declarations = file.declarations
    for (index, type) in declarations.enumerated() where type.keyword == "class" {
      guard let body = type.body, type.parent == nil else { continue }
      // The extensions that follow the class, with nothing else between.
      let following = declarations[(index + 1)...].filter { $0.parent == nil }
        .prefix { $0.keyword == "extension" && $0.name == type.name && isMergeable($0) }
      let overriding = following.lastIndex { overridesMember($0) }
      guard let overriding else { continue }
      var end = body.upperBound
      for merged in following[...overriding] {
        guard let mergedBody = merged.body else { break }
        file.remove(end..<end + 1)
        end = mergedBody.upperBound
        let header = merged.nameIndex + 1..<mergedBody.lowerBound
        if let colon = header.first {
          let types = file.source(of: colon + 1..<header.upperBound)
          file.insert(
            type.inherited.isEmpty ? ": \(types)" : ", \(types)",
            after: body.lowerBound - 1
          )
        }
        file.remove(merged.start..<mergedBody.lowerBound + 1)
      }
    }
  }

  /// Returns whether the members of an extension mean the same in the class.
  private func isMergeable(_ declaration: Declaration) -> Bool {
    guard let body = declaration.body else { return false }
    return !tokens[declaration.nameIndex..<body.lowerBound].contains { $0.is("where") }
      && !declaration.modifiers.contains("public")
      && tokens[declaration.start - 1].word == "}"
  }

  private func overridesMember(_ type: Declaration) -> Bool {
    file.declarations.contains { member in
      member.isMember && member.parent.map { file.declarations[$0].nameIndex } == type.nameIndex
        && isOverride(member)
    }
  }

  /// Returns whether a declaration overrides a member after the removal of what overrides nothing.
  func isOverride(_ declaration: Declaration) -> Bool {
    tokens[declaration.start..<declaration.keywordIndex].contains { $0.text == "override" }
  }
}
