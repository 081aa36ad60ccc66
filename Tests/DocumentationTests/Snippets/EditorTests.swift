import Foundation
import TabHost
import TabHostTerminal
import Testing

@MainActor @Test func `the page receives the text that the user has written`() throws {
  let page = makeLetterEditor("At one")
  let device = try HeadlessTerminalDevice()
  let application = TerminalApplication(rootViewController: page, device: device)
  application.childHandler = { editor in
    try? "By the pond".write(toFile: editor.arguments[3], atomically: true, encoding: .utf8)
    return .exited(0)
  }
  page.window?.makeKeyAndVisible()
  try ScreenDriver(application.screen).press("ctrl+o")
  #expect(page.text == "By the pond")
}
