import Foundation
import TabHost
import TabHostTerminal
import Testing

@MainActor @Test func `the app receives the text that the user has written`() throws {
  let device = try HeadlessTerminalDevice()
  let application = TerminalApplication(host: TabHostController(), device: device)
  application.childHandler = { editor in
    try? "By the pond".write(toFile: editor.arguments[3], atomically: true, encoding: .utf8)
    return .exited(0)
  }
  var text = ""
  application.edit("At one") { text = $0 }
  #expect(text == "By the pond")
}
