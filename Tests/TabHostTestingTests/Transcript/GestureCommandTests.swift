import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Commands for rows and gestures.
@MainActor struct GestureCommandTests {
  private let json = #"""
    {"tabs":["a",{"id":"b","isHidden":true},{"id":"e","isEnabled":false},
      {"id":"p","placement":"sidebarOnly"},
      {"id":"g","children":["c"],"actions":[{"id":"new","title":"New"}]}],
     "answers":{"drop":{"e":"copy","p":"copy"},"dropOnAction":{"g/new":"copy"},
      "dragItems":{"e":["photo"]},"swipe":{"e":{"leading":[{"title":"Pin"}]}},
      "menu":{"e":[{"title":"Open"}]}}}
    """#

  @Test(arguments: [
    ("drop photo on b", "hidden"), ("hover photo on b 10", "hidden"), ("drag-row b", "hidden"),
    ("swipe leading b", "hidden"), ("menu b", "hidden"),
    ("collapse g\ndrop photo on c", "notOnScreen"),
    ("collapse g\ndrop photo on action g new", "notOnScreen"),
    ("collapse g\ndrag-row c", "notOnScreen"), ("collapse g\nswipe trailing c", "notOnScreen"),
    ("collapse g\nmenu c Open", "notOnScreen"),
    ("sidebar hide\ndrop photo on p", "notOnScreen"), ("sidebar hide\ndrag-row a", "notOnScreen"),
    ("sidebar hide\nswipe leading e", "notOnScreen"),
    ("sidebar hide\ndrop photo on action g new", "notOnScreen"),
    ("disappear\ndrop photo on a", "notOnScreen"), ("disappear\nmenu a", "notOnScreen"),
    ("disappear\nswipe leading a 0", "notOnScreen"), ("disappear\ndrag-row a", "notOnScreen"),
    ("size compact\nswipe leading a", "notOnScreen"), ("remove a\nmenu a", "notOnScreen"),
    ("edit\nswipe leading a", "notPermitted"), ("edit\nmenu a", "notPermitted"),
  ])
  func `a gesture on a tab that is not accessible is refused without calls`(
    script: String,
    reason: String
  ) throws {
    let last = try #require(script.split(separator: "\n").last)
    #expect(try calls(json, script).suffix(2) == ["> \(last)", "  refused: \(reason)"])
  }

  @Test func `a disabled tab accepts drops and has swipe actions and a menu`() throws {
    #expect(
      try calls(json, "drop photo on e\ndrag-row e\nswipe leading e 0\nmenu e Open").dropFirst()
        == [
          "> drop photo on e",
          "  operationForAcceptingItemsFrom(e, types: [photo]) -> copy",
          "  acceptItemsFrom(e, types: [photo])",
          "> drag-row e",
          "  itemsForBeginning(e)",
          "> swipe leading e 0",
          "  leadingSwipeActionsConfigurationFor(e)",
          "  handler Pin",
          "> menu e Open",
          "  contextMenuConfigurationFor(e)",
          "  handler Open",
        ]
    )
  }

  @Test func `each call of a drop is one JSON object per line`() throws {
    let script = "drop photo x2 on e\ndrop \"a type\" on action g new\ndrag-row e a"
    #expect(
      try transcript(json, script, format: .json).suffix(10) == [
        #"{"command":"drop photo x2 on e","step":1}"#,
        #"{"answer":"copy","call":"operationForAcceptingItemsFrom","tab":"e","#
          + #""types":["photo","photo"]}"#,
        #"{"call":"acceptItemsFrom","tab":"e","types":["photo","photo"]}"#,
        #"{"command":"drop \"a type\" on action g new","step":2}"#,
        #"{"action":"new","answer":"copy","call":"sidebarActionOperationForAcceptingItemsFrom","#
          + #""group":"g","types":["a type"]}"#,
        #"{"action":"new","call":"sidebarActionAcceptItemsFrom","group":"g","types":["a type"]}"#,
        #"{"command":"drag-row e a","step":3}"#,
        #"{"call":"itemsForBeginning","tab":"e"}"#,
        #"{"call":"itemsForAddingTo","tab":"a"}"#,
        #"{"refused":"notPermitted"}"#,
      ]
    )
  }

  @Test func `control characters in types, titles and answers are escaped`() throws {
    let json = #"""
      {"mode":"tabSidebar","tabs":["a"],"answers":{"drop":{"a":"copy"},
       "menu":{"a":[{"title":"\u001b[2J\u202e"}]},
       "swipe":{"a":{"leading":[{"title":"\n> tap b"}]}}}}
      """#
    let script = "drop \"\u{1B}]0;x\u{7}\" on a\nmenu a \"\u{1B}[2J\u{202E}\"\nswipe leading a 0"
    for format in TranscriptFormat.allCases {
      for line in try transcript(json, script, format: format) {
        #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" })
      }
    }
    #expect(try transcript(json, script).last == #"  handler \u{a}> tap b"#)
  }

  @Test func `a drag can have 10,000 items`() throws {
    let line = try #require(try calls(json, "drop photo x10000 on e").last)
    #expect(line.split(separator: ",").count == 10_001)
  }

  @Test func `handlers of the app are recorded before the calls that they cause`() throws {
    let host = TabHostController()
    host.mode = .tabSidebar
    let tab = TabItem(title: "A", identifier: "a") { _ in ViewController() }
    let other = TabItem(title: "B", identifier: "b") { _ in ViewController() }
    tab.contextMenuProvider = { _ in
      Menu(children: [
        Menu(title: "Go", children: [Action(title: "B") { _ in host.selectedTab = other }])
      ])
    }
    tab.trailingSwipeActionsProvider = { _ in
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .normal, title: "Back") { _, _, completion in
          host.selectedTab = tab
          completion(true)
        }
      ])
    }
    let log = CallLog()
    let recorder = DelegateRecorder(log: log)
    host.delegate = recorder
    host.sidebar.delegate = recorder
    host.tabs = [tab, other]
    host.appear()
    var lines: [String] = []
    let runner = ScriptRunner(host: host, log: log) { lines.append($0) }
    try runner.run(HostScript(parsing: "menu a Go B\nswipe trailing a full"))
    #expect(
      lines.dropFirst() == [
        "> menu a Go B",
        "  contextMenuConfigurationFor(a)",
        "  handler B",
        "  didSelectTab(b, previous: a) program",
        "> swipe trailing a full",
        "  trailingSwipeActionsConfigurationFor(a)",
        "  handler Back",
        "  didSelectTab(a, previous: b) program",
      ]
    )
  }
}
