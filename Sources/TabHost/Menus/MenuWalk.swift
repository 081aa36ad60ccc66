/// Goes through what is below menus, submenus and what deferred elements have given included.
///
/// Stops after so many elements and so many levels that only a menu without end has more.
@MainActor struct MenuWalk {
  /// How deep menus and deferred elements may lie in each other.
  static let depth = 64
  /// How many elements are looked at.
  static let breadth = 1 << 14

  /// How many deferred elements are asked for one level of a menu.
  static let questions = 1 << 11

  /// What a deferred element has given.
  var answer: (DeferredMenuElement) -> DeferredMenuElement.Answer = { $0.kept }
  private var left = Self.breadth

  init() {}

  init(answer: @escaping (DeferredMenuElement) -> DeferredMenuElement.Answer) {
    self.answer = answer
  }

  /// Calls a block with each action, and each deferred element that has given nothing yet, until
  /// it answers true. False if it never did; true also if there was no end.
  mutating func contains(
    in elements: [MenuElement],
    depth: Int = 0,
    where isWanted: (MenuElement) -> Bool
  ) -> Bool {
    guard depth <= Self.depth else { return true }
    for element in elements {
      left -= 1
      guard left > 0 else { return true }
      let below: [MenuElement]
      if let menu = element as? Menu {
        below = menu.children
      } else if let deferred = element as? DeferredMenuElement,
        case .elements(let given) = answer(deferred)
      {
        below = given
      } else if isWanted(element) {
        return true
      } else {
        continue
      }
      if contains(in: below, depth: depth + 1, where: isWanted) { return true }
    }
    return false
  }

  /// Whether a person would see anything in a menu, or may when it has come.
  mutating func showsAnything(in menu: Menu) -> Bool {
    contains(in: menu.children) { ($0 as? Action)?.attributes.contains(.hidden) != true }
  }

  /// All actions below a menu, as they are listed.
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
  /// The actions in the menu and in all menus below that are ``MenuElement/State/on``, as they are
  /// listed. Linear in the number of elements.
  ///
  /// What deferred elements have given for good is among them. Documented original:
  /// `UIMenu.selectedElements`.
  public var selectedElements: [MenuElement] {
    var walk = MenuWalk()
    return walk.actions(in: self).filter { $0.state == .on }
  }
}
