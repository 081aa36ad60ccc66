import Foundation
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
    ScreenDriver(screen).press(.up)
    return screen
  }

  @Test func `Enter opens a letter, and a swipe deletes it`() {
    let mailbox = makeMailbox([Letter(id: 1, subject: "Hello"), Letter(id: 2, subject: "Invoice")])
    let screen = screen(mailbox)
    ScreenDriver(screen).press(.down, .enter)
    #expect(screen.frame().plainText.contains("Dear reader"))
    ScreenDriver(screen).press(.backspace, .character(">"), .enter)
    let frame = screen.frame().plainText
    #expect(frame.contains("Hello") && !frame.contains("Invoice"))
    ScreenDriver(screen).press(.character(">"), .enter)
    #expect(screen.frame().plainText.contains("No mail"))
  }

  @Test func `a photo of a list is dragged onto an album with the keyboard`() {
    let album = TabItem(title: "Album", identifier: "album") { _ in ViewController() }
    let photos = makePhotos(["Dunes", "Shell"], album: album)
    var added: [String] = []
    album.dropHandler = .objects(ofClass: String.self) { added += $0 }
    let host = TabHostController(
      tabs: [TabItem(title: "Photos", identifier: "photos") { _ in photos }, album]
    )
    host.mode = .tabSidebar
    let screen = HostScreen(host: host, size: CellSize(columns: 60, rows: 14))
    host.appear()
    ScreenDriver(screen).press(.right, .down, .character("v"), .left, .down, .enter)
    #expect(added == ["Shell"])
  }

  @Test func `the fields of the page are filled in with the keyboard`() {
    let page = SignInPage()
    let screen = screen(page)
    ScreenDriver(screen).press(.character("A"), .tab, .character("x"), .enter)
    let frame = screen.frame().plainText
    #expect(page.title == "Welcome, A")
    #expect(frame.contains(" A\n") && frame.contains(" *\n") && !frame.contains("x"))
  }

  @Test func `a note is saved while it is typed, up to ten lines`() {
    var saved: [String] = []
    let screen = screen(makeNote("Buy") { saved.append($0) })
    ScreenDriver(screen).press(.end, .enter)
    ScreenDriver(screen).press(.character("a"))
    for _ in 0..<20 { ScreenDriver(screen).press(.enter) }
    #expect(saved.prefix(2) == ["Buy\n", "Buy\na"])
    #expect(saved.last?.filter { $0 == "\n" }.count == 9)
  }

  @Test func `the link of a text from Markdown is opened`() throws {
    var opened: [URL] = []
    let screen = screen(makeAbout { opened.append($0) })
    let driver = ScreenDriver(screen)
    driver.press(.down, .character("n"), .enter)
    #expect(driver.frame.plainText.contains("\n    forest at night, recorded in a "))
    #expect(opened == [try #require(URL(string: "https://example.org/source"))])
  }

  @Test func `a table is sorted by its headings`() {
    let table = makeFilmTable([
      Film(title: "Bloom", year: 2019, minutes: 43), Film(title: "Blot", year: 1987, minutes: 6),
    ])
    let screen = screen(table)
    ScreenDriver(screen).press(.character("s"), .down, .enter)
    let lines = screen.frame().plainText.split(separator: "\n")
    let rows = lines.filter { $0.contains("min") || $0.contains("Length") }
    #expect(rows.map { $0.split(separator: " ").first } == ["Title", "Blot", "▸Bloom"])
    #expect(rows.first?.contains("Year▴") == true)
  }

  @Test func `a log shows its last lines until the user scrolls away`() {
    let log = LogPage()
    let user = ScreenDriver(screen(log))
    for number in 1...50 { log.append("Line \(number)") }
    #expect(user.frame.plainText.contains("Line 50"))
    user.press(.home)
    log.append("Line 51")
    #expect(!user.frame.plainText.contains("Line 50"))
    user.press(.end)
    log.append("Line 52")
    #expect(user.frame.plainText.contains("Line 52"))
  }

  @Test func `a form is saved only if it is valid`() {
    var saved: [String] = []
    let form = makeAccountForm { saved.append($0) }
    let driver = ScreenDriver(screen(form))
    driver.press(.end, .enter)
    #expect(driver.frame.plainText.contains("! Enter a text"))
    #expect(form.focusedIndex == ListIndex(0))
    driver.press(.enter)
    driver.type("Ann")
    driver.press(.tab)
    driver.type("secret")
    driver.press(.enter, .end, .enter)
    #expect(saved == ["Ann"])
    #expect(!driver.frame.plainText.contains("secret"))
  }
}
