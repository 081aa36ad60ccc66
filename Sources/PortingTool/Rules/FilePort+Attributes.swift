extension FilePort {
  /// The attributes of Objective-C and Interface Builder.
  private static let attributes: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
    "objc", "objcMembers",
  ]

  /// Removes the attributes of Objective-C and Interface Builder.
  mutating func portAttributes() {
    for index in tokens.indices.dropLast() where tokens[index].word == "@" {
      guard Self.attributes.contains(tokens[index + 1].word) else { continue }
      let arguments = file.parentheses(at: index + 2)
      let hasArguments = arguments != nil && tokens[index + 2].leading.isEmpty
      file.remove(index..<(hasArguments ? (arguments?.upperBound ?? 0) + 1 : index + 2))
    }
    for declaration in file.declarations where declaration.modifiers.contains("optional") {
      for index in declaration.start..<declaration.keywordIndex where tokens[index].is("optional") {
        file.remove(index..<index + 1)
      }
      file.report(
        declaration.keywordIndex,
        declaration.signature,
        "requirements can't be optional; add a default implementation in an extension"
      )
    }
  }
}
