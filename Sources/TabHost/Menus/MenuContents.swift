/// What one level of a menu shows: its elements without those that are hidden or empty, inline
/// menus between separators, and what deferred elements have given in their place.
@MainActor struct MenuContents {
  /// What there is to see. No separator is first, last or beside another one.
  private(set) var items: [MenuSession.Item] = []
  /// All elements of the level, also those that are not to be seen now.
  private(set) var elements: [MenuElement] = []
  /// The deferred elements whose providers have to be asked.
  private(set) var unasked: [DeferredMenuElement] = []
  /// Whether something was left out because it would go on without end.
  private(set) var isEndless = false

  private let answer: (DeferredMenuElement) -> DeferredMenuElement.Answer
  /// The deferred elements that have given what is being added.
  private var givers: [DeferredMenuElement] = []
  private var separatorIsDue = false
  /// The outermost inline menu, around what is being added, of which one action may be on.
  private var scope: Menu?
  private var scopes: [ObjectIdentifier: Menu] = [:]

  init(
    of menu: Menu,
    answer: @escaping (DeferredMenuElement) -> DeferredMenuElement.Answer
  ) {
    self.answer = answer
    add(menu.children, depth: 0)
  }

  /// The outermost inline menu of the level around an action of which one action may be on.
  func singleSelection(around action: Action) -> Menu? { scopes[ObjectIdentifier(action)] }

  private mutating func add(_ added: [MenuElement], depth: Int) {
    guard depth <= MenuWalk.depth else {
      isEndless = true
      return
    }
    for element in added {
      guard elements.count < MenuWalk.breadth else {
        isEndless = true
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
      var walk = MenuWalk(answer: answer)
      if walk.showsAnything(in: menu) { add(MenuSession.Item.menu(menu)) }
      return
    }
    let scopeBefore = scope
    if menu.options.contains(.singleSelection) { scope = scope ?? menu }
    separatorIsDue = true
    add(menu.children, depth: depth + 1)
    separatorIsDue = true
    scope = scopeBefore
  }

  private mutating func add(_ deferred: DeferredMenuElement, depth: Int) {
    switch answer(deferred) {
    case .unasked:
      unasked.append(deferred)
      add(MenuSession.Item.loading)
    case .loading:
      add(MenuSession.Item.loading)
    case .elements(let given):
      guard !givers.contains(where: { $0 === deferred }) else {
        isEndless = true
        return
      }
      givers.append(deferred)
      add(given, depth: depth + 1)
      givers.removeLast()
    }
  }

  private mutating func add(_ item: MenuSession.Item) {
    if separatorIsDue, !items.isEmpty { items.append(.separator) }
    separatorIsDue = false
    items.append(item)
  }
}
