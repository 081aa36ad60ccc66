import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// The navigation controllers around the columns of a split.
@MainActor struct SplitColumnStackTests {
  private let notes = Notes()
  private let split = SplitController()
  private let host: TabHostController

  init() { host = TabHostController(tabs: [.showing(split, "a")]) }

  private func page(_ name: String) -> RecordingPage { RecordingPage(name, notes) }

  @Test func `each column is in a stack of its own, and the split returns what was set`() {
    let (list, detail) = (page("list"), page("detail"))
    split.setViewController(list, for: .primary)
    split.secondary = detail
    host.appear()
    expect(split.primary === list && split.viewController(for: .secondary) === detail)
    expect(split.visibleColumns == [list, detail])
    expect(list.navigationController?.viewControllers == [list])
    expect(detail.navigationController?.parent === split)
    expect(list.navigationController !== detail.navigationController)
    expect(list.splitController === split && list.appearanceState == .appeared)
    let next = page("next")
    detail.show(next, sender: nil)
    expect(host.visibleNavigationController === detail.navigationController)
    expect(next.appearanceState == .appeared && split.secondary === detail)
    expectEqual(host.user.goBack(), .performed)
    expect(detail.appearanceState == .appeared)
  }

  @Test func `a stack and a split are columns themselves`() {
    let stack = NavigationController(rootViewController: page("list"))
    let inner = SplitController()
    split.primary = stack
    split.secondary = inner
    expect(split.children == [stack, inner] && stack.navigationController == nil)
  }

  @Test func `a column that is replaced leaves its stack and can be a column again`() {
    let (list, detail, other) = (page("list"), page("detail"), page("other"))
    split.primary = list
    split.secondary = detail
    host.appear()
    _ = notes.take()
    split.primary = other
    expect(list.parent == nil && list.appearanceState == .disappeared)
    expectEqual(notes.take().filter { $0.hasPrefix("list") && $0.contains("Move") }.count, 2)
    split.secondary = list
    expect(split.secondary === list && detail.parent == nil && list.appearanceState == .appeared)
    split.secondary = other
    expect(split.secondary === list && split.primary === other)
  }

  @Test func `a column whose controller is shown elsewhere is empty`() {
    let (list, detail) = (page("list"), page("detail"))
    split.primary = list
    split.secondary = detail
    host.appear()
    ViewController().addChild(detail)
    expect(split.secondary == nil && split.visibleColumns == [list])
  }
}
