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
    #expect(
      states.last == #"""
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
    #expect(states.count == 2)
  }

  @Test func `a state is printed on readable lines`() throws {
    let json = #"""
      {"tabs":["a",{"id":"g","managed":true,"children":["c"],"actions":[{"id":"n"}]},
               {"kind":"search","id":"s"}]}
      """#
    try expectTranscript(
      of: json,
      after: "select c\nbar hidden\nset a isHidden true",
      """
      > print state
        selected: g > c
        mode: tabSidebar, sidebar
        bar: middle g, pinned s (hidden)
        sidebar: shown
          tab s
          group g
            tab c selected
            action n
        content: g
        stack: c
      """
    )
  }

  @Test func `a transcript includes diagnostics`() throws {
    let lines = try transcript(#"{"tabs":["a"],"shown":false}"#, "add b\nremove b\nselect b")
    #expect(lines.last?.hasPrefix("  diagnostic foreignSelection [b]: ") == true)
  }

  @Test func `frames are printed only if there is a frame printer`() throws {
    let described = try HostDescription(json: #"{"tabs":["a"],"shown":false}"#).makeHost()
    var lines: [String] = []
    let runner = ScriptRunner(described) { lines.append($0) }
    try runner.run(HostScript(parsing: "print frame"))
    runner.framePrinter = { _, columns, rows in "\(columns)\n\(rows)" }
    try runner.run(HostScript(parsing: "print frame"))
    let refused = ["> print frame", "  refused: notAvailable"]
    #expect(Array(lines.dropFirst()) == refused + ["> print frame", "  80", "  24"])
  }

  @Test func `control characters in identifiers are escaped`() throws {
    let json = #"{"tabs":["a","\u001b[2J\u009b\u202e"],"shown":false}"#
    let script = "select \"\u{1B}[2J\u{9B}\u{202E}\""
    #expect(
      try transcript(json, script).suffix(2) == [
        #"> select "\u{1b}[2J\u{9b}\u{202e}""#,
        #"  didSelectTab(\u{1b}[2J\u{9b}\u{202e}, previous: a) program"#,
      ]
    )
    let line = try transcript(json, script, format: .json).last
    #expect(line?.hasSuffix(#""tab":"\u001b[2J\u009b\u202e"}"#) == true)
  }

  @Test func `a recorder forwards calls to the previous delegate of the host`() throws {
    final class Veto: TabHostControllerDelegate {
      func tabHostController(_: TabHostController, shouldSelectTab _: TabItem) -> Bool { false }
    }
    let veto = Veto()
    let host = TabHostController()
    host.delegate = veto
    let described = try HostDescription(json: #"{"tabs":["a","b"]}"#).makeHost(host)
    #expect(host.user.tap("b") == .vetoed)
    described.recorder.shouldSelect = { _ in true }
    #expect(host.user.tap("b") == .performed)
    #expect(
      described.log.calls.dropFirst() == [
        .shouldSelect("b", answer: false), .shouldSelect("b"), .didSelect("b", previous: "a"),
      ]
    )
  }
}
