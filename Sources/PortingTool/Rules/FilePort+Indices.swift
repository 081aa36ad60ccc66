extension FilePort {
  /// Writes `NSNotFound` where the index of the selected tab is read, which is optional in TabHost.
  func portSelectedIndices() {
    // Code that is ported already reads an optional.
    guard !file.imports.contains(where: { tokens[$0.module].is("TabHost") }) else { return }
    for index in tokens.indices where index > 0 && tokens[index].is("selectedIndex") {
      guard isSelectedIndex(index), let start = file.startOfReceiver(of: index) else { continue }
      let next = tokens[index + 1]
      switch next.word {
      case "=", "?", "!": continue
      case "+", "-", "*", "/", "%":
        if tokens[index + 2].word == "=", tokens[index + 2].leading.isEmpty {
          file.insert("!", after: index)
          continue
        }
      default: break
      }
      guard !["&", "\\"].contains(tokens[start - 1].word), tokens[start].word != "\\" else {
        continue
      }
      file.insert("(", before: start)
      file.insert(" ?? NSNotFound)", after: index)
      usesNotFound = true
    }
  }

  /// Returns whether a name can be that of the property of a host.
  private func isSelectedIndex(_ index: Int) -> Bool {
    let previous = tokens[index - 1].word
    let isLabel = tokens[index + 1].word == ":" && ["(", ","].contains(previous)
    guard !isLabel, !file.isDeclaredName(index) else { return false }
    if previous == ".", !tokens[index - 2].is("self"), !tokens[index - 2].is("super") {
      // Another type of the app can have a property of this name.
      return tokens[index - 2].word != "\\"
        && !isReceiver(of: index) { type in
          program.declares("selectedIndex", in: type)
            && uiKitClass(of: type) != "UITabBarController"
        }
    }
    guard let type = file.enclosingType(of: index)?.name,
      uiKitClass(of: type) == "UITabBarController"
    else { return false }
    // A constant or a parameter of this name shadows the property.
    return previous == "."
      || !file.declarations.contains { declaration in
        declaration.kind == .variable && declaration.name == "selectedIndex"
          && !declaration.isMember && declaration.nameIndex < index
          || declaration.body?.contains(index) == true
            && declaration.parentheses?.contains { tokens[$0].is("selectedIndex") } == true
      }
  }
}
