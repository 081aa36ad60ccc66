import TabHost
import TabHostTerminal
import TabHostTesting
import Testing

/// Counts, at two sizes, what an action comes to: the same, however many tabs there are.
@MainActor @Suite("A screen and many tabs") struct ScreenScaleTests {
  /// What an action has come to.
  private struct Work: Equatable {
    var calls: [DelegateCall] = []
    /// Views that were made of the configurations of rows, to draw them.
    var views = 0
    var bytes: [UInt8] = []
  }

  @MainActor private final class Counter {
    var views = 0
  }

  /// A row's text that is drawn as a view, which counts how often it is.
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

  /// Presses keys on a screen of so many tabs, and returns what each came to, with its frame.
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

  /// Five tabs, and groups of a hundred.
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

  @Test func `an action costs the same among 105 tabs and among 20005`() {
    let keys: [KeyPress.Key] = [.down, .enter, .down, .enter, .character("?"), .escape]
    let few = work(tabs: 105, keys: keys)
    let many = work(tabs: 20_005, keys: keys)
    for (index, key) in keys.enumerated() {
      #expect(few[index] == many[index], "\(key)")
    }
  }

  @Test func `a frame makes the view of each row on screen once`() {
    let work = work(tabs: 105, keys: [.down, .enter])
    #expect(work.map(\.views) == [23, 23])
  }
}
