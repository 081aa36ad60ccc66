import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// The application that a page finds.
@MainActor struct PageApplicationTests {
  private let page = ViewController()
  private let stack: NavigationController
  private let host: TabHostController
  private let device: HeadlessTerminalDevice

  init() throws {
    stack = NavigationController(rootViewController: page)
    host = TabHostController(tabs: [.showing(stack, "a"), .shown("b")])
    device = try HeadlessTerminalDevice()
  }

  private func application() -> TerminalApplication {
    TerminalApplication(host: host, device: device, clock: ManualClock().clock)
  }

  @Test func `a page, what it pushes and presents, its containers and the host find it`() {
    let application = application()
    application.begin()
    let pushed = ViewController()
    stack.pushViewController(pushed, animated: false)
    let sheet = ViewController()
    pushed.present(sheet, animated: false)
    for controller in [page, pushed, sheet, stack, host] {
      expect(controller.terminalApplication === application)
    }
  }

  @Test func `the pages of a host inside of the host find it`() {
    let inner = ViewController()
    let nested = TabHostController(tabs: [.showing(inner, "n")])
    nested.diagnosticHandler = { _ in }
    host.diagnosticHandler = { _ in }
    let application = application()
    application.begin()
    stack.pushViewController(nested, animated: false)
    expect(inner.terminalApplication === application)
  }

  @Test func `a root without tabs finds it, and a former root does not`() {
    let root = ViewController()
    let application = TerminalApplication(rootViewController: root, device: device)
    application.begin()
    expect(root.terminalApplication === application)
    application.rootViewController = host
    expect(root.terminalApplication == nil)
    expect(host.terminalApplication === application && page.terminalApplication === application)
  }

  @Test func `without a terminal there is none`() {
    expect(page.terminalApplication == nil)
    let user = ScreenDriver(host)
    expect(user.screen.host === host && page.terminalApplication == nil)
  }

  @Test func `a page shows a message, whose action the user performs, and quits`() async {
    let application = application()
    application.begin()
    var calls = 0
    page.terminalApplication?.show(message: "Moved", action: "Undo", key: "u") { calls += 1 }
    expect(ScreenDriver(application.screen).statusLine.hasPrefix(" Moved"))
    application.type("u")
    expectEqual(calls, 1)
    page.terminalApplication?.quit()
    expect(application.screen.wantsToQuit)
  }

  @Test func `in an application that is not run, the user performs the action of a message`() {
    let application = application()
    host.appear()
    var calls = 0
    page.terminalApplication?.show(message: "Moved", action: "Undo", key: "u") { calls += 1 }
    expectEqual(host.user.press("u"), .performed)
    expectEqual(calls, 1)
    expect(application.firstMessage == nil)
  }
}
