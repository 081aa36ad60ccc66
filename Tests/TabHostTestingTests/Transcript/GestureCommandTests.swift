import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Commands for rows and gestures.
@MainActor struct GestureCommandTests {
  private let json = #"""
    {"tabs":["a",{"id":"b","isHidden":true},{"id":"e","isEnabled":false},
      {"id":"p","placement":"sidebarOnly"},
      {"id":"g","children":["c"],"actions":[{"id":"new","title":"New"}]}],
     "answers":{"drop":{"e":"copy","p":"copy"},"dropOnAction":{"g/new":"copy"},
      "dragItems":{"e":["photo"]},"swipe":{"e":{"leading":[{"title":"Pin"}]}},
      "menu":{"e":[{"title":"Open"}]}}}
    """#

  @Test(arguments: [
    ("drop photo on b", "hidden"), ("hover photo on b 10", "hidden"), ("drag-row b", "hidden"),
    ("swipe leading b", "hidden"), ("menu b", "hidden"),
    ("collapse g\ndrop photo on c", "notOnScreen"),
    ("collapse g\ndrop photo on action g new", "notOnScreen"),
    ("collapse g\ndrag-row c", "notOnScreen"), ("collapse g\nswipe trailing c", "notOnScreen"),
    ("collapse g\nmenu c Open", "notOnScreen"),
    ("sidebar hide\ndrop photo on p", "notOnScreen"), ("sidebar hide\ndrag-row a", "notOnScreen"),
    ("sidebar hide\nswipe leading e", "notOnScreen"),
    ("sidebar hide\ndrop photo on action g new", "notOnScreen"),
    ("disappear\ndrop photo on a", "notOnScreen"), ("disappear\nmenu a", "notOnScreen"),
    ("disappear\nswipe leading a 0", "notOnScreen"), ("disappear\ndrag-row a", "notOnScreen"),
    ("size compact\nswipe leading a", "notOnScreen"), ("remove a\nmenu a", "notOnScreen"),
    ("edit\nswipe leading a", "notPermitted"), ("edit\nmenu a", "notPermitted"),
    ("set g isHidden true\ndrop photo on c", "hidden"),
    ("set g isHidden true\naction g new", "hidden"), ("collapse g\naction g new", "notOnScreen"),
  ])
  func `a gesture on a tab that is not accessible is refused without calls`(
    script: String,
    reason: String
  ) throws {
    let last = try #require(script.split(separator: "\n").last)
    try expectEqual(calls(json, script).suffix(2), ["> \(last)", "  refused: \(reason)"])
  }

  @Test func `a disabled tab accepts drops and has swipe actions and a menu`() throws {
    try expectTranscript(
      of: json,
      """
      > drop photo on e
        operationForAcceptingItemsFrom(e, types: [photo]) -> copy
        acceptItemsFrom(e, types: [photo])
      > drag-row e
        itemsForBeginning(e)
      > swipe leading e 0
        leadingSwipeActionsConfigurationFor(e)
        handler Pin
      > menu e Open
        contextMenuConfigurationFor(e)
        handler Open
      """
    )
  }

  @Test func `each call of a drop is one JSON object per line`() throws {
    try expectTranscript(
      of: json,
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

  @Test func `a drag can have 10,000 items`() throws {
    let line = try #require(try calls(json, "drop photo x10000 on e").last)
    expectEqual(line.split(separator: ",").count, 10_001)
  }

  @Test func `handlers of the app are recorded before the calls that they cause`() throws {
    let host = TabHostController()
    host.mode = .tabSidebar
    let tab = TabItem(title: "A", identifier: "a") { _ in ViewController() }
    let other = TabItem(title: "B", identifier: "b") { _ in ViewController() }
    tab.contextMenuProvider = { _ in
      Menu(children: [
        Menu(title: "Go", children: [Action(title: "B") { _ in host.selectedTab = other }])
      ])
    }
    tab.trailingSwipeActionsProvider = { _ in
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .normal, title: "Back") { _, _, completion in
          host.selectedTab = tab
          completion(true)
        }
      ])
    }
    let log = CallLog()
    let recorder = DelegateRecorder(log: log)
    host.delegate = recorder
    host.sidebar.delegate = recorder
    host.tabs = [tab, other]
    host.appear()
    var lines: [String] = []
    let runner = ScriptRunner(host: host, log: log) { lines.append($0) }
    try runner.run(HostScript(parsing: "menu a Go B\nswipe trailing a full"))
    expectEqual(
      lines.dropFirst().joined(separator: "\n"),
      """
      > menu a Go B
        contextMenuConfigurationFor(a)
        handler B
        didSelectTab(b, previous: a) program
      > swipe trailing a full
        trailingSwipeActionsConfigurationFor(a)
        handler Back
        didSelectTab(a, previous: b) program
      """
    )
  }
}

// MARK: - Choosing actions

/// Commands that choose an action of a swiped row or a menu.
@MainActor struct ChoiceCommandTests {
  private let json = #"""
    {"tabs":["a","b","c",
      {"id":"g","children":["d"],"actions":[{"id":"n","title":"New"}]}],
     "answers":{
      "swipe":{
       "b":{"leading":[{"title":"Pin"},{"title":"Flag"}],
        "trailing":[{"title":"Delete","destructive":true}],"fullSwipe":false},
       "g":{"trailing":[{"title":"Archive"},{"title":"More"}]},
       "c":{"leading":[]}},
      "menu":{
       "b":[{"title":"Open"},{"title":"Delete","destructive":true,"disabled":true},
        {"title":"Share","children":[
         {"title":"Copy"},{"title":"Export","children":[{"title":"As a file"}]}]},
        {"title":"Sort","disabled":true,"children":[{"title":"By name"}]}],
       "c":[]}}}
    """#

  @Test(arguments: [
    ("swipe leading b 1", "handler Flag"), ("swipe trailing g full", "handler Archive"),
    ("swipe trailing g 1", "handler More"), ("swipe leading b 2", "refused: notAvailable"),
    ("swipe leading a 0", "refused: notAvailable"), ("swipe leading c 0", "refused: notAvailable"),
    ("swipe trailing b full", "refused: notPermitted"), ("menu b Open", "handler Open"),
    ("menu b Share Export \"As a file\"", "handler As a file"),
    ("menu b Close", "refused: notAvailable"), ("menu b Open Copy", "refused: notAvailable"),
    ("menu b Copy", "refused: notAvailable"), ("menu b Share Open", "refused: notAvailable"),
    ("menu b \"\"", "refused: notAvailable"), ("menu b Delete", "refused: disabled"),
    ("menu b Delete Copy", "refused: disabled"), ("menu b Sort", "refused: disabled"),
    ("menu b Sort \"By name\"", "refused: disabled"), ("menu c Open", "refused: notAvailable"),
    ("menu b Share Export Copy", "refused: notAvailable"),
    ("menu a Open", "refused: notAvailable"),
  ])
  func `a command requests the actions once and performs one, or is refused if there is none`(
    command: String,
    result: String
  ) throws {
    let words = command.split(separator: " ")
    let request =
      words[0] == "menu"
      ? "contextMenuConfigurationFor(\(words[1]))"
      : "\(words[1])SwipeActionsConfigurationFor(\(words[2]))"
    try expectTranscript(of: json, "> \(command)\n  \(request)\n  \(result)")
  }

  @Test(arguments: ["menu b Share", "menu a", "menu c"])
  func `a menu or submenu can be opened without choosing an action`(command: String) throws {
    let tab = command.split(separator: " ")[1]
    try expectTranscript(of: json, "> \(command)\n  contextMenuConfigurationFor(\(tab))")
  }

  @Test func `menus and swiped rows close at the end of their step`() throws {
    let described = try HostDescription(json: json).makeHost()
    try described.run("swipe leading b\nmenu b Share\nhover photo on b 10")
    expect(described.host.sidebar.swipedRow == nil)
    expect(described.host.openMenu == nil)
  }

  @Test func `each command of a batch is a separate step`() throws {
    try expectTranscript(
      of: json,
      """
      > batch
      > swipe leading b 0
        leadingSwipeActionsConfigurationFor(b)
        handler Pin
      > menu b Open
        contextMenuConfigurationFor(b)
        handler Open
      > drop photo on b
        operationForAcceptingItemsFrom(b, types: [photo]) -> cancel
      > action g n
        handler New
      > end
      """
    )
  }
}

// MARK: - Dragging

/// Commands that drag.
@MainActor struct DragCommandTests {
  private let json = #"""
    {"tabs":["a","b",
      {"id":"g","allowsReordering":true,"children":["c1","c2","c3"]},
      {"id":"h","allowsReordering":true,"children":["d1","d2"]}],
     "answers":{"drop":{"b":"copy","c1":"move"},
      "dragItems":{"d1":["photo"],"d2":["text","url"],"c3":[]}}}
    """#

  @Test func `row 27: a hover of any duration selects only a spring-loaded tab`() throws {
    try expectTranscript(
      of: json,
      after: "set b isSpringLoaded false",
      """
      > hover photo on b 9223372036854775807
        operationForAcceptingItemsFrom(b, types: [photo]) -> copy
      > hover photo on c1 9223372036854775807
        operationForAcceptingItemsFrom(c1, types: [photo]) -> move
        shouldSelectTab(c1) -> true
        didSelectTab(c1, previous: a) user
      """
    )
  }

  @Test func `rows 62 and 63: a drop has a number of items, and can allow a move`() throws {
    try expectTranscript(
      of: json,
      """
      > drop photo x2 on b
        operationForAcceptingItemsFrom(b, types: [photo, photo]) -> copy
        acceptItemsFrom(b, types: [photo, photo])
      > drop photo on c1 move
        operationForAcceptingItemsFrom(c1, types: [photo]) -> move
        acceptItemsFrom(c1, types: [photo])
      > drop photo on c1
        operationForAcceptingItemsFrom(c1, types: [photo]) -> move
      """
    )
  }

  @Test func `row 66: a drag of rows is refused at the first row without items`() throws {
    try expectTranscript(
      of: json,
      """
      > drag-row d2 a d1
        itemsForBeginning(d2)
        itemsForAddingTo(a)
        refused: notPermitted
      > drag-row b d1
        itemsForBeginning(b)
        refused: notPermitted
      """
    )
  }

  @Test func `row 56: tabs that a script adds have the described drag items, if any`() throws {
    try expectTranscript(
      of: json,
      after: "remove d1\nremove d2\nadd d3 to h\nadd d4 to h",
      """
      > move d4 before d3
        displayOrderDidChangeFor(h)
      """
    )
    let added = #"{"tabs":[{"id":"h","children":["x"]}],"answers":{"dragItems":{"y":["z"]}}}"#
    let script =
      "set h allowsReordering true\nadd y to h\nmove y before x\nrestart\nadd y to h\n"
      + "set h allowsReordering true\nmove x after y"
    try expectEqual(calls(added, script).count { $0 == "  refused: notPermitted" }, 2)
  }
}
