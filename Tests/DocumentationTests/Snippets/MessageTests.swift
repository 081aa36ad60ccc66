import TabHost
import TabHostTerminal
import Testing

@MainActor @Test func `the user takes a letter back with the key of the message`() throws {
  let page = ViewController()
  let device = try HeadlessTerminalDevice()
  let application = TerminalApplication(rootViewController: page, device: device)
  page.window?.makeKeyAndVisible()
  var isUndone = false
  confirmArchiving(on: page) { isUndone = true }
  application.screen.host.user.press("u")
  #expect(isUndone)
}
