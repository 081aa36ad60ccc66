/// An open menu: the context menu of a row or of content, the menu of an accessory, or the overflow
/// menu of the sidebar.
///
/// For renderers: read ``items`` again when ``PresentationChanges/overlays`` is set. Pass the
/// actions of the user to ``UserInteraction``. The session has ended when
/// ``TabHostController/openMenu`` is another one or `nil`.
@preconcurrency @MainActor public final class MenuSession {
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
  /// Whether providers of deferred elements are being called.
  private var isUpdating = false

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

  /// Closes the menu if it is open, without choosing an action.
  ///
  /// For content whose part with the menu is removed. Corresponds to
  /// `UIContextMenuInteraction.dismissMenu()` in UIKit.
  public func dismissMenu() {
    guard let host, host.state.overlays.menu === self else { return }
    host.setOpenMenu(nil)
  }

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
    guard let host, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    var index = 0
    // A provider may open or close a submenu.
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

  /// Turns a chosen action on and the others off, in the outermost menu with single selection.
  func mark(_ action: Action) {
    let others: [Action]
    if let first = levels.firstIndex(where: hasSingleSelection) {
      // Each level has only the answers of its own uncached elements.
      others = levels[first...].flatMap { $0.actions(in: $0.menu) }
    } else if let open = levels.last, let scope = open.contents.singleSelection(around: action) {
      others = open.actions(in: scope)
    } else {
      return
    }
    for other in others where other !== action { other.state = .off }
    action.state = .on
    // The button follows only the elements that the menu had when it was assigned.
    if let barButton, barButton.displaysMenuSelection { barButton.elementDidChange(action) }
  }

  /// Returns whether choosing an action at a level turns the others off: because of the options of
  /// its menu, or because the bar button displays the selection.
  private func hasSingleSelection(_ level: MenuLevel) -> Bool {
    level.menu.options.contains(.singleSelection)
      || level.menu === menu && barButton?.displaysMenuSelection == true
  }
}

// MARK: - Levels

/// A menu or submenu that the user has opened, with the elements that its deferred elements have
/// provided.
@MainActor final class MenuLevel {
  let menu: Menu
  /// The answers of uncached elements, and of those that are cut off.
  private var answers: [ObjectIdentifier: DeferredMenuElement.Answer] = [:]
  private var requestCount = 0
  private var isReportedAsEndless = false

  init(_ menu: Menu) {
    self.menu = menu
  }

  /// The visible contents of the level.
  var contents: MenuContents {
    MenuContents(of: menu) { [answers] in Self.answer(of: $0, answers) }
  }

  /// Returns all actions of a menu that contains this level or is in it.
  func actions(in menu: Menu) -> [Action] {
    var traversal = MenuTraversal { [answers] in Self.answer(of: $0, answers) }
    return traversal.actions(in: menu)
  }

  /// Calls the providers of deferred elements that have not been called, and of those that they
  /// provide. Elements that are provided synchronously are found in the next iteration.
  func resolve(for session: MenuSession, in host: TabHostController) {
    while true {
      let contents = contents
      for element in contents.elements { element.isShown(in: session) }
      // Whether a submenu is listed depends on the actions in it.
      for action in actions(in: menu) { action.isShown(in: session) }
      menu.isShown(in: session)
      if contents.exceedsLimits { reportExceededLimits(for: session, to: host) }
      guard !contents.notRequested.isEmpty else { return }
      for deferred in contents.notRequested {
        requestElements(of: deferred, for: session, in: host)
      }
    }
  }

  private func requestElements(
    of deferred: DeferredMenuElement,
    for session: MenuSession,
    in host: TabHostController
  ) {
    // The same element may be in a level twice, or its provider may have been called for another
    // menu.
    guard case .notRequested = Self.answer(of: deferred, answers) else { return }
    let key = ObjectIdentifier(deferred)
    requestCount += 1
    guard requestCount <= MenuTraversal.maximumRequests else {
      answers[key] = .elements([])
      return reportExceededLimits(for: session, to: host)
    }
    // The completion retains the closure, which must not retain the element, because the element
    // may retain the completion.
    let isUncached = deferred.isUncached
    if isUncached { answers[key] = .loading }
    deferred.requestElements(for: session.identifiers, in: host) { [weak self] elements in
      if isUncached { self?.answers[key] = .elements(elements) }
    }
  }

  private func reportExceededLimits(for session: MenuSession, to host: TabHostController) {
    guard !isReportedAsEndless else { return }
    isReportedAsEndless = true
    host.report(
      .endlessMenu,
      session.identifiers,
      "a menu contains itself; the elements of the inner one are left out"
    )
  }

  private static func answer(
    of deferred: DeferredMenuElement,
    _ answers: [ObjectIdentifier: DeferredMenuElement.Answer]
  ) -> DeferredMenuElement.Answer {
    answers[ObjectIdentifier(deferred)] ?? (deferred.isUncached ? .notRequested : deferred.cached)
  }
}

/// The visible contents of one level of a menu.
///
/// Hidden and empty elements are left out, inline menus are between separators, and deferred
/// elements are replaced by the elements that they provide.
@MainActor struct MenuContents {
  /// The visible items. A separator is never first, last, or next to another one.
  private(set) var items: [MenuSession.Item] = []
  /// All elements of the level, including those that are not visible.
  private(set) var elements: [MenuElement] = []
  /// The deferred elements whose providers have to be called.
  private(set) var notRequested: [DeferredMenuElement] = []
  /// Whether elements were left out because the menu contains itself without end.
  private(set) var exceedsLimits = false

  private let answer: (DeferredMenuElement) -> DeferredMenuElement.Answer
  /// The deferred elements that provided the elements that are being added.
  private var openDeferredElements: [DeferredMenuElement] = []
  private var needsSeparator = false
  /// The outermost inline menu with single selection around the elements that are being added.
  private var scope: Menu?
  private var scopes: [ObjectIdentifier: Menu] = [:]

  init(
    of menu: Menu,
    answer: @escaping (DeferredMenuElement) -> DeferredMenuElement.Answer
  ) {
    self.answer = answer
    add(menu.children, depth: 0)
  }

  /// Returns the outermost inline menu with single selection around an action.
  func singleSelection(around action: Action) -> Menu? { scopes[ObjectIdentifier(action)] }

  private mutating func add(_ added: [MenuElement], depth: Int) {
    guard depth <= MenuTraversal.depth else {
      exceedsLimits = true
      return
    }
    for element in added {
      guard elements.count < MenuTraversal.maximumElements else {
        exceedsLimits = true
        return
      }
      elements.append(element)
      if let action = element as? Action {
        add(action)
      } else if let menu = element as? Menu {
        add(menu, depth: depth)
      } else if let deferred = element as? DeferredMenuElement {
        add(deferred, depth: depth)
      }
    }
  }

  private mutating func add(_ action: Action) {
    guard !action.attributes.contains(.hidden) else { return }
    add(MenuSession.Item.action(action))
    if let scope, scopes[ObjectIdentifier(action)] == nil {
      scopes[ObjectIdentifier(action)] = scope
    }
  }

  private mutating func add(_ menu: Menu, depth: Int) {
    guard menu.options.contains(.displayInline) else {
      var traversal = MenuTraversal(answer: answer)
      if traversal.showsAnything(in: menu) { add(MenuSession.Item.menu(menu)) }
      return
    }
    let previousScope = scope
    if menu.options.contains(.singleSelection) { scope = scope ?? menu }
    needsSeparator = true
    add(menu.children, depth: depth + 1)
    needsSeparator = true
    scope = previousScope
  }

  private mutating func add(_ deferred: DeferredMenuElement, depth: Int) {
    switch answer(deferred) {
    case .notRequested:
      notRequested.append(deferred)
      add(MenuSession.Item.loading)
    case .loading:
      add(MenuSession.Item.loading)
    case .elements(let provided):
      guard !openDeferredElements.contains(where: { $0 === deferred }) else {
        exceedsLimits = true
        return
      }
      openDeferredElements.append(deferred)
      add(provided, depth: depth + 1)
      openDeferredElements.removeLast()
    }
  }

  private mutating func add(_ item: MenuSession.Item) {
    if needsSeparator, !items.isEmpty { items.append(.separator) }
    needsSeparator = false
    items.append(item)
  }
}

// MARK: - Traversing

/// Traverses the elements of menus, submenus, and deferred elements.
///
/// The numbers of elements and levels are limited, because a menu may contain itself.
@MainActor struct MenuTraversal {
  /// The maximum nesting depth of menus and deferred elements.
  static let depth = 64
  /// The maximum number of elements.
  static let maximumElements = 1 << 14

  /// The maximum number of provider calls for one level of a menu.
  static let maximumRequests = 1 << 11

  /// Returns the answer of a deferred element.
  var answer: (DeferredMenuElement) -> DeferredMenuElement.Answer = { $0.cached }
  private var remainingElements = Self.maximumElements

  init() {}

  init(answer: @escaping (DeferredMenuElement) -> DeferredMenuElement.Answer) {
    self.answer = answer
  }

  /// Calls a closure with each action and each deferred element without an answer, until it returns
  /// `true`.
  ///
  /// - Returns: Whether the closure returned `true`, or a limit was reached.
  mutating func contains(
    in elements: [MenuElement],
    depth: Int = 0,
    where predicate: (MenuElement) -> Bool
  ) -> Bool {
    guard depth <= Self.depth else { return true }
    for element in elements {
      remainingElements -= 1
      guard remainingElements > 0 else { return true }
      let below: [MenuElement]
      if let menu = element as? Menu {
        below = menu.children
      } else if let deferred = element as? DeferredMenuElement,
        case .elements(let provided) = answer(deferred)
      {
        below = provided
      } else if predicate(element) {
        return true
      } else {
        continue
      }
      if contains(in: below, depth: depth + 1, where: predicate) { return true }
    }
    return false
  }

  /// Returns whether a menu has visible elements, or may have some when its deferred elements are
  /// loaded.
  mutating func showsAnything(in menu: Menu) -> Bool {
    contains(in: menu.children) { ($0 as? Action)?.attributes.contains(.hidden) != true }
  }

  /// Returns all actions below a menu, in order.
  mutating func actions(in menu: Menu) -> [Action] {
    var actions: [Action] = []
    _ = contains(in: menu.children) {
      if let action = $0 as? Action { actions.append(action) }
      return false
    }
    return actions
  }
}

extension Menu {
  /// The actions in the menu and its submenus whose state is ``MenuElement/State/on``, in order.
  ///
  /// Cached elements of deferred elements are included. Corresponds to `UIMenu.selectedElements` in
  /// UIKit.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public var selectedElements: [MenuElement] {
    var traversal = MenuTraversal()
    return traversal.actions(in: self).filter { $0.state == .on }
  }
}
