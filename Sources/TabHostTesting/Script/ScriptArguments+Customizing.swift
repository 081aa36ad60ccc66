import TabHost

extension ScriptArguments {
  /// What a person does to bar and sidebar; nil for another command.
  mutating func customizing(
    _ name: String
  ) throws(ScriptLine.Mistake) -> ScriptStep.Customizing? {
    switch name {
    case "edit": return .edit
    case "done": return .done
    case "reset": return .reset
    case "check": return .check(try word())
    case "uncheck": return .uncheck(try word())
    case "drag": return try drag()
    case "item": return .moveItem(try word(), try side(), try word())
    case "move": return .moveRow(try word(), try side(), try word())
    default: return nil
    }
  }

  /// `ID to bar [at N]` or `ID off bar`.
  private mutating func drag() throws(ScriptLine.Mistake) -> ScriptStep.Customizing {
    let tab = try word()
    let isOff = try choice(["to", "off"]) == "off"
    _ = try choice(["bar"])
    if isOff { return .dragOffBar(tab) }
    guard hasWords else { return .dragToBar(tab, at: nil) }
    _ = try choice(["at"])
    return .dragToBar(tab, at: try position())
  }

  private mutating func side() throws(ScriptLine.Mistake) -> UserInteraction.Side {
    try choice(["before", "after"]) == "before" ? .before : .after
  }
}
