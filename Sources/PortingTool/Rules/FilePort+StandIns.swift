extension FilePort {
  /// Imports the inert stand-ins if the file uses one, and adapts what has another form there.
  func portStandIns() {
    for index in tokens.indices where tokens[index].kind == .identifier {
      let word = tokens[index].word
      switch word {
      case "UIImage" where isEmptyCall(index), "UIColor" where isNamed(index): usesStandIns = true
      case "UISearchBar" where file.parentheses(at: index + 1) != nil && isOfUIKit(index):
        guard let parentheses = file.parentheses(at: index + 1) else { continue }
        let controller = qualified("SearchController")
        file.replace(
          index..<parentheses.upperBound + 1,
          with: "\(controller)(searchResultsController: nil).searchBar"
        )
        usesTabHost = true
      case "NSStringFromClass" where file.parentheses(at: index + 1) != nil && isOfUIKit(index):
        // That of Linux stops the program for a nested class.
        file.replace(index, with: "String")
        file.insert("reflecting: ", after: index + 1)
      case _ where table.standIns[word] != nil: usesStandIns = usesStandIns || isStandIn(index)
      case _ where table.standInMembers.contains(word):
        usesStandIns = usesStandIns || isStandInMember(index)
      default: break
      }
    }
  }

  private static let looksOfBars: Set<String> = [
    "addSubview", "backgroundColor", "backgroundImage", "barTintColor", "compactAppearance",
    "frame",
    "isTranslucent",
    "largeTitleTextAttributes", "scrollEdgeAppearance", "shadowImage", "standardAppearance",
    "tintColor", "titleTextAttributes", "unselectedItemTintColor",
  ]

  private func isOfUIKit(_ index: Int) -> Bool { !program.names.contains(tokens[index].word) }

  private func isEmptyCall(_ index: Int) -> Bool {
    isOfUIKit(index) && tokens[index + 1].word == "(" && tokens[index + 2].word == ")"
  }

  /// Returns whether a color is that of a catalog.
  private func isNamed(_ index: Int) -> Bool {
    isOfUIKit(index) && tokens[index + 1].word == "(" && tokens[index + 2].is("named")
  }

  /// Returns whether a name is that of a type of the stand-ins.
  func isStandIn(_ index: Int) -> Bool {
    let word = tokens[index].word
    guard program.isStandIn(word), !isOfContentView(index) else { return false }
    return ["CA", "CG", "NS", "UI", "au", "ob", "os"].contains(word.prefix(2))
      && (index == 0 || tokens[index - 1].word != "." || tokens[index - 2].is("UIKit"))
  }

  /// Returns whether a name is that of a member that the stand-ins add to a class of TabHost.
  func isStandInMember(_ index: Int) -> Bool {
    let isAfterPeriod = index > 0 && tokens[index - 1].word == "."
    let word = tokens[index].word
    let isLabel = tokens[index + 1].word == ":" && ["(", ","].contains(tokens[index - 1].word)
    guard index > 0, !isLabel, !program.declares(word) else { return false }
    switch word {
    case "item", "row", "section":
      return isAfterPeriod && tokens.contains { $0.is("IndexPath") }
    case "viewIfLoaded": return !["!=", "=="].contains(tokens[index + 1].word)
    case "action", "perform", "target":
      // The rule for selectors can have replaced the word.
      return isAfterPeriod && tokens[index].text == word
        && tokens.contains { $0.word.contains("BarButtonItem") }
    case "bottomBarView", "customView": return false
    case "didMove", "willMove":
      return tokens[index + 2].is("toParentViewController")
    case _ where Self.looksOfBars.contains(word):
      // Classes of TabHost have some of these, too.
      let receiver = isAfterPeriod ? tokens[index - 2] : tokens[index]
      return receiver.is("navigationBar") || receiver.is("tabBar") || receiver.word == ")"
    default: return isAfterPeriod || isOfSelf(index)
    }
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
