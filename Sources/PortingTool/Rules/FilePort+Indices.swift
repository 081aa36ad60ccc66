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

  /// Returns whether a name is that of the property of a host.
  private func isSelectedIndex(_ index: Int) -> Bool {
    let previous = tokens[index - 1].word
    let isLabel = tokens[index + 1].word == ":" && ["(", ","].contains(previous)
    guard !isLabel, !file.isDeclaredName(index) else {
      return false
    }
    let isAfterPeriod = previous == "."
    if isAfterPeriod, !tokens[index - 2].is("self"), !tokens[index - 2].is("super") {
      if tokens[index - 2].word == "\\" { return false }
      // Another type of the app can have a property of this name.
      return !program.declares("selectedIndex")
        || isReceiver(of: index) { uiKitClass(of: $0) == "UITabBarController" }
    }
    let type = file.enclosingType(of: index)?.name
    guard let type, uiKitClass(of: type) == "UITabBarController" else { return false }
    if isAfterPeriod { return true }
    return !file.declarations.contains { declaration in
      let isLocal =
        declaration.kind == .variable && declaration.name == "selectedIndex"
        && !declaration.isMember
      let parameters = declaration.parentheses ?? 0...0
      let isParameter =
        declaration.body?.contains(index) == true
        && parameters.contains { tokens[$0].is("selectedIndex") }
      return isLocal && declaration.nameIndex < index || isParameter
    }
  }
}
