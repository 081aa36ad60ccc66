import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Splits: their columns, and how they collapse and expand.
@MainActor struct SplitControllerTests {
  /// Records the calls of the delegate.
  private final class Delegate: SplitControllerDelegate {
    let notes: Notes
    var topColumn: SplitController.Column?
    var displayMode: SplitController.DisplayMode?

    init(_ notes: Notes) { self.notes = notes }

    func splitController(
      _ splitController: SplitController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitController.Column
    ) -> SplitController.Column {
      notes.words.append("topColumn \(proposedTopColumn)")
      return topColumn ?? proposedTopColumn
    }

    func splitControllerDidCollapse(_ splitController: SplitController) {
      notes.words.append("didCollapse")
    }

    func splitController(
      _ splitController: SplitController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitController.DisplayMode
    ) -> SplitController.DisplayMode {
      notes.words.append("displayMode \(proposedDisplayMode)")
      return displayMode ?? proposedDisplayMode
    }

    func splitControllerDidExpand(_ splitController: SplitController) {
      notes.words.append("didExpand")
    }

    func splitController(
      _ splitController: SplitController,
      willChangeTo displayMode: SplitController.DisplayMode
    ) { notes.words.append("willChange \(displayMode)") }

    func splitController(
      _ splitController: SplitController,
      willShow column: SplitController.Column
    ) { notes.words.append("willShow \(column)") }

    func splitController(
      _ splitController: SplitController,
      willHide column: SplitController.Column
    ) { notes.words.append("willHide \(column)") }
  }

  private let notes = Notes()
  private let list: RecordingPage
  private let detail: RecordingPage
  private let split: SplitController
  private let delegate: Delegate
  private let host: TabHostController

  init() {
    let (list, detail) = (RecordingPage("list", notes), RecordingPage("detail", notes))
    (list.title, detail.title) = ("List", "Detail")
    let split = SplitController(primary: list, secondary: detail)
    (self.list, self.detail, self.split) = (list, detail, split)
    delegate = Delegate(notes)
    host = TabHostController(tabs: [TabItem(title: "Mail", identifier: "mail") { _ in split }])
    split.delegate = delegate
    _ = notes.take()
  }

  private func setSize(_ size: SizeClass) { host.traitCollection.horizontalSizeClass = size }

  @Test func `a column is moved to a stack in the split, and replaced in the order of a stack`() {
    host.appear()
    _ = notes.take()
    let other = RecordingPage("other", notes)
    split.secondary = other
    expectEqual(
      notes.take(),
      [
        "other willMove ColumnStack", "other didMove ColumnStack", "detail willDisappear",
        "other load", "other didLoad", "other willAppear", "other isAppearing",
        "detail didDisappear", "other willLayout", "other didLayout", "other didAppear",
        "detail willMove nil", "detail didMove nil",
      ]
    )
    expect(split.visibleColumns == [list, other] && detail.parent == nil)
    expect(other.splitController === split)
  }

  @Test func `both columns appear along with the split, once each`() {
    host.appear()
    expectEqual(
      notes.take().filter { $0.contains("Appear") || $0.contains("Move") },
      [
        "list willAppear", "detail willAppear", "list isAppearing", "detail isAppearing",
        "list didAppear", "detail didAppear",
      ]
    )
    host.disappear()
    expectEqual(
      notes.take(),
      [
        "list willDisappear", "detail willDisappear", "list didDisappear", "detail didDisappear",
      ]
    )
  }

  @Test func `the columns are notified that they have moved to their stacks before they appear`() {
    let fresh = SplitController()
    fresh.setViewController(RecordingPage("a", notes), for: .primary)
    expectEqual(notes.take(), ["a willMove ColumnStack", "a didMove ColumnStack"])
  }

  @Test func `collapsing asks for the column, exchanges the columns, and then notifies`() {
    host.appear()
    _ = notes.take()
    setSize(.compact)
    expectEqual(
      notes.take().filter { !$0.contains("Layout") },
      [
        "topColumn secondary", "list willDisappear", "list didDisappear", "didCollapse",
      ]
    )
    expect(split.isCollapsed && split.topColumn == .secondary)
    expectEqual(split.visibleColumns, [detail])
    setSize(.regular)
    expectEqual(
      notes.take().filter { !$0.contains("Layout") },
      [
        "displayMode oneBesideSecondary", "list willAppear", "list isAppearing",
        "list didAppear", "didExpand",
      ]
    )
    expect(!split.isCollapsed && split.visibleColumns == [list, detail])
  }

  @Test
  func `a split that first appears in a compact size class collapses before its columns appear`() {
    delegate.topColumn = .primary
    setSize(.compact)
    host.appear()
    expectEqual(
      notes.take().filter { !$0.contains("Layout") && !$0.contains("oad") },
      [
        "topColumn secondary", "didCollapse", "list willAppear", "list isAppearing",
        "list didAppear",
      ]
    )
    expect(detail.appearanceState == .disappeared && !detail.isViewLoaded)
  }

  @Test func `while collapsed, a column is shown in place of the other, and the user goes back`() {
    delegate.topColumn = .primary
    setSize(.compact)
    host.appear()
    expectEqual(host.visibleNavigationBar?.title, "List")
    expect(host.visibleNavigationBar?.backTitle == nil)
    expectEqual(host.user.goBack(), .refused(.atRoot))
    _ = notes.take()
    split.show(.secondary)
    expectEqual(
      notes.take().filter { !$0.contains("Layout") && !$0.contains("oad") },
      [
        "willHide primary", "willShow secondary", "list willDisappear", "detail willAppear",
        "detail isAppearing", "list didDisappear", "detail didAppear",
      ]
    )
    expectEqual(host.visibleNavigationBar?.title, "Detail")
    expectEqual(host.visibleNavigationBar?.backTitle, "List")
    expectEqual(host.user.goBack(), .performed)
    expect(split.topColumn == .primary && list.appearanceState == .appeared)
  }

  @Test func `going back pops the pages of the secondary column first`() {
    let stack = NavigationController(rootViewController: detail)
    split.secondary = stack
    setSize(.compact)
    host.appear()
    let page = ViewController()
    page.title = "Page"
    stack.pushViewController(page, animated: false)
    expect(host.visibleNavigationController === stack)
    expect(host.user.goBack() == .performed && stack.topViewController === detail)
    expectEqual(host.visibleNavigationBar?.backTitle, "List")
    expect(host.user.goBack() == .performed && split.topColumn == .primary)
  }

  /// Shows the split in a stack, above a page or as its root, and returns the stack.
  private func showInStack(above root: ViewController? = nil) -> NavigationController {
    let stack = NavigationController(rootViewController: root ?? split)
    if root != nil { stack.pushViewController(split, animated: false) }
    host.tabs = [TabItem(title: "Stack", identifier: "stack") { _ in stack }]
    setSize(.compact)
    host.appear()
    return stack
  }

  @Test func `while collapsed as the root of a stack, the user goes back to the primary column`() {
    let stack = showInStack()
    expectEqual(host.visibleNavigationBar?.title, "Detail")
    expectEqual(host.visibleNavigationBar?.backTitle, "List")
    expectEqual(host.user.goBack(), .performed)
    expect(split.topColumn == .primary && list.appearanceState == .appeared)
    expectEqual(host.visibleNavigationBar?.title, "List")
    expect(host.visibleNavigationBar?.backTitle == nil)
    expectEqual(host.user.goBack(), .refused(.atRoot))
    expect(split.topColumn == .primary && stack.topViewController === split)
  }

  @Test func `while collapsed on a stack, the user goes back in the split before it is popped`() {
    let root = ViewController()
    root.title = "Root"
    let stack = showInStack(above: root)
    expectEqual(host.visibleNavigationBar?.backTitle, "List")
    expectEqual(host.user.goBack(), .performed)
    expect(split.topColumn == .primary && stack.topViewController === split)
    expectEqual(host.visibleNavigationBar?.backTitle, "Root")
    expectEqual(host.user.goBack(), .performed)
    expect(stack.topViewController === root)
  }

  @Test func `a stack in a column of a split on a stack goes back first`() {
    let inner = NavigationController(rootViewController: detail)
    split.secondary = inner
    _ = showInStack()
    inner.pushViewController(ViewController(), animated: false)
    expectEqual(host.visibleNavigationBar?.backTitle, "Detail")
    expect(host.user.goBack() == .performed && inner.topViewController === detail)
    expectEqual(host.visibleNavigationBar?.backTitle, "List")
    expect(host.user.goBack() == .performed && split.topColumn == .primary)
  }

  @Test func `the back button of a split on a stack is that of its navigation item`() {
    _ = showInStack()
    split.navigationItem.hidesBackButton = true
    expect(host.visibleNavigationBar?.backTitle == nil)
    expectEqual(host.user.goBack(), .refused(.hidden))
    split.navigationItem.hidesBackButton = false
    let notes = notes
    split.navigationItem.backAction = Action(title: "Overview") { _ in notes.words.append("back") }
    _ = notes.take()
    expectEqual(host.visibleNavigationBar?.backTitle, "Overview")
    expectEqual(host.user.goBack(), .performed)
    expectEqual(notes.take(), ["back"])
    expectEqual(split.topColumn, .secondary)
  }

  @Test func `the bar of a split on a stack follows the titles of the columns`() {
    _ = showInStack()
    expectEqual(host.visibleNavigationBar?.title, "Detail")
    let ofList = Watch { _ = host.visibleNavigationBar }
    list.title = "Letters"
    expectEqual(ofList.count, 1)
    expectEqual(host.visibleNavigationBar?.backTitle, "Letters")
    let ofDetail = Watch { _ = host.visibleNavigationBar }
    detail.title = "Letter"
    expectEqual(ofDetail.count, 1)
    expectEqual(host.visibleNavigationBar?.title, "Letter")
  }

  @Test func `the primary column is hidden and shown`() {
    host.appear()
    _ = notes.take()
    split.hide(.primary)
    expectEqual(
      notes.take(),
      [
        "willChange secondaryOnly", "willHide primary", "list willDisappear",
        "list didDisappear",
      ]
    )
    expectEqual(split.displayMode, .secondaryOnly)
    split.preferredDisplayMode = .oneBesideSecondary
    expectEqual(
      notes.take().filter { !$0.contains("Layout") },
      [
        "willChange oneBesideSecondary", "willShow primary", "list willAppear",
        "list isAppearing", "list didAppear",
      ]
    )
    split.hide(.secondary)
    expect(notes.take().isEmpty && split.visibleColumns == [list, detail])
  }

  @Test func `the answer of the delegate decides which columns an expanded split shows`() {
    host.appear()
    setSize(.compact)
    delegate.displayMode = .secondaryOnly
    setSize(.regular)
    expect(split.visibleColumns == [detail] && split.displayMode == .secondaryOnly)
  }

  @Test func `the primary column beside the secondary one is compact`() {
    host.appear()
    expectEqual(list.traitCollection.horizontalSizeClass, .compact)
    expectEqual(detail.traitCollection.horizontalSizeClass, .regular)
    var sizes: [SizeClass] = []
    list.registerForTraitChanges([HorizontalSizeClassTrait.self]) { (page: ViewController, _) in
      sizes.append(page.traitCollection.horizontalSizeClass)
    }
    split.secondary = nil
    expect(sizes == [.regular] && split.visibleColumns == [list])
  }

  @Test func `details are shown as the secondary column`() {
    delegate.topColumn = .primary
    setSize(.compact)
    host.appear()
    let letter = ViewController()
    list.showDetailViewController(letter, sender: nil)
    expect(split.secondary === letter && split.topColumn == .secondary)
    expectEqual(letter.appearanceState, .appeared)
  }

  @Test func `a column that leaves for another container leaves the split`() {
    host.appear()
    let other = NavigationController()
    other.setViewControllers([detail], animated: false)
    expect(split.secondary == nil && split.visibleColumns == [list])
    expectEqual(detail.appearanceState, .disappeared)
  }

  @Test func `a change inside a callback is shown after the callback`() {
    host.appear()
    let other = RecordingPage("other", notes)
    list.actions["willDisappear"] = { [split] in split.secondary = other }
    _ = notes.take()
    split.hide(.primary)
    expect(list.appearanceState == .disappeared && detail.appearanceState == .disappeared)
    expect(
      other.appearanceState == .appeared && split.primary === list && split.secondary === other
    )
    let calls = notes.take().filter { $0.hasPrefix("detail") || $0.hasPrefix("list") }
    expectEqual(
      calls.filter { $0.hasSuffix("didDisappear") },
      ["list didDisappear", "detail didDisappear"]
    )
  }

  @Test func `the width of the primary column is that of the user, of the app, or of the renderer`()
  {
    func width() -> Double {
      split.primaryColumnWidth(in: 100, automatic: (width: 40, minimum: 10, maximum: 80))
    }
    expectEqual(width(), 40)
    split.preferredPrimaryColumnWidthFraction = 0.25
    expectEqual(width(), 25)
    split.preferredPrimaryColumnWidth = 5
    expectEqual(width(), 10)
    split.minimumPrimaryColumnWidth = 20
    expectEqual(width(), 20)
    split.choosePrimaryColumnWidth(90)
    expectEqual(width(), 80)
    split.maximumPrimaryColumnWidth = 50
    expectEqual(width(), 50)
    split.preferredPrimaryColumnWidth = 30
    expectEqual(width(), 30)
  }

  @Test func `a split that is presented is collapsed, and the user goes back in it`() throws {
    host.appear()
    let (mail, letter) = (ViewController(), ViewController())
    (mail.title, letter.title) = ("Mail", "Letter")
    let other = SplitController(primary: mail, secondary: letter)
    host.present(other, animated: false)
    expect(other.isCollapsed && !split.isCollapsed && other.visibleColumns == [letter])
    let presented = try #require(host.presentedControllers.last)
    expectEqual(presented.navigationBar?.title, "Letter")
    expectEqual(presented.navigationBar?.backTitle, "Mail")
    expect(host.user.goBack() == .performed && other.visibleColumns == [mail])
    expect(host.user.goBack() != .performed)
    host.dismiss(animated: false)
    expectEqual(host.user.goBack(), .refused(.atRoot))
  }

  @Test func `the primary column has a navigation bar of its own, which the user reaches`() {
    let log = CallLog()
    let page = ViewController()
    page.title = "Page"
    let stack = NavigationController(rootViewController: list)
    split.primary = stack
    host.appear()
    list.navigationItem.rightBarButtonItem = log.button("Edit")
    func bar() -> TabHostController.TopBar { host.topBar(of: stack, fitting: 10) { _ in 1 } }
    expect(bar().title == "List" && bar().backTitle == nil && bar().tabs == nil)
    expectEqual(bar().trailing.map(\.title), ["Edit"])
    expectEqual(bar().trailing.first.map { host.user.tapBarButton($0) }, .performed)
    expectEqual(log.handlers, ["Edit"])
    stack.pushViewController(page, animated: false)
    expect(bar().title == "Page" && bar().backTitle == "List")
    host.present(ViewController(), animated: false)
    expect(host.user.goBack() != .performed && stack.viewControllers.count == 2)
    host.dismiss(animated: false)
    expect(host.user.goBack() == .performed && stack.topViewController === list)
  }

  @Test func `the user goes back in the secondary column before the primary one`() {
    let stacks = [list, detail].map { NavigationController(rootViewController: $0) }
    (split.primary, split.secondary) = (stacks[0], stacks[1])
    host.appear()
    for stack in stacks { stack.pushViewController(ViewController(), animated: false) }
    expect(host.topBar(of: stacks[0], fitting: 10) { _ in 1 }.backTitle == nil)
    expectEqual(host.user.goBack(), .performed)
    expectEqual(stacks.map(\.viewControllers.count), [2, 1])
    expectEqual(host.topBar(of: stacks[0], fitting: 10) { _ in 1 }.backTitle, "List")
    expectEqual(host.user.goBack(), .performed)
    expectEqual(stacks.map(\.viewControllers.count), [1, 1])
    expectEqual(host.user.goBack(), .refused(.atRoot))
  }

  @Test func `hiding the primary column without a secondary one announces nothing`() {
    final class Log: SplitControllerDelegate {
      var calls: [String] = []

      func splitController(_ split: SplitController, willHide column: SplitController.Column) {
        calls.append("willHide \(column)")
      }

      func splitController(
        _ split: SplitController,
        willChangeTo mode: SplitController.DisplayMode
      ) { calls.append("willChange \(mode)") }
    }
    let log = Log()
    let split = SplitController()
    split.primary = ViewController()
    split.delegate = log
    let host = TabHostController(tabs: [.showing(split, "t")])
    host.appear()
    split.hide(.primary)
    expect(log.calls == [] && split.visibleColumns == [split.primary])
    split.secondary = ViewController()
    split.show(.primary)
    split.hide(.primary)
    expectEqual(
      log.calls,
      [
        "willChange oneBesideSecondary", "willChange secondaryOnly", "willHide primary",
      ]
    )
  }
}
