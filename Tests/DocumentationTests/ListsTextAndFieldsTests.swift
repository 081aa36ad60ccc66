import TabHost
import TabHostTerminal
import Testing

/// Lists, text and fields of the article.
@MainActor struct ListsTextAndFieldsTests {
  /// Returns a screen with a page in a navigation stack, which has the focus.
  private func screen(_ page: ViewController) -> HostScreen {
    let host = TabHostController(
      tabs: [
        TabItem(title: "Tab", identifier: "tab") { _ in
          NavigationController(rootViewController: page)
        }
      ]
    )
    host.mode = .tabBar
    let screen = HostScreen(host: host, size: CellSize(columns: 40, rows: 14))
    host.appear()
    press(.up, on: screen)
    return screen
  }

  private func press(_ keys: KeyPress.Key..., on screen: HostScreen) {
    for key in keys {
      _ = screen.frame()
      screen.handle(.key(KeyPress(key)), at: .zero)
    }
  }

  @Test func `Enter opens a letter, and a swipe deletes it`() {
    let mailbox = makeMailbox(["Hello", "Invoice"])
    let screen = screen(mailbox)
    press(.down, .enter, on: screen)
    #expect(screen.frame().plainText.contains("Dear reader"))
    press(.backspace, .character(">"), .enter, on: screen)
    let frame = screen.frame().plainText
    #expect(frame.contains("Hello") && !frame.contains("Invoice"))
    press(.character(">"), .enter, on: screen)
    #expect(screen.frame().plainText.contains("No mail"))
  }

  @Test func `the fields of the page are filled in with the keyboard`() {
    let page = SignInPage()
    let screen = screen(page)
    press(.character("A"), .tab, .character("x"), .enter, on: screen)
    let frame = screen.frame().plainText
    #expect(page.title == "Welcome, A")
    #expect(frame.contains(" A\n") && frame.contains(" *\n") && !frame.contains("x"))
  }
}
