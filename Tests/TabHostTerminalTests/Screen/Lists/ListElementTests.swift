import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// The lines of an open list are elements of the layout.
@MainActor struct ListElementTests {
  private let fixture = ScreenFixture(60, 16)

  init() {
    fixture.tab("a").contextMenuProvider = { _ in
      Menu(children: [
        Action(title: "Open") { _ in },
        Action(title: "Locked", attributes: .disabled) { _ in },
        Action(title: "Delete") { _ in },
      ])
    }
    fixture.press(.escape, .character("m"))
  }

  private var lines: [FrameElement] { fixture.screen.layout().controls(in: .list) }

  @Test func `each visible line is an element of the list`() {
    expectEqual(lines.map(\.id), [.line(0), .line(1), .line(2)])
    expectEqual(lines.map(\.isEnabled), [true, false, true])
    expect(fixture.screen.layout().description.contains("lines 0..<3"))
  }

  @Test func `a point in a line is that line, and one in the border is the list`() throws {
    let layout = fixture.screen.layout()
    let rect = try #require(layout.rect(of: .line(2)))
    expectEqual(layout.element(at: rect.origin)?.id, .line(2))
    let list = try #require(layout.rect(of: .list))
    expectEqual(layout.element(at: list.origin)?.id, .list)
  }

  @Test func `the focus point is at the focused line`() {
    fixture.press(.down)
    _ = fixture.screen.frame()
    expectEqual(fixture.screen.focusPoint, fixture.screen.layout().rect(of: .line(2))?.origin)
  }

  /// A page whose drawing changes the app.
  private final class ChangingPage: ViewController, TerminalContent {
    var change: (() -> Void)?

    func draw(on canvas: inout Canvas) { change.take()?() }
  }

  @Test func `a list that changes while content draws itself is drawn as it was placed`() {
    let page = ChangingPage()
    let host = TabHostController(tabs: [TabItem(title: "A", identifier: "a") { _ in page }])
    var titles = ["One", "Two", "Three"]
    host.tabs[0].contextMenuProvider = { _ in
      Menu(children: [
        DeferredMenuElement.uncached { completion in
          completion(titles.map { title in Action(title: title) { _ in } })
        }
      ])
    }
    let user = ScreenDriver(host, columns: 40, rows: 12)
    host.user.openContextMenu(on: host.tabs[0])
    expect(user.frame.plainText.contains("Three"))
    page.change = {
      titles = ["One"]
      host.user.openContextMenu(on: host.tabs[0])
    }
    expect(user.frame.plainText.contains("Three"))
    expect(!user.frame.plainText.contains("Three"))
  }
}
