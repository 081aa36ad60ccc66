import Foundation
import TabHost
import TabHostTesting
import Testing

/// Recorded calls.
struct DelegateCallTests {
  struct Sample: Sendable {
    let call: RecordedCall
    let json: String
    let text: String

    init(_ call: RecordedCall, _ json: String, _ text: String) {
      self.call = call
      self.json = json
      self.text = text
    }
  }

  static let samples: [Sample] = [
    Sample(
      .shouldSelect("b"),
      #"{"answer":true,"call":"shouldSelectTab","tab":"b"}"#,
      "shouldSelectTab(b) -> true"
    ),
    Sample(
      .didSelect("b", previous: "a"),
      #"{"call":"didSelectTab","origin":"user","previous":"a","tab":"b"}"#,
      "didSelectTab(b, previous: a) user"
    ),
    Sample(
      .didSelect("b", previous: nil, origin: .restoration),
      #"{"call":"didSelectTab","origin":"restoration","previous":null,"tab":"b"}"#,
      "didSelectTab(b, previous: nil) restoration"
    ),
    Sample(
      .displayedViewControllers("g", proposed: ["g", "x"], answer: []),
      #"{"answer":[],"call":"displayedViewControllersFor","proposed":["g","x"],"tab":"g"}"#,
      "displayedViewControllersFor(g, proposed: [g, x]) -> []"
    ),
    Sample(.willBeginEditing, #"{"call":"willBeginEditing"}"#, "willBeginEditing"),
    Sample(.didEndEditing, #"{"call":"didEndEditing"}"#, "didEndEditing"),
    Sample(
      .visibilityDidChange(["b", "c"]),
      #"{"call":"visibilityDidChangeFor","tabs":["b","c"]}"#,
      "visibilityDidChangeFor([b, c])"
    ),
    Sample(
      .displayOrderDidChange("g"),
      #"{"call":"displayOrderDidChangeFor","group":"g"}"#,
      "displayOrderDidChangeFor(g)"
    ),
    Sample(
      .sidebarVisibilityWillChange(hidden: true),
      #"{"call":"sidebarVisibilityWillChange","hidden":true}"#,
      "sidebarVisibilityWillChange(hidden: true)"
    ),
    Sample(
      .sidebarAvailabilityDidChange(available: false),
      #"{"available":false,"call":"sidebarAvailabilityDidChange"}"#,
      "sidebarAvailabilityDidChange(available: false)"
    ),
    Sample(
      .make("b"),
      #"{"content":"makeViewController","tab":"b"}"#,
      "makeViewController(b)"
    ),
    Sample(
      .didAppear(.managing("g")),
      #"{"content":"viewDidAppear","managing":true,"tab":"g"}"#,
      "viewDidAppear(g, managing)"
    ),
    Sample(
      .willDisappear(.page("detail")),
      #"{"content":"viewWillDisappear","page":"detail"}"#,
      "viewWillDisappear(page: detail)"
    ),
    Sample(.handler("New"), #"{"handler":"New"}"#, "handler New"),
    Sample(
      .diagnostic(RecordedDiagnostic(name: "cycle", identifiers: ["g"], message: "refused")),
      #"{"diagnostic":"cycle","identifiers":["g"],"message":"refused"}"#,
      "diagnostic cycle [g]: refused"
    ),
  ]

  @Test(arguments: samples + rowSamples) func `a call encodes as one line of JSON and decodes back`(
    sample: Sample
  )
    throws
  {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data = try encoder.encode(sample.call)
    #expect(String(decoding: data, as: UTF8.self) == sample.json)
    #expect(try JSONDecoder().decode(RecordedCall.self, from: data) == sample.call)
  }

  @Test(arguments: samples + rowSamples) func `the description of a call is one readable line`(
    sample: Sample
  ) {
    #expect(sample.call.description == sample.text)
  }

  @Test(arguments: [
    #"{"call":"shouldSelect","tab":"a","answer":true}"#, #"{"call":"shouldSelectTab","tab":"a"}"#,
    #"{"call":"didSelectTab","tab":"a","origin":"nobody"}"#, #"{"tab":"a"}"#,
    #"{"call":"visibilityDidChangeFor","tab":"a"}"#, #"{"call":"displayOrderDidChangeFor"}"#,
    #"{"content":"viewDidUnload","tab":"a"}"#, #"{"content":"viewDidLoad"}"#,
    #"{"call":"itemFor"}"#, #"{"call":"update","action":"n"}"#,
    #"{"call":"willBeginDisplaying","action":"n","group":"g"}"#,
    #"{"call":"acceptItemsFrom","tab":"a"}"#,
    #"{"call":"operationForAcceptingItemsFrom","tab":"a","types":[],"answer":"link"}"#,
    #"{"call":"sidebarActionAcceptItemsFrom","action":"n","types":[]}"#,
  ])
  func `decoding an invalid call throws an error`(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(RecordedCall.self, from: Data(json.utf8))
    }
  }

  @Test func `calls with different origins are not equal`() {
    #expect(
      DelegateCall.didSelect("b", previous: "a") != .didSelect("b", previous: "a", origin: .program)
    )
    #expect(
      DelegateCall.didSelect("b", previous: "a") != .didSelect("b", previous: "a", origin: nil)
    )
  }

  @MainActor @Test func `clearing a log keeps its position`() {
    let log = CallLog()
    log.append(.shouldSelect("a"))
    let position = log.position
    log.append(.didSelect("a"))
    #expect(Array(log.entries(since: position)) == [.didSelect("a")])
    log.clear()
    log.append(.make("b"))
    #expect(Array(log.entries(since: position)) == [.make("b")])
    #expect(log.position == 3)
    #expect(log.calls.isEmpty)
    #expect(log.content == [.make("b")])
  }
}
