import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Text that is too long to be pasted, copied or cut.
@MainActor struct LostTextTests {
  private static let missingEnd = "The pasted text was too long; its end is missing"
  private static let tooLong = "The text is too long for the clipboard"

  private func notice(_ screen: HostScreen) -> String? {
    screen.statusLine(in: screen.layout()).notice?.text
  }

  private func paste(_ text: String, _ screen: HostScreen) {
    screen.handle(.paste(PastedText(text, isTruncated: true)), at: .zero)
  }

  // MARK: - Pasting

  @Test func `the status line says that the end of a pasted text is missing`() throws {
    let editor = TextEditorController()
    let screen = ViewFixture(editor).screen
    var decoder = InputDecoder(pasteLimit: 4)
    screen.handle(decoder.feed(Array("\u{1B}[200~moss\u{1B}[201~".utf8)), at: .zero)
    expect(editor.text == "moss" && notice(screen) == nil)
    screen.handle(decoder.feed(Array("\u{1B}[200~ and rain\u{1B}[201~".utf8)), at: .zero)
    expect(editor.text == "moss and" && notice(screen) == Self.missingEnd)
    screen.handle(.key(KeyPress(.down)), at: .zero)
    expect(notice(screen) == nil)
  }

  @Test func `a search field, a query, an alert and a drop say it, too`() {
    let fixture = ContentFixture()
    let screen = fixture.screen
    fixture.host.tabs.append(SearchTabItem { _ in ViewController() })
    fixture.press(.character("/"))
    expect(fixture.host.isSearchActive)
    paste("moss", screen)
    expect(fixture.host.searchText == "moss" && notice(screen) == Self.missingEnd)
    fixture.press(.escape)
    expect(notice(screen) == nil)
    fixture.press(.character("p"), modifiers: .control)
    paste("moss", screen)
    expectEqual(notice(screen), Self.missingEnd)
    fixture.press(.escape, .escape)
    let alert = AlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { _ in }
    fixture.host.present(alert, animated: false)
    _ = screen.frame()
    paste("moss", screen)
    expect(alert.textFields?.first?.text == "moss" && notice(screen) == Self.missingEnd)
    fixture.host.dismiss(animated: false)
    fixture.press(.tab)
    let drop = DropDelegate()
    fixture.host.delegate = drop
    screen.setFocus(.tab("b"))
    paste("moss", screen)
    expect(drop.dropped == 1 && notice(screen) == Self.missingEnd)
  }

  @Test func `a text that nothing accepts has that reason alone`() {
    let fixture = ContentFixture()
    paste("moss", fixture.screen)
    expectEqual(notice(fixture.screen), "a does not accept pasted text")
  }

  @Test func `a query that takes only a part says so`() {
    let fixture = ContentFixture()
    fixture.press(.character("p"), modifiers: .control)
    let text = String(repeating: "moss ", count: 60)
    fixture.screen.handle(.paste(PastedText(text)), at: .zero)
    expectEqual(notice(fixture.screen), Self.missingEnd)
    fixture.press(.escape)
    fixture.screen.handle(.paste(PastedText("moss")), at: .zero)
    expect(notice(fixture.screen) == nil)
  }

  // MARK: - Copying and cutting

  private let long = String(repeating: "moss\n", count: HostScreen.maximumCopiedBytes / 5 + 1)

  @Test func `text that is too long for the clipboard is not cut, and says so`() {
    let editor = TextEditorController(long)
    let fixture = ViewFixture(editor)
    for key in ["x", "c"] as [Character] {
      editor.selectAll()
      fixture.press(.character(key), modifiers: .control)
      expect(editor.text == long && !editor.canUndo)
      expect(notice(fixture.screen) == Self.tooLong && fixture.screen.takeCopyCommand() == nil)
      fixture.press(.escape)
      expect(notice(fixture.screen) == nil)
    }
    expect(!fixture.screen.wantsToQuit)
    fixture.press(.end, modifiers: .control)
    fixture.press(.character("v"), modifiers: .control)
    expectEqual(editor.text, long + long)
  }

  @Test func `the menu of an editor says it, too`() {
    let editor = TextEditorController(long)
    let fixture = ViewFixture(editor)
    editor.selectAll()
    fixture.click(1, 1, .right)
    fixture.press(.enter)
    expect(fixture.host.openMenu == nil && editor.text == long)
    expectEqual(notice(fixture.screen), Self.tooLong)
  }

  @Test func `so does a text that can't be edited, and an app that copies`() {
    let page = TextViewController(StyledText(long))
    let fixture = ViewFixture(page)
    page.selectAll()
    fixture.press(.character("c"))
    expectEqual(notice(fixture.screen), Self.tooLong)
    fixture.press(.down)
    expect(!fixture.screen.copy(long) && notice(fixture.screen) == Self.tooLong)
  }

  @Test func `without a clipboard, text of any length is cut for other editors`() {
    let editor = TextEditorController(long)
    let fixture = ViewFixture(editor)
    fixture.screen.allowsCopying = false
    editor.selectAll()
    fixture.press(.character("x"), modifiers: .control)
    expect(editor.text.isEmpty && notice(fixture.screen) == nil)
    fixture.press(.character("v"), modifiers: .control)
    expectEqual(editor.text, long)
  }
}

/// Accepts every drop.
private final class DropDelegate: TabHostControllerDelegate {
  var dropped = 0

  func tabHostController(
    _ tabHostController: TabHostController,
    tab: TabItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation { .copy }

  func tabHostController(
    _ tabHostController: TabHostController,
    tab: TabItem,
    acceptItemsFrom session: any DropSession
  ) { dropped += 1 }
}
