import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Running scripts, and their transcripts.
@MainActor struct TranscriptTests {
  @Test func `the calls of a batch are recorded at its end`() throws {
    let lines = try transcript(
      #"{"tabs":["a","b"],"shown":false}"#,
      "batch\n  remove a\n  add c at 0 title New\n  select c\nend"
    )
    expectEqual(
      lines,
      [
        "  didSelectTab(a, previous: nil) program",
        "> batch", "> remove a", "> add c at 0 title New", "> select c", "> end",
        "  didSelectTab(c, previous: a) program",
      ]
    )
  }

  @Test func `a refusal keeps its word in the transcript, and the handler gets the explanation`()
    throws
  {
    let described = try HostDescription(json: #"{"tabs":["a","b"]}"#).makeHost()
    var lines: [String] = []
    var refusals: [String] = []
    let runner = ScriptRunner(described) { lines.append($0) }
    runner.refusalHandler = { refusals.append("\($1): \($0)") }
    try runner.run(HostScript(parsing: "edit\nmove a after b\nback", name: "s"))
    expectEqual(
      lines.suffix(6),
      [
        "> edit", "  refused: notAvailable", "> move a after b", "  refused: notOnScreen",
        "> back", "  refused: noNavigationController",
      ]
    )
    let reason =
      "there is no sidebar, because \(TabHostController.Sidebar.Unavailability.noRootGroup)"
    expectEqual(
      refusals,
      [
        "s:1: notAvailable: \(reason)", "s:2: notOnScreen: \(reason)",
        "s:3: \(UserInteraction.Refusal.noNavigationController)",
      ]
    )
  }

  @Test func `a drag can have 10,000 items`() throws {
    let line = try #require(try calls(#"{"tabs":["a","e"]}"#, "drop photo x10000 on e").last)
    expectEqual(line.split(separator: ",").count, 10_001)
  }

  @Test func `without a description, a page is pushed onto the stack of the first group`() throws {
    let log = CallLog()
    let groups = ["g", "h"].map { identifier in
      let group = TabGroupItem(title: identifier, identifier: identifier, children: [])
      group.managingNavigationController = NavigationController()
      return group
    }
    let host = TabHostController(tabs: [TabItem(title: "A", identifier: "a")] + groups)
    host.appear()
    try ScriptRunner(host: host, log: log) { _ in }.run(HostScript(parsing: "push p"))
    expectEqual(groups.map { $0.managingNavigationController?.viewControllers.count }, [1, 0])
  }

  @Test func `frames are printed only if there is a screen that draws them`() throws {
    final class Screen: ScriptScreen {
      private var size = "no size"
      func frameText() -> String? { size }
      func resize(columns: Int, rows: Int) { size = "\(columns)\n\(rows)" }
    }
    let described = try HostDescription(json: #"{"tabs":["a"],"shown":false}"#).makeHost()
    var lines: [String] = []
    let runner = ScriptRunner(described) { lines.append($0) }
    try runner.run(HostScript(parsing: "print frame"))
    runner.screen = Screen()
    try runner.run(HostScript(parsing: "size 80x24\nprint frame"))
    let refused = ["> print frame", "  refused: notAvailable"]
    expectEqual(
      Array(lines.dropFirst()),
      refused + ["> size 80x24", "> print frame", "  80", "  24"]
    )
  }
}

/// Texts of the app in transcripts.
@MainActor struct TranscriptEscapingTests {
  @Test func `each text of the app is on one line, without control characters`() throws {
    let unsafe = #"\n> tap b\u001b[2J\u009b\u202e\u2028"#
    let json = #"""
      {"mode":"tabSidebar",
       "tabs":[{"id":"a\#(unsafe)","title":"A\#(unsafe)","badge":"1\#(unsafe)"},
        {"id":"g\#(unsafe)","allowsReordering":true,"actions":[{"id":"n\#(unsafe)"}],
         "children":[{"id":"c\#(unsafe)","allowsHiding":true},"d"]}],
       "customization":{"tabs":{"x\#(unsafe)":{"bar":"hidden"}}},
       "answers":{"drop":{"d":"copy"},"menu":{"d":[{"title":"M\#(unsafe)"}]},
        "swipe":{"d":{"leading":[{"title":"S\#(unsafe)"}]}}}}
      """#
    let script = """
      row d
      swipe leading d 0
      drop "type\u{1B}]0;x\u{7}" on d
      menu d "\u{1B}[2J\u{202E}"
      add e title "\u{9B}"
      print tree
      print state
      print customization
      """
    for format in TranscriptFormat.allCases {
      let lines = try transcript(json, script, format: format, state: true)
      let unsafe = lines.filter { line in
        line.unicodeScalars.contains {
          $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || $0 == "\u{202E}"
            || $0 == "\u{2028}"
        }
      }
      expectEqual(unsafe, [])
    }
    let text = try transcript(json, script)
    expect(text.contains(#"  handler S\u{a}> tap b\u{1b}[2J\u{9b}\u{202e}\u{2028}"#))
    expectEqual(
      text.last,
      #"  {"tabs":{"x\n> tap b\u001b[2J\u009b\u202e\u2028":{"bar":"hidden"}}}"#
    )
  }

  @Test(arguments: [
    ("\u{200B}", #"\u{200b}"#, #"\u200b"#), ("\u{2060}", #"\u{2060}"#, #"\u2060"#),
    ("\u{AD}", #"\u{ad}"#, #"\u00ad"#), ("\u{FFF9}", #"\u{fff9}"#, #"\ufff9"#),
    ("\u{FEFF}", #"\u{feff}"#, #"\ufeff"#), ("\u{2028}", #"\u{2028}"#, #"\u2028"#),
    ("\u{E0001}", #"\u{e0001}"#, #"\udb40\udc01"#), ("\u{E0041}", #"\u{e0041}"#, #"\udb40\udc41"#),
    ("\u{13430}", #"\u{13430}"#, #"\ud80d\udc30"#), ("\u{202E}", #"\u{202e}"#, #"\u202e"#),
    ("-\u{200D}", #"-\u{200d}"#, #"-\u200d"#),
    ("a\u{200C}\u{200C}", "a\u{200C}" + #"\u{200c}"#, "a\u{200C}" + #"\u200c"#),
  ])
  func `invisible characters are escaped`(name: String, text: String, json: String) throws {
    let script = "select \"\(name)\""
    let host = #"{"tabs":["x","\#(name)"],"shown":false}"#
    try expectEqual(
      transcript(host, script).suffix(2),
      [
        "> select \"\(text)\"", "  didSelectTab(\(text), previous: x) program",
      ]
    )
    let line = try transcript(host, script, format: .json).last
    expectEqual(
      line?.unicodeScalars.elementsEqual(
        #"{"call":"didSelectTab","origin":"program","previous":"x","tab":"\#(json)"}"#
          .unicodeScalars
      ),
      true
    )
  }

  @Test(arguments: [
    "\u{645}\u{6CC}\u{200C}\u{62E}\u{648}\u{627}\u{647}\u{645}",  // Persian
    "\u{915}\u{94D}\u{200D}\u{937}",  // Devanagari
    "\u{1F469}\u{1F3FD}\u{200D}\u{1F4BB}", "\u{2764}\u{FE0F}\u{200D}\u{1F525}",  // emoji
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",  // the flag of England
    "\u{600}\u{661}",  // a prepended mark before a digit
  ])
  func `joiners inside words and emoji are not escaped`(name: String) throws {
    let host = #"{"tabs":["x","\#(name)"],"shown":false}"#
    for format in [TranscriptFormat.text, .json] {
      let line = try transcript(host, "select \"\(name)\"", format: format).last ?? ""
      expect(line.contains(name) && !line.contains("\\u"))
    }
  }
}
