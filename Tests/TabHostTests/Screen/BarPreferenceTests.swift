import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Hiding bar and accessory.
@MainActor struct BarPreferenceTests {
  // MARK: - Accessory

  @Test func `parity 41: a hidden accessory is kept off screen and takes no space`() {
    let log = CallLog()
    let host = TabHostController.with(.phone, .bare("a"))
    host.diagnosticHandler = { _ in }
    host.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    let accessory = TabAccessory(
      contentView: RecordingViewController(.page("player"), log: log)
    )
    let plain = host.contentLayoutGuide
    host.bottomAccessory = accessory
    host.appear()
    let reserved = host.contentLayoutGuide
    #expect(!host.isBottomAccessoryHidden && reserved != plain)
    log.clear()
    host.isBottomAccessoryHidden = true
    #expect(log.entries == [.willDisappear(.page("player")), .didDisappear(.page("player"))])
    #expect(host.contentLayoutGuide == plain)
    #expect(host.bottomAccessory === accessory && host.accessoryEnvironment == .none)
    log.clear()
    host.isBottomAccessoryHidden = true
    #expect(log.entries == [])
    host.isBottomAccessoryHidden = false
    #expect(
      log.entries == [
        .willAppear(.page("player")), .isAppearing(.page("player")), .didAppear(.page("player")),
      ]
    )
    #expect(host.contentLayoutGuide == reserved)
  }

  @Test func `parity 41: an accessory assigned while hidden does not appear`() {
    let host = TabHostController.with(.phone, .bare("a"))
    host.diagnosticHandler = { _ in }
    host.isBottomAccessoryHidden = true
    host.appear()
    let content = ViewController()
    host.bottomAccessory = TabAccessory(contentView: content)
    #expect(!content.isViewLoaded && content.parent == nil)
  }

  // MARK: - Bar

  @Test(arguments: [TraitCollection.phone, .portrait, .vision, .tv])
  func `parity 45: content can hide the bar in any presentation`(
    traits: TraitCollection
  ) {
    let fixture = HostFixture(traits: traits) { log in [.page("a", log), .page("b", log)] }
    fixture.host.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    let content = fixture.tab("b").viewController
    content?.prefersTabBarHidden = true
    #expect(!fixture.host.isTabBarHidden)
    fixture.host.selectedTab = fixture.tab("b")
    #expect(fixture.host.isTabBarHidden && fixture.host.bar.isHidden)
    #expect(fixture.host.contentLayoutGuide.layoutFrame == fixture.host.bounds)
    content?.prefersTabBarHidden = false
    #expect(!fixture.host.isTabBarHidden)
    #expect(fixture.host.contentLayoutGuide.layoutFrame != fixture.host.bounds)
  }

  @Test func `parity 45: the top page of a stack or the stack itself can hide the bar`() {
    let navigation = NavigationController(rootViewController: ViewController())
    let host = TabHostController.with(.portrait, .showing(navigation, "a"))
    host.appear()
    let page = ViewController()
    page.prefersTabBarHidden = true
    navigation.pushViewController(page, animated: false)
    #expect(host.isTabBarHidden)
    navigation.pushViewController(ViewController(), animated: false)
    #expect(!host.isTabBarHidden)
    navigation.prefersTabBarHidden = true
    #expect(host.isTabBarHidden)
    navigation.prefersTabBarHidden = false
    navigation.popViewController(animated: false)
    #expect(host.isTabBarHidden)
    host.isTabBarHidden = true
    navigation.popViewController(animated: false)
    #expect(host.isTabBarHidden)
  }

  @Test func `parity 45: reading isTabBarHidden creates no content`() {
    let host = TabHostController.with(
      .portrait,
      TabItem(title: "A", identifier: "a") { _ in
        Issue.record("content was made")
        return ViewController()
      }
    )
    #expect(!host.isTabBarHidden && !host.bar.isHidden)
  }

  @Test func `parity 45: content that hides or shows the bar invalidates bar and layout`() {
    let fixture = HostFixture(traits: .portrait) { log in [.page("a", log), .page("b", log)] }
    fixture.host.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    fixture.tab("b").viewController?.prefersTabBarHidden = true
    fixture.host.needsFrameHandler = {}
    for name in ["b", "a"] {
      fixture.host.selectedTab = fixture.tab(name)
      let changes = fixture.host.takeChanges()
      #expect(changes.bar && changes.layout)
    }
  }
}
