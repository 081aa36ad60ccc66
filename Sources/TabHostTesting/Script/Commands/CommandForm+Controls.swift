import TabHost

extension CommandForm {
  /// The actions of the user on controls: pages, the toolbar and accessories of the sidebar, text
  /// fields, and what is presented.
  static let controls: [CommandForm] = [
    .attempt("page next|previous", .pageDirection) { runner, isNext in
      isNext ? runner.user.selectNextPage() : runner.user.selectPreviousPage()
    },
    .attempt("toolbar N", .position) { runner, position in
      let items = runner.host.sidebar.visibleToolbarItems
      guard items.indices.contains(position) else {
        return .refused(runner.host.sidebar.isHidden ? .notOnScreen : .notAvailable)
      }
      return runner.user.performToolbarItem(items[position])
    },
    .attempt("accessory ID N", .tab, .position) { $0.user.performAccessory(at: $2, of: $1) },
    .attempt("type TEXT", .text) { $0.user.enterText($1) },
    .attempt("submit") { $0.user.submit() },
    .attempt("alert TITLE", .text) { $0.chooseAlertAction($1) },
    .attempt("dismiss") { $0.user.dismissPresented() },
  ]
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
  /// Chooses the first enabled action of the alert with a title, or else the first one with it.
  fileprivate func chooseAlertAction(_ title: String) -> UserInteraction.Outcome {
    let alert = host.presentedControllers.last?.alert
    let actions = (alert?.actions ?? []).filter { $0.title == title }
    guard let action = actions.first(where: \.isEnabled) ?? actions.first else {
      return .refused(.notAvailable)
    }
    return user.choose(alertAction: action)
  }
}
