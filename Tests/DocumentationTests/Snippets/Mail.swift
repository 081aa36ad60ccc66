import TabHost
import TabHostTerminal

@MainActor func runMail(unread: AsyncStream<Int>) async throws -> Int32 {
  let inbox = TabItem(title: "Inbox", identifier: "inbox") { _ in ViewController() }
  let sent = TabItem(title: "Sent", identifier: "sent") { _ in ViewController() }
  let updates = Task {
    for await count in unread { inbox.badgeValue = "\(count)" }  // Each change is drawn.
  }
  defer { updates.cancel() }
  return try await TerminalApplication.run(TabHostController(tabs: [inbox, sent])) { application in
    application.screen.keyBindings[.character("i"), .control] = .selectItem1
  }
}
