import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Events and the log.
@MainActor struct EventTextTests {
  private static let description = """
    {"mode":"tabSidebar","allowsReordering":true,"tabs":["a",
      {"id":"b","allowsHiding":true,"placement":"movable"},
      {"id":"g","managed":true,"sidebarDestination":true,"allowsReordering":true,
        "children":["c","d"],"actions":[{"id":"new","title":"New"}]}],
     "answers":{"drop":{"a":"copy"},"dropOnAction":{"g/new":"copy"},"shouldSelectTab":{"b":false},
       "swipe":{"a":{"leading":[{"title":"Flag"}],"trailing":[{"title":"Delete"}]}},
       "menu":{"a":[{"title":"Rename"}]},"dragItems":{"d":["photo"]}}}
    """

  private static let script = """
    rows 0 10
    tap b
    tap c
    row g
    set a title Other
    swipe leading a 0
    swipe trailing a
    menu a Rename
    drop photo on a
    drop photo on action g new
    drag-row d
    edit
    uncheck b
    move d before c
    done
    size compact
    size regular
    sidebar hide
    set host selectedIndex 9
    disappear
    """

  @Test func `the text of an event is that of the recorded call`() throws {
    let recorded = RecordedHost(try HostDescription(json: Self.description).makeHost())
    let list = CallList()
    recorded.host.addObserver(list, of: [.delegate, .content, .diagnostic, .handler])
    recorded.log.clear()
    let runner = ScriptRunner(recorded, format: .text) { _ in }
    try runner.run(HostScript(parsing: Self.script))
    expectEqual(list.lines, recorded.log.entries.map(\.description))
    let names = Set(recorded.log.calls.map { "\($0)".prefix { $0 != "(" } })
    expect(names.count >= 18, "\(names.sorted())")
  }
}

/// The calls, handlers and diagnostics, as the log describes them.
@MainActor private final class CallList: TabHostObserver {
  private(set) var lines: [String] = []
  private var open: [Int] = []

  func tabHostController(_ host: TabHostController, willBegin event: TabHostEvent) {
    open.append(lines.count)
    lines.append("\(event)")
  }

  func tabHostController(
    _ host: TabHostController,
    didEnd event: TabHostEvent,
    _ result: TabHostEvent.Result
  ) {
    guard let index = open.popLast(), case .answer(let answer) = result else { return }
    lines[index] += " -> \(answer)"
  }
}
