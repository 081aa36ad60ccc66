import TabHost
import TabHostTerminal
import TabHostTesting
import Testing

/// Compares the work of an action with few and with many tabs. The work must be equal.
@MainActor struct ScreenScaleTests {
  /// The work of an action.
  private struct Work: Equatable {
    var calls: [DelegateCall] = []
    /// The number of content views created for drawing rows.
    var views = 0
    var bytes: [UInt8] = []
  }

  @MainActor private final class Counter {
    var views = 0
  }

  /// The text of a row as a custom configuration that counts its content views.
  private struct CountedText: ContentConfiguration {
    let text: String
    let counter: Counter

    func makeContentView() -> any ViewController & ContentView {
      counter.views += 1
      var content = ListContentConfiguration.cell()
      content.text = text
      return content.makeContentView()
    }

    func updated(for state: any ConfigurationState) -> CountedText { self }
  }

  /// Presses keys on a screen with a number of tabs and returns the work of each, including a
  /// frame.
  private func work(tabs count: Int, keys: [KeyPress.Key]) -> [Work] {
    let log = CallLog()
    let counter = Counter()
    let host = TabHostController(tabs: tabs(count, log))
    let recorder = DelegateRecorder(log: log)
    host.delegate = recorder
    host.sidebar.delegate = recorder
    let screen = HostScreen(host: host, size: CellSize(columns: 80, rows: 24))
    host.appear()
    _ = screen.frame()
    for row in host.sidebar.displayedRows {
      guard let item = host.sidebar.item(at: row) else { continue }
      let text = host.sidebar.rows[row].title
      item.contentConfiguration = CountedText(text: text, counter: counter)
    }
    var writer = FrameWriter()
    _ = writer.bytes(toShow: screen.frame())
    return keys.map { key in
      log.clear()
      counter.views = 0
      screen.handle(.key(KeyPress(key)), at: .zero)
      let bytes = writer.bytes(toShow: screen.frame())
      return Work(calls: log.calls, views: counter.views, bytes: bytes)
    }
  }

  /// Returns five tabs, and groups of a hundred tabs.
  private func tabs(_ count: Int, _ log: CallLog) -> [TabItem] {
    func tab(_ number: Int) -> TabItem {
      TabItem(title: "Tab \(number)", identifier: "t\(number)", viewProvider: log.provider())
    }
    let groups = stride(from: 5, to: count, by: 100).map { first in
      TabGroupItem(
        title: "Group \(first)",
        identifier: "g\(first)",
        children: (first..<min(first + 100, count)).map(tab)
      )
    }
    return (0..<5).map(tab) + groups
  }

  @Test func `an action requires the same work with 5005 tabs and with 20005 tabs`() {
    let keys: [KeyPress.Key] = [.down, .enter, .down, .enter, .character("?"), .escape]
    // With fewer tabs, the scrollbar has a larger thumb.
    let few = work(tabs: 5_005, keys: keys)
    let many = work(tabs: 20_005, keys: keys)
    for (index, key) in keys.enumerated() {
      #expect(few[index] == many[index], "\(key)")
    }
  }

  @Test func `a frame creates the content view of each displayed row once`() {
    let work = work(tabs: 105, keys: [.down, .enter])
    #expect(work.map(\.views) == [23, 23])
  }
}
