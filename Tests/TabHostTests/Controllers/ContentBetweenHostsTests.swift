import TabHost
import TabHostTestSupport
import Testing

/// Content that moves between hosts.
@MainActor struct ContentBetweenHostsTests {
  private let notes = Notes()

  private func tab(_ page: RecordingPage) -> TabItem {
    TabItem(title: page.name, identifier: page.name) { _ in page }
  }

  @Test(arguments: ["load", "didLoad", "willAppear"])
  func `a tab that moves while the next page appears stays on screen in its new host`(
    word: String
  ) {
    let (a, b, z) = (
      RecordingPage("a", notes), RecordingPage("b", notes), RecordingPage("z", notes)
    )
    let moved = tab(a)
    let first = TabHostController.with(.pad, moved, tab(b))
    let second = TabHostController.with(.pad, tab(z))
    first.appear()
    second.appear()
    b.actions[word] = {
      second.tabs.append(moved)
      second.selectedTab = moved
    }
    _ = notes.take()
    first.selectedTab = first.tabs[1]
    expectEqual(
      notes.take().filter { $0.hasPrefix("a") },
      [
        "a willDisappear", "a didDisappear", "a didMove nil",
        "a willMove TabHostController", "a didMove TabHostController",
        "a willAppear", "a isAppearing", "a willLayout", "a didLayout", "a didAppear",
      ]
    )
    expect(a.parent === second && a.appearanceState == .appeared)
    expect(b.parent === first && b.appearanceState == .appeared)
    expectEqual(z.appearanceState, .disappeared)
  }

  @Test func `a page that moves to another host while it loads appears only there`() {
    let (a, b, z) = (
      RecordingPage("a", notes), RecordingPage("b", notes), RecordingPage("z", notes)
    )
    let moved = tab(b)
    let first = TabHostController.with(.pad, tab(a), moved)
    let second = TabHostController.with(.pad, tab(z))
    first.appear()
    b.actions["didLoad"] = {
      second.tabs = [moved]
      second.selectedTab = moved
    }
    _ = notes.take()
    first.selectedTab = moved
    expect(first.selectedTab === first.tabs[0])
    expect(a.parent === first && a.appearanceState == .appeared)
    expectEqual(b.appearanceState, .disappeared)
    _ = notes.take()
    second.appear()
    expect(b.parent === second && b.appearanceState == .appeared)
    expectEqual(notes.take().filter { $0.hasSuffix("ppear") }, ["b willAppear", "b didAppear"])
  }

  @Test func `a page moved to another stack while the next page loads stays on screen there`() {
    let (a, b, z) = (
      RecordingPage("a", notes), RecordingPage("b", notes), RecordingPage("z", notes)
    )
    let (first, second) = (NavigationController(), NavigationController())
    first.viewControllers = [z, a]
    for stack in [first, second] {
      stack.beginAppearanceTransition(true, animated: false)
      stack.endAppearanceTransition()
    }
    b.actions["didLoad"] = { second.pushViewController(a, animated: false) }
    _ = notes.take()
    first.pushViewController(b, animated: false)
    notes.expect([
      "b willMove NavigationController", "b load", "b didLoad",
      "a willDisappear", "a didDisappear", "a didMove nil", "a willMove NavigationController",
      "a willAppear", "a isAppearing", "a willLayout", "a didLayout", "a didAppear",
      "a didMove NavigationController",
      "b willAppear", "b isAppearing", "b willLayout", "b didLayout", "b didAppear",
      "b didMove NavigationController",
    ])
    expectEqual(
      first.viewControllers.map(ObjectIdentifier.init),
      [z, b].map(ObjectIdentifier.init)
    )
  }
}
