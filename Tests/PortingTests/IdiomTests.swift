import Foundation
import TabHost
import TabHostTestSupport
import Testing

/// The everyday uses of UIKit in the folder `Idioms`, which are compiled with this test target.
@MainActor struct IdiomTests {
  @Test func `the older methods of a delegate are called for what the user chooses`() {
    let controller = CoordinatedController()
    controller.loadViewIfNeeded()
    controller.appear()
    controller.user.tap(controller.rootTabs[1])
    controller.selectedIndex = 0
    expectEqual(controller.log, ["should 1", "did 1"])
  }

  @Test func `an observer that the app has removed is not called`() {
    let page = CountingPage()
    page.listen()
    NotificationCenter.default.post(name: CountingPage.changed, object: nil)
    page.stop()
    NotificationCenter.default.post(name: CountingPage.changed, object: nil)
    page.listen()
    NotificationCenter.default.post(name: CountingPage.changed, object: nil)
    expectEqual(page.count, 2)
    expectEqual(page.className, "PortingTests.CountingPage")
  }

  @Test func `a method of a delegate is called if only the superclass adopts the protocol`() {
    let controller = MembersTabBarController()
    controller.loadViewIfNeeded()
    controller.appear()
    expectEqual(controller.user.tap("members"), .vetoed)
    let base = BaseTabBarController()
    base.loadViewIfNeeded()
    base.appear()
    expectEqual(base.user.tap("members"), .performed)
  }
}
