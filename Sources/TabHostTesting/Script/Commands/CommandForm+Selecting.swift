import TabHost

extension CommandForm {
  /// The actions of the user outside editing, except for gestures.
  static let selecting: [CommandForm] = [
    .attempt("tap ID", .tab) { $0.user.tap($1) },
    .attempt("row ID", .tab) { $0.user.tapRow($1) },
    .attempt("back") { $0.user.goBack() },
    .attempt("search") { $0.user.activateSearch() },
    .attempt("cancel-search") { $0.user.cancelSearch() },
    .attempt("sidebar show|hide|toggle", .choice(SidebarSwitch.self)) { $1.perform($0.user) },
    .attempt("expand ID", .group) { $0.user.expand($1) },
    .attempt("collapse ID", .group) { $0.user.collapse($1) },
    .attempt("action GROUP ACTION", .action) { $0.user.perform($1.action, in: $1.group) },
    button,
  ]
}

private enum SidebarSwitch: CaseIterable {
  case show, hide, toggle

  @MainActor func perform(_ user: UserInteraction) -> UserInteraction.Outcome {
    switch self {
    case .show: user.showSidebar()
    case .hide: user.hideSidebar()
    case .toggle: user.toggleSidebar()
    }
  }
}
