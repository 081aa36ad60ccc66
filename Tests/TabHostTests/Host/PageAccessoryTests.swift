import TabHost
import TabHostTestSupport
import Testing

/// The accessory that the page on top prefers.
@MainActor struct PageAccessoryTests {
  private let notes = Notes()
  private let stack = NavigationController()
  private let host = TabHostController()

  init() {
    let stack = stack
    host.traitCollection = .phone
    host.tabs = [
      TabItem(title: "A", identifier: "a") { _ in stack },
      TabItem(title: "B", identifier: "b") { _ in ViewController() },
    ]
    stack.viewControllers = [ViewController()]
    host.bottomAccessory = TabAccessory(contentView: RecordingPage("host", notes))
    host.appear()
    _ = notes.take()
  }

  private func take() -> [String] {
    notes.take().filter { $0.hasSuffix("idAppear") || $0.hasSuffix("idDisappear") }
  }

  @Test func `the page on top decides, and the host where it has no preference`() {
    let page = ViewController()
    page.preferredBottomAccessory = TabAccessory(contentView: RecordingPage("page", notes))
    stack.pushViewController(page, animated: false)
    expectEqual(take(), ["host didDisappear", "page didAppear"])
    host.selectedIndex = 1
    expectEqual(take(), ["page didDisappear", "host didAppear"])
    host.selectedIndex = 0
    page.preferredBottomAccessory = nil
    expectEqual(take().suffix(2), ["page didDisappear", "host didAppear"])
  }

  @Test func `the accessory of a page has the environment of an accessory`() {
    let content = RecordingPage("page", notes)
    stack.topViewController?.preferredBottomAccessory = TabAccessory(contentView: content)
    expectEqual(content.traitCollection.tabAccessoryEnvironment, .regular)
    host.selectedIndex = 1
    expectEqual(content.traitCollection.tabAccessoryEnvironment, .unspecified)
  }

  @Test func `accessories that are hidden include that of the page`() {
    host.bottomAccessory = nil
    expectEqual(host.accessoryEnvironment, .none)
    let accessory = TabAccessory(contentView: RecordingPage("page", notes))
    stack.topViewController?.preferredBottomAccessory = accessory
    expectEqual(host.accessoryEnvironment, .regular)
    host.isBottomAccessoryHidden = true
    expectEqual(host.accessoryEnvironment, .none)
    expectEqual(take(), ["host didDisappear", "page didAppear", "page didDisappear"])
  }
}
