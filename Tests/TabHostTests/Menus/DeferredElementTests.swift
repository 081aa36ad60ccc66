import TabHost
import TabHostTestSupport
import Testing

@MainActor @Suite("Deferred menu elements") struct DeferredElementTests {
  private let fixture = GestureFixture()
  private let kept = Kept<[MenuElement]>()
  private var user: UserInteraction { fixture.user }

  /// An element whose provider is logged, and whose completion is kept.
  private func later(_ name: String = "provider", uncached: Bool = false) -> DeferredMenuElement {
    let provider: DeferredMenuElement.Provider = { [kept, delegate = fixture.delegate] in
      delegate.note(name)
      kept.completions.append($0)
    }
    return uncached ? .uncached(provider) : DeferredMenuElement(provider)
  }

  private func reopen() {
    user.openContextMenu(on: fixture.tab("c1"))
  }

  private func open(_ elements: MenuElement...) {
    let menu = Menu(children: elements)
    fixture.tab("c1").contextMenuProvider = { _ in menu }
    reopen()
  }

  @Test func `what comes at once is there at once, among the others`() {
    open(
      fixture.action("a"),
      DeferredMenuElement { $0([fixture.action("b"), fixture.action("c")]) },
      fixture.action("d")
    )
    #expect(fixture.lines == ["a", "b", "c", "d"])
    #expect(fixture.take() == ["menu(c1)"])
  }

  @Test func `a placeholder stands until the completion is called`() {
    fixture.host.needsFrameHandler = {}
    open(fixture.action("a"), later())
    #expect(fixture.lines == ["a", "..."])
    _ = fixture.host.takeChanges()
    kept.completions.removeLast()([fixture.action("b")])
    #expect(fixture.lines == ["a", "b"])
    #expect(fixture.host.takeChanges().overlays)
  }

  @Test func `a cached one is asked once, also if two menus show it`() {
    let element = later()
    open(element)
    fixture.tab("c2").contextMenuProvider = { _ in Menu(children: [element]) }
    user.openContextMenu(on: fixture.tab("c2"))
    #expect(fixture.lines == ["..."])
    kept.completions.removeLast()([fixture.action("b")])
    #expect(fixture.open == "menu of c2")
    #expect(fixture.lines == ["b"])
    reopen()
    #expect(fixture.lines == ["b"])
    #expect(fixture.take() == ["menu(c1)", "provider", "menu(c2)", "menu(c1)"])
  }

  @Test func `an uncached one is asked each time its menu opens`() {
    let submenu = Menu(title: "m", children: [later("inner", uncached: true)])
    open(later("outer", uncached: true), submenu)
    #expect(fixture.take() == ["menu(c1)", "outer"])
    user.openSubmenu(submenu)
    user.closeSubmenu()
    user.openSubmenu(submenu)
    #expect(fixture.take() == ["inner", "inner"])
    reopen()
    #expect(fixture.take() == ["menu(c1)", "outer"])
  }

  @Test func `one element in a level twice is asked once`() {
    let element = later(uncached: true)
    open(element, element)
    #expect(fixture.lines == ["...", "..."])
    #expect(fixture.take() == ["menu(c1)", "provider"])
    kept.completions.removeLast()([fixture.action("b")])
    #expect(fixture.lines == ["b", "b"])
  }

  @Test func `what is in a submenu is asked when that opens`() {
    let submenu = Menu(title: "m", children: [later()])
    open(submenu)
    #expect(fixture.take() == ["menu(c1)"])
    #expect(user.openSubmenu(submenu) == .performed)
    #expect(fixture.take() == ["provider"])
    #expect(fixture.lines == ["..."])
  }

  @Test func `a submenu that turns out to be empty closes, a menu too`() {
    let submenu = Menu(title: "m", children: [DeferredMenuElement { $0([]) }])
    open(submenu, fixture.action("a"))
    user.openSubmenu(submenu)
    #expect(fixture.lines == ["a"])
    open(later())
    kept.completions.removeLast()([])
    #expect(fixture.open == "nothing")
  }

  @Test func `what comes after the menu has closed is kept, if it is asked once`() {
    let cached = later()
    let uncached = later(uncached: true)
    open(cached, uncached)
    user.closeMenu()
    for completion in kept.completions { completion([fixture.action("b")]) }
    reopen()
    #expect(fixture.lines == ["b", "..."])
    #expect(fixture.take() == ["menu(c1)", "provider", "provider", "menu(c1)", "provider"])
  }

  @Test func `what comes may be deferred again`() {
    open(later("one"))
    kept.completions.removeLast()([later("two"), fixture.action("a")])
    #expect(fixture.lines == ["...", "a"])
    kept.completions.removeLast()([fixture.action("b")])
    #expect(fixture.lines == ["b", "a"])
    #expect(fixture.take() == ["menu(c1)", "one", "two"])
  }

  @Test func `providers may change everything`() {
    open(
      fixture.action("a"),
      DeferredMenuElement { completion in
        fixture.host.selectedTab = fixture.tab("b")
        fixture.tab("c1").isHidden = true
        completion([])
      }
    )
    #expect(fixture.open == "nothing")
    #expect(fixture.take() == ["menu(c1)", "did(b, a)"])
  }

  @Test func `a provider may answer for another one`() {
    let first = later()
    open(
      first,
      DeferredMenuElement { completion in
        kept.completions.removeLast()([fixture.action("a")])
        completion([fixture.action("b")])
      }
    )
    #expect(fixture.lines == ["a", "b"])
  }

  // MARK: - Mistakes

  @Test(arguments: [false, true])
  func `a completion that is never called is reported, and gives nothing`(uncached: Bool) {
    open(fixture.action("a"), later(uncached: uncached))
    kept.completions = []
    #expect(fixture.take() == ["menu(c1)", "provider", "neverCompleted[\"c1\"]"])
    #expect(fixture.lines == ["a"])
    reopen()
    #expect(fixture.take() == (uncached ? ["menu(c1)", "provider"] : ["menu(c1)"]))
  }

  @Test(arguments: [false, true])
  func `a completion that only its own element keeps is reported when that is gone`(
    uncached: Bool
  ) {
    fixture.delegate.menu = { _ in
      let kept = Kept<[MenuElement]>()
      let provider: DeferredMenuElement.Provider = { kept.completions.append($0) }
      let element = uncached ? .uncached(provider) : DeferredMenuElement(provider)
      return ContextMenuConfiguration(actionProvider: { _ in Menu(children: [element]) })
    }
    reopen()
    #expect(fixture.take() == ["menu(c1)"])
    user.closeMenu()
    #expect(fixture.take() == ["neverCompleted[\"c1\"]"])
  }

  @Test func `a completion that is dropped at once opens nothing`() {
    open(DeferredMenuElement { _ in })
    #expect(fixture.take() == ["menu(c1)", "neverCompleted[\"c1\"]"])
    #expect(fixture.open == "nothing")
  }

  @Test func `a completion that is called twice is reported, and the first counts`() {
    open(
      DeferredMenuElement {
        $0([fixture.action("a")])
        $0([fixture.action("b")])
      }
    )
    #expect(fixture.take() == ["menu(c1)", "completedTwice[\"c1\"]"])
    #expect(fixture.lines == ["a"])
  }

  @Test func `an element that gives itself is cut off and reported`() {
    var element: DeferredMenuElement?
    let made = DeferredMenuElement { $0([fixture.action("a")] + (element.map { [$0] } ?? [])) }
    element = made
    open(made)
    #expect(fixture.lines == ["a"])
    #expect(fixture.take() == ["menu(c1)", "endlessMenu[\"c1\"]"])
  }

  @Test(arguments: [1, 2])
  func `an element that gives ever new ones is cut off and reported`(count: Int) {
    @MainActor func endless() -> DeferredMenuElement {
      .uncached { completion in completion((0..<count).map { _ in endless() }) }
    }
    open(fixture.action("a"), endless())
    #expect(fixture.lines.first == "a")
    #expect(fixture.take() == ["menu(c1)", "endlessMenu[\"c1\"]"])
  }

  @Test func `submenus that open from each other without end are cut off and reported`() {
    var menu = Menu(title: "last", children: [fixture.action("x")])
    for _ in 0..<100 { menu = Menu(title: "m", children: [menu]) }
    open(menu)
    for _ in 0..<100 {
      guard let session = fixture.host.openMenu, case .menu(let next)? = session.items.first else {
        break
      }
      user.openSubmenu(next)
    }
    #expect(fixture.host.openMenu?.openMenus.count == 64)
    #expect(Set(fixture.take()) == ["menu(c1)", "endlessMenu[\"c1\"]"])
  }
}
