import TabHost
import TabHostSpelling

extension CommandForm {
  /// The actions of the user on content that draws itself, and in the menus that it opens.
  static let content: [CommandForm] = [
    CommandForm("content [in NAME] INPUT…") { words throws(ScriptMistake) in
      var first = try words.word()
      var name: ScriptWord?
      if first.isKeyword("in") {
        name = try words.word()
        first = try words.word()
      }
      let input = [first.text] + words.rest().map(\.text)
      return .perform { [first, name] runner throws(ScriptMistake) in
        guard let content = try runner.content(name) else { return .refused(.notAvailable) }
        return try runner.input(
          input,
          to: content,
          at: first,
          examples: "\"key down enter\" or \"click 3 4\""
        )
      }
    },
    CommandForm("screen INPUT…") { words throws(ScriptMistake) in
      let first = try words.word()
      let input = [first.text] + words.rest().map(\.text)
      return .perform { runner throws(ScriptMistake) in
        try runner.input(
          input,
          to: runner.host,
          at: first,
          examples: "\"sidebar 24\" or \"pane 0 30\""
        )
      }
    },
    CommandForm("content-button [in NAME]") { words throws(ScriptMistake) in
      let name = try words.nameOfContent()
      return .perform { [name] runner throws(ScriptMistake) in
        guard let page = try runner.content(name) else { return .refused(.notOnScreen) }
        return runner.user.tapContentButton(of: page)
      }
    },
    .attempt("scroll-content up|down|top", .scrollDirection, swift: .call("scrollContent(.#1)")) {
      $0.user.scrollContent($1)
    },
    .attempt("menu-item TITLE…", .word, .words, swift: .script) {
      runner,
      title,
      others throws(ScriptMistake) in
      try runner.choose([title] + others)
    },
    // The message of a renderer has disappeared with its key command.
    .change("close-message") { $0.host.rendererKeyCommand = nil },
    .attempt("close-submenu", swift: .call("closeSubmenu()")) { $0.user.closeSubmenu() },
    .attempt("close-menu", swift: .call("closeMenu()")) { $0.user.closeMenu() },
  ]
}

extension CommandForm {
  /// The search of the visible page, or of another one on screen.
  static let search = CommandForm("search [in NAME]", swift: .call("activateSearch()")) {
    words throws(ScriptMistake) in
    let name = try words.nameOfContent()
    return .perform { [name] runner throws(ScriptMistake) in
      guard let name else { return runner.user.activateSearch() }
      guard let page = try runner.content(name) else { return .refused(.notAvailable) }
      return runner.user.activateSearch(in: page)
    }
  }
}

extension ScriptArguments {
  /// Reads `in` and the name of content, if there is a further word.
  fileprivate mutating func nameOfContent() throws(ScriptMistake) -> ScriptWord? {
    guard let word = optionalWord() else { return nil }
    guard word.isKeyword("in") else { throw word.mistake("is not \"in\"") }
    return try self.word()
  }
}

extension ScriptParameter<UserInteraction.ScrollDirection> {
  fileprivate static var scrollDirection: Self { choice(["up": .up, "down": .down, "top": .top]) }
}

extension ScriptRunner {
  /// Passes input to content, or to what the renderer draws around it.
  fileprivate func input(
    _ words: [String],
    to content: ViewController,
    at first: ScriptWord,
    examples: String
  ) throws(ScriptMistake) -> UserInteraction.Outcome {
    let outcome =
      if let screen { screen.perform(words, on: content) } else {
        contentUser.perform(words, on: content)
      }
    if let outcome { return outcome }
    throw ScriptMistake(
      column: first.column,
      message: "\(Spelling.quoted(words.joined(separator: " "))) is no input; for example, "
        + "\(examples) are"
    )
  }

  /// Returns the content on screen with a name, or the uppermost one.
  ///
  /// - Throws: A mistake with a suggestion if no content has the name.
  func content(_ name: ScriptWord?) throws(ScriptMistake) -> ViewController? {
    let contents = host.contentsOnScreen
    guard let name else { return contents.first }
    let names = host.contentNames
    // A name without a number is that of the first page.
    if let content = names.elements(named: name.text).first { return content }
    throw name.mistake("is not on screen\(Spelling.suggestion(for: name.text, among: names.all))")
  }
}

extension TabHostController {
  /// The pages on screen that can receive input, the uppermost first: those that are presented, the
  /// visible page, the bottom accessory, and the bottom bar of the sidebar. The children that a container
  /// such as a split arranges are pages, the leading or uppermost one first. A container with a search
  /// of its own follows them.
  var contentsOnScreen: [ViewController] {
    let presented = presentedContents(of: presentedControllers[...])
    var page = visibleNavigationController ?? selectedViewController
    // The stack may be that of one column.
    while let container = page?.container, !container.arrangedChildren.isEmpty { page = container }
    let accessory = isBottomAccessoryHidden ? nil : bottomAccessory?.contentView
    return presented
      + [page, accessory, sidebar.bottomBarView].compactMap(\.self).flatMap(\.pagesWithInput)
  }

  /// The pages on screen that nothing modal covers.
  var uncoveredContents: [ViewController] {
    let presented = presentedControllers
    guard let modal = presented.lastIndex(where: \.isModal) else { return contentsOnScreen }
    return presentedContents(of: presented[modal...])
  }

  private func presentedContents(
    of presented: ArraySlice<PresentedController>
  ) -> [ViewController] {
    presented.filter { $0.alert == nil }.reversed().flatMap(\.viewController.pagesWithInput)
  }

  /// The names of ``contentsOnScreen``.
  fileprivate var contentNames: ScriptNames<ViewController> {
    ScriptNames(contentsOnScreen) { [$0.nameInCalls] }
  }

  /// Returns the name of a page on screen in scripts.
  func nameOfContent(_ page: ViewController) -> String {
    contentNames.name(of: page) ?? page.nameInCalls
  }
}

extension ViewController {
  /// The pages on screen inside of a container, or this controller.
  fileprivate var pagesWithInput: [ViewController] {
    switch self {
    case let stack as NavigationController: stack.topViewController?.pagesWithInput ?? [stack]
    case _ where !arrangedChildren.isEmpty:
      arrangedChildren.flatMap(\.pagesWithInput) + (childForNavigation == nil ? [self] : [])
    default: [self]
    }
  }
}
