extension FilePort {
  /// The names of methods that are optional in protocols of UIKit.
  private static let delegateMethods: Set<String> = [
    "navigationController", "presentationControllerDidAttemptToDismiss",
    "presentationControllerDidDismiss", "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss", "tabBarController", "tabBarControllerDidEndEditing",
    "tabBarControllerWillBeginEditing",
  ]

  /// Makes optional requirements of protocols ordinary ones, with an implementation that does nothing
  /// if they have no result.
  func portOptionalRequirements() {
    // A call, such as `delegate?.tabBarController?(host, …)`.
    for index in tokens.indices.dropLast(2) where tokens[index].kind == .identifier {
      let word = tokens[index].word
      guard Self.delegateMethods.contains(word) || program.optionalMethods.contains(word),
        tokens[index + 1].word == "?", tokens[index + 2].word == "(",
        tokens[index + 2].leading.isEmpty
      else { continue }
      file.remove(index + 1..<index + 2)
    }
    for declaration in file.declarations where declaration.modifiers.contains("optional") {
      remove("optional", from: declaration)
      if let close = declaration.parentheses?.upperBound, !hasResult(after: close) {
        addImplementation(of: declaration, upTo: close)
      } else {
        let reason = "requirements can't be optional; add a default implementation in an extension"
        file.report(declaration.keywordIndex, declaration.signature, reason)
      }
    }
  }

  private func hasResult(after parenthesis: Int) -> Bool {
    var next = parenthesis + 1
    while tokens[next].is("async") || tokens[next].is("throws") { next += 1 }
    return tokens[next].word == "->"
  }

  private func addImplementation(of declaration: Declaration, upTo close: Int) {
    guard let parent = declaration.parent, let body = file.declarations[parent].body else { return }
    let isPublic = file.declarations[parent].modifiers.contains("public")
    let signature = file.source(of: declaration.keywordIndex..<close + 1)
    let name = file.declarations[parent].name
    let text = "; extension \(name) { \(isPublic ? "public " : "")\(signature) {} }"
    file.insert(text, after: body.upperBound)
  }
}
