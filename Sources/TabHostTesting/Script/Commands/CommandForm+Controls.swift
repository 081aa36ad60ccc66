import TabHost

extension CommandForm {
  /// The actions of the user on controls: pages, and the toolbar and accessories of the
  /// sidebar.
  static let controls: [CommandForm] = [
    .attempt("page next|previous", .pageDirection) { runner, isNext in
      isNext ? runner.user.selectNextPage() : runner.user.selectPreviousPage()
    },
    .attempt("toolbar N", .position) { runner, position in
      let items = runner.host.sidebar.toolbarItems
      guard items.indices.contains(position) else { return .refused(.notAvailable) }
      return runner.user.performToolbarItem(items[position])
    },
    .attempt("accessory ID N", .tab, .position) { $0.user.performAccessory(at: $2, of: $1) },
  ]
}

extension ScriptParameter<Bool> {
  /// `next` or `previous`.
  fileprivate static var pageDirection: Self { choice(["next": true, "previous": false]) }
}
