import TabHost
import TabHostTesting

extension DelegateCallTests {
  /// Calls for rows, swipes, menus, and drag and drop.
  static let rowSamples: [Sample] = [
    Sample(.itemFor("a"), #"{"call":"itemFor","tab":"a"}"#, "itemFor(a)"),
    Sample(
      .itemFor(.action("n", group: "g")),
      #"{"action":"n","call":"itemFor","group":"g"}"#,
      "itemFor(action n, group: g)"
    ),
    Sample(.update("a"), #"{"call":"update","tab":"a"}"#, "update(a)"),
    Sample(
      .update(.action("n", group: "g")),
      #"{"action":"n","call":"update","group":"g"}"#,
      "update(action n, group: g)"
    ),
    Sample(
      .willBeginDisplaying("a"),
      #"{"call":"willBeginDisplaying","tab":"a"}"#,
      "willBeginDisplaying(a)"
    ),
    Sample(
      .didEndDisplaying("a"),
      #"{"call":"didEndDisplaying","tab":"a"}"#,
      "didEndDisplaying(a)"
    ),
    Sample(
      .leadingSwipeActions("a"),
      #"{"call":"leadingSwipeActionsConfigurationFor","tab":"a"}"#,
      "leadingSwipeActionsConfigurationFor(a)"
    ),
    Sample(
      .trailingSwipeActions("a"),
      #"{"call":"trailingSwipeActionsConfigurationFor","tab":"a"}"#,
      "trailingSwipeActionsConfigurationFor(a)"
    ),
    Sample(
      .contextMenu("a"),
      #"{"call":"contextMenuConfigurationFor","tab":"a"}"#,
      "contextMenuConfigurationFor(a)"
    ),
    Sample(
      .operationForAcceptingItems("a", types: ["photo", "text"], answer: .copy),
      #"{"answer":"copy","call":"operationForAcceptingItemsFrom","tab":"a","#
        + #""types":["photo","text"]}"#,
      "operationForAcceptingItemsFrom(a, types: [photo, text]) -> copy"
    ),
    Sample(
      .operationForAcceptingItems("a"),
      #"{"answer":"cancel","call":"operationForAcceptingItemsFrom","tab":"a","types":[]}"#,
      "operationForAcceptingItemsFrom(a, types: []) -> cancel"
    ),
    Sample(
      .acceptItems("a", types: ["photo"]),
      #"{"call":"acceptItemsFrom","tab":"a","types":["photo"]}"#,
      "acceptItemsFrom(a, types: [photo])"
    ),
    Sample(
      .sidebarActionOperationForAcceptingItems(
        action: "n",
        group: "g",
        types: ["photo"],
        answer: .forbidden
      ),
      #"{"action":"n","answer":"forbidden","call":"sidebarActionOperationForAcceptingItemsFrom","#
        + #""group":"g","types":["photo"]}"#,
      "sidebarActionOperationForAcceptingItemsFrom(n, group: g, types: [photo]) -> forbidden"
    ),
    Sample(
      .sidebarActionAcceptItems(action: "n", group: "g", types: ["photo"]),
      #"{"action":"n","call":"sidebarActionAcceptItemsFrom","group":"g","types":["photo"]}"#,
      "sidebarActionAcceptItemsFrom(n, group: g, types: [photo])"
    ),
    Sample(
      .itemsForBeginning("a"),
      #"{"call":"itemsForBeginning","tab":"a"}"#,
      "itemsForBeginning(a)"
    ),
    Sample(.itemsForAdding("a"), #"{"call":"itemsForAddingTo","tab":"a"}"#, "itemsForAddingTo(a)"),
  ]
}
