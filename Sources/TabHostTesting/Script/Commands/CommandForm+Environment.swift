import TabHost
import TabHostSpelling

extension CommandForm {
  /// The changes of the environment, and the command that prints.
  static let environment: [CommandForm] = [
    .change("rotate landscape|portrait", .choice(Orientation.self)) {
      $0.host.traitCollection.orientation = $1
    },
    .change("size compact|regular|COLUMNSxROWS", .newSize) { $0.resize($1) },
    .change("direction ltr|rtl", .layoutDirection) {
      $0.host.traitCollection.layoutDirection = $1
    },
    .change("appear") { $0.host.appear() },
    .change("disappear") { $0.host.disappear() },
    .change("rows FIRST COUNT", .position, .count(of: "rows")) { runner, first, count in
      let (end, overflows) = first.addingReportingOverflow(count)
      runner.listsDisplayedRows = true
      runner.host.sidebar.displayedRows = first..<(overflows ? Int.max : end)
    },
    .change("scroll ID|header|footer", .scrollTarget) {
      $0.host.sidebar.scroll(to: $1, animated: false)
    },
    .attempt("restart", batchRule: .outsideBatches) { $0.restart() },
    CommandForm("wait MILLISECONDS|[MILLISECONDS] until QUESTION: ANSWER") {
      words throws(ScriptMistake) in
      let word = try words.word()
      var limit = ScriptWait.defaultLimit
      if !word.isKeyword("until") {
        guard !word.isQuoted, let time = word.number else {
          throw word.mistake("is not \"until\" or a number of milliseconds")
        }
        guard words.hasWords else {
          return .perform { runner in
            runner.screen?.wait(.milliseconds(time)) ?? .refused(.notAvailable)
          }
        }
        try words.skip("until")
        limit = time
      }
      return .wait(ScriptWait(expectation: try ScriptExpectation(&words), limit: limit))
    },
    .attempt("print frame|tree|state|customization", .choice(Printout.self)) { $0.print($1) },
  ]
}

private enum NewSize {
  case width(SizeClass)
  case terminal(columns: Int, rows: Int)
}

extension ScriptParameter<NewSize> {
  /// `compact`, `regular`, or the size of a terminal.
  fileprivate static var newSize: Self {
    plain { words throws(ScriptMistake) in
      let word = try words.word()
      switch word.text {
      case "compact": return .width(.compact)
      case "regular": return .width(.regular)
      default:
        guard let size = ScriptRunner.size(word.text) else {
          let suggestion = Spelling.suggestion(for: word.text, among: ["compact", "regular"])
          throw word.mistake(
            "is not \"compact\", \"regular\" or a size such as 80x24\(suggestion)"
          )
        }
        return .terminal(columns: size.columns, rows: size.rows)
      }
    }
  }
}

extension ScriptRunner {
  /// Returns the size of a terminal that a text such as `80x24` represents, each number from 1 to 1000.
  nonisolated package static func size(_ text: String) -> (columns: Int, rows: Int)? {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false)
      .map { ScriptWord.number($0) ?? 0 }
    guard numbers.count == 2, numbers.allSatisfy({ (1...1000).contains($0) }) else { return nil }
    return (numbers[0], numbers[1])
  }

  fileprivate func resize(_ size: NewSize) {
    switch size {
    case .width(let width): host.traitCollection.horizontalSizeClass = width
    case .terminal(let columns, let rows):
      screen?.resize(columns: columns, rows: rows)
      host.setTerminalSize(columns: columns, rows: rows)
    }
  }
}

extension ScriptParameter<LayoutDirection> {
  fileprivate static var layoutDirection: Self {
    choice(["ltr": .leftToRight, "rtl": .rightToLeft])
  }
}

extension ScriptParameter<TabHostController.Sidebar.ScrollTarget> {
  fileprivate static var scrollTarget: Self {
    lookup { runner, word throws(ScriptMistake) in
      if word.isKeyword("header") { return .header }
      return word.isKeyword("footer") ? .footer : .tab(try runner.tab(word))
    }
  }
}

// MARK: - Printing

private enum Printout: CaseIterable {
  case frame, tree, state, customization
}

extension ScriptRunner {
  fileprivate func print(_ printout: Printout) -> UserInteraction.Outcome {
    switch printout {
    case .frame:
      guard let text = screen?.frameText() else { return .refused(.notAvailable) }
      output.printed("frame", text)
    case .tree: output.printed("tree", host.treeText)
    case .state: output.state(HostState(of: host))
    case .customization: output.customization(host.customization)
    }
    return .performed
  }
}
