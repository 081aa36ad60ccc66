import TabHostTestSupport
import TabHostTesting
import Testing

/// Assertion 10, stored and assigned visibility.
@MainActor struct KeepingTests {
  private func host(isHidden: String) -> String {
    #"""
    {"customizationIdentifier":"x","tabs":["a",{"id":"b","allowsHiding":true\#(isHidden)},
      {"id":"g","children":["c"]}]}
    """#
  }

  @Test func `a value assigned before a tab is added is overridden by the user's`() throws {
    let script = "edit\nuncheck b\ndone\nrestart\nprint tree"
    #expect(
      try calls(host(isHidden: #","isHidden":false"#), script) == [
        "  didSelectTab(a, previous: nil) program",
        "> edit",
        "  willBeginEditing",
        "> uncheck b",
        "> done",
        "  visibilityDidChangeFor([b])",
        "  didEndEditing",
        "> restart",
        "  didSelectTab(a, previous: nil) program",
        "> print tree",
        "  a selected",
        "  b hidden",
        "  g group",
        "    c",
      ]
    )
  }

  @Test func `a value assigned after a tab is added overrides the user's but is not stored`() throws
  {
    let script = """
      edit
      uncheck b
      restart
      set b isHidden false
      print tree
      restart
      print tree
      """
    #expect(
      try calls(host(isHidden: ""), script).dropFirst(4) == [
        "> restart",
        "  visibilityDidChangeFor([b])",
        "  didEndEditing",
        "  didSelectTab(a, previous: nil) program",
        "> set b isHidden false",
        "> print tree",
        "  a selected",
        "  b",
        "  g group",
        "    c",
        "> restart",
        "  didSelectTab(a, previous: nil) program",
        "> print tree",
        "  a selected",
        "  b hidden",
        "  g group",
        "    c",
      ]
    )
  }
}
