import TabHost

extension CommandForm {
  /// The changes of the environment, and the command that prints.
  static let environment: [CommandForm] = [
    .change("rotate landscape|portrait", .choice(Orientation.self)) {
      $0.host.traitCollection.orientation = $1
    },
    .change("size compact|regular", .sizeClass) {
      $0.host.traitCollection.horizontalSizeClass = $1
    },
    .change("direction ltr|rtl", .layoutDirection) {
      $0.host.traitCollection.layoutDirection = $1
    },
    .change("appear") { $0.host.appear() },
    .change("disappear") { $0.host.disappear() },
    .change("rows FIRST COUNT", .position, .count(of: "rows")) { runner, first, count in
      let (end, overflows) = first.addingReportingOverflow(count)
      runner.host.sidebar.displayedRows = first..<(overflows ? Int.max : end)
    },
    .change("scroll ID|header|footer", .scrollTarget) {
      $0.host.sidebar.scroll(to: $1, animated: false)
    },
    .attempt("restart", batchRule: .outsideBatches) { $0.restart() },
    .attempt("print frame|tree|state|customization", .choice(Printout.self)) { $0.print($1) },
  ]
}

extension ScriptParameter<SizeClass> {
  fileprivate static var sizeClass: Self { choice(["compact": .compact, "regular": .regular]) }
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
      guard let text = framePrinter?(host, frameSize.columns, frameSize.rows) else {
        return .refused(.notAvailable)
      }
      writer.printed("frame", text)
    case .tree: writer.printed("tree", host.treeText)
    case .state: writer.state(HostState(of: host))
    case .customization: writer.customization(host.customization)
    }
    return .performed
  }
}
