extension FilePort {
  /// The attributes of Objective-C and Interface Builder.
  private static let attributes: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
    "objc", "objcMembers",
  ]

  /// The names of methods that are optional in protocols of UIKit.
  private static let delegateMethods: Set<String> = [
    "navigationController", "presentationControllerDidAttemptToDismiss",
    "presentationControllerDidDismiss", "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss", "tabBarController", "tabBarControllerDidEndEditing",
    "tabBarControllerWillBeginEditing",
  ]

  /// Removes the attributes of Objective-C and Interface Builder.
  mutating func portAttributes() {
    for index in tokens.indices.dropLast() where tokens[index].word == "@" {
      guard Self.attributes.contains(tokens[index + 1].word) else { continue }
      let arguments = file.parentheses(at: index + 2)
      let hasArguments = arguments != nil && tokens[index + 2].leading.isEmpty
      file.remove(index..<(hasArguments ? (arguments?.upperBound ?? 0) + 1 : index + 2))
    }
    // A call of an optional requirement, such as `delegate?.tabBarController?(host, …)`.
    for index in tokens.indices.dropLast(2) where tokens[index].kind == .identifier {
      guard Self.delegateMethods.contains(tokens[index].word), tokens[index + 1].word == "?",
        tokens[index + 2].word == "(", tokens[index + 2].leading.isEmpty
      else { continue }
      file.remove(index + 1..<index + 2)
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
