import TabHost

/// A list that the screen itself opens. Menus and swipe actions are opened by the host.
enum ScreenList {
  /// The keyboard shortcuts.
  case keys
  /// The tabs that do not fit into the bar.
  case overflow
  /// The toolbar buttons that do not fit.
  case toolbar
  /// All tabs and the actions of groups, with a field for a query.
  case tabs
  /// Everything that the user can do now, with a field for a query.
  case palette
}

/// The mode of a list that the screen itself opens.
///
/// What the host opens covers these lists, so that they are inactive during a swipe.
@MainActor class ScreenListMode: ListMode {
  let list: ScreenList

  init(_ list: ScreenList, _ screen: HostScreen) {
    self.list = list
    super.init(screen)
  }

  /// Whether the screen has opened the list.
  final var isOpen: Bool { state.open == list }

  override var isActive: Bool { isOpen && host.sidebar.swipedRow == nil && panel != nil }
  override var findPlace: ListState.Place? { isOpen ? .screen(list) : nil }

  /// Opens the list.
  func open() { state.show(list) }

  override func dismiss() { state.show(nil) }
}
