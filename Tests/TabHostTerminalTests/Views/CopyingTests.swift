import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Copying text.
@MainActor struct CopyingTests {
  private let page = TextViewController(StyledText("Moss and Rain"))

  @Test func `c and the menu copy the selected text`() {
    let fixture = ViewFixture(page)
    fixture.press(.character("c"))
    expect(fixture.screen.takeCopyCommand() == nil)
    fixture.press(.character("a"), modifiers: .control)
    fixture.press(.character("c"))
    expectEqual(fixture.screen.takeCopyCommand(), "\u{1B}]52;c;TW9zcyBhbmQgUmFpbg==\u{07}")
    expect(fixture.screen.takeCopyCommand() == nil)
    expect(page.selectedText == nil)
    page.selectAll()
    fixture.press(.character("m"), .enter)
    expectEqual(fixture.screen.takeCopyCommand(), "\u{1B}]52;c;TW9zcyBhbmQgUmFpbg==\u{07}")
  }

  @Test func `the screen copies nothing if the app does not allow it`() {
    let fixture = ViewFixture(page)
    fixture.screen.allowsCopying = false
    page.selectAll()
    expect(!page.copySelectedText())
    expectEqual(page.selectedText, "Moss and Rain")
    expect(fixture.screen.takeCopyCommand() == nil)
  }

  @Test func `empty and very long text is not copied`() {
    let screen = ViewFixture(page).screen
    expect(!screen.copy(""))
    expect(!screen.copy(String(repeating: "x", count: HostScreen.maximumCopiedBytes + 1)))
    expect(screen.copy(String(repeating: "x", count: HostScreen.maximumCopiedBytes)))
  }

  @Test func `text that is not on screen is not copied`() {
    page.selectAll()
    expect(!page.copySelectedText())
  }

  @Test func `the terminal receives the command with the next frame`() throws {
    let device = try HeadlessTerminalDevice(size: CellSize(columns: 30, rows: 8))
    let host = TabHostController(tabs: [TabItem(title: "a", identifier: "a") { [page] _ in page }])
    let application = TerminalApplication(host: host, device: device)
    application.begin()
    application.screen.copy("\u{1B}]0;x\u{07}")
    application.draw()
    let output = String(decoding: device.written, as: UTF8.self)
    expect(output.hasSuffix("\u{1B}]52;c;G10wO3gH\u{07}"))
    application.end()
  }
}
