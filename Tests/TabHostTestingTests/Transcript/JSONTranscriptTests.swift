import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Transcripts with one JSON object per line.
@MainActor struct JSONTranscriptTests {
  private static let list = #"""
    {"tabs":["a",{"id":"g","children":[{"id":"c","allowsHiding":true},"d"],"allowsReordering":true}]}
    """#

  @Test func `each command and each call is one object per line`() throws {
    let lines = try transcript(
      #"{"tabs":["a","b"],"shown":false}"#,
      "select b\nselect none # done",
      format: .json
    )
    expectEqual(
      lines,
      [
        #"{"command":"","step":0}"#,
        #"{"call":"didSelectTab","origin":"program","previous":null,"tab":"a"}"#,
        #"{"command":"select b","step":1}"#,
        #"{"call":"didSelectTab","origin":"program","previous":"a","tab":"b"}"#,
        #"{"command":"select none","step":2}"#,
      ]
    )
  }

  @Test func `calls of a drop have types, and actions have a group`() throws {
    try expectTranscript(
      of: #"""
        {"tabs":["a","e",{"id":"g","children":["c"],"actions":[{"id":"new","title":"New"}]}],
         "answers":{"drop":{"e":"copy"},"dropOnAction":{"g/new":"copy"},"dragItems":{"e":["photo"]}}}
        """#,
      format: .json,
      script: "drop photo x2 on e\ndrop \"a type\" on action g new\ndrag-row e a\naction g new",
      #"""
      {"command":"drop photo x2 on e","step":1}
      {"answer":"copy","call":"operationForAcceptingItemsFrom","tab":"e","types":["photo","photo"]}
      {"call":"acceptItemsFrom","tab":"e","types":["photo","photo"]}
      {"command":"drop \"a type\" on action g new","step":2}
      {"action":"new","answer":"copy","call":"sidebarActionOperationForAcceptingItemsFrom",\#
      "group":"g","types":["a type"]}
      {"action":"new","call":"sidebarActionAcceptItemsFrom","group":"g","types":["a type"]}
      {"command":"drag-row e a","step":3}
      {"call":"itemsForBeginning","tab":"e"}
      {"call":"itemsForAddingTo","tab":"a"}
      {"refused":"notPermitted"}
      {"command":"action g new","step":4}
      {"handler":"New"}
      """#
    )
  }

  @Test func `calls of rows have a tab, or an action and its group`() throws {
    try expectTranscript(
      of: #"""
        {"tabs":["a","b",{"id":"g","children":["c","d"],"actions":[{"id":"n","title":"New"}]}]}
        """#,
      format: .json,
      script: "rows 4 9",
      #"""
      {"command":"rows 4 9","step":1}
      {"call":"itemFor","tab":"d"}
      {"call":"update","tab":"d"}
      {"call":"willBeginDisplaying","tab":"d"}
      {"action":"n","call":"itemFor","group":"g"}
      {"action":"n","call":"update","group":"g"}
      """#
    )
  }

  @Test func `a customization is an object`() throws {
    try expectTranscript(
      of: Self.list,
      after: "move d before c",
      format: .json,
      script: "print customization",
      #"""
      {"command":"print customization","step":2}
      {"customization":{"groups":{"g":{"order":["d","c"]}}},"print":"customization"}
      """#
    )
  }

  @Test func `a transcript with states has the state after every step`() throws {
    let json = #"""
      {"tabs":["a",{"id":"g","children":["c"],"collapsedByDefault":true}],"shown":false}
      """#
    let lines = try transcript(json, "select g", format: .json, state: true)
    let states = lines.filter { $0.hasPrefix(#"{"state":"#) }
    expectEqual(
      states.last,
      #"""
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
    expectEqual(states.count, 2)
  }

  @Test func `the state includes the customization`() throws {
    let lines = try transcript(
      Self.list,
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
}
