import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Counts the layouts that are computed for an event and the frame after it.
@MainActor struct LayoutCountTests {
  private let fixture = ScreenFixture(more: 40)

  private func layouts(for key: KeyPress.Key, _ modifiers: KeyModifiers = []) -> Int {
    let before = fixture.screen.layoutCache.count
    // A driver would draw a frame before the event, too.
    fixture.screen.handle(.key(KeyPress(key, modifiers: modifiers)), at: .zero)
    _ = fixture.screen.frame()
    return fixture.screen.layoutCache.count - before
  }

  @Test func `a key that changes neither the host nor the scroll position needs one layout`() {
    let keys: [KeyPress.Key] = [.down, .up, .tab, .backTab, .character("?"), .escape]
    expectEqual(keys.map { layouts(for: $0) }, [1, 1, 1, 1, 1, 1])
  }

  @Test func `a key in the list of keys asks the app for its commands once for the list`() {
    let host = CommandHost(tabs: [.shown("a"), .shown("b")])
    let screen = HostScreen(host: host, size: CellSize(columns: 80, rows: 24))
    host.appear()
    func requests(for key: KeyPress.Key) -> Int {
      let before = host.requests
      screen.handle(.key(KeyPress(key)), at: .zero)
      _ = screen.frame()
      return host.requests - before
    }
    let elsewhere = requests(for: .down)
    _ = requests(for: .character("?"))
    expect(requests(for: .down) <= elsewhere + 1)
  }

  @Test func `a section is counted for the layout, and not for each row`() {
    var counts = 0
    let section = ListSection(
      count: {
        counts += 1
        return 1000
      },
      row: { ListRow("\($0)") }
    )
    let view = ViewFixture(ListViewController(sections: [section]), rows: 30)
    counts = 0
    view.press(.down)
    _ = view.screen.frame()
    expect(counts < 30)
  }

  @Test func `a selection needs one layout, in the sidebar and in the bar`() {
    fixture.press(.down)
    expectEqual(layouts(for: .enter), 1)
    fixture.press(.character("b"), modifiers: .control)
    expectEqual(layouts(for: .character("1")), 1)
    expectEqual(layouts(for: .character("2")), 1)
  }

  @Test func `a change by the app needs one layout`() {
    let before = fixture.screen.layoutCache.count
    fixture.tab("a").title = "A"
    _ = fixture.screen.frame()
    expectEqual(fixture.screen.layoutCache.count, before + 1)
  }
}

private final class CommandHost: TabHostController {
  var requests = 0

  override var keyCommands: [KeyCommand]? {
    requests += 1
    return super.keyCommands
  }
}
