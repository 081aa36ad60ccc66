import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct EditingCommandTests {
  @Test(arguments: [
    ("done", "notEditing"), ("reset", "notEditing"), ("check b", "notEditing"),
    ("uncheck b", "notEditing"), ("drag c to bar", "notEditing"), ("drag a off bar", "notEditing"),
    ("item a after b", "notEditing"), ("edit\nedit", "alreadyEditing"),
    ("size compact\nedit", "notAvailable"), ("disappear\nedit", "notOnScreen"),
    ("edit\nuncheck a", "notPermitted"), ("edit\ncollapse g\nuncheck c", "notOnScreen"),
    ("edit\nuncheck b\nitem b before a", "hidden"), ("edit\nitem c before a", "notOnScreen"),
    ("edit\nitem f after a", "notPermitted"), ("edit\ndrag f off bar", "notPermitted"),
    ("edit\ndrag c off bar", "notOnScreen"), ("move a before b", "notPermitted"),
    ("move c before d", "notPermitted"),
    ("set host allowsReordering true\nmove a before c", "notPermitted"),
    ("set g allowsReordering true\nset c allowsMoving false\nmove c after d", "notPermitted"),
    ("set host allowsReordering true\nset b isHidden true\nmove a after b", "hidden"),
  ])
  func `an edit that is not permitted is refused without calls`(
    script: String,
    reason: String
  ) throws {
    let json = #"""
      {"tabs":["a",{"id":"b","allowsHiding":true},{"id":"f","placement":"fixed"},
        {"id":"g","children":[{"id":"c","allowsHiding":true},"d"]}]}
      """#
    let last = try #require(script.split(separator: "\n").last)
    #expect(try calls(json, script).suffix(2) == ["> \(last)", "  refused: \(reason)"])
  }
  @Test func `an unchecked tab keeps its row in the state until editing ends`() throws {
    let json = #"""
      {"tabs":["a",{"id":"b","allowsHiding":true},{"id":"f","placement":"fixed"},
        {"id":"p","placement":"pinned"},{"id":"g","children":["c"]}]}
      """#
    try expectTranscript(
      of: json,
      after: "edit\nuncheck b",
      """
      > print state
        selected: a
        mode: tabSidebar, barAndSidebar, editing
        bar: fixed f, middle a g, pinned p
        sidebar: shown
          tab a selected
          tab b unchecked
          tab f
          tab p
          group g
            tab c
        content: a
        customization: {"tabs":{"b":{"sidebar":"hidden"}}}
      > done
        visibilityDidChangeFor([b])
        didEndEditing
      > print customization
        {"tabs":{"b":{"sidebar":"hidden"}}}
      """
    )
  }
}
