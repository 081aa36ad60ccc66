import TabHost

extension CommandForm {
  /// The actions of the user on controls: pages, the toolbar and accessories of the sidebar, text
  /// fields, and what is presented.
  static let controls: [CommandForm] = [
    .attempt(
      "page next|previous",
      .pageDirection,
      swift: .choice([
        "next": "selectNextPage()", "previous": "selectPreviousPage()",
      ])
    ) { runner, isNext in
      isNext ? runner.user.selectNextPage() : runner.user.selectPreviousPage()
    },
    .attempt("toolbar N", .position, swift: .script) { runner, position in
      let items = runner.host.sidebar.visibleToolbarItems
      guard items.indices.contains(position) else {
        return .refused(runner.host.sidebar.isHidden ? .notOnScreen : .notAvailable)
      }
      return runner.user.performToolbarItem(items[position])
    },
    .attempt(
      "accessory ID N",
      .tab,
      .position,
      swift: .call("performAccessory(at: #2, of: @1)")
    ) { $0.user.performAccessory(at: $2, of: $1) },
    .attempt("type TEXT [MORE…]", .text, .texts, swift: .call("enterText($1)")) {
      runner,
      text,
      more in
      runner.enter([text] + more) { runner.user.enterText($0) }
    },
    .attempt("field N TEXT [MORE…]", .position, .text, .texts, swift: .script) {
      runner,
      position,
      text,
      more in
      let fields = runner.host.presentedControllers.last?.alert?.textFields ?? []
      guard fields.indices.contains(position) else { return .refused(.notAvailable) }
      return runner.enter([text] + more) { runner.user.enterText($0, in: fields[position]) }
    },
    .attempt("submit", swift: .call("submit()")) { $0.user.submit() },
    .attempt("scope N", .position, swift: .call("selectSearchScope(#1)")) {
      $0.user.selectSearchScope($1)
    },
    .attempt(
      "alert TITLE",
      .word,
      swift: .calls { words, host in
        // A call finds an action by its title.
        let titles = host.presentedAlert?.actions.map { $0.title ?? "" } ?? []
        let isTitle = words.count == 1 && titles.count { $0 == words[0] } == 1
        return isTitle || titles.isEmpty ? "choose(alertAction: $1)" : nil
      }
    ) { runner, title throws(ScriptMistake) in
      guard let names = runner.host.presentedAlert?.actionNames,
        let action = try names.element(named: title, among: "actions of the alert")
      else { return .refused(.notAvailable) }
      return runner.user.choose(alertAction: action)
    },
    .attempt("dismiss", swift: .call("dismissPresented()")) { $0.user.dismissPresented() },
  ]
}

extension TabHostController {
  /// The alert that the user can answer.
  var presentedAlert: AlertController? { presentedControllers.last?.alert }
}

extension AlertController {
  /// The names of the actions.
  var actionNames: ScriptNames<AlertAction> { ScriptNames(actions) { [$0.title ?? ""] } }
}

extension TabHostController.Sidebar {
  /// The items of the toolbar that are displayed, which scripts number.
  var visibleToolbarItems: [Action] {
    isHidden ? [] : toolbarItems.filter { !$0.attributes.contains(.hidden) }
  }
}

extension ScriptParameter<Bool> {
  /// `next` or `previous`.
  fileprivate static var pageDirection: Self { choice(["next": true, "previous": false]) }
}

extension ScriptRunner {
  /// Enters a text and then what is typed after it, one part after another, until one is refused.
  fileprivate func enter(
    _ parts: [String],
    _ enter: (String) -> UserInteraction.Outcome
  ) -> UserInteraction.Outcome {
    var text = ""
    for part in parts {
      text += part
      let outcome = enter(text)
      if outcome != .performed { return outcome }
    }
    return .performed
  }
}
