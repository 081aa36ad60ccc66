import TabHost

extension CommandForm {
  /// The actions of the user on the bar and the sidebar, most of them while editing.
  static let editing: [CommandForm] = [
    .attempt("edit", swift: .call("beginEditing()")) { $0.user.beginEditing() },
    .attempt("done", swift: .call("endEditing()")) { $0.user.endEditing() },
    .attempt("reset", swift: .call("resetCustomization()")) { $0.user.resetCustomization() },
    .attempt("check ID", .tab, swift: .call("check(@1)")) { $0.user.check($1) },
    .attempt("uncheck ID", .tab, swift: .call("uncheck(@1)")) { $0.user.uncheck($1) },
    .attempt(
      "drag ID to bar [at N]|off bar",
      .tab,
      .barDestination,
      swift: .calls { words, _ in
        switch (words[1], words.count) {
        case ("off", _): "dragOffBar(@1)"
        case (_, 5): "drag(@1, toBarAt: #5)"
        default: "drag(@1)"
        }
      }
    ) { runner, tab, destination in
      switch destination {
      case .bar(let position): runner.user.drag(tab, toBarAt: position)
      case .offBar: runner.user.dragOffBar(tab)
      }
    },
    .attempt(
      "item ID before|after OTHER",
      .tab,
      .side,
      .tab,
      swift: .call("moveItem(@1, .#2, @3)")
    ) { $0.user.moveItem($1, $2, $3) },
    .attempt(
      "move ID before|after OTHER",
      .tab,
      .side,
      .tab,
      swift: .call("moveRow(@1, .#2, @3)")
    ) { $0.user.moveRow($1, $2, $3) },
  ]
}

extension ScriptParameter<UserInteraction.Side> {
  fileprivate static var side: Self { choice(["before": .before, "after": .after]) }
}

private enum BarDestination {
  /// Into the bar, at its end if there is no position.
  case bar(at: Int?)
  case offBar
}

extension ScriptParameter<BarDestination> {
  /// `to bar [at N]` or `off bar`.
  fileprivate static var barDestination: Self {
    plain { words throws(ScriptMistake) in
      let direction = try words.choice(["to", "off"])
      try words.skip("bar")
      guard direction == "to" else { return .offBar }
      guard words.hasWords else { return .bar(at: nil) }
      try words.skip("at")
      return .bar(at: try words.position())
    }
  }
}
