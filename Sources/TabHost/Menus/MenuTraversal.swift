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
