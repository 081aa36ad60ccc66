import TabHost
import TabHostTerminal
import TabHostTestSupport
import Testing

/// The pictures of the article "Lists, text and fields".
@MainActor struct ListPictureTests {
  private static let catalog = "Sources/TabHostTerminal/TabHostTerminal.docc"

  /// Compares a picture of a page in full screen, after keys of the user, with the one of the article.
  private func expect(
    _ page: ViewController,
    _ name: String,
    rows: Int,
    _ perform: (ScreenDriver) -> Void
  ) throws {
    let host = TabHostController(tabs: [TabItem(title: "Tab", identifier: "tab")])
    let size = CellSize(columns: 56, rows: rows)
    var options = FrameOptions(theme: .dark)
    options.showsStatusLine = true
    host.appear()
    defer { host.disappear() }
    let stack = NavigationController(rootViewController: page)
    stack.modalPresentationStyle = .fullScreen
    host.present(stack, animated: false)
    let user = ScreenDriver(HostScreen(host: host, size: size, options: options))
    perform(user)
    let document = user.frame.svg(title: page.title, theme: .dark)
    try PackageFiles.expect(document, in: "\(Self.catalog)/Resources/\(name).svg", of: .pictures)
    let article = try PackageFiles.text("\(Self.catalog)/ListsTextAndFields.md")
    #expect(article.contains("](\(name).svg)"))
  }

  @Test func `the article shows a table`() throws {
    let films = [
      Film(title: "A Fox in March", year: 2018, minutes: 26),
      Film(title: "Bloom", year: 2021, minutes: 43),
      Film(title: "Down the Gutter", year: 2015, minutes: 33),
      Film(title: "Kelp Cathedral", year: 2019, minutes: 126),
    ]
    try expect(makeFilmTable(films), "table", rows: 10) { user in
      user.press(.character("s"), .down, .enter)
    }
  }

  @Test func `the article shows a form`() throws {
    try expect(makeAccountForm { _ in }, "form", rows: 13) { user in
      user.press(.enter)
      user.type("Ann")
      user.press(.tab, .tab)
    }
  }

  @Test func `the article shows an editor`() throws {
    let text = """
      Dear Ann,

      the moss is back, and so is the fox. It came at noon, while we were still asleep.
      """
    try expect(TextEditorController(text, title: "Letter"), "editor", rows: 9) { user in
      user.press(.tab)
      user.handle(.key(KeyPress(.end, modifiers: .control)))
      for _ in 0..<2 { user.handle(.key(KeyPress(.left, modifiers: [.control, .shift]))) }
    }
  }
}
