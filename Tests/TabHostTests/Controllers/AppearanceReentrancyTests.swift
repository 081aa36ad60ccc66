import TabHost
import TabHostTestSupport
import Testing

/// Performs an action once, in a given phase of its life cycle.
@MainActor private final class ReentrantPage: ViewController {
  var phase: Phase?
  var reentrantAction: () -> Void = {}

  enum Phase: CaseIterable, Sendable {
    case didLoad, willAppear, isAppearing, layout, didAppear, willDisappear, didDisappear
  }

  override func viewDidLoad() { didReach(.didLoad) }
  override func viewWillAppear(_ animated: Bool) { didReach(.willAppear) }
  override func viewIsAppearing(_ animated: Bool) { didReach(.isAppearing) }
  override func viewWillLayoutSubviews() { didReach(.layout) }
  override func viewDidAppear(_ animated: Bool) { didReach(.didAppear) }
  override func viewWillDisappear(_ animated: Bool) { didReach(.willDisappear) }
  override func viewDidDisappear(_ animated: Bool) { didReach(.didDisappear) }

  private func didReach(_ current: Phase) {
    guard current == phase else { return }
    phase = nil
    reentrantAction()
  }
}

/// Performs an action when it is about to leave its parent.
@MainActor private final class LeavingPage: ViewController {
  var action: (LeavingPage) -> Void = { _ in }
  private(set) var departures = 0

  override func willMove(toParent parent: ViewController?) {
    if parent == nil { action(self) }
  }

  override func didMove(toParent parent: ViewController?) {
    if parent == nil { departures += 1 }
  }
}

/// Changes made inside appearance calls.
@MainActor struct AppearanceReentrancyTests {
  private let pages = ["a", "b", "c"].map { _ in ReentrantPage() }
  private let host: TabHostController

  init() {
    let pages = pages
    host = TabHostController(
      tabs: zip(["a", "b", "c"], pages).map { name, page in
        TabItem(title: name, identifier: name) { _ in page }
      }
    )
  }

  private var states: [String] { pages.map(\.appearanceState.rawValue) }

  @Test(arguments: ReentrantPage.Phase.allCases)
  fileprivate func `a selection made in an appearance call takes effect`(
    phase: ReentrantPage.Phase
  ) {
    let host = host
    host.appear()
    pages[1].phase = phase
    pages[1].reentrantAction = { host.selectedTab = host.tabs[2] }
    host.selectedTab = host.tabs[1]
    if phase == .willDisappear || phase == .didDisappear { host.selectedTab = host.tabs[0] }
    expect(host.selectedTab === host.tabs[2])
    expectEqual(states, ["disappeared", "disappeared", "appeared"])
    expectEqual(host.children.map(ObjectIdentifier.init), [ObjectIdentifier(pages[2])])
  }

  @Test(arguments: ReentrantPage.Phase.allCases)
  fileprivate func `a page that makes the host disappear leaves no page on screen`(
    phase: ReentrantPage.Phase
  ) {
    let host = host
    host.appear()
    for page in pages[0...1] {
      page.phase = phase
      page.reentrantAction = { host.disappear() }
    }
    host.selectedTab = host.tabs[1]
    expect(!host.isDisplayed)
    expectEqual(states, ["disappeared", "disappeared", "disappeared"])
  }

  @Test func `the host is on screen after a disappearing page makes it appear again`() {
    let host = host
    let accessory = ViewController()
    host.bottomAccessory = TabAccessory(contentView: accessory)
    host.appear()
    pages[0].phase = .willDisappear
    pages[0].reentrantAction = { host.appear() }
    host.disappear()
    expect(host.isDisplayed)
    expectEqual(pages[0].appearanceState, .appeared)
    expectEqual(accessory.appearanceState, .appeared)
  }

  @Test func `content that is shown again while it is replaced stays in the host`() {
    let host = host
    let page = LeavingPage()
    host.tabs = [TabItem(title: "p", identifier: "p") { _ in page }, host.tabs[1]]
    host.selectedTab = host.tabs[0]
    host.appear()
    pages[1].phase = .willAppear
    pages[1].reentrantAction = {
      host.disappear()
      host.selectedTab = host.tabs[0]
      host.appear()
    }
    host.selectedTab = host.tabs[1]
    expect(host.selectedTab === host.tabs[0])
    expect(page.appearanceState == .appeared && page.departures == 0)
    expectEqual(host.children.map(ObjectIdentifier.init), [ObjectIdentifier(page)])
  }

  @Test func `a page that moves to another container while it leaves the host stays there`() {
    let host = host
    let (page, container) = (LeavingPage(), ViewController())
    host.tabs.append(TabItem(title: "p", identifier: "p") { _ in page })
    host.appear()
    host.selectedTab = host.tabs[3]
    page.action = { page in
      page.action = { _ in }
      container.addChild(page)
    }
    host.selectedTab = host.tabs[0]
    expect(page.parent === container && page.departures == 1)
    expectEqual(container.children.map(ObjectIdentifier.init), [ObjectIdentifier(page)])
    expectEqual(host.children.map(ObjectIdentifier.init), [ObjectIdentifier(pages[0])])
  }

  @Test func `a page that removes itself while it leaves the host is removed once`() {
    let host = host
    let page = LeavingPage()
    host.tabs.append(TabItem(title: "p", identifier: "p") { _ in page })
    host.appear()
    host.selectedTab = host.tabs[3]
    page.action = { $0.removeFromParent() }
    host.selectedTab = host.tabs[0]
    expect(page.parent == nil && page.departures == 1)
  }

  @Test(
    arguments: [
      ReentrantPage.Phase.didLoad, .willAppear, .isAppearing, .layout, .didAppear,
    ]
  )
  fileprivate func `a selection made while the host appears takes effect`(
    phase: ReentrantPage.Phase
  ) {
    let host = host
    pages[0].phase = phase
    pages[0].reentrantAction = { host.selectedTab = host.tabs[2] }
    host.appear()
    expect(host.selectedTab === host.tabs[2])
    expectEqual(states, ["disappeared", "disappeared", "appeared"])
    host.disappear()
    expectEqual(states, ["disappeared", "disappeared", "disappeared"])
  }

  @Test(arguments: [ReentrantPage.Phase.willDisappear, .didDisappear])
  fileprivate func `a selection made while the host disappears takes effect at the next appearance`(
    phase: ReentrantPage.Phase
  ) {
    let host = host
    host.appear()
    pages[0].phase = phase
    pages[0].reentrantAction = { host.selectedTab = host.tabs[2] }
    host.disappear()
    expectEqual(states, ["disappeared", "disappeared", "disappeared"])
    host.appear()
    expectEqual(states, ["disappeared", "disappeared", "appeared"])
  }

  @Test(arguments: ReentrantPage.Phase.allCases)
  fileprivate func `tabs removed in an appearance call leave the screen`(
    phase: ReentrantPage.Phase
  ) {
    let host = host
    host.appear()
    pages[1].phase = phase
    pages[1].reentrantAction = { host.tabs = [host.tabs[2]] }
    host.selectedTab = host.tabs[1]
    if phase == .willDisappear || phase == .didDisappear { host.selectedTab = host.tabs[0] }
    expect(host.selectedTab === host.tabs[0])
    expectEqual(states, ["disappeared", "disappeared", "appeared"])
  }

  @Test(arguments: ReentrantPage.Phase.allCases)
  fileprivate func `a page pushed in an appearance call is shown`(
    phase: ReentrantPage.Phase
  ) {
    let navigation = NavigationController(rootViewController: pages[0])
    navigation.beginAppearanceTransition(true, animated: false)
    navigation.endAppearanceTransition()
    let pages = pages
    pages[1].phase = phase
    pages[1].reentrantAction = { navigation.pushViewController(pages[2], animated: false) }
    navigation.pushViewController(pages[1], animated: false)
    if phase == .willDisappear || phase == .didDisappear {
      navigation.popViewController(animated: false)
    }
    expect(navigation.topViewController === pages[2])
    expectEqual(states, ["disappeared", "disappeared", "appeared"])
  }

  @Test func `a new accessory with the same content keeps that content on screen`() {
    host.appear()
    let content = pages[2]
    host.bottomAccessory = TabAccessory(contentView: content)
    host.bottomAccessory = TabAccessory(contentView: content)
    expect(content.parent === host)
    expectEqual(content.appearanceState, .appeared)
  }
}
