import TabHost

/// The answers of a host to which something from outside can lead, such as a task of the app.
///
/// They are what a replay can wait for: the state on one line, the open menu, the action of a message,
/// the rows, and the badges.
@MainActor struct AwaitedAnswers {
  /// The answers by question, in the order in which a replay waits for them.
  private var answers: [(question: String, answer: String)]

  init(of host: TabHostController) {
    answers = [
      ("summary", HostState.summary(of: host)),
      ("menu", host.menuAnswer),
      ("message", host.messageAnswer),
      ("rows", host.rowsAnswer),
    ]
    addBadges(of: host.rootTabs)
  }

  private mutating func addBadges(of tabs: [TabItem]) {
    for tab in tabs {
      answers.append(("badge \(ScriptWord.written(tab.identifier))", tab.badgeAnswer))
      if let group = tab as? TabGroupItem { addBadges(of: group.children) }
    }
  }

  /// Returns a command for each question whose answer has changed. A tab that has arrived meanwhile is
  /// one of the rows.
  func waits(since old: AwaitedAnswers) -> [String] {
    let former = Dictionary(old.answers.map { (Identifier($0.question), $0.answer) }) { $1 }
    return answers.compactMap { question, answer in
      guard let old = former[Identifier(question)], !old.isIdentical(to: answer) else { return nil }
      // A message that has disappeared is a command of its own.
      if question == "message", answer == "none" { return nil }
      return "wait until \(question): \(answer)"
    }
  }
}
