import TabHost
import TabHostTesting
import Testing

@MainActor @Suite("Escaping in transcripts") struct TranscriptEscapingTests {
  private func transcript(
    _ json: String,
    _ script: String,
    format: TranscriptFormat = .text
  ) throws -> [String] {
    var lines: [String] = []
    let described = try HostDescription(json: json).makeHost()
    let runner = ScriptRunner(described, format: format) { lines.append($0) }
    try runner.run(HostScript(parsing: script))
    return lines
  }

  @Test func `a line feed in an identifier begins no line of a tree`() throws {
    let lines = try transcript(#"{"tabs":["a\n> tap b"]}"#, "print tree")
    #expect(lines.suffix(2) == ["> print tree", #"  a\u{a}> tap b selected"#])
  }

  @Test func `a line feed in a name begins no line of a state`() throws {
    let json = #"""
      {"tabs":[{"id":"g\n1","managed":true,"content":true,"children":["c\n2"],
        "actions":[{"id":"n\n3"}]}],"answers":{"displayedViewControllersFor":{"c\n2":["p\n4"]}}}
      """#
    let described = try HostDescription(json: json).makeHost()
    described.host.selectedTab = described.knownTabs["c\n2"]
    #expect(
      HostState(of: described.host).description == #"""
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
}
