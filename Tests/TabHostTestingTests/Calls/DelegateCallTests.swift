import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Recorded calls.
struct DelegateCallTests {
  private let calls: [RecordedCall] = [
    .shouldSelect("b"),
    .didSelect("b", previous: "a"),
    .didSelect("b", previous: nil, origin: .restoration),
    .displayedViewControllers("g", proposed: ["g", "x"], answer: []),
    .willBeginEditing,
    .didEndEditing,
    .visibilityDidChange(["b", "c"]),
    .displayOrderDidChange("g"),
    .sidebarVisibilityWillChange(hidden: true),
    .sidebarAvailabilityDidChange(available: false),
    .make("b"),
    .didAppear(.managing("g")),
    .willDisappear(.page("detail")),
    .handler("New"),
    .diagnostic(RecordedDiagnostic(name: "cycle", identifiers: ["g"], message: "refused")),
    .itemFor("a"),
    .itemFor(.action("n", group: "g")),
    .update("a"),
    .update(.action("n", group: "g")),
    .willBeginDisplaying("a"),
    .didEndDisplaying("a"),
    .leadingSwipeActions("a"),
    .trailingSwipeActions("a"),
    .contextMenu("a"),
    .operationForAcceptingItems("a", types: ["photo", "text"], answer: .copy),
    .operationForAcceptingItems("a"),
    .acceptItems("a", types: ["photo"]),
    .sidebarActionOperationForAcceptingItems(
      action: "n",
      group: "g",
      types: ["photo"],
      answer: .forbidden
    ),
    .sidebarActionAcceptItems(action: "n", group: "g", types: ["photo"]),
    .itemsForBeginning("a"),
    .itemsForAdding("a"),
  ]

  private let json = #"""
    {"answer":true,"call":"shouldSelectTab","tab":"b"}
    {"call":"didSelectTab","origin":"user","previous":"a","tab":"b"}
    {"call":"didSelectTab","origin":"restoration","previous":null,"tab":"b"}
    {"answer":[],"call":"displayedViewControllersFor","proposed":["g","x"],"tab":"g"}
    {"call":"willBeginEditing"}
    {"call":"didEndEditing"}
    {"call":"visibilityDidChangeFor","tabs":["b","c"]}
    {"call":"displayOrderDidChangeFor","group":"g"}
    {"call":"sidebarVisibilityWillChange","hidden":true}
    {"available":false,"call":"sidebarAvailabilityDidChange"}
    {"content":"makeViewController","tab":"b"}
    {"content":"viewDidAppear","managing":true,"tab":"g"}
    {"content":"viewWillDisappear","page":"detail"}
    {"handler":"New"}
    {"diagnostic":"cycle","identifiers":["g"],"message":"refused"}
    {"call":"itemFor","tab":"a"}
    {"action":"n","call":"itemFor","group":"g"}
    {"call":"update","tab":"a"}
    {"action":"n","call":"update","group":"g"}
    {"call":"willBeginDisplaying","tab":"a"}
    {"call":"didEndDisplaying","tab":"a"}
    {"call":"leadingSwipeActionsConfigurationFor","tab":"a"}
    {"call":"trailingSwipeActionsConfigurationFor","tab":"a"}
    {"call":"contextMenuConfigurationFor","tab":"a"}
    {"answer":"copy","call":"operationForAcceptingItemsFrom","tab":"a","types":["photo","text"]}
    {"answer":"cancel","call":"operationForAcceptingItemsFrom","tab":"a","types":[]}
    {"call":"acceptItemsFrom","tab":"a","types":["photo"]}
    {"action":"n","answer":"forbidden","call":"sidebarActionOperationForAcceptingItemsFrom",\#
    "group":"g","types":["photo"]}
    {"action":"n","call":"sidebarActionAcceptItemsFrom","group":"g","types":["photo"]}
    {"call":"itemsForBeginning","tab":"a"}
    {"call":"itemsForAddingTo","tab":"a"}
    """#

  private let text = """
    shouldSelectTab(b) -> true
    didSelectTab(b, previous: a) user
    didSelectTab(b, previous: nil) restoration
    displayedViewControllersFor(g, proposed: [g, x]) -> []
    willBeginEditing
    didEndEditing
    visibilityDidChangeFor([b, c])
    displayOrderDidChangeFor(g)
    sidebarVisibilityWillChange(hidden: true)
    sidebarAvailabilityDidChange(available: false)
    makeViewController(b)
    viewDidAppear(g, managing)
    viewWillDisappear(page: detail)
    handler New
    diagnostic cycle [g]: refused
    itemFor(a)
    itemFor(action n, group: g)
    update(a)
    update(action n, group: g)
    willBeginDisplaying(a)
    didEndDisplaying(a)
    leadingSwipeActionsConfigurationFor(a)
    trailingSwipeActionsConfigurationFor(a)
    contextMenuConfigurationFor(a)
    operationForAcceptingItemsFrom(a, types: [photo, text]) -> copy
    operationForAcceptingItemsFrom(a, types: []) -> cancel
    acceptItemsFrom(a, types: [photo])
    sidebarActionOperationForAcceptingItemsFrom(n, group: g, types: [photo]) -> forbidden
    sidebarActionAcceptItemsFrom(n, group: g, types: [photo])
    itemsForBeginning(a)
    itemsForAddingTo(a)
    """

  @Test func `a call encodes as one line of JSON and decodes back`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let lines = try calls.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    expectEqual(lines.joined(separator: "\n"), json)
    let decoded = try lines.map { try JSONDecoder().decode(RecordedCall.self, from: Data($0.utf8)) }
    expectEqual(decoded, calls)
  }

  @Test func `the description of a call is one readable line`() {
    expectEqual(calls.map(\.description).joined(separator: "\n"), text)
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
    expect(
      DelegateCall.didSelect("b", previous: "a") != .didSelect("b", previous: "a", origin: .program)
    )
    expect(
      DelegateCall.didSelect("b", previous: "a") != .didSelect("b", previous: "a", origin: nil)
    )
  }

  @MainActor @Test func `clearing a log keeps its position`() {
    let log = CallLog()
    log.append(.shouldSelect("a"))
    let position = log.position
    log.append(.didSelect("a"))
    expectEqual(Array(log.entries(since: position)), [.didSelect("a")])
    log.clear()
    log.append(.make("b"))
    expectEqual(Array(log.entries(since: position)), [.make("b")])
    expectEqual(log.position, 3)
    expect(log.calls.isEmpty)
    expectEqual(log.content, [.make("b")])
  }
}
