import TabHost
import TabHostTestSupport
import Testing

/// The caller that begins a transition ends it. A nested transition does not affect the outer one.
@MainActor struct NestedTransitionTests {
  private let notes = Notes()

  /// Returns an offscreen host with content and an accessory.
  private func host(content: RecordingPage, accessory: RecordingPage) -> TabHostController {
    let host = TabHostController.with(.pad, .showing(content, "a"))
    host.bottomAccessory = TabAccessory(contentView: accessory)
    return host
  }

  /// Returns the calls of a host that appears and disappears, with an action performed in one of
  /// them.
  private func calls(
    at word: String? = nil,
    _ action: @escaping (TabHostController) -> Void = { _ in }
  ) -> [String] {
    let (content, accessory) = (RecordingPage("a", notes), RecordingPage("x", notes))
    let host = host(content: content, accessory: accessory)
    if let word { content.actions[word] = { action(host) } }
    host.appear()
    notes.words.append("-")
    host.disappear()
    expect(content.actions.isEmpty)
    return notes.take()
  }

  @Test(arguments: ["load", "didLoad", "willAppear", "isAppearing", "didLayout", "didAppear"])
  func `appear() during an appearance makes no additional calls`(word: String) {
    expectEqual(calls(at: word) { $0.appear() }, calls())
  }

  @Test(arguments: ["willDisappear", "didDisappear"])
  func `disappear() during a disappearance makes no additional calls`(word: String) {
    expectEqual(calls(at: word) { $0.disappear() }, calls())
  }

  @Test func `appear() while displayed view controllers are requested keeps pages on screen`() {
    final class Appearing: TabHostControllerDelegate {
      func tabHostController(
        _ host: TabHostController,
        displayedViewControllersFor tab: TabItem,
        proposedViewControllers: [ViewController]
      ) -> [ViewController] {
        host.appear()
        return proposedViewControllers
      }
    }
    let page = RecordingPage("c", notes)
    let group = TabGroupItem.of([.showing(page, "c")], "g")
    group.managingNavigationController = NavigationController()
    let host = TabHostController.with(.pad, group)
    let delegate = Appearing()
    host.delegate = delegate
    host.selectedTab = group.children[0]
    host.appear()
    notes.expect([
      "c willMove NavigationController", "c didMove NavigationController", "c load", "c didLoad",
      "c willAppear", "c isAppearing", "c willLayout", "c didLayout", "c didAppear",
    ])
    expectEqual(group.managingNavigationController?.appearanceState, .appeared)
  }

  @Test func `beginAppearanceTransition returns true only if it begins a transition`() {
    let page = RecordingPage("a", notes)
    expect(!page.beginAppearanceTransition(false, animated: false))
    expect(page.beginAppearanceTransition(true, animated: false))
    expect(!page.beginAppearanceTransition(true, animated: false))
    page.endAppearanceTransition()
    expect(!page.beginAppearanceTransition(true, animated: false))
    page.actions["willDisappear"] = {
      page.beginAppearanceTransition(true, animated: false)
      page.endAppearanceTransition()
    }
    expect(!page.beginAppearanceTransition(false, animated: false))
    expectEqual(page.appearanceState, .appeared)
  }

  @Test func `a controller that appears while it loads appears once`() {
    let page = RecordingPage("a", notes)
    page.actions["didLoad"] = {
      if page.beginAppearanceTransition(true, animated: false) { page.endAppearanceTransition() }
    }
    expect(!page.beginAppearanceTransition(true, animated: false))
    notes.expect([
      "a load", "a didLoad", "a willAppear", "a isAppearing", "a willLayout", "a didLayout",
      "a didAppear",
    ])
  }

  // MARK: - Children

  @Test func `an appearing container does not end a child transition that the app began`() {
    let (parent, child) = (RecordingPage("p", notes), RecordingPage("c", notes))
    parent.addChild(child)
    parent.actions["willAppear"] = { child.beginAppearanceTransition(true, animated: true) }
    _ = notes.take()
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    notes.expect([
      "p load", "p didLoad", "p willAppear", "c load", "c didLoad", "c willAppear",
      "p isAppearing", "p willLayout", "p didLayout", "p didAppear",
    ])
    child.endAppearanceTransition()
    notes.expect(["c isAppearing", "c willLayout", "c didLayout", "c didAppear"])
  }

  @Test func `a disappearing container does not end a child transition that the app began`() {
    let (parent, child) = (RecordingPage("p", notes), RecordingPage("c", notes))
    parent.addChild(child)
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: true)
    _ = notes.take()
    parent.beginAppearanceTransition(false, animated: false)
    parent.endAppearanceTransition()
    notes.expect(["p willDisappear", "p didDisappear"])
    child.endAppearanceTransition()
    notes.expect(["c didDisappear"])
  }
}
