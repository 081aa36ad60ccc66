import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// A page that notes when it is asked, selected again and scrolled, and that can refuse to be left.
@MainActor private final class AskedPage: ViewController {
  let notes: Notes
  var answer: () -> Bool = { true }

  init(_ name: String, _ notes: Notes) {
    self.notes = notes
    super.init()
    title = name
  }

  private var name: String { title ?? "" }

  override func shouldLeavePage() -> Bool {
    let answer = answer()
    notes.words.append("leave \(name) -> \(answer)")
    return answer
  }

  override func tabWasReselected() { notes.words.append("reselected \(name)") }
  override func scrollToBeginning() { notes.words.append("scroll \(name)") }
}

/// A stack, a column or a part that the user goes back in, and the second tap on a tab, which goes back to
/// the root of all of them.
@MainActor struct GoingBackTests {
  private let notes = Notes()

  private func page(_ name: String) -> AskedPage { AskedPage(name, notes) }

  /// A stack with a number of pages.
  private func stack(_ name: String, _ count: Int = 2) -> NavigationController {
    let stack = NavigationController(rootViewController: page("\(name)1"))
    for number in 2..<(count + 1) {
      stack.pushViewController(page("\(name)\(number)"), animated: false)
    }
    return stack
  }

  private func host(_ content: ViewController, _ size: SizeClass = .regular) -> TabHostController {
    let host = TabHostController(tabs: [.showing(content, "a"), .shown("b")])
    host.diagnosticHandler = { _ in }
    host.traitCollection.horizontalSizeClass = size
    host.appear()
    _ = notes.take()
    return host
  }

  private func page(containing child: ViewController) -> ViewController {
    let page = page("page")
    page.addChild(child)
    child.didMove(toParent: page)
    return page
  }

  // MARK: - The second tap on a tab

  enum Arrangement: CaseIterable {
    case page, stack, split, splitWithPages, splitOnStack, stackOfSplits, parts, splitInParts
    case nestedHost, splitInNestedHost, partsOnStack
  }

  private func content(_ arrangement: Arrangement) -> ViewController {
    switch arrangement {
    case .page: page("x")
    case .stack: stack("s", 4)
    case .split: SplitController(primary: stack("p"), secondary: stack("d", 3))
    case .splitWithPages: SplitController(primary: page("p"), secondary: page("d"))
    case .splitOnStack:
      NavigationController(
        rootViewController: SplitController(primary: stack("p"), secondary: page("d"))
      )
    case .stackOfSplits: stackOfSplits
    case .parts: parts([stack("u"), page("m"), stack("l", 3)])
    case .splitInParts:
      parts([SplitController(primary: stack("p"), secondary: stack("d")), stack("l")])
    case .nestedHost: TabHostController(tabs: [.showing(stack("s", 3), "inner")])
    case .splitInNestedHost:
      TabHostController(tabs: [
        .showing(SplitController(primary: stack("p"), secondary: stack("d")), "inner")
      ])
    case .partsOnStack: NavigationController(rootViewController: parts([stack("u"), stack("l")]))
    }
  }

  private var stackOfSplits: ViewController {
    let split = SplitController(primary: stack("p"), secondary: page("d"))
    let stack = NavigationController(rootViewController: split)
    stack.pushViewController(page("top"), animated: false)
    return stack
  }

  private func parts(_ pages: [ViewController]) -> PartsController {
    PartsController(parts: pages.map { PartsController.Part($0) })
  }

  /// Returns all stacks below a controller.
  private func stacks(in controller: ViewController) -> [NavigationController] {
    let below = controller.children.flatMap { stacks(in: $0) }
    return (controller as? NavigationController).map { [$0] + below } ?? below
  }

  @Test(arguments: Arrangement.allCases, [SizeClass.regular, .compact])
  func `after a tap on the selected tab, the user cannot go back`(
    arrangement: Arrangement,
    size: SizeClass
  ) {
    let content = content(arrangement)
    let host = host(content, size)
    expectEqual(host.user.tap("a"), .performed)
    let outcome = host.user.goBack()
    expect([.refused(.atRoot), .refused(.noNavigationController)].contains(outcome))
    for stack in stacks(in: content) { expectEqual(stack.viewControllers.count, 1) }
  }

  @Test func `row 5: the content goes back after the notifications, and only once`() {
    let list = stack("p")
    let split = SplitController(primary: list, secondary: stack("d", 3))
    let host = host(split)
    let log = CallLog()
    SilentDelegate.shared.listen(to: host)
    log.record(host, of: [.delegate])
    host.user.tap("a")
    log.expect([.shouldSelect("a"), .didSelect("a", previous: "a")])
    notes.expect([
      "leave d3 -> true", "leave d2 -> true", "leave p2 -> true",
    ])
    host.user.tap("a")
    notes.expect(["scroll p1", "scroll d1"])
  }

  @Test func `a page is notified of the reselection before it is asked`() {
    let host = host(stack("s"))
    host.user.tap("a")
    notes.expect(["reselected s2", "leave s2 -> true"])
  }

  @Test(arguments: [true, false])
  func `after a page that is asked has changed the stack, nothing else is left`(pushes: Bool) {
    for goesBack in [true, false] {
      let (root, asked, pushed) = (page("root"), page("asked"), page("pushed"))
      let stack = NavigationController(rootViewController: root)
      stack.setViewControllers([root, page("middle"), asked], animated: false)
      let host = host(stack)
      asked.answer = { [unowned stack] in
        if pushes {
          stack.pushViewController(pushed, animated: false)
        } else {
          stack.popViewController(animated: false)
        }
        return true
      }
      expectEqual(
        goesBack ? host.user.goBack() : host.user.tap("a"),
        goesBack ? .vetoed : .performed
      )
      expectEqual(
        stack.viewControllers.map(\.title),
        ["root", "middle"] + (pushes ? ["asked", "pushed"] : [])
      )
    }
  }

  @Test func `without reselection behavior, a second tap neither goes back nor scrolls`() {
    let stack = stack("s")
    let host = host(stack)
    host.tabs[0].reselectionBehavior = .none
    host.user.tap("a")
    expectEqual(stack.viewControllers.count, 2)
    notes.expect(["reselected s2"])
    stack.popViewController(animated: false)
    host.user.tap("a")
    notes.expect(["reselected s1"])
  }

  @Test func `a second tap in a host inside a page leaves the page where it is`() {
    let inner = TabHostController(tabs: [.showing(stack("i"), "i")])
    let outer = NavigationController(rootViewController: page("o1"))
    outer.pushViewController(page(containing: inner), animated: false)
    let host = host(outer)
    expectEqual(inner.user.tap("i"), .performed)
    expect(host.selectedViewController === outer)
    expectEqual(outer.viewControllers.count, 2)
    expectEqual(stacks(in: inner).map(\.viewControllers.count), [1])
  }

  @Test func `in a managed stack, the columns of the page of the tab go back, too`() {
    let list = stack("p")
    let split = SplitController(primary: list, secondary: page("d"))
    let group = TabGroupItem.of([.showing(split, "c")], "g")
    group.managingNavigationController = NavigationController()
    let host = TabHostController(tabs: [group])
    host.appear()
    host.selectedTab = group.children[0]
    group.managingNavigationController?.pushViewController(page("detail"), animated: false)
    _ = notes.take()
    host.user.choose("c")
    expect(host.selectedTab === group.children[0])
    expectEqual(group.managingNavigationController?.viewControllers.count, 1)
    expectEqual(list.viewControllers.count, 1)
  }

  // MARK: - The question whether the user may leave a page

  @Test func `a page refuses that the user goes back, and code pops it`() throws {
    let stack = stack("s", 3)
    let host = host(stack)
    let top = try #require(stack.topViewController as? AskedPage)
    top.answer = { false }
    expectEqual(host.user.goBack(), .vetoed)
    notes.expect(["leave s3 -> false"])
    expectEqual(stack.viewControllers.count, 3)
    stack.popViewController(animated: false)
    notes.expect([])
    expectEqual(host.user.goBack(), .performed)
    notes.expect(["leave s2 -> true"])
  }

  @Test func `a page in a page on top refuses, too`() {
    let child = page("child")
    let stack = stack("s", 1)
    stack.pushViewController(page(containing: child), animated: false)
    let host = host(stack)
    child.answer = { false }
    expectEqual(host.user.goBack(), .vetoed)
    notes.expect(["leave page -> true", "leave child -> false"])
  }

  @Test func `a page that goes back itself when it is asked is left once`() throws {
    let stack = stack("s", 3)
    let host = host(stack)
    let top = try #require(stack.topViewController as? AskedPage)
    top.answer = { [unowned stack] in
      stack.popViewController(animated: false)
      return true
    }
    expectEqual(host.user.goBack(), .vetoed)
    expectEqual(stack.viewControllers.count, 2)
  }

  @Test func `a page with its own back action is not asked`() throws {
    let stack = stack("s")
    let host = host(stack)
    stack.topViewController?.navigationItem.backAction = Action(title: "Own") { _ in }
    expectEqual(host.user.goBack(), .performed)
    notes.expect([])
  }

  @Test func `the details of a collapsed split refuse`() {
    let details = page("d")
    let split = SplitController(primary: page("p"), secondary: details)
    let host = host(split, .compact)
    details.answer = { false }
    expectEqual(host.user.goBack(), .vetoed)
    host.user.tap("a")
    notes.expect(["leave d -> false", "leave d -> false"])
    expectEqual(split.topColumn, .secondary)
    split.show(.primary)
    notes.expect([])
  }

  @Test func `row 5: a refused second tap makes its calls and pops nothing`() throws {
    let list = stack("p")
    let details = stack("d", 3)
    let host = host(SplitController(primary: list, secondary: details))
    let log = CallLog()
    SilentDelegate.shared.listen(to: host)
    log.record(host, of: [.delegate])
    let refusing = try #require(list.topViewController as? AskedPage)
    refusing.answer = { false }
    expectEqual(host.user.tap("a"), .performed)
    log.expect([.shouldSelect("a"), .didSelect("a", previous: "a")])
    notes.expect(["leave d3 -> true", "leave d2 -> true", "leave p2 -> false"])
    expectEqual([list, details].map(\.viewControllers.count), [2, 3])
  }

  @Test func `a page that selects another tab when it is asked stays`() throws {
    let stack = stack("s")
    let host = host(stack)
    let top = try #require(stack.topViewController as? AskedPage)
    top.answer = { [unowned host] in
      host.selectedTab = host.tabs[1]
      return true
    }
    host.user.tap("a")
    expectEqual(stack.viewControllers.count, 2)
  }

  @Test func `a presented page refuses to be dismissed by the user, not by code`() {
    let host = host(page("x"))
    let sheet = page("sheet")
    host.present(sheet, animated: false)
    sheet.answer = { false }
    expectEqual(host.user.dismissPresented(), .vetoed)
    notes.expect(["leave sheet -> false"])
    host.dismiss(animated: false)
    notes.expect([])
    expect(host.presentedViewController == nil)
  }

  @Test func `selecting another tab asks no page`() {
    let host = host(stack("s"))
    host.user.tap("b")
    host.selectedTab = host.tabs[0]
    notes.expect([])
  }

  @Test func `the question is an event with an answer`() {
    let host = host(stack("s"))
    let log = EventNames()
    host.addObserver(log, of: [.override])
    host.user.goBack()
    expect(log.ended.contains("shouldLeavePage true"))
  }
}

/// Notes the events that end.
@MainActor private final class EventNames: TabHostObserver {
  var ended: [String] = []

  func tabHostController(
    _ tabHostController: TabHostController,
    didEnd event: TabHostEvent,
    _ result: TabHostEvent.Result
  ) {
    if case .answer(.flag(let answer)) = result { ended.append("\(event.name) \(answer)") }
  }
}
