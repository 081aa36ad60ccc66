import TabHost

extension ScriptRunner {
  func performAsPerson(_ step: ScriptStep) throws(ScriptMistake) -> Outcome? {
    let user = host.user
    let outcome: UserInteraction.Outcome
    switch step {
    case .tap(let word): outcome = user.tap(try tab(word))
    case .row(let word): outcome = user.tapRow(try tab(word))
    case .back: outcome = user.goBack()
    case .cancelSearch: outcome = user.cancelSearch()
    case .sidebar(.show): outcome = user.showSidebar()
    case .sidebar(.hide): outcome = user.hideSidebar()
    case .sidebar(.toggle): outcome = user.toggleSidebar()
    case .expand(let word): outcome = user.expand(try group(word))
    case .collapse(let word): outcome = user.collapse(try group(word))
    case .action(let group, let action): outcome = try press(action, in: group)
    case .customize(let customizing): outcome = try customize(customizing)
    case .gesture(let gesture): outcome = try perform(gesture)
    default: return nil
    }
    if case .refused(let reason) = outcome { return .refused(reason.rawValue) }
    return .done
  }

  private func press(
    _ word: ScriptWord,
    in groupWord: ScriptWord
  ) throws(ScriptMistake) -> UserInteraction.Outcome {
    let group = try group(groupWord)
    let action = try action(word, of: group)
    return recordingHandler(action.title) { host.user.perform(action, in: group) }
  }

  /// Performs an action by its title. Those of a description record themselves, those of an app do
  /// not.
  func recordingHandler(
    _ title: String,
    _ perform: () -> UserInteraction.Outcome
  ) -> UserInteraction.Outcome {
    let position = log.position
    let outcome = perform()
    let entry = RecordedCall.handler(title)
    if outcome == .performed, !log.entries(since: position).contains(entry) {
      log.insert(entry, at: position)
    }
    return outcome
  }

  private func customize(
    _ customizing: ScriptStep.Customizing
  ) throws(ScriptMistake) -> UserInteraction.Outcome {
    let user = host.user
    switch customizing {
    case .edit: return user.beginEditing()
    case .done: return user.endEditing()
    case .reset: return user.resetCustomization()
    case .check(let word): return user.check(try tab(word))
    case .uncheck(let word): return user.uncheck(try tab(word))
    case .dragToBar(let word, let position): return user.drag(try tab(word), toBarAt: position)
    case .dragOffBar(let word): return user.dragOffBar(try tab(word))
    case .moveItem(let word, let side, let other):
      return user.moveItem(try tab(word), side, try tab(other))
    case .moveRow(let word, let side, let other):
      return user.moveRow(try tab(word), side, try tab(other))
    }
  }
}
