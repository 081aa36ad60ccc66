import TabHost

extension CommandForm {
  /// The commands that compare the host with what is expected.
  static let replay: [CommandForm] = [
    .change("strict") {
      $0.isStrict = true
      $0.acceptOutcome()
    },
    CommandForm("expect QUESTION: ANSWER") { words throws(ScriptMistake) in
      let expectation = try ScriptExpectation(&words)
      return .perform { runner throws(ScriptMistake) in
        let other = try expectation.otherAnswer(in: runner)
        if expectation.isAboutOutcome { runner.acceptOutcome() }
        if let other { throw expectation.mistake(other) }
        return .performed
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
    func names(_ names: [String]) -> String {
      names.map { ScriptAnswer.part($0, separators: ">", ";") }.joined(separator: " > ")
    }
    var parts = [
      "selected: \(names(host.selectedPath.map(\.identifier)))",
      host.presentation.rawValue,
    ]
    if host.isEditing { parts.append("editing") }
    let stack = host.visibleNavigationController?.viewControllers.map(\.nameInCalls) ?? []
    if !stack.isEmpty { parts.append("stack: \(names(stack))") }
    if host.isSearchActive { parts.append("searching") }
    if let presented = host.presentedControllers.last {
      parts.append("presented: \(names([presented.name]))")
    }
    return parts.joined(separator: "; ")
  }
}
