extension FilePort {
  /// Removes `override` from members that the classes of TabHost do not have, with their calls of
  /// `super`.
  func portOverrides() {
    for declaration in file.declarations {
      guard let type = declaration.owner, declaration.modifiers.contains("override"),
        declaration.kind == .function || declaration.kind == .variable,
        let base = uiKitClass(of: type), !program.inherits(declaration.signature, by: type)
      else { continue }
      let name = renamed(declaration)
      guard table.canOverride(name, in: base) else {
        removeOverride(declaration, base: base)
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
    let entry = table.leftOut.first { $0.name == declaration.name && classes.contains($0.owner) }
    file.report(
      declaration.nameIndex,
      "\(base).\(declaration.signature)",
      entry?.reason ?? "is not a member that TabHost calls; call it yourself or delete it"
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
}
