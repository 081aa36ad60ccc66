import TabHost
import Testing

/// Observing activities.
@MainActor struct ActivityObserverTests {
  private let host = TabHostController(tabs: [
    TabItem(title: "A", identifier: "a") { _ in ViewController() },
    TabItem(title: "B", identifier: "b") { _ in ViewController() },
  ])
  private let observer = ActivityList()

  @Test func `a selection is a transaction with its steps, calls and content`() {
    let delegate = Veto()
    host.delegate = delegate
    host.appear()
    host.addActivityObserver(observer)
    host.user.tap("b")
    #expect(
      observer.lines == [
        "transaction transaction",
        "  delegate shouldSelectTab(b)",
        "  -> true",
        "  step repair",
        "  step derive",
        "  step delegates",
        "    delegate didSelectTab(b, previous: a) user",
        "  step content",
        "    content makeViewController(b)",
        "    step derive",
        "    content viewDidLoad(b)",
        "    content viewWillDisappear(a)",
        "    content viewWillAppear(b)",
        "    content viewIsAppearing(b)",
        "    content viewDidDisappear(a)",
        "    content viewDidAppear(b)",
        "  step layout",
      ]
    )
    #expect(observer.depth == 0)
  }

  @Test func `without a delegate, there is no call of one`() {
    host.addActivityObserver(observer)
    host.selectedTab = host.tabs[1]
    #expect(observer.lines.allSatisfy { !$0.contains("delegate ") })
    #expect(!observer.lines.isEmpty)
  }

  @Test func `a diagnostic is an activity during which it is delivered`() {
    host.diagnosticHandler = { [observer] _ in observer.lines.append("delivered") }
    host.addActivityObserver(observer)
    host.selectedIndex = 7
    let index = observer.lines.firstIndex(of: "delivered") ?? 0
    #expect(observer.lines[max(index - 1, 0)].contains("diagnostic invalidIndex []: "))
  }

  @Test func `an observer is notified once, and not after it was removed`() {
    host.addActivityObserver(observer)
    host.addActivityObserver(observer)
    host.tabs[0].title = "C"
    let once = observer.lines
    #expect(once.first == "transaction transaction")
    #expect(once.filter { $0 == "transaction transaction" }.count == 1)
    host.removeActivityObserver(observer)
    host.tabs[0].title = "D"
    #expect(observer.lines == once)
  }

  @Test func `an observer is not retained`() {
    var other: ActivityList? = ActivityList()
    weak let released = other
    if let other { host.addActivityObserver(other) }
    other = nil
    #expect(released == nil)
    host.tabs[0].title = "C"
    host.addActivityObserver(observer)
    host.tabs[0].title = "D"
    #expect(observer.lines.first == "transaction transaction")
  }

  private final class Veto: TabHostControllerDelegate {}
}

/// The activities as indented lines, with the answers of delegates below them.
@MainActor private final class ActivityList: TabHostActivityObserver {
  var lines: [String] = []
  private(set) var depth = 0

  func activityWillBegin(_ activity: TabHostActivity, in tabHostController: TabHostController) {
    lines.append(String(repeating: "  ", count: depth) + "\(activity.kind) \(activity.text)")
    depth += 1
  }

  func activityDidEnd(
    _ activity: TabHostActivity,
    answer: String?,
    in tabHostController: TabHostController
  ) {
    depth -= 1
    if let answer { lines.append(String(repeating: "  ", count: depth) + "-> \(answer)") }
  }
}
