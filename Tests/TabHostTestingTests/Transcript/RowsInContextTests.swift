import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Tests of displayed rows during other events, with scripts.
@MainActor struct RowsInContextTests {
  private let json = #"""
    {"tabs":[{"id":"a","allowsHiding":true},"b",
      {"id":"g","managed":true,"content":true,"children":["c","d"],"allowsReordering":true,
       "actions":[{"id":"n","title":"New"}]}],
     "answers":{"drop":{"b":"copy","c":"forbidden"},"dropOnAction":{"g/n":"copy"}}}
    """#

  /// Returns the calls of a script that runs after other commands, without their calls.
  private func calls(after before: String = "rows 0 9", _ script: String) throws -> [String] {
    let earlier = try TabHostTestSupport.calls(json, before).count
    return Array(try TabHostTestSupport.calls(json, before + "\n" + script).dropFirst(earlier))
  }

  @Test func `row 4: the rows of the old and the new tab are updated last`() throws {
    #expect(
      try calls("tap b\ntap b") == [
        "> tap b",
        "  shouldSelectTab(b) -> true",
        "  didSelectTab(b, previous: a) user",
        "  update(a)",
        "  update(b)",
        "> tap b",
        "  shouldSelectTab(b) -> true",
        "  didSelectTab(b, previous: b) user",
      ]
    )
  }

  @Test
  func `row 19: rows below a header keep their items when the group is collapsed and expanded`()
    throws
  {
    #expect(
      try calls("row g\nrow g") == [
        "> row g",
        "  didEndDisplaying(c)",
        "  didEndDisplaying(d)",
        "  update(g)",
        "> row g",
        "  update(c)",
        "  willBeginDisplaying(c)",
        "  update(d)",
        "  willBeginDisplaying(d)",
        "  update(action n, group: g)",
        "  update(g)",
      ]
    )
  }

  @Test func `rows 50, 52, 53 and 55: rows are not notified before editing ends`() throws {
    let script = "uncheck a\nmove d before c\ndrag c to bar\ndrag c off bar\nbar hidden"
    #expect(
      try calls(after: "rows 0 9\nedit", script) == script.split(separator: "\n").map { "> \($0)" }
    )
  }

  @Test func `row 71: a rotation after the user has toggled the sidebar updates no row`() throws {
    let before = "sidebar hide\nsidebar show\nrows 0 9"
    #expect(
      try calls(after: before, "rotate portrait\nrotate landscape\ndirection rtl").prefix(4) == [
        "> rotate portrait", "> rotate landscape", "> direction rtl", "  update(a)",
      ]
    )
  }

  @Test func `rows 70, 72 and 73: rows are displayed while the sidebar is visible`() throws {
    #expect(
      try calls(
        after: "rows 1 1\nselect c",
        "size compact\nsize regular\nrotate portrait\nrows 0 1\nrotate landscape"
      ) == [
        "> size compact",
        "  sidebarAvailabilityDidChange(available: false)",
        "  didEndDisplaying(b)",
        "  displayedViewControllersFor(g, proposed: [g]) -> [g]",
        "  displayedViewControllersFor(c, proposed: [c]) -> [c]",
        "> size regular",
        "  sidebarAvailabilityDidChange(available: true)",
        "  displayedViewControllersFor(g, proposed: [g]) -> [g]",
        "  displayedViewControllersFor(c, proposed: [c]) -> [c]",
      ] + firstDisplay(of: "b") + [
        "> rotate portrait",
        "  sidebarVisibilityWillChange(hidden: true)",
        "  didEndDisplaying(b)",
        "> rows 0 1",
        "> rotate landscape",
        "  sidebarVisibilityWillChange(hidden: false)",
      ] + firstDisplay(of: "a")
    )
  }

  @Test func `rows 62, 64 and 65: a row is updated when it becomes or stops being a drop target`()
    throws
  {
    #expect(
      try calls("drop x on b\ndrop x on c\ndrop x on action g n") == [
        "> drop x on b",
        "  operationForAcceptingItemsFrom(b, types: [x]) -> copy",
        "  update(b)",
        "  acceptItemsFrom(b, types: [x])",
        "  update(b)",
        "> drop x on c",
        "  operationForAcceptingItemsFrom(c, types: [x]) -> forbidden",
        "> drop x on action g n",
        "  sidebarActionOperationForAcceptingItemsFrom(n, group: g, types: [x]) -> copy",
        "  update(action n, group: g)",
        "  sidebarActionAcceptItemsFrom(n, group: g, types: [x])",
        "  update(action n, group: g)",
      ]
    )
  }

  @Test(arguments: [
    ("collapse g", "drop x on c", "notOnScreen"), ("collapse g", "action g n", "notOnScreen"),
    ("collapse g", "drop x on action g n", "notOnScreen"),
    ("sidebar hide", "drop x on c", "notOnScreen"),
    ("sidebar hide", "swipe leading b", "notOnScreen"),
    ("size compact", "swipe leading b", "notOnScreen"), ("disappear", "drop x on b", "notOnScreen"),
    ("set b isHidden true", "hover x on b 500", "hidden"),
    ("set g isHidden true", "drop x on c", "hidden"),
    ("set g isHidden true", "action g n", "hidden"), ("remove b", "drag-row b", "notOnScreen"),
    ("edit", "drag-row b", "notPermitted"), ("edit", "swipe leading b", "notPermitted"),
    ("edit", "menu b", "notPermitted"),
  ])
  func `a gesture that is not possible is refused without calls`(
    _ before: String,
    _ gesture: String,
    _ reason: String
  ) throws {
    #expect(
      try calls(after: "rows 0 9\n" + before, gesture) == ["> " + gesture, "  refused: " + reason]
    )
  }
}
