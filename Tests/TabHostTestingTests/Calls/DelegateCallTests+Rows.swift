import TabHost
import TabHostTesting

extension DelegateCallTests {
  /// Calls about rows, swipes, menus, and drag and drop.
  static let rowSamples: [Sample] = [
    Sample(.item("a"), #"{"call":"itemFor","tab":"a"}"#, "itemFor(a)"),
    Sample(
      .item(.action("n", group: "g")),
      #"{"action":"n","call":"itemFor","group":"g"}"#,
      "itemFor(action n, group: g)"
    ),
    Sample(.upd("a"), #"{"call":"update","tab":"a"}"#, "update(a)"),
    Sample(
      .upd(.action("n", group: "g")),
      #"{"action":"n","call":"update","group":"g"}"#,
      "update(action n, group: g)"
    ),
    Sample(.begin("a"), #"{"call":"willBeginDisplaying","tab":"a"}"#, "willBeginDisplaying(a)"),
    Sample(.end("a"), #"{"call":"didEndDisplaying","tab":"a"}"#, "didEndDisplaying(a)"),
    Sample(
      .lead("a"),
      #"{"call":"leadingSwipeActionsConfigurationFor","tab":"a"}"#,
      "leadingSwipeActionsConfigurationFor(a)"
    ),
    Sample(
      .trail("a"),
      #"{"call":"trailingSwipeActionsConfigurationFor","tab":"a"}"#,
      "trailingSwipeActionsConfigurationFor(a)"
    ),
    Sample(
      .menu("a"),
      #"{"call":"contextMenuConfigurationFor","tab":"a"}"#,
      "contextMenuConfigurationFor(a)"
    ),
    Sample(
      .op("a", ["photo", "text"], .copy),
      #"{"answer":"copy","call":"operationForAcceptingItemsFrom","tab":"a","#
        + #""types":["photo","text"]}"#,
      "operationForAcceptingItemsFrom(a, types: [photo, text]) -> copy"
    ),
    Sample(
      .op("a"),
      #"{"answer":"cancel","call":"operationForAcceptingItemsFrom","tab":"a","types":[]}"#,
      "operationForAcceptingItemsFrom(a, types: []) -> cancel"
    ),
    Sample(
      .accept("a", ["photo"]),
      #"{"call":"acceptItemsFrom","tab":"a","types":["photo"]}"#,
      "acceptItemsFrom(a, types: [photo])"
    ),
    Sample(
      .opA("n", "g", ["photo"], .forbidden),
      #"{"action":"n","answer":"forbidden","call":"sidebarActionOperationForAcceptingItemsFrom","#
        + #""group":"g","types":["photo"]}"#,
      "sidebarActionOperationForAcceptingItemsFrom(n, group: g, types: [photo]) -> forbidden"
    ),
    Sample(
      .acceptA("n", "g", ["photo"]),
      #"{"action":"n","call":"sidebarActionAcceptItemsFrom","group":"g","types":["photo"]}"#,
      "sidebarActionAcceptItemsFrom(n, group: g, types: [photo])"
    ),
    Sample(.dragBegin("a"), #"{"call":"itemsForBeginning","tab":"a"}"#, "itemsForBeginning(a)"),
    Sample(.dragAdd("a"), #"{"call":"itemsForAddingTo","tab":"a"}"#, "itemsForAddingTo(a)"),
  ]
}
