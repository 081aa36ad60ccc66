extension FilePort {
  /// Imports the inert stand-ins if the file uses one, and adapts what has another form there.
  func portStandIns() {
    for index in tokens.indices where tokens[index].kind == .identifier {
      let word = tokens[index].word
      switch word {
      case _ where Self.initializers[word]?.contains(tokens[index + 2].word) == true:
        let isCall = isOfUIKit(index) && ["(", "."].contains(tokens[index + 1].word)
        usesStandIns = usesStandIns || isCall
      case "NSCache" where isOfUIKit(index):
        // That of Foundation holds objects only, and images are values.
        file.replace(index, with: "ValueCache")
        usesStandIns = true
      case "NSStringFromClass" where file.parentheses(at: index + 1) != nil && isOfUIKit(index):
        // That of Linux stops the program for a nested class.
        file.replace(index, with: "String")
        file.insert("reflecting: ", after: index + 1)
      case _ where table.standIns[word] != nil: usesStandIns = usesStandIns || isStandIn(index)
      case _ where table.standInMembers.contains(word):
        let isOther = file.isDeclaredName(index) || program.declares(word)
        usesStandIns = usesStandIns || !isOther && tokens[index + 1].word != ":"
      default: break
      }
    }
  }

  /// The beginnings of the arguments of initializers that the stand-ins add.
  private static let initializers: [String: Set<String>] = [
    "String": ["localized"], "UIColor": ["named"], "UIImage": [")", "data", "init"],
    "UISearchBar": ["frame"],
  ]

  private func isOfUIKit(_ index: Int) -> Bool { !program.names.contains(tokens[index].word) }

  /// Returns whether a name is that of a type of the stand-ins.
  func isStandIn(_ index: Int) -> Bool {
    let word = tokens[index].word
    guard program.isStandIn(word), !isOfContentView(index) else { return false }
    return ["CA", "CG", "NS", "UI", "au", "ob", "os"].contains(word.prefix(2))
      && (index == 0 || tokens[index - 1].word != "." || tokens[index - 2].is("UIKit"))
  }

  /// Returns whether `UIView` is the class of a view for a configuration of content, which is a
  /// controller in TabHost.
  func isOfContentView(_ index: Int) -> Bool {
    guard tokens[index].is("UIView") else { return false }
    if tokens[index + 1].word == "&", tokens[index + 2].is("UIContentView") { return true }
    if index > 1, tokens[index - 1].word == "&", tokens[index - 2].is("UIContentView") {
      return true
    }
    return file.declarations.contains { declaration in
      declaration.kind == .type && declaration.inherited.contains(index)
        && declaration.inherited.contains { tokens[$0].is("UIContentView") }
    }
  }
}
