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

  @Test func `menus and swiped rows close at the end of their step`() throws {
    let described = try HostDescription(json: json).makeHost()
    try described.run("swipe leading b\nmenu b Share\nhover photo on b 10")
    expect(described.host.sidebar.swipedRow == nil)
    expect(described.host.openMenu == nil)
  }
}
