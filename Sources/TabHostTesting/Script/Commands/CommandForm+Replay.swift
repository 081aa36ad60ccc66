import TabHost

extension CommandForm {
  /// The commands that compare a replay with a recorded session.
  static let replay: [CommandForm] = [
    .change("strict") { $0.isStrict = true },
    CommandForm("expect performed|vetoed|REASON|any [STATE]") { words throws(ScriptMistake) in
      let outcome = try words.word()
      let names = ["performed", "vetoed", "any"] + UserInteraction.Refusal.allCases.map(\.rawValue)
      guard names.contains(outcome.text) else { throw outcome.mistake(notAmong: names) }
      let state = words.optionalWord()?.text
      return { runner throws(ScriptMistake) in
        try runner.expect(outcome.text, state, at: outcome.column)
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
    var parts = [
      "selected: \(host.selectedPath.map(\.identifier).joined(separator: " > "))",
      host.presentation.rawValue,
    ]
    if host.isEditing { parts.append("editing") }
    let stack = host.visibleNavigationController?.viewControllers.map(\.contentName) ?? []
    if !stack.isEmpty { parts.append("stack: \(stack.joined(separator: " > "))") }
    if host.isSearchActive { parts.append("searching") }
    if let presented = host.presentedControllers.last {
      parts.append("presented: \(presented.name)")
    }
    return parts.joined(separator: "; ").escapingControlCharacters
  }
}
