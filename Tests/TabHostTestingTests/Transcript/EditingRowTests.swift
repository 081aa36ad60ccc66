import TabHostTestSupport
import TabHostTesting
import Testing

/// Tests of rows 49 to 60, 72 and 81 with scripts.
@MainActor struct EditingRowTests {
  private let json = #"""
    {"allowsReordering":true,"tabs":["a",{"id":"b","allowsHiding":true},
      {"id":"f","placement":"fixed"},{"id":"p","placement":"pinned"},
      {"id":"m","placement":"movable"},
      {"id":"g","allowsReordering":true,"children":[
        {"id":"c1","allowsHiding":true},{"id":"c2","allowsHiding":true},"c3"]}]}
    """#

  /// Returns the calls of a script after the launch.
  private func steps(_ script: String) throws -> [String] { try calls(json, script).afterLaunch }

  @Test func `rows 49, 50 and 57: hiding a tab is notified when editing ends`() throws {
    #expect(
      try steps("edit\nuncheck b\nprint state\ndone\nprint customization") == [
        "> edit",
        "  willBeginEditing",
        "> uncheck b",
        "> print state",
        "  selected: a",
        "  mode: tabSidebar, barAndSidebar, editing",
        "  bar: fixed f, middle a m g, pinned p",
        "  sidebar: shown",
        "    tab a selected",
        "    tab b unchecked",
        "    tab f",
        "    tab p",
        "    tab m",
        "    group g",
        "      tab c1",
        "      tab c2",
        "      tab c3",
        "  content: a",
        #"  customization: {"tabs":{"b":{"sidebar":"hidden"}}}"#,
        "> done",
        "  visibilityDidChangeFor([b])",
        "  didEndEditing",
        "> print customization",
        #"  {"tabs":{"b":{"sidebar":"hidden"}}}"#,
      ]
    )
  }

  @Test
  func `rows 51, 55 and 57: hiding the selected tab and reordering are notified at the end`()
    throws
  {
    let lines = try transcript(json, "row c1\nedit\nuncheck c1\nmove c3 before c1\ndone")
    let done = try #require(lines.firstIndex(of: "> edit"))
    #expect(
      lines[done...] == [
        "> edit",
        "  willBeginEditing",
        "> uncheck c1",
        "> move c3 before c1",
        "> done",
        "  visibilityDidChangeFor([c1])",
        "  displayOrderDidChangeFor(g)",
        "  didSelectTab(c3, previous: c1) fallback",
        "  didEndEditing",
        "  makeViewController(c3)",
        "  viewDidLoad(c3)",
        "  viewWillDisappear(c1)",
        "  viewWillAppear(c3)",
        "  viewIsAppearing(c3)",
        "  viewDidDisappear(c1)",
        "  viewDidAppear(c3)",
      ]
    )
  }

  @Test func `rows 52 to 54: rearranging the bar makes no calls`() throws {
    let script = """
      edit
      drag c1 to bar
      drag c2 to bar at 0
      item m before a
      drag f off bar
      drag p off bar
      drag m off bar
      drag a off bar
      print customization
      done
      """
    #expect(
      try steps(script) == [
        "> edit",
        "  willBeginEditing",
        "> drag c1 to bar",
        "> drag c2 to bar at 0",
        "> item m before a",
        "> drag f off bar",
        "  refused: notPermitted",
        "> drag p off bar",
        "  refused: notPermitted",
        "> drag m off bar",
        "  refused: notPermitted",
        "> drag a off bar",
        "> print customization",
        #"  {"barOrder":["c2","m","b","g","c1"],"#
          + #""tabs":{"a":{"bar":"hidden"},"c1":{"bar":"visible"},"c2":{"bar":"visible"}}}"#,
        "> done",
        "  didEndEditing",
      ]
    )
  }

  @Test func `row 56: moving a row outside editing is notified immediately`() throws {
    #expect(
      try steps("move c3 before c1\nmove a after b\nmove c1 before a\nprint customization") == [
        "> move c3 before c1",
        "  displayOrderDidChangeFor(g)",
        "> move a after b",
        "> move c1 before a",
        "  refused: notPermitted",
        "> print customization",
        #"  {"groups":{"g":{"order":["c3","c1","c2"]}},"rootOrder":["b","a","f","p","m","g"]}"#,
      ]
    )
  }

  @Test func `row 58: changes that are undone during editing are not notified`() throws {
    let script = "edit\nuncheck b\ncheck b\nmove c3 before c1\nmove c3 after c2\ndone"
    #expect(
      try steps(script) == [
        "> edit", "  willBeginEditing", "> uncheck b", "> check b", "> move c3 before c1",
        "> move c3 after c2", "> done", "  didEndEditing",
      ]
    )
  }

  @Test func `row 59: a reset notifies of everything that differed from the defaults`() throws {
    let script = """
      edit
      uncheck b
      move c3 before c1
      done
      set c2 isHidden true
      edit
      reset
      done
      print customization
      """
    #expect(
      try steps(script).suffix(9) == [
        "> edit",
        "  willBeginEditing",
        "> reset",
        "> done",
        "  visibilityDidChangeFor([b, c2])",
        "  displayOrderDidChangeFor(g)",
        "  didEndEditing",
        "> print customization",
        "  {}",
      ]
    )
  }

  @Test func `row 60: editing ends when the host disappears`() throws {
    #expect(
      try steps("edit\nuncheck b\nmove c3 before c1\ndisappear\nappear\nprint customization") == [
        "> edit",
        "  willBeginEditing",
        "> uncheck b",
        "> move c3 before c1",
        "> disappear",
        "  visibilityDidChangeFor([b])",
        "  displayOrderDidChangeFor(g)",
        "  didEndEditing",
        "> appear",
        "> print customization",
        #"  {"groups":{"g":{"order":["c3","c1","c2"]}},"tabs":{"b":{"sidebar":"hidden"}}}"#,
      ]
    )
  }

  @Test func `row 72: editing ends when the width becomes compact`() throws {
    let script = "row c1\nedit\nuncheck c1\nmove c3 before c1\nsize compact\nsize regular\ndone"
    #expect(
      try steps(script).dropFirst(3) == [
        "> edit",
        "  willBeginEditing",
        "> uncheck c1",
        "> move c3 before c1",
        "> size compact",
        "  visibilityDidChangeFor([c1])",
        "  displayOrderDidChangeFor(g)",
        "  didSelectTab(c3, previous: c1) fallback",
        "  didEndEditing",
        "  sidebarAvailabilityDidChange(available: false)",
        "> size regular",
        "  sidebarAvailabilityDidChange(available: true)",
        "> done",
        "  refused: notEditing",
      ]
    )
  }

  @Test func `row 81: a launch selects the first tab that is not hidden`() throws {
    let json = #"""
      {"tabs":["a",{"id":"b","allowsHiding":true},{"id":"g","children":["c","d"]}],
       "customizationIdentifier":"x",
       "customization":{"tabs":{"a":{"sidebar":"hidden"},"d":{"bar":"visible"}},
        "groups":{"g":{"order":["d","c"]}},"rootOrder":["g","b","a"],"barOrder":["d","b"]}}
      """#
    #expect(
      try calls(json, "print state") == [
        "  didSelectTab(b, previous: nil) program",
        "> print state",
        "  selected: b",
        "  mode: tabSidebar, sidebar",
        "  bar: middle d b g",
        "  sidebar: shown",
        "    tab b selected",
        "    group g",
        "      tab d",
        "      tab c",
        "  content: b",
        #"  customization: {"barOrder":["d","b"],"groups":{"g":{"order":["d","c"]}},"#
          + #""rootOrder":["g","b","a"],"#
          + #""tabs":{"a":{"sidebar":"hidden"},"d":{"bar":"visible"}}}"#,
      ]
    )
  }
}
