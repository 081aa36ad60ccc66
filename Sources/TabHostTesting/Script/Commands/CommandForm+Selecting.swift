import TabHost

extension CommandForm {
  /// The actions of the user outside editing, except for gestures.
  static let selecting: [CommandForm] = [
    .attempt("tap ID", .tab, swift: .call("tap(@1)")) { $0.user.tap($1) },
    .attempt("row ID", .tab, swift: .call("tapRow(@1)")) { $0.user.tapRow($1) },
    .attempt("choose ID", .tab, swift: .call("choose(@1)")) { $0.user.choose($1) },
    .attempt("back", swift: .call("goBack()")) { $0.user.goBack() },
    search,
    .attempt("cancel-search", swift: .call("cancelSearch()")) { $0.user.cancelSearch() },
    .attempt(
      "sidebar show|hide|toggle|menu",
      .choice(SidebarSwitch.self),
      swift: .choice([
        "show": "showSidebar()", "hide": "hideSidebar()", "toggle": "toggleSidebar()",
        "menu": "openSidebarOverflow()",
      ])
    ) { $1.perform($0.user) },
    .attempt("expand ID", .group, swift: .call("expand(@1)")) { $0.user.expand($1) },
    .attempt("collapse ID", .group, swift: .call("collapse(@1)")) { $0.user.collapse($1) },
    .attempt("action GROUP ACTION", .action, swift: .script) {
      $0.user.perform($1.action, in: $1.group)
    },
    button,
  ]
}

private enum SidebarSwitch: CaseIterable {
  case show, hide, toggle, menu

  @MainActor func perform(_ user: UserInteraction) -> UserInteraction.Outcome {
    switch self {
    case .show: user.showSidebar()
    case .hide: user.hideSidebar()
    case .toggle: user.toggleSidebar()
    case .menu: user.openSidebarOverflow()
    }
  }
}
