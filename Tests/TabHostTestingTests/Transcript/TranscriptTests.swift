import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct TranscriptTests {
  @Test func `a transcript with states has the state after every step`() throws {
    let json = #"""
      {"tabs":["a",{"id":"g","children":["c"],"collapsedByDefault":true}],"shown":false}
      """#
    let lines = try transcript(json, "select g", format: .json, state: true)
    let states = lines.filter { $0.hasPrefix(#"{"state":"#) }
    expectEqual(
      states.last,
      #"""
      {"state":{"bar":{"buttons":[],"edge":"top","fixed":[],"hidden":false,\#
      "middle":["a","g"],"overflow":[],"pinned":[],\#
      "prominent":null},"content":null,"customization":{},"editing":false,"mode":"tabSidebar","path":["g"],\#
      "presentation":"sidebar","presented":null,"search":{"active":false,"text":""},\#
      "selected":"g","sidebar":{"available":true,"hidden":false,\#
      "rows":[{"checked":true,"depth":0,"expanded":false,"id":"a","kind":"tab",\#
      "selected":false},{"checked":true,"depth":0,"expanded":false,"id":"g","kind":"group",\#
      "selected":true}]},"stack":[]}}
      """#
    )
    expectEqual(states.count, 2)
  }

  @Test func `a transcript includes diagnostics`() throws {
    let lines = try transcript(#"{"tabs":["a"],"shown":false}"#, "add b\nremove b\nselect b")
    expectEqual(lines.last?.hasPrefix("  diagnostic foreignSelection [b]: "), true)
  }

  @Test func `frames are printed only if there is a frame printer`() throws {
    let described = try HostDescription(json: #"{"tabs":["a"],"shown":false}"#).makeHost()
    var lines: [String] = []
    let runner = ScriptRunner(described) { lines.append($0) }
    try runner.run(HostScript(parsing: "print frame"))
    runner.framePrinter = { _, columns, rows in "\(columns)\n\(rows)" }
    try runner.run(HostScript(parsing: "print frame"))
    let refused = ["> print frame", "  refused: notAvailable"]
    expectEqual(Array(lines.dropFirst()), refused + ["> print frame", "  80", "  24"])
  }

  @Test func `a recorder forwards calls to the previous delegate of the host`() throws {
    final class Veto: TabHostControllerDelegate {
      func tabHostController(_: TabHostController, shouldSelectTab _: TabItem) -> Bool { false }
    }
    let veto = Veto()
    let host = TabHostController()
    host.delegate = veto
    let described = try HostDescription(json: #"{"tabs":["a","b"]}"#).makeHost(host)
    expectEqual(host.user.tap("b"), .vetoed)
    described.recorder.shouldSelect = { _ in true }
    expectEqual(host.user.tap("b"), .performed)
    expectEqual(
      described.log.calls.dropFirst(),
      [
        .shouldSelect("b", answer: false), .shouldSelect("b"), .didSelect("b", previous: "a"),
      ]
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

  @Test func `a line feed in a name is escaped in a state`() throws {
    let json = #"""
      {"tabs":[{"id":"g\n1","managed":true,"content":true,"children":["c\n2"],
        "actions":[{"id":"n\n3"}]}],"answers":{"displayedViewControllersFor":{"c\n2":["p\n4"]}}}
      """#
    let described = try HostDescription(json: json).makeHost()
    described.host.selectedTab = described.knownTabs["c\n2"]
    expectEqual(
      HostState(of: described.host).description,
      #"""
      selected: g\u{a}1 > c\u{a}2
      mode: tabSidebar, sidebar
      bar: middle g\u{a}1
      sidebar: shown
        group g\u{a}1
          tab c\u{a}2 selected
          action n\u{a}3
      content: g\u{a}1
      stack: g\u{a}1 > p\u{a}4
      """#
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
