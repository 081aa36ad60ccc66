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
    try expectEqual(calls(json, script).suffix(2), ["> \(last)", "  refused: \(reason)"])
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

@MainActor struct CustomizationTranscriptTests {
  private let json = #"""
    {"tabs":["a",{"id":"g","children":[{"id":"c","allowsHiding":true},"d"],"allowsReordering":true}]}
    """#

  @Test func `a customization is printed as JSON`() throws {
    try expectTranscript(
      of: json,
      after: "move d before c",
      format: .json,
      script: "print customization",
      #"""
      {"command":"print customization","step":2}
      {"customization":{"groups":{"g":{"order":["d","c"]}}},"print":"customization"}
      """#
    )
  }

  @Test func `the state includes the customization`() throws {
    let lines = try transcript(
      json,
      "edit\nuncheck c\ncollapse g",
      format: .json,
      state: true
    )
    expectEqual(
      lines.last,
      #"""
      {"state":{"bar":{"buttons":[],"edge":"top","fixed":[],"hidden":false,\#
      "middle":["a","g"],"overflow":[],"pinned":[],"prominent":null},"content":"a",\#
      "customization":{"groups":{"g":{"expanded":false}},"tabs":{"c":{"sidebar":"hidden"}}},\#
      "editing":true,"mode":"tabSidebar","path":["a"],"presentation":"barAndSidebar",\#
      "presented":null,"search":{"active":false,"text":""},"selected":"a","sidebar":{"available":true,"hidden":false,\#
      "rows":[{"checked":true,"depth":0,"expanded":false,"id":"a","kind":"tab",\#
      "selected":true},{"checked":true,"depth":0,"expanded":false,"id":"g","kind":"group",\#
      "selected":false}]},"stack":[]}}
      """#
    )
  }

  @Test(arguments: ["edit\ndone\nadd a", "add a\nedit\ndone"])
  func `a tab that is added in a batch with a customization is selected programmatically`(
    batch: String
  ) throws {
    let json = #"{"mode":"tabSidebar","tabs":["a"]}"#
    let lines = try transcript(json, "remove a\nbatch\n\(batch)\nend")
    let selections = lines.filter { $0.contains("didSelectTab") }
    expectEqual(
      selections.map { $0.trimmingPrefix(while: \.isWhitespace) },
      Array(
        repeating: "didSelectTab(a, previous: nil) program",
        count: 2
      )
    )
  }

  @Test func `a recorder forwards the calls of editing`() throws {
    final class Listener: TabHostControllerDelegate {
      var calls: [DelegateCall] = []
      func tabHostControllerWillBeginEditing(_: TabHostController) {
        calls.append(.willBeginEditing)
      }
      func tabHostControllerDidEndEditing(_: TabHostController) { calls.append(.didEndEditing) }
      func tabHostController(_: TabHostController, visibilityDidChangeFor tabs: [TabItem]) {
        calls.append(.visibilityDidChange(tabs.map(\.identifier)))
      }
      func tabHostController(_: TabHostController, displayOrderDidChangeFor group: TabGroupItem) {
        calls.append(.displayOrderDidChange(group.identifier))
      }
    }
    let listener = Listener()
    let host = TabHostController()
    host.delegate = listener
    let described = try HostDescription(json: json).makeHost(host)
    described.log.clear()
    try described.run("edit\nuncheck c\nmove d before c\ndone")
    expectEqual(
      listener.calls,
      [
        .willBeginEditing, .visibilityDidChange(["c"]), .displayOrderDidChange("g"), .didEndEditing,
      ]
    )
    expectEqual(described.log.calls, listener.calls)
  }
}
