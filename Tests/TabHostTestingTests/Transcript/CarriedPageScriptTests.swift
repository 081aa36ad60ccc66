import TabHostTestSupport
import TabHostTesting
import Testing

/// Scripts: pages carried to a group.
@MainActor struct CarriedPageScriptTests {
  private let host = #"""
    {"mode":"tabSidebar","tabs":["a",{"id":"g","content":true,"managed":true,"children":["n","c"]}]}
    """#

  /// Returns the transcript of a script without step 0 and the life cycle of content.
  private func calls(_ script: String) throws -> [String] {
    try TabHostTestSupport.calls(host, script).afterLaunch
  }

  @Test func `R9d: the app pushes a page and selects the group, which keeps the page`() throws {
    #expect(
      try calls("row n\npush detail\nselect g\nback\nselect n") == [
        "> row n",
        "  shouldSelectTab(n) -> true",
        "  displayedViewControllersFor(g, proposed: [g]) -> [g]",
        "  displayedViewControllersFor(n, proposed: [n]) -> [n]",
        "  didSelectTab(n, previous: a) user",
        "> push detail",
        "> select g",
        "  displayedViewControllersFor(g, proposed: [g, detail]) -> [g, detail]",
        "  didSelectTab(g, previous: n) program",
        "> back",
        "> select n",
        "  displayedViewControllersFor(g, proposed: [g]) -> [g]",
        "  displayedViewControllersFor(n, proposed: [n]) -> [n]",
        "  didSelectTab(n, previous: g) program",
      ]
    )
  }

  @Test func `R9d: a selection by the user leaves the page with its tab`() throws {
    #expect(
      try calls("row n\npush detail\nrow c\nrow n").dropFirst(6) == [
        "> row c",
        "  shouldSelectTab(c) -> true",
        "  displayedViewControllersFor(g, proposed: [g]) -> [g]",
        "  displayedViewControllersFor(c, proposed: [c]) -> [c]",
        "  didSelectTab(c, previous: n) user",
        "> row n",
        "  shouldSelectTab(n) -> true",
        "  displayedViewControllersFor(g, proposed: [g]) -> [g]",
        "  displayedViewControllersFor(n, proposed: [n, detail]) -> [n, detail]",
        "  didSelectTab(n, previous: c) user",
      ]
    )
  }
}
