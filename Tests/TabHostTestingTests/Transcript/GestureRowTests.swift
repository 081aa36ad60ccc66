import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Tests of rows 76 to 78 with scripts.
@MainActor struct GestureRowTests {
  private let json = #"""
    {"tabs":["a","b","c",
      {"id":"g","children":["d"],"actions":[{"id":"n","title":"New"}]}],
     "answers":{
      "swipe":{
       "b":{"leading":[{"title":"Pin"},{"title":"Flag"}],
        "trailing":[{"title":"Delete","destructive":true}],"fullSwipe":false},
       "g":{"trailing":[{"title":"Archive"},{"title":"More"}]},
       "c":{"leading":[]}},
      "menu":{
       "b":[{"title":"Open"},{"title":"Delete","destructive":true,"disabled":true},
        {"title":"Share","children":[
         {"title":"Copy"},{"title":"Export","children":[{"title":"As a file"}]}]},
        {"title":"Sort","disabled":true,"children":[{"title":"By name"}]}],
       "c":[]}}}
    """#

  /// Returns the calls of a script after the launch.
  private func steps(_ script: String) throws -> [String] { try calls(json, script).afterLaunch }

  @Test
  func `row 76: a swipe requests the actions of its edge once without changing the selection`()
    throws
  {
    #expect(
      try steps("swipe leading b\nswipe trailing b\nswipe leading a\nswipe trailing c\nselect a")
        == [
          "> swipe leading b",
          "  leadingSwipeActionsConfigurationFor(b)",
          "> swipe trailing b",
          "  trailingSwipeActionsConfigurationFor(b)",
          "> swipe leading a",
          "  leadingSwipeActionsConfigurationFor(a)",
          "> swipe trailing c",
          "  trailingSwipeActionsConfigurationFor(c)",
          "> select a",
        ]
    )
  }

  @Test func `row 76: an action is performed by its position or by a full swipe`() throws {
    #expect(
      try steps("swipe leading b 1\nswipe trailing g full\nswipe trailing g 1") == [
        "> swipe leading b 1",
        "  leadingSwipeActionsConfigurationFor(b)",
        "  handler Flag",
        "> swipe trailing g full",
        "  trailingSwipeActionsConfigurationFor(g)",
        "  handler Archive",
        "> swipe trailing g 1",
        "  trailingSwipeActionsConfigurationFor(g)",
        "  handler More",
      ]
    )
  }

  @Test func `row 76: an action that a swipe does not offer is refused after the request`() throws {
    let script =
      "swipe leading b 2\nswipe leading a 0\nswipe leading c 0\nswipe trailing b full\n"
      + "swipe leading c full\nswipe trailing c full"
    #expect(
      try steps(script) == [
        "> swipe leading b 2",
        "  leadingSwipeActionsConfigurationFor(b)",
        "  refused: notAvailable",
        "> swipe leading a 0",
        "  leadingSwipeActionsConfigurationFor(a)",
        "  refused: notAvailable",
        "> swipe leading c 0",
        "  leadingSwipeActionsConfigurationFor(c)",
        "  refused: notAvailable",
        "> swipe trailing b full",
        "  trailingSwipeActionsConfigurationFor(b)",
        "  refused: notPermitted",
        "> swipe leading c full",
        "  leadingSwipeActionsConfigurationFor(c)",
        "> swipe trailing c full",
        "  trailingSwipeActionsConfigurationFor(c)",
      ]
    )
  }

  @Test func `row 77: a context menu is requested once and titles select an action`() throws {
    #expect(
      try steps("menu b\nmenu a\nmenu c\nmenu b Open\nmenu b Share Export \"As a file\"") == [
        "> menu b",
        "  contextMenuConfigurationFor(b)",
        "> menu a",
        "  contextMenuConfigurationFor(a)",
        "> menu c",
        "  contextMenuConfigurationFor(c)",
        "> menu b Open",
        "  contextMenuConfigurationFor(b)",
        "  handler Open",
        #"> menu b Share Export "As a file""#,
        "  contextMenuConfigurationFor(b)",
        "  handler As a file",
      ]
    )
  }

  @Test(arguments: [
    ("menu b Close", "notAvailable"), ("menu b Open Copy", "notAvailable"),
    ("menu b Copy", "notAvailable"), ("menu b Share Open", "notAvailable"),
    ("menu b \"\"", "notAvailable"), ("menu b Delete", "disabled"),
    ("menu b Delete Copy", "disabled"), ("menu b Sort", "disabled"),
    ("menu b Sort \"By name\"", "disabled"), ("menu b Share Export Copy", "notAvailable"),
  ])
  func `row 77: an element that a menu does not offer is refused after the request`(
    command: String,
    reason: String
  ) throws {
    let lines = ["> \(command)", "  contextMenuConfigurationFor(b)", "  refused: \(reason)"]
    #expect(try steps(command) == lines)
  }

  @Test func `row 77: a submenu can be opened without choosing an action`() throws {
    #expect(try steps("menu b Share").last == "  contextMenuConfigurationFor(b)")
    #expect(try steps("menu c Open").last == "  refused: notAvailable")
    #expect(try steps("menu a Open").last == "  refused: notAvailable")
  }

  @Test func `row 78: an action of a group only runs its handler`() throws {
    let lines = try transcript(json, "action g n", format: .json)
    #expect(
      lines.suffix(2) == [#"{"command":"action g n","step":1}"#, #"{"handler":"New"}"#]
    )
  }

  @Test func `menus and swiped rows close at the end of their step`() throws {
    let described = try HostDescription(json: json).makeHost()
    try described.run("swipe leading b\nmenu b Share\nhover photo on b 10")
    #expect(described.host.sidebar.swipedRow == nil)
    #expect(described.host.openMenu == nil)
  }

  @Test func `each command of a batch is a separate step`() throws {
    #expect(
      try steps("batch\nswipe leading b 0\nmenu b Open\ndrop photo on b\naction g n\nend") == [
        "> batch",
        "> swipe leading b 0",
        "  leadingSwipeActionsConfigurationFor(b)",
        "  handler Pin",
        "> menu b Open",
        "  contextMenuConfigurationFor(b)",
        "  handler Open",
        "> drop photo on b",
        "  operationForAcceptingItemsFrom(b, types: [photo]) -> cancel",
        "> action g n",
        "  handler New",
        "> end",
      ]
    )
  }
}
