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
