import Foundation
import TabHost
import TabHostTerminal
import Testing

/// Lists, text and fields of the article.
@MainActor struct ListsTextAndFieldsTests {
  /// Returns a user at a screen with a page in a navigation stack, which has the focus.
  private func user(_ page: ViewController) -> ScreenDriver {
    let host = TabHostController(
      tabs: [
        TabItem(title: "Tab", identifier: "tab") { _ in
          NavigationController(rootViewController: page)
        }
      ]
    )
    host.mode = .tabBar
    let user = ScreenDriver(host, columns: 40, rows: 14)
    user.press(.up)
    return user
  }

  @Test func `Enter opens a letter, and a swipe deletes it`() {
    let mailbox = makeMailbox([Letter(id: 1, subject: "Hello"), Letter(id: 2, subject: "Invoice")])
    let user = user(mailbox)
    user.press(.down, .enter)
    #expect(user.frame.plainText.contains("Dear reader"))
    user.press(.backspace, .character(">"), .enter)
    let frame = user.frame.plainText
    #expect(frame.contains("Hello") && !frame.contains("Invoice"))
    user.press(.character(">"), .enter)
    #expect(user.frame.plainText.contains("No mail"))
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
    let user = ScreenDriver(host, columns: 60, rows: 14)
    user.press(.right, .down, .character("v"), .left, .down, .enter)
    #expect(added == ["Shell"])
  }

  @Test func `the fields of the page are filled in with the keyboard`() {
    let page = SignInPage()
    let user = user(page)
    user.press(.character("A"), .tab, .character("x"), .enter)
    let frame = user.frame.plainText
    #expect(page.title == "Welcome, A")
    #expect(frame.contains(" A\n") && frame.contains(" *\n") && !frame.contains("x"))
  }

  @Test func `a note is saved while it is typed, up to ten lines`() {
    var saved: [String] = []
    let user = user(makeNote("Buy") { saved.append($0) })
    user.press(.end, .enter)
    user.press(.character("a"))
    for _ in 0..<20 { user.press(.enter) }
    #expect(saved.prefix(2) == ["Buy\n", "Buy\na"])
    #expect(saved.last?.filter { $0 == "\n" }.count == 9)
  }

  @Test func `the link of a text from Markdown is opened`() throws {
    var opened: [URL] = []
    let user = user(makeAbout { opened.append($0) })
    user.press(.down, .character("n"), .enter)
    #expect(user.frame.plainText.contains("\n    forest at night, recorded in a "))
    #expect(opened == [try #require(URL(string: "https://example.org/source"))])
  }

  @Test func `a table is sorted by its headings`() {
    let table = makeFilmTable([
      Film(title: "Bloom", year: 2019, minutes: 43), Film(title: "Blot", year: 1987, minutes: 6),
    ])
    let user = user(table)
    user.press(.character("s"), .down, .enter)
    let lines = user.frame.plainText.split(separator: "\n")
    let rows = lines.filter { $0.contains("min") || $0.contains("Length") }
    #expect(rows.map { $0.split(separator: " ").first } == ["Title", "Blot", "▸Bloom"])
    #expect(rows.first?.contains("Year▴") == true)
  }

  @Test func `a log shows its last lines until the user scrolls away`() {
    let log = LogPage()
    let user = user(log)
    for number in 1...50 { log.append("Line \(number)") }
    #expect(user.frame.plainText.contains("Line 50"))
    user.press(.home)
    log.append("Line 51")
    #expect(!user.frame.plainText.contains("Line 50"))
    user.press(.end)
    log.append("Line 52")
    #expect(user.frame.plainText.contains("Line 52"))
  }

  @Test func `Return in the last field of a form submits it if it is valid`() {
    var names: [String] = []
    let form = makeSignInForm { names += [$0, $1] }
    let user = user(form)
    user.press(.end)
    user.type("moss")
    user.press(.enter)
    #expect(names.isEmpty && user.frame.plainText.contains("! Enter a text"))
    user.type("Ann")
    user.press(.enter)
    #expect(names.isEmpty)
    user.press(.tab, .enter, .enter)
    #expect(names == ["Ann", "moss"])
  }

  @Test func `the hash of a commit has a style of its own`() throws {
    let table = makeCommitTable([
      Commit(id: "1c9d0aa", branch: "main", subject: "Fix a typo"),
      Commit(id: "3f2a1b7", branch: "next", subject: "Add moss"),
    ])
    let user = user(table)
    #expect(user.frame.plainText.contains("3f2a1b7  next Add moss"))
    let lines = user.frame.plainLines
    let row = try #require(lines.firstIndex { $0.contains("3f2a1b7") })
    let start = try #require(lines[row].firstRange(of: "3f2a1b7")).lowerBound
    let column = lines[row].distance(from: lines[row].startIndex, to: start)
    let styles = [0, 14].map { user.frame.cells[column + $0, row].style }
    #expect(styles == [CellStyle(foreground: .yellow), .plain])
  }

  @Test func `a form is saved only if it is valid`() {
    var saved: [String] = []
    let form = makeAccountForm { saved.append($0) }
    let user = user(form)
    user.press(.end, .enter)
    #expect(user.frame.plainText.contains("! Enter a text"))
    #expect(form.focusedIndex == ListIndex(0))
    user.press(.enter)
    user.type("Ann")
    user.press(.tab)
    user.type("secret")
    user.press(.enter, .end, .enter)
    #expect(saved == ["Ann"])
    #expect(!user.frame.plainText.contains("secret"))
  }
}
