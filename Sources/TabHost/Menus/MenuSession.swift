/// An open menu: the context menu of a row or of content, the menu of an accessory, or the overflow
/// menu of the sidebar.
///
/// For renderers: read ``items`` again when ``PresentationChanges/overlays`` is set. Pass the
/// actions of the user to ``UserInteraction``. The session has ended when
/// ``TabHostController/openMenu`` is another one or `nil`.
@MainActor public final class MenuSession {
  /// An item of a menu.
  public enum Item {
    /// An action.
    ///
    /// Dimmed if it has ``MenuElement/Attributes/disabled``.
    case action(Action)
    /// A submenu that the user can open.
    case menu(Menu)
    /// A separator.
    ///
    /// Never first, last, or next to another one.
    case separator
    /// A placeholder for elements that are being loaded.
    case loading
  }

  /// The root menu.
  public let menu: Menu

  /// The tab whose row the menu belongs to, or `nil` for the menu of a bar button or of content, and
  /// for an overflow menu.
  public var tab: TabItem? {
    if case .tab(let tab) = source { tab } else { nil }
  }

  /// The bar button that the menu belongs to, or `nil` for another menu.
  public var barButton: BarButtonItem? {
    if case .button(let button) = source { button } else { nil }
  }

  /// The content whose context menu is open, or `nil` for another menu; see
  /// ``UserInteraction/openContextMenu(_:in:)``.
  public var content: ViewController? {
    if case .content(let content) = source { content } else { nil }
  }

  /// Whether the menu is the overflow menu of the navigation bar.
  public var isNavigationOverflow: Bool {
    if case .overflow = source { true } else { false }
  }

  /// An element that opens a menu.
  enum Source {
    /// A tab, by its row or by its item in the bar.
    case tab(TabItem)
    case sidebar
    case button(BarButtonItem)
    case overflow(NavigationItem)
    case content(ViewController)
  }

  /// The element that has opened the menu.
  let source: Source

  /// The configuration from which the menu was created, or `nil` if a tab or the sidebar provided
  /// the menu directly.
  public let configuration: ContextMenuConfiguration?

  private(set) var levels: [MenuLevel]
  private let reference: HostReference
  private var host: TabHostController? { reference.host }
  private var phase = Phase.idle

  private enum Phase { case idle, updating }

  init(
    _ menu: Menu,
    from source: Source,
    configuration: ContextMenuConfiguration? = nil,
    in host: TabHostController
  ) {
    self.menu = menu
    self.source = source
    self.configuration = configuration
    reference = host.tree.reference
    levels = [MenuLevel(menu)]
  }
}

// MARK: - Contents

extension MenuSession {
  /// Creates the view controller that is displayed beside the menu.
  ///
  /// If it is `nil`, the row itself is displayed.
  public var previewProvider: (() -> ViewController?)? { configuration?.previewProvider }

  /// The open menus, from ``menu`` to the submenu whose ``items`` are displayed.
  ///
  /// Empty if no menu has visible items.
  public var openMenus: [Menu] { levels.map(\.menu) }

  /// The items of the innermost open menu.
  ///
  /// Hidden and empty elements are left out, inline menus are between separators, and deferred
  /// elements are replaced by the elements that they provide.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public var items: [Item] { levels.last?.contents.items ?? [] }

  /// The source of a popover that an action of the menu presents.
  var sourceItem: (any PopoverSourceItem)? { tab ?? barButton }

  var identifiers: [String] { tab.map { [$0.identifier] } ?? [] }

  func offers(_ action: Action) -> Bool {
    items.contains { if case .action(let offered) = $0 { offered === action } else { false } }
  }

  func offers(_ submenu: Menu) -> Bool {
    items.contains { if case .menu(let offered) = $0 { offered === submenu } else { false } }
  }
}

// MARK: - Changing

extension MenuSession: MenuElementPlace {
  /// Opens a submenu. The depth is limited, because a menu may contain itself.
  func open(_ submenu: Menu) {
    guard let host else { return }
    guard levels.count < MenuTraversal.depth else {
      let message =
        "submenus open \(MenuTraversal.depth) levels deep at most; this one is not opened"
      return host.report(.endlessMenu, identifiers, message)
    }
    levels.append(MenuLevel(submenu))
    update()
  }

  /// Closes the innermost submenu. Returns `false` if there is none.
  func closeSubmenu() -> Bool {
    guard levels.count > 1 else { return false }
    levels.removeLast()
    return true
  }

  /// Calls the providers of deferred elements, and closes menus without visible items.
  func update() {
    guard let host, phase == .idle else { return }
    phase = .updating
    defer { phase = .idle }
    var index = 0
    // A provider may open or close a submenu.
    while index < levels.count {
      levels[index].resolve(for: self, in: host)
      index += 1
    }
    while let last = levels.last, last.contents.items.isEmpty { levels.removeLast() }
  }

  func elementDidChange(_ element: MenuElement) {
    guard let host, host.state.overlays.menu === self, phase == .idle else { return }
    host.notify {
      update()
      host.update(.overlays) { host.closeIfEmpty(self) }
    }
  }

  /// Turns a chosen action on and the others off, in the outermost menu with single selection.
  func mark(_ action: Action) {
    let others: [Action]
    if let first = levels.firstIndex(where: { $0.menu.options.contains(.singleSelection) }) {
      // Each level has only the answers of its own uncached elements.
      others = levels[first...].flatMap { $0.actions(in: $0.menu) }
    } else if let open = levels.last, let scope = open.contents.singleSelection(around: action) {
      others = open.actions(in: scope)
    } else {
      return
    }
    for other in others where other !== action { other.state = .off }
    action.state = .on
  }
}
