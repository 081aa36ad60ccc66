import TabHost
import TabHostTestSupport
import Testing

/// View controller life cycle.
@MainActor struct ViewControllerTests {
  private let notes = Notes()

  private func show(_ controller: ViewController) {
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
  }

  private func hide(_ controller: ViewController) {
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
  }

  // MARK: - Loading and appearing

  @Test func `the first appearance makes the documented calls in order`() {
    let page = RecordingPage("a", notes)
    show(page)
    notes.expect([
      "a load", "a didLoad", "a willAppear", "a isAppearing", "a willLayout", "a didLayout",
      "a didAppear",
    ])
    hide(page)
    notes.expect(["a willDisappear", "a didDisappear"])
    show(page)
    notes.expect([
      "a willAppear", "a isAppearing", "a willLayout", "a didLayout", "a didAppear",
    ])
  }

  @Test func `a view is loaded once, and reading isViewLoaded does not load it`() {
    let page = RecordingPage("a", notes)
    expect(!page.isViewLoaded)
    notes.expect([])
    page.loadViewIfNeeded()
    page.loadViewIfNeeded()
    expect(page.isViewLoaded)
    notes.expect(["a load", "a didLoad"])
  }

  @Test func `beginning twice and ending without beginning do nothing`() {
    let page = RecordingPage("a", notes)
    page.endAppearanceTransition()
    notes.expect([])
    page.beginAppearanceTransition(true, animated: false)
    page.beginAppearanceTransition(true, animated: false)
    notes.expect(["a load", "a didLoad", "a willAppear"])
    page.endAppearanceTransition()
    page.endAppearanceTransition()
    notes.expect(["a isAppearing", "a willLayout", "a didLayout", "a didAppear"])
    hide(page)
    _ = notes.take()
    hide(page)
    notes.expect([])
  }

  @Test func `a disappearance that is reversed ends as an appearance`() {
    let page = RecordingPage("a", notes)
    show(page)
    _ = notes.take()
    page.beginAppearanceTransition(false, animated: true)
    page.beginAppearanceTransition(true, animated: true)
    page.endAppearanceTransition()
    notes.expect([
      "a willDisappear", "a willAppear", "a isAppearing", "a willLayout", "a didLayout",
      "a didAppear",
    ])
    expectEqual(page.appearanceState, .appeared)
  }

  // MARK: - Children

  @Test func `adding and removing a child makes the documented calls`() {
    let parent = RecordingPage("p", notes)
    let child = RecordingPage("c", notes)
    parent.addChild(child)
    notes.expect(["c willMove p"])
    child.didMove(toParent: parent)
    expect(child.parent === parent && parent.children.count == 1)
    notes.expect(["c didMove p"])
    child.willMove(toParent: nil)
    child.removeFromParent()
    notes.expect(["c willMove nil", "c didMove nil"])
    expect(child.parent == nil && parent.children.isEmpty)
    child.removeFromParent()
    notes.expect([])
  }

  @Test func `a child leaves its previous parent`() {
    let first = RecordingPage("p", notes)
    let second = RecordingPage("q", notes)
    let child = RecordingPage("c", notes)
    first.addChild(child)
    _ = notes.take()
    second.addChild(child)
    notes.expect(["c didMove nil", "c willMove q"])
    expect(child.parent === second && first.children.isEmpty)
    second.addChild(child)
    notes.expect([])
  }

  @Test func `a controller rejects itself and its ancestors as children`() {
    let parent = RecordingPage("p", notes)
    let child = RecordingPage("c", notes)
    parent.addChild(child)
    child.addChild(parent)
    child.addChild(child)
    expect(parent.parent == nil && child.children.isEmpty)
  }

  @Test func `appearance calls are forwarded to children`() {
    let parent = RecordingPage("p", notes)
    parent.addChild(RecordingPage("c", notes))
    _ = notes.take()
    show(parent)
    notes.expect([
      "p load", "p didLoad", "p willAppear", "c load", "c didLoad", "c willAppear",
      "p isAppearing", "c isAppearing", "p willLayout", "p didLayout", "p didAppear",
      "c willLayout", "c didLayout", "c didAppear",
    ])
    hide(parent)
    notes.expect(["p willDisappear", "c willDisappear", "p didDisappear", "c didDisappear"])
  }

  @Test func `a container can turn off the forwarding of appearance calls`() {
    let parent = RecordingPage("p", notes)
    parent.forwards = false
    let child = RecordingPage("c", notes)
    parent.addChild(child)
    _ = notes.take()
    show(parent)
    hide(parent)
    expect(!notes.take().contains { $0.hasPrefix("c") })
    expectEqual(child.appearanceState, .disappeared)
  }
}
