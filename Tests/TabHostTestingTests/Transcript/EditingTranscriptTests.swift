import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

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
