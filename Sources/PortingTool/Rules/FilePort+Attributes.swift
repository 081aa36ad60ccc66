extension FilePort {
  /// The attributes of Objective-C and Interface Builder.
  private static let attributes: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
    "UIApplicationMain", "objc", "objcMembers",
  ]

  /// The names of methods that are optional in protocols of UIKit.
  private static let delegateMethods: Set<String> = [
    "navigationController", "presentationControllerDidAttemptToDismiss",
    "presentationControllerDidDismiss", "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss", "tabBarController", "tabBarControllerDidEndEditing",
    "tabBarControllerWillBeginEditing",
  ]

  /// Removes the attributes of Objective-C and Interface Builder.
  func portAttributes() {
    for index in tokens.indices.dropLast() where tokens[index].word == "@" {
      guard Self.attributes.contains(tokens[index + 1].word) else { continue }
      let arguments = file.parentheses(at: index + 2)
      let hasArguments = arguments != nil && tokens[index + 2].leading.isEmpty
      file.remove(index..<(hasArguments ? (arguments?.upperBound ?? 0) + 1 : index + 2))
    }
    fillOutlets()
    // A protocol of Objective-C is one of classes.
    for declaration in file.declarations
    where declaration.keyword == "protocol" && declaration.attributes.contains("objc") {
      let bases = declaration.inherited.map { tokens[$0].word }
      if let first = declaration.inherited.first {
        if bases.allSatisfy({ $0 != "AnyObject" && $0 != "NSObjectProtocol" }) {
          file.insert("AnyObject, ", before: first)
        }
      } else {
        file.insert(": AnyObject", after: declaration.nameIndex)
      }
    }
    // The bars of controllers are values, which refer to their controllers.
    for declaration in file.declarations where declaration.modifiers.contains("weak") {
      guard let type = file.typeOfVariable(at: declaration.nameIndex),
        ["UINavigationBar", "UITabBar"].contains(type), !program.names.contains(type)
      else { continue }
      remove("weak", from: declaration)
    }
    // The delegate of the application does not run the program.
    for declaration in file.declarations where declaration.attributes.contains("main") {
      guard declaration.inherited.contains(where: { tokens[$0].is("UIApplicationDelegate") }) else {
        continue
      }
      for index in declaration.start..<declaration.keywordIndex where tokens[index].is("main") {
        file.remove(index - 1..<index + 1)
      }
    }
    // Initializers of values are not convenience initializers.
    for declaration in file.declarations where declaration.modifiers.contains("convenience") {
      guard let type = declaration.parent.map({ file.declarations[$0] }),
        type.keyword == "extension", ["UIColor", "UIFont", "UIImage"].contains(type.name)
      else { continue }
      remove("convenience", from: declaration)
    }
    // A call of an optional requirement, such as `delegate?.tabBarController?(host, …)`.
    for index in tokens.indices.dropLast(2) where tokens[index].kind == .identifier {
      let word = tokens[index].word
      guard Self.delegateMethods.contains(word) || program.optionalMethods.contains(word),
        tokens[index + 1].word == "?",
        tokens[index + 2].word == "(", tokens[index + 2].leading.isEmpty
      else { continue }
      file.remove(index + 1..<index + 2)
    }
    for declaration in file.declarations where declaration.modifiers.contains("optional") {
      remove("optional", from: declaration)
      guard resultOfRequirement(declaration) != nil else { continue }
      file.report(
        declaration.keywordIndex,
        declaration.signature,
        "requirements can't be optional; add a default implementation in an extension"
      )
    }
  }

  /// Gives outlets a view or an empty array, because there are no nibs to set them.
  private func fillOutlets() {
    for declaration in file.declarations where declaration.attributes.contains("IBOutlet") {
      let type = declaration.nameIndex + 2
      guard tokens[type - 1].word == ":" else { continue }
      let end = tokens[type].word == "[" ? (file.partners[type] ?? type) + 1 : type + 1
      guard tokens[end].word == "!" else { continue }
      let name = tokens[type].word
      if name == "[" {
        file.insert(" = []", after: end)
      } else if program.isViewWithoutInitializers(name) {
        file.insert(" = \(name)()", after: end)
      } else {
        continue
      }
      remove("weak", from: declaration)
    }
  }

  func remove(_ modifier: String, from declaration: Declaration) {
    for index in declaration.start..<declaration.keywordIndex where tokens[index].is(modifier) {
      file.remove(index..<index + 1)
    }
  }

  /// Returns the arrow of a requirement with a result, or the name of a variable.
  private func resultOfRequirement(_ declaration: Declaration) -> Int? {
    guard let close = declaration.parentheses?.upperBound else { return declaration.nameIndex }
    var next = close + 1
    while tokens[next].is("async") || tokens[next].is("throws") { next += 1 }
    return tokens[next].word == "->" ? next : nil
  }

  /// Adds an implementation that does nothing to each requirement that was optional and has no
  /// result.
  func portOptionalRequirements() {
    for declaration in file.declarations where declaration.modifiers.contains("optional") {
      guard let close = declaration.parentheses?.upperBound, let parent = declaration.parent,
        resultOfRequirement(declaration) == nil, let body = file.declarations[parent].body
      else { continue }
      let isPublic = file.declarations[parent].modifiers.contains("public")
      let signature = (declaration.keywordIndex...close).reduce("") { text, index in
        let leading = index == declaration.keywordIndex ? "" : tokens[index].leading
        return text + (leading.contains(where: \.isNewline) ? " " : leading)
          + tokens[index].text.filter { !$0.isNewline }
      }
      let text =
        "extension \(file.declarations[parent].name) { "
        + "\(isPublic ? "public " : "")\(signature) {} }"
      file.insert("; \(text)", after: body.upperBound)
    }
  }
}
