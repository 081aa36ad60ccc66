import TabHost

// MARK: - Pages that the user uses

extension ExplorerChoices {
  /// The input to the pages on screen that nothing covers or, while a menu is open, what the user can
  /// choose there.
  var usingContent: [String] {
    let lines =
      if let menu = host.openMenu {
        ExplorerGesture.paths(in: menu).map { names in
          (["menu-item"] + names.map(ScriptWord.written)).joined(separator: " ")
        } + ["close-menu"]
      } else {
        (includesImpossible ? host.contentsOnScreen : host.uncoveredContents).flatMap(inputs)
      }
    run.cache.coverage.findInputs(lines)
    return lines
  }

  /// The input to a page, and leaving a page that has the keyboard focus.
  private func inputs(to page: ViewController) -> [String] {
    guard let content = page as? any InputContent, page.contentUnavailableConfiguration == nil
    else {
      return []
    }
    let blur = run.runner.contentUser.focused === content ? [["blur"]] : []
    return (content.possibleInputs + blur).map { words in
      RecordedInput(words, to: page, in: host).line
    }
  }
}
