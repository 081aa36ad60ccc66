import TabHost
import TabHostTestSupport
import Testing

/// Observing events.
@MainActor struct ObserverTests {
  private let host = TabHostController(tabs: [
    TabItem(title: "A", identifier: "a") { _ in ViewController() },
    TabItem(title: "B", identifier: "b") { _ in ViewController() },
  ])
  private let observer = EventList()

  @Test func `a tap is an action with its transaction, steps, calls and content`() {
    let delegate = Veto()
    host.delegate = delegate
    host.appear()
    let kinds = Set(TabHostEvent.Kind.allCases).subtracting([.override])
    host.addObserver(observer, of: kinds)
    host.user.tap("b")
    expectEqual(
      observer.lines,
      [
        "action tap(b)",
        "  transaction transaction",
        "    delegate shouldSelectTab(b)",
        "    -> true",
        "    step derive",
        "    step delegates",
        "      delegate didSelectTab(b, previous: a) user",
        "    step content",
        "      content makeViewController(b)",
        "      step derive",
        "      content viewDidLoad(b)",
        "      content viewWillDisappear(a)",
        "      content viewWillAppear(b)",
        "      content viewIsAppearing(b)",
        "      content viewDidDisappear(a)",
        "      content viewDidAppear(b)",
        "-> performed",
      ]
    )
    expectEqual(observer.depth, 0)
  }

  @Test func `the style in a compact width is an answer of the delegate of a presentation`() {
    final class Adapting: AdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: PresentationController
      ) -> ModalPresentationStyle { .fullScreen }
    }
    let delegate = Adapting()
    let page = ViewController()
    page.title = "p"
    page.presentationController?.delegate = delegate
    host.traitCollection = .phone
    host.appear()
    host.addObserver(observer, of: [.delegate])
    host.present(page, animated: false)
    expectEqual(observer.lines, ["delegate adaptivePresentationStyle(page: p)", "-> fullScreen"])
  }

  @Test func `without a delegate, there is no call of one`() {
    host.addObserver(observer)
    host.selectedTab = host.tabs[1]
    expect(observer.lines.allSatisfy { !$0.contains("delegate ") })
    expect(!observer.lines.isEmpty)
  }

  @Test func `a diagnostic is an event during which it is delivered`() {
    host.diagnosticHandler = { [observer] _ in observer.lines.append("delivered") }
    host.addObserver(observer)
    host.selectedIndex = 7
    let index = observer.lines.firstIndex(of: "delivered") ?? 0
    expect(observer.lines[max(index - 1, 0)].contains("diagnostic invalidIndex []: "))
  }

  @Test func `an observer is notified once, and not after it was removed`() {
    host.addObserver(observer)
    host.addObserver(observer)
    host.tabs[0].title = "C"
    let once = observer.lines
    expectEqual(once.first, "transaction transaction")
    expectEqual(once.filter { $0 == "transaction transaction" }.count, 1)
    host.removeObserver(observer)
    host.tabs[0].title = "D"
    expectEqual(observer.lines, once)
  }

  @Test func `an observer is not retained`() {
    var other: EventList? = EventList()
    weak let released = other
    if let other { host.addObserver(other) }
    other = nil
    expect(released == nil)
    host.tabs[0].title = "C"
    host.addObserver(observer)
    host.tabs[0].title = "D"
    expectEqual(observer.lines.first, "transaction transaction")
  }

  @Test func `methods that subclasses override are events`() {
    host.appear()
    host.addObserver(observer, of: [.override])
    host.user.tap("b")
    expectEqual(
      observer.lines,
      [
        "override selectedTabDidChange(previous: a)", "override willMove(b)",
        "override didMove(b)", "override loadView(b)", "override updateProperties(b)",
        "override viewWillLayoutSubviews(b)", "override viewDidLayoutSubviews(b)",
        "override willMove(a)", "override didMove(a)",
      ]
    )
  }

  @Test func `an observer is notified of the end of exactly the events whose beginning it saw`() {
    let delegate = Veto()
    host.delegate = delegate
    delegate.didSelect = { [host, observer] in host.addObserver(observer) }
    host.selectedTab = host.tabs[1]
    expectEqual(observer.depth, 0)
    expect(observer.lines.allSatisfy { !$0.contains("transaction") })
    delegate.didSelect = { [host, observer] in host.removeObserver(observer) }
    let count = observer.lines.count
    host.selectedTab = host.tabs[0]
    expectEqual(
      observer.lines.dropFirst(count).last?.hasSuffix("didSelectTab(a, previous: b) program"),
      true
    )
    expect(observer.depth > 0)
  }

  @Test func `the dismissal of a popover and a typed selection run handlers`() {
    host.appear()
    let selection = TabSelection(host, values: ["a", "b"]) { $0 }
    selection.valueHandler = { _ in }
    let popover = Popover(content: ViewController(), sourceItem: host.tabs[0])
    popover.dismissHandler = {}
    host.present(popover)
    host.addObserver(observer, of: [.handler])
    host.selectedTab = host.tabs[1]
    host.dismissPopover()
    expectEqual(observer.lines, ["handler handler valueHandler", "handler handler dismissHandler"])
  }

  @Test func `the store, the renderer, navigation and traits are called by events`() {
    let store = MemoryStore()
    host.customizationStore = store
    let page = ViewController()
    let stack = NavigationController(rootViewController: page)
    let delegate = Pages()
    stack.delegate = delegate
    host.tabs.append(TabItem(title: "S", identifier: "s") { _ in stack })
    page.registerForTraitChanges([LayoutDirectionTrait.self]) { (_: ViewController) in }
    host.selectedTab = host.tabs[2]
    host.appear()
    host.addObserver(observer, of: [.store, .renderer, .delegate, .content])
    host.customizationIdentifier = "x"
    host.needsFrameHandler = {}
    host.traitCollection.layoutDirection = .rightToLeft
    let next = ViewController()
    next.title = "Next"
    stack.pushViewController(next, animated: false)
    expectEqual(observer.depth, 0)
    let lines = observer.lines.filter { !$0.contains(" view") }
    expectEqual(
      lines,
      [
        "store loadCustomization(x)", "content traitChangeHandler(page: ViewController)",
        "renderer needsFrameHandler", "delegate navigationControllerWillShow(page: Next)",
        "delegate navigationControllerDidShow(page: Next)",
      ]
    )
  }

  private final class Pages: NavigationControllerDelegate {}

  private final class MemoryStore: TabCustomizationStore {
    func load(identifier: String) throws -> TabCustomization? { nil }
    func save(_ customization: TabCustomization, identifier: String) throws {}
  }

  private final class Veto: TabHostControllerDelegate {
    var didSelect = {}

    func tabHostController(
      _ tabHostController: TabHostController,
      didSelectTab selectedTab: TabItem,
      previousTab: TabItem?
    ) { didSelect() }
  }
}

/// The events as indented lines, with their results below them.
@MainActor private final class EventList: TabHostObserver {
  var lines: [String] = []
  private(set) var depth = 0

  func tabHostController(_ host: TabHostController, willBegin event: TabHostEvent) {
    lines.append(String(repeating: "  ", count: depth) + "\(event.kind) \(event)")
    depth += 1
  }

  func tabHostController(
    _ host: TabHostController,
    didEnd event: TabHostEvent,
    _ result: TabHostEvent.Result
  ) {
    depth -= 1
    let text: String
    switch result {
    case .completed: return
    case .outcome(let outcome): text = "\(outcome)"
    case .answer(let answer): text = "\(answer)"
    }
    lines.append(String(repeating: "  ", count: depth) + "-> \(text)")
  }
}
