import TabHost
import TabHostTestSupport
import Testing

/// A container chooses the children of a transition when it begins, and balances the calls of those
/// that come or go meanwhile.
@MainActor struct TransitionChildrenTests {
  private let notes = Notes()

  /// Runs closures in its appearance calls, each once.
  private final class ActingStack: NavigationController {
    var actions: [String: () -> Void] = [:]
    override func viewWillDisappear(_ animated: Bool) { actions.removeValue(forKey: "will")?() }
    override func viewDidDisappear(_ animated: Bool) { actions.removeValue(forKey: "did")?() }
  }

  private final class ActingHost: TabHostController {
    var didDisappear: (() -> Void)?
    override func viewDidDisappear(_ animated: Bool) { didDisappear.take()?() }
  }

  private func page(_ name: String) -> RecordingPage { RecordingPage(name, notes) }

  private func host(_ content: ViewController) -> ActingHost {
    ActingHost(tabs: [.showing(content, "a"), .bare("b")])
  }

  /// Returns the appearance calls of a page since the last call.
  private func calls(of name: String) -> [String] {
    notes.words.filter { $0.hasPrefix("\(name) ") && $0.contains("ppear") }
      .map { String($0.dropFirst(name.count + 1)) }
  }

  private static let appearance = ["willAppear", "isAppearing", "didAppear"]
  private static let disappearance = ["willDisappear", "didDisappear"]

  @Test func `an accessory that is hidden before it begins to appear receives no calls`() {
    let (content, accessory) = (page("a"), page("x"))
    let host = host(content)
    host.bottomAccessory = TabAccessory(contentView: accessory)
    content.actions["willAppear"] = { host.isBottomAccessoryHidden = true }
    host.appear()
    expectEqual(calls(of: "a"), Self.appearance)
    expectEqual(calls(of: "x"), [])
  }

  @Test func `an accessory that is hidden while it appears disappears`() {
    let (content, accessory) = (page("a"), page("x"))
    let host = host(content)
    host.bottomAccessory = TabAccessory(contentView: accessory)
    content.actions["isAppearing"] = { host.isBottomAccessoryHidden = true }
    host.appear()
    expectEqual(calls(of: "x"), ["willAppear"] + Self.disappearance)
  }

  @Test func `what a page covers while it loads does not appear`() {
    let (top, accessory, login) = (page("a"), page("x"), page("login"))
    login.modalPresentationStyle = .fullScreen
    let host = host(NavigationController(rootViewController: top))
    host.bottomAccessory = TabAccessory(contentView: accessory)
    top.actions["didLoad"] = { host.present(login, animated: false) }
    host.appear()
    expectEqual(calls(of: "login"), Self.appearance)
    expectEqual(calls(of: "x"), [])
    expectEqual(calls(of: "a"), [])
  }

  @Test func `a child whose container disappears while it loads receives no calls`() {
    let (content, child) = (page("a"), page("child"))
    content.addChild(child)
    let host = host(content)
    child.actions["didLoad"] = { host.selectedTab = host.tabs[1] }
    host.appear()
    expectEqual(calls(of: "a"), ["willAppear"] + Self.disappearance)
    expectEqual(calls(of: "child"), [])
  }

  @Test func `the child of a page that is popped while it disappears disappears, too`() {
    let (detail, child) = (page("detail"), page("child"))
    let navigation = NavigationController(rootViewController: page("root"))
    detail.addChild(child)
    navigation.pushViewController(detail, animated: false)
    let host = host(navigation)
    host.appear()
    _ = notes.take()
    detail.actions["willDisappear"] = { navigation.popViewController(animated: false) }
    host.disappear()
    expectEqual(calls(of: "detail"), Self.disappearance)
    expectEqual(calls(of: "child"), Self.disappearance)
    expectEqual(calls(of: "root"), [])
  }

  @Test(arguments: ["will", "did"])
  func `a page covered by a push while its stack disappears disappears along with it`(word: String)
  {
    let navigation = ActingStack()
    navigation.viewControllers = [page("root")]
    let host = host(navigation)
    host.appear()
    _ = notes.take()
    navigation.actions[word] = { [page = page("more")] in
      navigation.pushViewController(page, animated: false)
    }
    host.disappear()
    expectEqual(calls(of: "root"), Self.disappearance)
    expectEqual(calls(of: "more"), [])
    host.appear()
    expectEqual(calls(of: "more"), Self.appearance)
  }

  @Test func `content covered after the host has disappeared disappears along with it`() {
    let host = host(page("a"))
    host.appear()
    _ = notes.take()
    host.didDisappear = { [full = page("full")] in
      full.modalPresentationStyle = .fullScreen
      host.present(full, animated: false)
    }
    host.disappear()
    expectEqual(calls(of: "a"), Self.disappearance)
    expectEqual(calls(of: "full"), [])
  }

  @Test func `a page about to be covered disappears if the host does`() {
    final class Shower: NavigationControllerDelegate {
      var action: (() -> Void)?
      func navigationController(
        _ navigationController: NavigationController,
        willShow viewController: ViewController,
        animated: Bool
      ) { action.take()?() }
    }
    let (navigation, delegate) = (NavigationController(), Shower())
    navigation.viewControllers = [page("root")]
    navigation.delegate = delegate
    let host = host(navigation)
    host.appear()
    _ = notes.take()
    delegate.action = { host.disappear() }
    navigation.pushViewController(page("detail"), animated: false)
    expectEqual(calls(of: "root"), Self.disappearance)
    expectEqual(calls(of: "detail"), ["willAppear", "isAppearing"] + Self.disappearance)
  }

  // MARK: - Children that come and go

  @Test(arguments: ["isAppearing", "didLayout", "didAppear"])
  func `a child added during the transition appears when it has ended`(word: String) {
    let (parent, child) = (page("p"), page("c"))
    parent.addChild(page("other"))
    parent.actions[word] = { parent.addChild(child) }
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    expectEqual(calls(of: "c"), Self.appearance)
    expectEqual(calls(of: "other"), Self.appearance)
  }

  @Test func `a child that the app hides during the transition stays off screen`() {
    let (parent, child) = (page("p"), page("c"))
    parent.addChild(child)
    child.actions["didAppear"] = {
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
    }
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    expectEqual(calls(of: "c"), Self.appearance + Self.disappearance)
  }

  @Test func `a child that moves to a container on screen while it is removed stays there`() {
    let (first, second, child) = (page("p"), page("q"), page("c"))
    for container in [first, second] {
      container.beginAppearanceTransition(true, animated: false)
      container.endAppearanceTransition()
    }
    first.addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    _ = notes.take()
    child.actions["willDisappear"] = { second.addChild(child) }
    child.removeFromParent()
    expect(child.parent === second)
    expectEqual(calls(of: "c"), Self.disappearance)
  }

  // MARK: - Deallocated containers

  @Test func `the content of a deallocated host disappears, and can appear in another host`() {
    let content = page("a")
    let tab = TabItem.showing(content, "a")
    var host: TabHostController? = TabHostController(tabs: [tab])
    host?.appear()
    _ = notes.take()
    host = nil
    expectEqual(calls(of: "a"), Self.disappearance)
    expect(content.parent == nil)
    let other = TabHostController(tabs: [tab])
    _ = notes.take()
    other.appear()
    expectEqual(calls(of: "a"), Self.appearance)
  }
}
