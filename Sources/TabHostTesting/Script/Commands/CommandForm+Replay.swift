import TabHost

extension CommandForm {
  /// The commands that compare the host with what is expected.
  static let replay: [CommandForm] = [
    .change("strict") {
      $0.isStrict = true
      $0.acceptOutcome()
    },
    CommandForm("expect QUESTION: ANSWER") { words throws(ScriptMistake) in
      var question = words.rest()
      // The line was split into a question and its answer.
      let expected = question.removeLast()
      let answer = try words.vocabulary.question(question)
      let isAboutOutcome = question[0].text == "outcome"
      return { [expected, question] runner throws(ScriptMistake) in
        let actual = try answer(runner)
        if isAboutOutcome { runner.acceptOutcome() }
        // Blanks at the end of a line are not part of an answer.
        let isExpected = actual.trimmingTrailingBlanks.isIdentical(to: expected.text)
        guard !isExpected, !(isAboutOutcome && expected.text == "any") else {
          return .performed
        }
        let text = question.map(\.text).joined(separator: " ")
        throw ScriptMistake(
          column: expected.column,
          message: "\(text): \"\(expected.text)\" expected, not \"\(actual)\""
        )
      }
    },
  ]
}

extension UserInteraction.Outcome {
  /// The outcome as it is written in a script: `performed`, `vetoed` or the reason of a refusal.
  var text: String {
    switch self {
    case .performed: "performed"
    case .vetoed: "vetoed"
    case .refused(let refusal): refusal.rawValue
    }
  }
}

extension HostState {
  /// The state on one line, without the bar, the rows and the customization.
  @MainActor static func summary(of host: TabHostController) -> String {
    var parts = [
      "selected: \(host.selectedPath.map(\.identifier).joined(separator: " > "))",
      host.presentation.rawValue,
    ]
    if host.isEditing { parts.append("editing") }
    let stack = host.visibleNavigationController?.viewControllers.map(\.nameInCalls) ?? []
    if !stack.isEmpty { parts.append("stack: \(stack.joined(separator: " > "))") }
    if host.isSearchActive { parts.append("searching") }
    if let presented = host.presentedControllers.last {
      parts.append("presented: \(presented.name)")
    }
    return parts.joined(separator: "; ").escapingControlCharacters
  }
}
