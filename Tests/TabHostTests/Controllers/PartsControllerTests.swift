import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Containers of parts: their children, and the heights of the parts.
@MainActor struct PartsControllerTests {
  private let notes = Notes()
  private let field: RecordingPage
  private let table: RecordingPage
  private let log: RecordingPage
  private let page: PartsController
  private let host: TabHostController

  init() {
    let (field, table) = (RecordingPage("field", notes), RecordingPage("table", notes))
    let log = RecordingPage("log", notes)
    let page = PartsController(parts: [.init(field), .init(table), .init(log)])
    (self.field, self.table, self.log, self.page) = (field, table, log, page)
    page.title = "Processes"
    host = TabHostController(tabs: [TabItem(title: "Tab", identifier: "tab") { _ in page }])
    _ = notes.take()
  }

  private var calls: [String] { notes.take().filter { !$0.contains("Layout") } }

  // MARK: - Containment and appearance

  @Test func `the parts are children, and are notified before the page appears`() {
    let pages = [RecordingPage("a", notes), RecordingPage("b", notes)]
    let page = PartsController(parts: pages.map { .init($0) })
    expectEqual(
      notes.take(),
      [
        "a willMove PartsController", "b willMove PartsController", "a didMove PartsController",
        "b didMove PartsController",
      ]
    )
    expect(page.children == pages && pages[0].partsController === page)
    expectEqual(page.arrangedChildren, pages)
  }

  @Test func `the parts appear and disappear along with the page, from top to bottom`() {
    host.appear()
    expectEqual(
      notes.take(),
      [
        "field load", "field didLoad", "field willAppear", "table load", "table didLoad",
        "table willAppear", "log load", "log didLoad", "log willAppear", "field isAppearing",
        "table isAppearing", "log isAppearing", "field willLayout", "field didLayout",
        "field didAppear", "table willLayout", "table didLayout", "table didAppear",
        "log willLayout", "log didLayout", "log didAppear",
      ]
    )
    host.disappear()
    expectEqual(
      notes.take(),
      [
        "field willDisappear", "table willDisappear", "log willDisappear", "field didDisappear",
        "table didDisappear", "log didDisappear",
      ]
    )
  }

  @Test func `a part is replaced in the order of the column of a split`() {
    host.appear()
    _ = notes.take()
    let other = RecordingPage("other", notes)
    page.parts[1] = .init(other)
    expectEqual(
      notes.take(),
      [
        "other willMove PartsController", "table willMove nil", "other load", "other didLoad",
        "table willDisappear", "other willAppear", "other isAppearing", "table didDisappear",
        "other willLayout", "other didLayout", "other didAppear",
        "other didMove PartsController", "table didMove nil",
      ]
    )
    expect(page.children == [field, log, other] && page.arrangedChildren == [field, other, log])
    expect(table.parent == nil && table.partsController == nil)
  }

  @Test func `all parts are replaced at once`() {
    host.appear()
    _ = notes.take()
    let others = [RecordingPage("a", notes), RecordingPage("b", notes)]
    page.parts = others.map { .init($0) }
    expectEqual(
      calls,
      [
        "a willMove PartsController", "b willMove PartsController", "field willMove nil",
        "table willMove nil", "log willMove nil", "a load", "a didLoad", "b load", "b didLoad",
        "field willDisappear", "table willDisappear", "log willDisappear", "a willAppear",
        "a isAppearing", "b willAppear", "b isAppearing", "field didDisappear",
        "table didDisappear", "log didDisappear", "a didAppear", "b didAppear",
        "a didMove PartsController", "b didMove PartsController", "field didMove nil",
        "table didMove nil", "log didMove nil",
      ]
    )
    page.parts = []
    expectEqual(
      calls,
      [
        "a willMove nil", "b willMove nil", "a willDisappear", "b willDisappear",
        "a didDisappear", "b didDisappear", "a didMove nil", "b didMove nil",
      ]
    )
    expect(page.children.isEmpty)
  }

  @Test func `another order or height calls nothing, and is drawn`() {
    host.appear()
    _ = notes.take()
    _ = host.takeChanges()
    page.parts.reverse()
    expect(notes.take().isEmpty && page.arrangedChildren == [log, table, field])
    expect(host.takeChanges().contains(.content))
    page.parts[0].height = .absolute(3)
    expect(notes.take().isEmpty && host.takeChanges().contains(.content))
    page.parts[0].height = .absolute(3)
    page.parts = page.parts
    expect(host.takeChanges().isEmpty)
    page.chooseHeight(5, of: table)
    expect(host.takeChanges().contains(.content))
    page.chooseHeight(5, of: table)
    expect(host.takeChanges().isEmpty)
  }

  @Test func `a hidden part disappears, and remains a child`() {
    host.appear()
    _ = notes.take()
    page.parts[2].isHidden = true
    expectEqual(calls, ["log willDisappear", "log didDisappear"])
    expect(log.parent === page && page.visibleParts.map(\.viewController) == [field, table])
    host.disappear()
    host.appear()
    expect(!notes.take().contains { $0.hasPrefix("log") })
    page.parts[2].isHidden = false
    expectEqual(calls, ["log willAppear", "log isAppearing", "log didAppear"])
  }

  @Test func `a hidden part is not loaded`() {
    page.parts[2].isHidden = true
    host.appear()
    expect(!log.isViewLoaded && log.appearanceState == .disappeared)
  }

  @Test func `moving to a parent and from it is known in the appearance methods`() {
    host.appear()
    var moves: [Bool] = []
    let other = RecordingPage("other", notes)
    other.actions["willAppear"] = { moves.append(other.isMovingToParent) }
    table.actions["willDisappear"] = { [table] in moves.append(table.isMovingFromParent) }
    page.parts[1] = .init(other)
    log.actions["willDisappear"] = { [log] in moves.append(log.isMovingFromParent) }
    page.parts[2].isHidden = true
    expectEqual(moves, [true, true, false])
  }

  @Test func `a change inside a callback is shown after the callback`() {
    host.appear()
    _ = notes.take()
    let other = RecordingPage("other", notes)
    table.actions["willDisappear"] = { [page] in page.parts.append(.init(other)) }
    page.parts.remove(at: 1)
    expect(page.children == [field, log, other] && other.appearanceState == .appeared)
    expectEqual(
      calls,
      [
        "table willMove nil", "table willDisappear", "other willMove PartsController",
        "table didDisappear", "table didMove nil", "other load", "other didLoad",
        "other willAppear", "other isAppearing", "other didAppear",
        "other didMove PartsController",
      ]
    )
  }

  @Test func `a part that comes back during its removal is kept`() {
    host.appear()
    table.actions["didDisappear"] = { [page, table] in
      if !page.children.isEmpty { page.parts.append(.init(table)) }
    }
    page.parts.remove(at: 1)
    expectEqual(page.arrangedChildren, [field, log, table])
    expect(table.parent === page && table.appearanceState == .appeared)
  }

  @Test func `a child that leaves for another container leaves the parts`() {
    host.appear()
    let other = PartsController(parts: [.init(table)])
    expect(page.arrangedChildren == [field, log] && other.children == [table])
    expectEqual(table.appearanceState, .disappeared)
    log.removeFromParent()
    expectEqual(page.arrangedChildren, [field])
  }

  @Test func `a child that moves elsewhere while it is added is no part`() {
    let other = NavigationController()
    let fresh = RecordingPage("fresh", notes)
    fresh.actions["willMove PartsController"] = {
      other.setViewControllers([fresh], animated: false)
    }
    host.appear()
    page.parts.append(.init(fresh))
    expect(fresh.parent === other && page.arrangedChildren == [field, table, log])
  }

  @Test func `a host, a container of the page, and a second part with a child are left out`() {
    let outer = PartsController(parts: [.init(page)])
    page.parts += [.init(page), .init(outer), .init(TabHostController(tabs: [])), .init(field)]
    expect(page.arrangedChildren == [field, table, log] && outer.children == [page])
  }

  @Test func `a released container leaves its children free`() {
    let child = RecordingPage("child", notes)
    do { _ = PartsController(parts: [.init(child)]) }
    expect(child.parent == nil)
    page.parts[0] = .init(child)
    expect(child.parent === page)
  }

  @Test func `the content of a tab that is a part elsewhere is reported, and taken back`() {
    var rules: [TabHostController.Diagnostic.Rule] = []
    host.diagnosticHandler = { rules.append($0.rule) }
    host.appear()
    let outer = PartsController(parts: [.init(page)])
    expect(rules.first == .contentTaken && page.appearanceState == .disappeared)
    outer.parts = []
    expectEqual(page.appearanceState, .appeared)
  }

  // MARK: - Navigation

  @Test func `the page has the navigation bar, and each part has one of its own`() {
    let calls = CallLog()
    let stack = NavigationController(rootViewController: log)
    page.parts.append(.init(stack))
    (table.title, log.title) = ("Table", "Log")
    page.navigationItem.rightBarButtonItem = calls.button("Kill")
    log.navigationItem.rightBarButtonItem = calls.button("Clear")
    host.appear()
    expectEqual(host.visibleNavigationBar?.title, "Processes")
    expectEqual(host.visibleNavigationBar?.buttons.map(\.title), ["Kill"])
    func bar(_ child: ViewController) -> TabHostController.TopBar {
      host.topBar(of: child, fitting: 20) { _ in 1 }
    }
    expect(bar(table).title == "Table" && bar(stack).title == "Log")
    expectEqual(bar(stack).trailing.first.map { host.user.tapBarButton($0) }, .performed)
    expectEqual(calls.handlers, ["Clear"])
    stack.pushViewController(.page("Line"), animated: false)
    expect(host.visibleNavigationBar?.backTitle == nil && bar(stack).backTitle == "Log")
    expect(host.user.goBack() == .performed && stack.topViewController === log)
  }

  @Test func `the user goes back in the last part that has a page to go back to`() {
    let stacks = [field, log].map { NavigationController(rootViewController: $0) }
    page.parts = stacks.map { .init($0) }
    (field.title, log.title) = ("Field", "Log")
    host.appear()
    for stack in stacks { stack.pushViewController(ViewController(), animated: false) }
    func backTitles() -> [String?] {
      stacks.map { host.topBar(of: $0, fitting: 20) { _ in 1 }.backTitle }
    }
    expectEqual(backTitles(), [nil, "Log"])
    expectEqual(host.user.goBack(), .performed)
    expect(stacks.map(\.viewControllers.count) == [2, 1] && backTitles() == ["Field", nil])
    expectEqual(host.user.goBack(), .performed)
    expectEqual(stacks.map(\.viewControllers.count), [1, 1])
  }

  @Test func `parts on a stack have their bars and their searches, too`() {
    let calls = CallLog()
    log.navigationItem.rightBarButtonItem = calls.button("Clear")
    log.navigationItem.searchController = SearchController()
    let stack = NavigationController(rootViewController: .page("Root"))
    host.tabs = [.showing(stack, "stack")]
    host.appear()
    stack.pushViewController(page, animated: false)
    expectEqual(host.visibleNavigationBar?.title, "Processes")
    expectEqual(host.visibleNavigationBar?.backTitle, "Root")
    expectEqual(
      log.navigationItem.rightBarButtonItem.map { host.user.tapBarButton($0) },
      .performed
    )
    expectEqual(host.user.activateSearch(in: log), .performed)
    expectEqual(host.user.enterSearchText("x"), .performed)
    expectEqual(log.navigationItem.searchController?.searchBar.text, "x")
    expectEqual(host.user.goBack(), .performed)
    expect(log.navigationItem.rightBarButtonItem.map { host.user.tapBarButton($0) } != .performed)
  }

  @Test func `the key commands of all parts are available`() {
    for (index, child) in [page, field, log].enumerated() {
      child.addKeyCommand(
        KeyCommand(title: "Command \(index)", input: "\(index)") { _ in }
      )
    }
    host.appear()
    func titles() -> [String] {
      host.availableKeyCommands.map(\.title).filter { $0.hasPrefix("Command") }.sorted()
    }
    expectEqual(titles(), ["Command 0", "Command 1", "Command 2"])
    page.parts[2].isHidden = true
    expectEqual(titles(), ["Command 0", "Command 1"])
  }

  // MARK: - Heights

  private typealias Part = PartsController.Part

  /// Returns the heights of parts whose contents prefer 5 and are at least 2 high, below a bar if their
  /// priority is greater than 5.
  private func heights(
    _ parts: [Part],
    in height: Double,
    focused: Int? = nil,
    spacing: Double = 1
  ) -> [Double?] {
    let page = PartsController(parts: parts)
    return page.heights(
      in: height,
      spacing: spacing,
      focused: focused.map { parts[$0].viewController }
    ) {
      .init(fittingHeight: 5, minimumHeight: 2, barHeight: $0.priority > 5 ? 1 : 0)
    }
  }

  private func part(
    _ height: PartsController.Height,
    minimum: Double? = nil,
    priority: Double = 0
  ) -> Part {
    Part(ViewController(), height: height, minimumHeight: minimum, priority: priority)
  }

  @Test func `each part is as high as it requires, and the remaining ones share the rest`() {
    expectEqual(
      heights([part(.fitting), part(.remaining), part(.absolute(8))], in: 30),
      [5, 15, 8]
    )
    expectEqual(heights([part(.remaining), part(.remaining)], in: 21), [10, 10])
    expectEqual(heights([part(.fraction(0.25)), part(.remaining)], in: 21), [5, 15])
    expectEqual(heights([part(.fraction(0.5)), part(.fraction(0.5))], in: 21), [10, 10])
    expectEqual(heights([part(.fitting)], in: 30), [5])
    expectEqual(heights([], in: 30), [])
  }

  @Test func `a bar is added to the height of a part`() {
    expectEqual(heights([part(.fitting, priority: 9), part(.remaining)], in: 30), [6, 23])
    expectEqual(
      heights([part(.fraction(0.5), priority: 9), part(.remaining, priority: 9)], in: 23),
      [11, 11]
    )
  }

  @Test
  func `where there is not enough room, the parts with the lowest priority become lower`() {
    let parts = [part(.fitting), part(.absolute(8), priority: -1), part(.fitting)]
    expectEqual(heights(parts, in: 20), [5, 8, 5])
    expectEqual(heights(parts, in: 17), [5, 5, 5])
    expectEqual(heights(parts, in: 14), [5, 2, 5])
    expectEqual(heights(parts, in: 12), [5, 2, 3])
  }

  @Test func `where that is not enough, the parts with the lowest priority are left out`() {
    let parts = [part(.fitting), part(.absolute(8), priority: -1), part(.fitting)]
    expectEqual(heights(parts, in: 8), [2, 2, 2])
    expectEqual(heights(parts, in: 7), [4, nil, 2])
    expectEqual(heights(parts, in: 4), [4, nil, nil])
    expectEqual(heights(parts, in: 1), [1, nil, nil])
    expectEqual(heights(parts, in: 0), [0, nil, nil])
  }

  @Test func `there is always room for the part with the focus`() {
    let parts = [part(.fitting), part(.absolute(8), priority: -1), part(.fitting)]
    expectEqual(heights(parts, in: 7, focused: 1), [4, 2, nil])
    expectEqual(heights(parts, in: 4, focused: 1), [nil, 4, nil])
    expectEqual(heights(parts, in: 1, focused: 2), [nil, nil, 1])
  }

  @Test func `the minimum height of a part is that of the app or of the renderer`() {
    expectEqual(heights([part(.fitting), part(.remaining, minimum: 10)], in: 15), [4, 10])
    expectEqual(heights([part(.remaining), part(.remaining, minimum: 15)], in: 21), [5, 15])
    expectEqual(heights([part(.absolute(1)), part(.remaining)], in: 4), [1, 2])
    expectEqual(heights([part(.fitting, minimum: 9), part(.remaining)], in: 20), [9, 10])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 1e300])
  func `numbers that are no lengths do no harm`(_ number: Double) {
    let parts = [
      part(.absolute(number)), part(.fraction(number)), part(.remaining, minimum: number),
      part(.fitting, priority: number),
    ]
    for height in [number, 10, 0] {
      let page = PartsController(parts: parts)
      let heights = page.heights(in: height, spacing: number) { _ in
        .init(fittingHeight: number, minimumHeight: number, barHeight: number)
      }
      expect(heights.allSatisfy { $0.map { $0 >= 0 && $0.isFinite } ?? true })
      expect(heights.contains { $0 != nil })
    }
  }

  @Test func `the height that the user has chosen applies until the app assigns one`() {
    page.parts = [part(.fitting), part(.remaining), part(.absolute(8))]
    func heights() -> [Double?] {
      page.heights(in: 30, spacing: 1) { _ in .init(fittingHeight: 5, minimumHeight: 2) }
    }
    page.chooseHeight(3, of: page.arrangedChildren[2])
    expectEqual(heights(), [5, 20, 3])
    page.parts[2].priority = 1
    expectEqual(heights(), [5, 20, 3])
    page.chooseHeight(4, of: page.arrangedChildren[1])
    expectEqual(heights(), [5, 4, 3])
    page.parts[2].height = .absolute(8)
    expectEqual(heights(), [5, 4, 8])
    page.chooseHeight(4, of: ViewController())
    expectEqual(heights(), [5, 4, 8])
  }

  @Test func `dragging a line changes the height of a part for which another one makes room`() {
    func resized(_ heights: [PartsController.Height]) -> [Int?] {
      let page = PartsController(parts: heights.map { part($0) })
      let children = page.arrangedChildren
      return children.map { child in
        children.firstIndex { $0 === page.childResized(byLineBelow: child) }
      }
    }
    expectEqual(resized([.absolute(1), .remaining, .absolute(8)]), [0, 2, 2])
    expectEqual(resized([.remaining, .absolute(4), .absolute(8)]), [1, 2, 2])
    expectEqual(resized([.absolute(4), .absolute(8), .remaining]), [0, 1, 2])
    expectEqual(resized([.remaining, .remaining]), [0, 1])
    expectEqual(resized([.absolute(4), .fitting]), [0, 1])
  }
}
