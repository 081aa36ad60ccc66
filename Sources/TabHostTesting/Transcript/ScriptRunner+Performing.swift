import TabHost

extension ScriptRunner {
  /// What became of a command.
  enum Outcome {
    case done
    case refused(String)
  }

  func perform(_ step: ScriptStep) throws(ScriptMistake) -> Outcome {
    if let outcome = try performAsPerson(step) { return outcome }
    switch step {
    case .push(let name): return push(name)
    case .print(let printout): return print(printout)
    case .restart: return restart()
    case .setTabs, .setChildren, .add, .remove, .select, .selectChild, .set:
      try performAsCode(step)
    case .scroll(let target): try scroll(to: target)
    default:
      changeEnvironment(step)
    }
    return .done
  }

  private func print(_ printout: ScriptStep.Printout) -> Outcome {
    switch printout {
    case .frame:
      guard let text = framePrinter?(host, frameSize.columns, frameSize.rows) else {
        return .refused(UserInteraction.Refusal.notAvailable.rawValue)
      }
      writer.printed("frame", text)
    case .tree: writer.printed("tree", host.treeText)
    case .state: writer.state(HostState(of: host))
    case .customization: writer.customization(host.customization)
    }
    return .done
  }
}
