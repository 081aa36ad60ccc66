/// A menu that a person has open: the context menu of a row, that of an accessory in it, or the one
/// behind the sidebar's overflow button.
///
/// For whoever draws the host: read ``items`` again when ``PresentationChanges/overlays`` says so.
/// What a person does in it arrives at ``UserInteraction``. It is over when
/// ``TabHostController/openMenu`` is another one, or nil.
@MainActor public final class MenuSession {
  /// What a menu shows in one line.
  public enum Item {
    /// An action; dimmed if it is ``MenuElement/Attributes/disabled``.
    case action(Action)
    /// A submenu, that a person can open.
    case menu(Menu)
    /// A line between groups of the others. Never first, last or beside another one.
    case separator
    /// Elements that are on their way.
    case loading
  }

  /// The whole menu.
  public let menu: Menu

  /// The tab whose row it is for; nil for the overflow of the sidebar.
  public let tab: TabItem?

  /// What the menu was made from; nil where a tab or the sidebar gave it directly.
  public let configuration: ContextMenuConfiguration?

  private(set) var levels: [MenuLevel]
  private let reference: HostReference
  private var host: TabHostController? { reference.host }
  private var isUpdating = false

  init(
    _ menu: Menu,
    for tab: TabItem?,
    from configuration: ContextMenuConfiguration? = nil,
    in host: TabHostController
  ) {
    self.menu = menu
    self.tab = tab
    self.configuration = configuration
    reference = host.tree.reference
    levels = [MenuLevel(menu)]
  }
}

// MARK: - Looking at it

extension MenuSession {
  /// Makes what is shown beside the menu; nil shows the row itself.
  public var previewProvider: (() -> ViewController?)? { configuration?.previewProvider }

  /// The menus that are open, from ``menu`` to the submenu whose ``items`` are shown. Empty once
  /// there is nothing more to see.
  public var openMenus: [Menu] { levels.map(\.menu) }

  /// What the innermost open menu shows: without what is hidden or has nothing in it, with inline
  /// menus between separators, and with what deferred elements have given in their place.
  ///
  /// Computed when asked; linear in the number of elements.
  public var items: [Item] { levels.last?.contents.items ?? [] }

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
  /// Opens a submenu. One that goes on without end is cut off.
  func open(_ submenu: Menu) {
    guard let host else { return }
    guard levels.count < MenuWalk.depth else {
      return host.report(.endlessMenu, identifiers, "so many submenus are not opened")
    }
    levels.append(MenuLevel(submenu))
    update()
  }

  /// Closes the innermost submenu. False if there is none.
  func closeSubmenu() -> Bool {
    guard levels.count > 1 else { return false }
    levels.removeLast()
    return true
  }

  /// Asks for what is missing, and closes what shows nothing. Calls closures of the app.
  func update() {
    guard let host, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    var index = 0
    // A provider may open a submenu, or close one.
    while index < levels.count {
      levels[index].resolve(for: self, in: host)
      index += 1
    }
    while let last = levels.last, last.contents.items.isEmpty { levels.removeLast() }
  }

  func elementDidChange(_ element: MenuElement) {
    guard let host, host.state.overlays.menu === self, !isUpdating else { return }
    host.notify {
      update()
      host.update(.overlays) { host.closeIfEmpty(self) }
    }
  }

  /// Marks a chosen action, where only one of a menu may be on: in the outermost such menu.
  func mark(_ action: Action) {
    let others: [Action]
    if let first = levels.firstIndex(where: { $0.menu.options.contains(.singleSelection) }) {
      // Each level alone knows what came from elements that are asked each time.
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
