import TabHost
import TabHostTestSupport
import Testing

/// Whoever begins a transition ends it; a transition inside another one leaves the outer one alone.
@MainActor @Suite("Transitions inside transitions") struct NestedTransitionTests {
  private let notes = Notes()

  /// A host with content and an accessory, off screen.
  private func host(content: Witness, accessory: Witness) -> TabHostController {
    let host = TabHostController.with(.pad, TabItem(title: "A", identifier: "a") { _ in content })
    host.bottomAccessory = TabAccessory(contentView: accessory)
    return host
  }

  /// The calls of a host that appears and disappears, with an action in one of them.
  private func calls(
    at word: String? = nil,
    _ action: @escaping (TabHostController) -> Void = { _ in }
  ) -> [String] {
    let (content, accessory) = (Witness("a", notes), Witness("x", notes))
    let host = host(content: content, accessory: accessory)
    if let word { content.actions[word] = { action(host) } }
    host.appear()
    notes.words.append("-")
    host.disappear()
    #expect(content.actions.isEmpty)
    return notes.take()
  }

  @Test(arguments: ["load", "didLoad", "willAppear", "isAppearing", "didLayout", "didAppear"])
  func `appear() inside an appearance changes no call`(word: String) {
    #expect(calls(at: word) { $0.appear() } == calls())
  }

  @Test(arguments: ["willDisappear", "didDisappear"])
  func `disappear() inside a disappearance changes no call`(word: String) {
    #expect(calls(at: word) { $0.disappear() } == calls())
  }

  @Test func `appear() while the levels of a stack are requested leaves the pages on screen`() {
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
    let page = Witness("c", notes)
    let group = TabGroupItem.of([TabItem(title: "C", identifier: "c") { _ in page }], "g")
    group.managingNavigationController = NavigationController()
    let host = TabHostController.with(.pad, group)
    let delegate = Appearing()
    host.delegate = delegate
    host.selectedTab = group.children[0]
    host.appear()
    #expect(
      notes.take() == [
        "c willMove NavigationController", "c didMove NavigationController", "c load", "c didLoad",
        "c willAppear", "c isAppearing", "c willLayout", "c didLayout", "c didAppear",
      ]
    )
    #expect(group.managingNavigationController?.appearanceState == .appeared)
  }

  @Test func `only a call that begins a transition says so`() {
    let page = Witness("a", notes)
    #expect(!page.beginAppearanceTransition(false, animated: false))
    #expect(page.beginAppearanceTransition(true, animated: false))
    #expect(!page.beginAppearanceTransition(true, animated: false))
    page.endAppearanceTransition()
    #expect(!page.beginAppearanceTransition(true, animated: false))
    page.actions["willDisappear"] = {
      page.beginAppearanceTransition(true, animated: false)
      page.endAppearanceTransition()
    }
    #expect(!page.beginAppearanceTransition(false, animated: false))
    #expect(page.appearanceState == .appeared)
  }

  @Test func `a controller that appears as it is loaded appears once`() {
    let page = Witness("a", notes)
    page.actions["didLoad"] = {
      if page.beginAppearanceTransition(true, animated: false) { page.endAppearanceTransition() }
    }
    #expect(!page.beginAppearanceTransition(true, animated: false))
    #expect(
      notes.take() == [
        "a load", "a didLoad", "a willAppear", "a isAppearing", "a willLayout", "a didLayout",
        "a didAppear",
      ]
    )
  }

  // MARK: - Children

  @Test func `a container that appears does not end an appearance that its app began`() {
    let (parent, child) = (Witness("p", notes), Witness("c", notes))
    parent.addChild(child)
    parent.actions["willAppear"] = { child.beginAppearanceTransition(true, animated: true) }
    _ = notes.take()
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    #expect(
      notes.take() == [
        "p load", "p didLoad", "p willAppear", "c load", "c didLoad", "c willAppear",
        "p isAppearing", "p willLayout", "p didLayout", "p didAppear",
      ]
    )
    child.endAppearanceTransition()
    #expect(notes.take() == ["c isAppearing", "c willLayout", "c didLayout", "c didAppear"])
  }

  @Test func `a container that disappears does not end a disappearance that its app began`() {
    let (parent, child) = (Witness("p", notes), Witness("c", notes))
    parent.addChild(child)
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: true)
    _ = notes.take()
    parent.beginAppearanceTransition(false, animated: false)
    parent.endAppearanceTransition()
    #expect(notes.take() == ["p willDisappear", "p didDisappear"])
    child.endAppearanceTransition()
    #expect(notes.take() == ["c didDisappear"])
  }
}
