import TabHost
import TabHostTerminal
import Testing

@MainActor @Test func `right arrow and Enter select the second item of the bar`() {
  let host = TabHostController(
    tabs: ["Inbox", "Sent"].map { name in
      TabItem(title: name, identifier: name) { _ in ViewController() }
    }
  )
  host.mode = .tabBar
  host.appear()
  let screen = HostScreen(host: host, size: CellSize(columns: 40, rows: 12))

  screen.handle(.key(KeyPress(.right)), at: .zero)
  screen.handle(.key(KeyPress(.enter)), at: .zero)

  #expect(host.selectedTab?.identifier == "Sent")
  #expect(screen.frame().plainText.contains("[Sent"))
}
