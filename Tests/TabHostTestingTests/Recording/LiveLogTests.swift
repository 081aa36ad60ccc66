import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct LiveLogTests {
  private let log = CallLog()
  private let app: RecordedHost<TabHostController>

  init() {
    app = RecordedHost(log: log) {
      let host = TabHostController(tabs: [.shown("a"), .shown("b")])
      host.mode = .tabSidebar
      host.searchTextHandler = { _ in }
      host.isSearchable = true
      SilentDelegate.shared.listen(to: host)
      return host
    }
  }

  @Test func `a writer writes the entries of a log so far and as they happen`() {
    app.host.selectedTab = app.host.tabs[1]
    var text = ""
    let writer = CallLogWriter(log) { text += $0 }
    app.host.user.tap("a")
    withExtendedLifetime(writer) {}
    expectEqual(
      text.split(separator: "\n").filter { $0.contains("SelectTab") || $0.contains("didAppear") },
      [
        "didSelectTab(b, previous: a) program", "shouldSelectTab(a) -> true",
        "didSelectTab(a, previous: b) user",
      ]
    )
  }

  @Test func `a call is written with its answer, before the entries that it caused`() {
    var text = ""
    var isComplete: [Bool] = []
    log.clear()
    let writer = CallLogWriter(log) { text += $0 }
    app.answers.shouldSelect = { [log] _ in
      log.append(.handler("inside"))
      isComplete.append(log.completePosition == log.position)
      return false
    }
    app.host.user.tap("b")
    withExtendedLifetime(writer) {}
    expectEqual(text, "shouldSelectTab(b) -> false\nhandler inside\n")
    expectEqual(isComplete, [false])
    expectEqual(log.completePosition, log.position)
  }

  @Test func `the handlers of an app are recorded without changes to its code`() throws {
    log.clear()
    let (a, host) = (app.host.tabs[0], app.host)
    a.contextMenuProvider = { _ in Menu(children: [Action(title: "Open") { _ in }]) }
    a.trailingSwipeActionsProvider = { _ in
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .normal, title: "Pin") { _, _, completion in completion(true) }
      ])
    }
    a.dropHandler = DropHandler(accepting: ["photo"]) { _ in }
    host.sidebar.toolbarItems = [Action(title: "Compose") { _ in }]

    try ScriptRunner(app) { _ in }.run(
      HostScript(
        parsing: """
          menu a Open
          swipe trailing a full
          drop photo on a
          toolbar 0
          search
          type anna
          """
      )
    )
    expectEqual(log.handlers, ["Open", "Pin", "dropHandler(a)", "Compose", "searchTextHandler"])
  }

  @Test func `a recorded app can be restarted, and its delegates receive all calls`() {
    final class Veto: TabHostControllerDelegate {
      func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
        tab.identifier != "b"
      }
    }
    let veto = Veto()
    let app = RecordedHost {
      let host = TabHostController(tabs: [.shown("a"), .shown("b")])
      host.delegate = veto
      return host
    }
    let first = app.host
    expectEqual(app.host.user.tap("b"), .vetoed)
    app.restart()
    expect(app.host !== first)
    expectEqual(app.host.user.tap("b"), .vetoed)
    let call = DelegateCall.shouldSelect("b", answer: false)
    expectEqual(app.log.calls, [call, call])
  }
}
