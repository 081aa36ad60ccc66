import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct PresentingTests {
  private let fixture = PresentingFixture()
  private var host: TabHostController { fixture.host }

  @Test(arguments: [ModalPresentationStyle.automatic, .pageSheet, .formSheet])
  func `a sheet appears above the content, which stays on screen`(style: ModalPresentationStyle) {
    let sheet = fixture.make("s", style)
    fixture.page.present(sheet, animated: true) { [fixture] in
      fixture.log.append(.handler("completion"))
    }
    fixture.expect(firstAppearance(of: "s") + [.handler("completion")])
    expectEqual(fixture.presented, ["s \(style == .automatic ? "formSheet" : style.rawValue)"])
    expect(fixture.page.presentedViewController === sheet)
    expect(host.presentedViewController === sheet)
    expect(sheet.presentingViewController === host && sheet.presentedViewController == nil)
    expect(sheet.tabHostController === host && sheet.traitCollection.orientation == .portrait)
    expectEqual(fixture.page.appearanceState, .appeared)

    fixture.page.dismiss(animated: true) { [fixture] in
      fixture.log.append(.handler("completion"))
    }
    fixture.expect(disappearance(of: .page("s")) + [.handler("completion")])
    expect(fixture.presented == [] && sheet.parent == nil)
    expect(sheet.presentingViewController == nil && host.presentedViewController == nil)
  }

  @Test func `full screen takes the content off the screen until it is dismissed`() {
    let cover = fixture.make("f", .fullScreen)
    fixture.page.present(cover, animated: false)
    fixture.expect([
      .didLoad(.page("f")), .willDisappear(.tab("a")), .willAppear(.page("f")),
      .isAppearing(.page("f")), .didAppear(.page("f")), .didDisappear(.tab("a")),
    ])
    expect(host.isDisplayed)
    cover.dismiss(animated: false)
    fixture.expect(exchange(.page("f"), .tab("a")))
  }

  @Test func `a tab selected beneath full screen appears when it is dismissed`() {
    let cover = fixture.show("f", .fullScreen)
    host.selectedTab = fixture.base.tab("b")
    fixture.expect([.didSelect("b", previous: "a", origin: .program), .make(.tab("b"))])
    expectEqual(fixture.presented, ["f fullScreen"])
    cover.dismiss(animated: false)
    fixture.expect([.didLoad(.tab("b"))] + exchange(.page("f"), .tab("b")))
  }

  @Test func `a full-screen page disappears and reappears with the host`() {
    fixture.show("f", .fullScreen)
    host.disappear()
    fixture.expect(disappearance(of: .page("f")))
    host.appear()
    fixture.expect([
      .willAppear(.page("f")), .isAppearing(.page("f")), .didAppear(.page("f")),
    ])
    host.dismiss(animated: false)
    fixture.expect(exchange(.page("f"), .tab("a")))
  }

  @Test func `a presented controller presents the next, and dismissing it takes both away`() {
    let first = fixture.show("1")
    let second = fixture.make("2", .fullScreen)
    first.present(second, animated: false)
    fixture.expect([
      .didLoad(.page("2")), .willDisappear(.page("1")), .willDisappear(.tab("a")),
      .willAppear(.page("2")), .isAppearing(.page("2")), .didAppear(.page("2")),
      .didDisappear(.page("1")), .didDisappear(.tab("a")),
    ])
    expect(first.presentedViewController === second && second.presentingViewController === first)
    expect(fixture.page.presentedViewController === first)
    host.dismiss(animated: false)
    fixture.expect(exchange(.page("2"), .tab("a")))
    expect(fixture.presented == [] && first.parent == nil && second.parent == nil)
  }

  @Test func `dismissing a presenter in the middle only dismisses the controllers above it`() {
    let first = fixture.show("1")
    let second = fixture.make("2")
    first.present(second, animated: false)
    second.present(fixture.make("3"), animated: false)
    _ = fixture.take()
    first.dismiss(animated: false)
    fixture.expect([
      .willDisappear(.page("3")), .willDisappear(.page("2")), .didDisappear(.page("3")),
      .didDisappear(.page("2")),
    ])
    expectEqual(fixture.presented, ["1 formSheet"])
    first.dismiss(animated: false)
    expectEqual(fixture.presented, [])
  }

  @Test func `without anything to dismiss, only the completion is called`() {
    var count = 0
    host.dismiss(animated: false) { count += 1 }
    fixture.page.dismiss(animated: false) { count += 1 }
    ViewController().dismiss(animated: false) { count += 1 }
    expect(count == 3 && fixture.take() == [])
  }

  @Test func `a page in a presented container presents from that container`() {
    let page = fixture.make("p")
    let stack = NavigationController(rootViewController: page)
    fixture.page.present(stack, animated: false)
    expect(page.presentingViewController === host)
    page.present(fixture.make("q"), animated: false)
    expectEqual(fixture.presented.count, 2)
    expect(page.presentedViewController === stack.presentedViewController)
    page.dismiss(animated: false)
    page.dismiss(animated: false)
    expectEqual(fixture.presented, [])
  }

  @Test func `a controller of a nested host is presented by the outermost one`() {
    let inner = TabHostController(tabs: [.shown("x")])
    host.tabs.append(.showing(inner, "n"))
    host.selectedTab = fixture.base.tab("n")
    let sheet = fixture.make("s")
    inner.selectedViewController?.present(sheet, animated: false)
    expect(fixture.presented == ["s formSheet"] && inner.presentedControllers.isEmpty)
    expectEqual(inner.user.tap("x"), .refused(.covered))
    sheet.dismiss(animated: false)
    expectEqual(inner.user.tap("x"), .performed)
  }

  @Test func `a nested host that is presented is not covered by itself`() {
    let inner = TabHostController(tabs: [.shown("x"), .shown("y")])
    fixture.page.present(inner, animated: false)
    expectEqual(inner.user.tap("y"), .performed)
    inner.present(fixture.make("s"), animated: false)
    expectEqual(inner.user.tap("x"), .refused(.covered))
  }

  @Test func `an off-screen host presents when it appears`() {
    host.disappear()
    _ = fixture.take()
    var isComplete = false
    host.present(fixture.make("s"), animated: false) { isComplete = true }
    expect(isComplete && fixture.take() == [])
    host.appear()
    expectEqual(fixture.take().last, .didAppear(.page("s")))
  }

  @Test func `a presented controller that moves to another container is dismissed`() {
    let cover = fixture.show("f", .fullScreen)
    let container = ViewController()
    container.addChild(cover)
    expect(fixture.presented == [] && cover.parent === container)
    expectEqual(fixture.page.appearanceState, .appeared)
    expectEqual(cover.appearanceState, .disappeared)
  }

  @Test func `observers are notified when the presented controllers change`() {
    let presenting = Watch { _ = host.presentedViewController }
    fixture.show("s")
    expectEqual(presenting.count, 1)
    let dismissing = Watch { _ = host.presentedViewController }
    host.dismiss(animated: false)
    expect(presenting.count == 1 && dismissing.count == 1)
  }

  @Test func `a renderer is notified of overlays`() {
    host.needsFrameHandler = {}
    _ = host.takeChanges()
    fixture.show("s")
    expect(host.takeChanges().contains(.overlays))
    host.dismiss(animated: false)
    expect(host.takeChanges().contains(.overlays))
  }

  // MARK: - The tab

  enum Leaving: CaseIterable {
    case hidden, removed

    @MainActor func happen(to fixture: PresentingFixture) {
      switch self {
      case .hidden: fixture.base.tab("a").isHidden = true
      case .removed: fixture.host.tabs.removeFirst()
      }
    }
  }

  @Test(arguments: Leaving.allCases)
  func `controllers are dismissed with the tab that they were presented from`(leaving: Leaving) {
    let first = fixture.show("1")
    first.present(fixture.make("2"), animated: false)
    leaving.happen(to: fixture)
    expectEqual(fixture.presented, [])
    expectEqual(first.appearanceState, .disappeared)
  }

  @Test(arguments: Leaving.allCases)
  func `a controller presented from the host is not dismissed with a tab`(leaving: Leaving) {
    host.present(fixture.make("s"), animated: false)
    leaving.happen(to: fixture)
    expectEqual(fixture.presented, ["s formSheet"])
  }

  @Test func `a page of a hidden tab that the app has selected can present`() {
    fixture.base.tab("b").isHidden = true
    host.selectedTab = fixture.base.tab("b")
    fixture.show("s")
    expectEqual(fixture.presented, ["s formSheet"])
    host.tabs.remove(at: 1)
    expectEqual(fixture.presented, ["s formSheet"])
  }
}
