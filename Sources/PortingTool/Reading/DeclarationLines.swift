/// The lines of the members that the types in a file declare.
package struct DeclarationLines {
  private var lines: [String: [String: Int]] = [:]

  /// Reads a file. A text that is not valid Swift has no declarations.
  package init(text: String) {
    guard let file = try? SourceFile(path: "", text: text) else { return }
    for declaration in file.declarations {
      guard let type = declaration.owner else { continue }
      let line = file.tokens[declaration.nameIndex].line
      lines[type, default: [:]][declaration.signature] = line
    }
  }

  /// The members of a type, as signatures such as `present(_:animated:)`, with their lines from 1.
  package subscript(type: String) -> [String: Int] { lines[type, default: [:]] }
}
