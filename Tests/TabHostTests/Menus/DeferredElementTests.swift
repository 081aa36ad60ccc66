import TabHost
import TabHostTestSupport
import Testing

/// Deferred menu elements.
@MainActor struct DeferredElementTests {
  private let fixture = GestureFixture()
  private let kept = Kept<[MenuElement]>()
  private var user: UserInteraction { fixture.user }

  /// Returns an element whose provider is recorded and whose completion is stored.
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

  @Test func `elements delivered immediately are shown immediately, in their place`() {
    open(
      fixture.action("a"),
      DeferredMenuElement { $0([fixture.action("b"), fixture.action("c")]) },
      fixture.action("d")
    )
    expectEqual(fixture.lines, ["a", "b", "c", "d"])
    fixture.expect(["menu(c1)"])
  }

  @Test func `a placeholder is shown until the completion is called`() {
    fixture.host.needsFrameHandler = {}
    open(fixture.action("a"), later())
    expectEqual(fixture.lines, ["a", "..."])
    _ = fixture.host.takeChanges()
    kept.completions.removeLast()([fixture.action("b")])
    expectEqual(fixture.lines, ["a", "b"])
    expect(fixture.host.takeChanges().contains(.overlays))
  }

  @Test func `a cached provider is called once, even if two menus contain the element`() {
    let element = later()
    open(element)
    fixture.tab("c2").contextMenuProvider = { _ in Menu(children: [element]) }
    user.openContextMenu(on: fixture.tab("c2"))
    expectEqual(fixture.lines, ["..."])
    kept.completions.removeLast()([fixture.action("b")])
    expectEqual(fixture.open, "menu of c2")
    expectEqual(fixture.lines, ["b"])
    reopen()
    expectEqual(fixture.lines, ["b"])
    fixture.expect(["menu(c1)", "provider", "menu(c2)", "menu(c1)"])
  }

  @Test func `an uncached provider is called each time its menu opens`() {
    let submenu = Menu(title: "m", children: [later("inner", uncached: true)])
    open(later("outer", uncached: true), submenu)
    fixture.expect(["menu(c1)", "outer"])
    user.openSubmenu(submenu)
    user.closeSubmenu()
    user.openSubmenu(submenu)
    fixture.expect(["inner", "inner"])
    reopen()
    fixture.expect(["menu(c1)", "outer"])
  }

  @Test func `an element that occurs twice in a level is requested once`() {
    let element = later(uncached: true)
    open(element, element)
    expectEqual(fixture.lines, ["...", "..."])
    fixture.expect(["menu(c1)", "provider"])
    kept.completions.removeLast()([fixture.action("b")])
    expectEqual(fixture.lines, ["b", "b"])
  }

  @Test func `elements of a submenu are requested when it opens`() {
    let submenu = Menu(title: "m", children: [later()])
    open(submenu)
    fixture.expect(["menu(c1)"])
    expectEqual(user.openSubmenu(submenu), .performed)
    fixture.expect(["provider"])
    expectEqual(fixture.lines, ["..."])
  }

  @Test func `a submenu that turns out to be empty closes, and so does a menu`() {
    let submenu = Menu(title: "m", children: [DeferredMenuElement { $0([]) }])
    open(submenu, fixture.action("a"))
    user.openSubmenu(submenu)
    expectEqual(fixture.lines, ["a"])
    open(later())
    kept.completions.removeLast()([])
    expectEqual(fixture.open, "nothing")
  }

  @Test func `elements delivered after the menu has closed are kept only if cached`() {
    let cached = later()
    let uncached = later(uncached: true)
    open(cached, uncached)
    user.closeMenu()
    for completion in kept.completions { completion([fixture.action("b")]) }
    reopen()
    expectEqual(fixture.lines, ["b", "..."])
    fixture.expect(["menu(c1)", "provider", "provider", "menu(c1)", "provider"])
  }

  @Test func `delivered elements can be deferred again`() {
    open(later("one"))
    kept.completions.removeLast()([later("two"), fixture.action("a")])
    expectEqual(fixture.lines, ["...", "a"])
    kept.completions.removeLast()([fixture.action("b")])
    expectEqual(fixture.lines, ["b", "a"])
    fixture.expect(["menu(c1)", "one", "two"])
  }

  @Test func `providers can change the host`() {
    open(
      fixture.action("a"),
      DeferredMenuElement { completion in
        fixture.host.selectedTab = fixture.tab("b")
        fixture.tab("c1").isHidden = true
        completion([])
      }
    )
    expectEqual(fixture.open, "nothing")
    fixture.expect(["menu(c1)", "did(b, a)"])
  }

  @Test func `a provider can call the completion of another one`() {
    let first = later()
    open(
      first,
      DeferredMenuElement { completion in
        kept.completions.removeLast()([fixture.action("a")])
        completion([fixture.action("b")])
      }
    )
    expectEqual(fixture.lines, ["a", "b"])
  }

  // MARK: - Misuse

  @Test(arguments: [false, true])
  func `a completion that is never called is reported and delivers nothing`(uncached: Bool) {
    open(fixture.action("a"), later(uncached: uncached))
    kept.completions = []
    fixture.expect(["menu(c1)", "provider", "neverCompleted[\"c1\"]"])
    expectEqual(fixture.lines, ["a"])
    reopen()
    fixture.expect((uncached ? ["menu(c1)", "provider"] : ["menu(c1)"]))
  }

  @Test(arguments: [false, true])
  func `a completion retained only by its own element is reported on release`(
    uncached: Bool
  ) {
    fixture.delegate.menu = { _ in
      let kept = Kept<[MenuElement]>()
      let provider: DeferredMenuElement.Provider = { kept.completions.append($0) }
      let element = uncached ? .uncached(provider) : DeferredMenuElement(provider)
      return ContextMenuConfiguration(actionProvider: { _ in Menu(children: [element]) })
    }
    reopen()
    fixture.expect(["menu(c1)"])
    user.closeMenu()
    fixture.expect(["neverCompleted[\"c1\"]"])
  }

  @Test func `a completion that is discarded immediately is reported, and no menu opens`() {
    open(DeferredMenuElement { _ in })
    fixture.expect(["menu(c1)", "neverCompleted[\"c1\"]"])
    expectEqual(fixture.open, "nothing")
  }

  @Test func `a completion called twice is reported, and only the first call counts`() {
    open(
      DeferredMenuElement {
        $0([fixture.action("a")])
        $0([fixture.action("b")])
      }
    )
    fixture.expect(["menu(c1)", "completedTwice[\"c1\"]"])
    expectEqual(fixture.lines, ["a"])
  }

  @Test func `an element that delivers itself is omitted and reported`() {
    var element: DeferredMenuElement?
    let made = DeferredMenuElement { $0([fixture.action("a")] + (element.map { [$0] } ?? [])) }
    element = made
    open(made)
    expectEqual(fixture.lines, ["a"])
    fixture.expect(["menu(c1)", "endlessMenu[\"c1\"]"])
  }

  @Test(arguments: [1, 2])
  func `an element that endlessly delivers new ones is stopped and reported`(count: Int) {
    @MainActor func endless() -> DeferredMenuElement {
      .uncached { completion in completion((0..<count).map { _ in endless() }) }
    }
    open(fixture.action("a"), endless())
    expectEqual(fixture.lines.first, "a")
    fixture.expect(["menu(c1)", "endlessMenu[\"c1\"]"])
  }

  @Test func `submenus nested too deeply are not opened and are reported`() {
    var menu = Menu(title: "last", children: [fixture.action("x")])
    for _ in 0..<100 { menu = Menu(title: "m", children: [menu]) }
    open(menu)
    for _ in 0..<100 {
      guard let session = fixture.host.openMenu, case .menu(let next)? = session.items.first else {
        break
      }
      user.openSubmenu(next)
    }
    expectEqual(fixture.host.openMenu?.openMenus.count, 64)
    expectEqual(Set(fixture.take()), ["menu(c1)", "endlessMenu[\"c1\"]"])
  }
}
