import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct PopoverTests {
  private let fixture = GestureFixture()
  private let log = CallLog()
  private var host: TabHostController { fixture.host }

  private func popover(_ name: String = "p", on tab: String = "c1") -> Popover {
    Popover(
      content: NotedPage(name, log),
      sourceItem: fixture.tab(tab)
    ) { [delegate = fixture.delegate] in
      delegate.note("dismissed \(name)")
    }
  }

  @Test func `presenting and dismissing a popover adds and removes its content`() {
    let popover = popover()
    host.present(popover)
    expect(host.popover === popover)
    expect(popover.content.parent === host)
    log.expect([
      .didLoad(.page("p")), .willAppear(.page("p")), .isAppearing(.page("p")),
      .didAppear(.page("p")),
    ])
    host.present(popover)
    expect(log.take() == [] && fixture.take() == [])
    host.dismissPopover()
    expect(host.popover == nil)
    expect(popover.content.parent == nil)
    log.expect([.willDisappear(.page("p")), .didDisappear(.page("p"))])
    fixture.expect(["dismissed p"])
    host.dismissPopover()
    fixture.expect([])
  }

  @Test func `a second popover dismisses the first`() {
    host.present(popover("one"))
    _ = log.take()
    host.present(popover("two", on: "b"))
    fixture.expect(["dismissed one"])
    log.expect([.didLoad(.page("two"))] + exchange(.page("one"), .page("two")))
  }

  @Test func `of all user actions, only dismissPopover() dismisses a popover`() {
    expectEqual(fixture.user.dismissPopover(), .refused(.notAvailable))
    host.present(popover())
    fixture.user.tap("b")
    expect(host.popover != nil)
    expectEqual(fixture.user.dismissPopover(), .performed)
    fixture.expect(["should(b)", "did(b, a)", "dismissed p"])
    host.present(popover())
    host.disappear()
    expectEqual(fixture.user.dismissPopover(), .refused(.notOnScreen))
  }

  @Test func `the content of a popover appears and disappears with the host`() {
    host.disappear()
    host.present(popover())
    log.expect([])
    host.appear()
    expectEqual(log.take().last, .didAppear(.page("p")))
    host.disappear()
    log.expect([.willDisappear(.page("p")), .didDisappear(.page("p"))])
    expect(host.popover != nil)
    fixture.expect([])
  }

  /// A change that hides or removes the tab `c1`.
  enum Leaving: CaseIterable {
    case hidden, groupHidden, removed, groupRemoved, byPerson

    @MainActor func happen(to fixture: GestureFixture) {
      switch self {
      case .hidden: fixture.tab("c1").isHidden = true
      case .groupHidden: fixture.group.isHidden = true
      case .removed: fixture.group.children.removeFirst()
      case .groupRemoved: fixture.host.tabs.removeLast()
      case .byPerson:
        fixture.tab("c1").allowsHiding = true
        fixture.user.beginEditing()
        fixture.user.uncheck(fixture.tab("c1"))
      }
    }
  }

  @Test(arguments: Leaving.allCases)
  func `a popover is dismissed when its tab is hidden or removed`(leaving: Leaving) {
    host.present(popover())
    leaving.happen(to: fixture)
    expect(host.popover == nil)
    fixture.expect((leaving == .byPerson ? ["willEdit"] : []) + ["dismissed p"])
  }

  @Test func `a popover stays when its tab moves, collapses or returns in a batch`() {
    let tab = fixture.tab("c1")
    host.present(popover())
    fixture.group.isExpanded = false
    host.sidebar.isHidden = true
    host.performBatchUpdates {
      fixture.group.children = []
      host.tabs.append(tab)
    }
    expect(host.popover != nil)
    fixture.expect(["sbWill(true)"])
  }

  @Test func `the dismiss handler is called once for each presentation`() {
    let popover = popover()
    for _ in 0..<2 {
      host.present(popover)
      host.performBatchUpdates {
        host.dismissPopover()
        fixture.tab("c1").isHidden = true
      }
      fixture.tab("c1").isHidden = false
    }
    fixture.expect(["dismissed p", "dismissed p"])
  }

  @Test func `the dismiss handler can change the host and present another popover`() {
    let next = popover("next", on: "b")
    let first = popover()
    first.dismissHandler = {
      fixture.delegate.note("popover \(host.popover == nil)")
      host.selectedTab = fixture.tab("b")
      host.present(next)
    }
    host.present(first)
    host.dismissPopover()
    fixture.expect(["popover true", "did(b, a)"])
    expect(host.popover === next)
    expectEqual(log.take().last, .didAppear(.page("next")))
  }

  @Test func `a popover can be presented from the row of an action`() {
    let group = fixture.group
    let action = Action(title: "New") { action in
      guard let source = action.presentationSourceItem else { return }
      host.present(Popover(content: ViewController(), sourceItem: source))
    }
    group.sidebarActions = [action]
    fixture.user.perform(action, in: group)
    expect(host.popover != nil)
    group.isHidden = true
    expect(host.popover == nil)
  }

  // MARK: - Misuse

  @Test func `the host and its containers cannot be presented`() {
    let container = ViewController()
    container.addChild(host)
    for content in [host, container] {
      let popover = Popover(content: content, sourceItem: fixture.tab("c1")) {
        Issue.record("was never presented")
      }
      host.present(popover)
    }
    expect(host.popover == nil)
    fixture.expect(["missingContent[\"c1\"]", "missingContent[\"c1\"]"])
  }

  @Test func `a tab of another host or of none is rejected as the source`() {
    let stays = popover()
    host.present(stays)
    host.present(Popover(content: ViewController(), sourceItem: TabItem.bare("foreign")))
    expect(host.popover === stays)
    fixture.expect(["foreignSource[\"foreign\"]"])
  }

  @Test func `a popover for a hidden tab is dismissed immediately`() {
    fixture.tab("c1").isHidden = true
    host.present(popover())
    expect(host.popover == nil)
    fixture.expect(["dismissed p"])
    log.expect([])
  }

  @Test func `dismiss handlers that endlessly present again are stopped and reported`() {
    fixture.tab("c1").isHidden = true
    let popover = popover()
    popover.dismissHandler = { [weak popover] in
      if let popover { host.present(popover) }
    }
    host.present(popover)
    expect(host.popover == nil)
    expectEqual(Set(fixture.take()), ["selectionLoop[]"])
  }

  @Test func `a popover is dismissed when another parent adds its content`() {
    let popover = popover()
    host.present(popover)
    let other = ViewController()
    other.addChild(popover.content)
    expect(host.popover == nil)
    expect(popover.content.parent === other)
    fixture.expect(["dismissed p"])
  }

  @Test func `a popover that another host presents is dismissed with the popover above it`() {
    let (popover, other) = (
      Popover(content: ViewController(), sourceItem: Source()), GestureFixture()
    )
    let upper = ViewController()
    upper.modalPresentationStyle = .popover
    upper.popoverPresentationController?.sourceItem = fixture.tab("b")
    host.present(popover)
    popover.content.present(upper, animated: false)
    expectEqual(host.presentedControllers.count, 2)
    other.host.present(popover)
    expect(host.presentedControllers.isEmpty)
    expectEqual(upper.appearanceState, .disappeared)
    expect(other.host.popover === popover && popover.content.parent === other.host)
  }

  @Test func `a popover with the content of another one dismisses that one`() {
    let popover = popover()
    host.present(popover)
    let source = fixture.tab("b")
    let shared = Popover(content: popover.content, sourceItem: source)
    host.present(shared)
    expect(host.popover === shared)
    expect(shared.content.parent === host)
    fixture.expect(["dismissed p"])
  }

  private final class Source: PopoverSourceItem {
    func frame(in controller: ViewController) -> CGRect? { nil }
  }

  @Test func `a popover can show content that is on screen, which stays there`() throws {
    let content = try #require(host.selectedViewController)
    host.present(Popover(content: content, sourceItem: fixture.tab("b")))
    host.dismissPopover()
    expect(content.parent === host)
    expectEqual(content.appearanceState, .appeared)
  }

  @Test func `presenting and dismissing invalidates the overlays`() {
    host.needsFrameHandler = {}
    host.present(popover())
    expect(host.takeChanges().contains(.overlays))
    host.dismissPopover()
    expect(host.takeChanges().contains(.overlays))
  }

  @Test func `a tab is a popover source and supports spring loading`() {
    let source: any PopoverSourceItem = fixture.tab("c1")
    expect(source.frame(in: host) == nil)
    let loaded: any SpringLoadedInteractionSupporting = fixture.tab("c1")
    expect(loaded.isSpringLoaded)
    loaded.isSpringLoaded = false
    expect(!fixture.tab("c1").isSpringLoaded)
  }
}

@MainActor struct PopoverAnchorTests {
  private let fixture = GestureFixture()
  private var host: TabHostController { fixture.host }

  private func present(on tab: String) -> () -> String {
    let popover = Popover(content: ViewController(), sourceItem: fixture.tab(tab))
    host.present(popover)
    return { popover.anchor.text }
  }

  @Test func `parity 25: the anchor changes with its tab between sidebar, bar and overflow`() {
    let anchor = present(on: "c1")
    expectEqual(anchor(), "row c1")
    fixture.group.isExpanded = false
    expectEqual(anchor(), "row g")
    fixture.sidebar.isHidden = true
    expectEqual(anchor(), "item g")
    fixture.tab("c1").preferredPlacement = .fixed
    expectEqual(anchor(), "item c1")
    host.traitCollection = .phone
    expectEqual(anchor(), "item c1")
    fixture.group.barPresentation = .singleItem
    expectEqual(anchor(), "item g")
    host.tabs.insert(contentsOf: (0..<4).map { .shown("x\($0)") }, at: 0)
    expectEqual(anchor(), "overflow")
    host.isTabBarHidden = true
    expectEqual(anchor(), "host")
    host.isTabBarHidden = false
    host.compactTabIdentifiers = ["a"]
    expectEqual(anchor(), "host")
    host.disappear()
    expectEqual(anchor(), "host")
  }

  @Test func `with bar and sidebar on screen, the nearest anchor is used, the item before the row`()
  {
    let child = present(on: "c1")
    fixture.user.beginEditing()
    expectEqual(child(), "row c1")
    expectEqual(present(on: "b")(), "item b")
  }

  @Test func `an inline group has no row, so the group above it is the anchor`() {
    let inner = TabGroupItem.of([.shown("n")], "i").having {
      $0.sidebarAppearance = .inline
    }
    fixture.group.children.append(inner)
    let anchor = present(on: "n")
    expectEqual(anchor(), "row n")
    fixture.group.isExpanded = false
    expectEqual(anchor(), "row g")
  }

  @Test func `the anchor is the row of an action, or its group while the row is not shown`() {
    let group = fixture.group
    var popover: Popover?
    let action = Action(title: "New") { action in
      guard let source = action.presentationSourceItem else { return }
      let made = Popover(content: ViewController(), sourceItem: source)
      popover = made
      host.present(made)
    }
    group.sidebarActions = [action]
    fixture.user.perform(action, in: group)
    expectEqual(popover?.anchor.text, "action New of g")
    group.isExpanded = false
    expectEqual(popover?.anchor.text, "row g")
    fixture.sidebar.isHidden = true
    expectEqual(popover?.anchor.text, "item g")
  }

  @Test func `without a host, or for another source item, the anchor is the host`() {
    let popover = Popover(content: ViewController(), sourceItem: fixture.tab("c1"))
    expectEqual(popover.anchor.text, "host")
    let other = Popover(content: ViewController(), sourceItem: Elsewhere(), arrowEdge: .top)
    host.present(other)
    expect(host.popover === other)
    expectEqual(other.anchor.text, "host")
    expectEqual(other.arrowEdge, .top)
  }

  private final class Elsewhere: PopoverSourceItem {
    func frame(in controller: ViewController) -> CGRect? { nil }
  }
}

extension Popover.Anchor {
  @MainActor fileprivate var text: String {
    switch self {
    case .barItem(let tab): "item \(tab.identifier)"
    case .row(let tab): "row \(tab.identifier)"
    case .action(let action, let group): "action \(action.title) of \(group.identifier)"
    case .barButton(let button): "button \(button.title ?? "")"
    case .overflow: "overflow"
    case .host: "host"
    }
  }
}
