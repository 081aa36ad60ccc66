import TabHost
import TabHostTesting
import Testing

/// Activities and the log.
@MainActor struct ActivityTextTests {
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

  @Test func `the text of an activity is that of the recorded call`() throws {
    let recorded = RecordedHost(try HostDescription(json: Self.description).makeHost())
    let list = CallList()
    recorded.host.addActivityObserver(list)
    recorded.log.clear()
    let runner = ScriptRunner(recorded, format: .text) { _ in }
    try runner.run(HostScript(parsing: Self.script))
    let expected = recorded.log.entries.compactMap { entry -> String? in
      if case .handler = entry { nil } else { entry.description }
    }
    #expect(list.lines == expected)
    let names = Set(recorded.log.calls.map { "\($0)".prefix { $0 != "(" } })
    #expect(names.count >= 18, "\(names.sorted())")
  }
}

/// The calls of delegates and content and the diagnostics, as the log describes them.
@MainActor private final class CallList: TabHostActivityObserver {
  private(set) var lines: [String] = []
  private var open: [Int] = []

  func activityWillBegin(_ activity: TabHostActivity, in tabHostController: TabHostController) {
    open.append(lines.count)
    switch activity.kind {
    case .transaction, .step: break
    case .delegate, .content: lines.append(activity.text)
    case .diagnostic: lines.append("diagnostic \(activity.text)")
    }
  }

  func activityDidEnd(
    _ activity: TabHostActivity,
    answer: String?,
    in tabHostController: TabHostController
  ) {
    guard let index = open.popLast(), let answer else { return }
    lines[index] += " -> \(answer)"
  }
}
