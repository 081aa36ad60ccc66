import TabHost
import TabHostTestSupport
import Testing

/// The steps of a commit in order: 1. observers  2. delegates and handlers  3. content 4. save  5.
/// rows  6. the frame request.
@MainActor struct CommitOrderTests {
  private let fixture: RowFixture
  private var host: TabHostController { fixture.host }
  private var rowRecorder: RowRecorder { fixture.rowRecorder }

  init() { fixture = Self.fixture() }

  /// Returns a host on screen that records frame requests together with the calls of its delegates.
  private static func fixture(managed: Bool = false) -> RowFixture {
    let fixture = RowFixture(managed: managed)
    fixture.recordFramesAndDiagnostics()
    return fixture
  }

  // MARK: - Changes outside of callbacks

  /// A change with the value that observers read, and the calls after them.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let read: @MainActor @Sendable (RowFixture) -> Any?
    let perform: @MainActor @Sendable (RowFixture) -> Void
    let calls: String

    init(
      _ name: String,
      _ read: @escaping @MainActor @Sendable (RowFixture) -> Any?,
      _ perform: @escaping @MainActor @Sendable (RowFixture) -> Void,
      _ calls: String
    ) {
      (testDescription, self.read, self.perform, self.calls) = (name, read, perform, calls)
    }
  }

  nonisolated static let changes = [
    Change(
      "title",
      { $0.tab("b").title },
      { $0.tab("b").title = "B" },
      "observe B, update b"
    ),
    Change(
      "badge",
      { $0.tab("b").badgeValue },
      { $0.tab("b").badgeValue = "1" },
      "observe 1, update b"
    ),
    Change(
      "isEnabled",
      { $0.tab("b").isEnabled },
      { $0.tab("b").isEnabled = false },
      "observe false, update b"
    ),
    Change(
      "action",
      { $0.group.sidebarActions.first?.title },
      { $0.group.sidebarActions[0].title = "Other" },
      "observe Other, update new"
    ),
    Change(
      "isExpanded",
      { $0.group.isExpanded },
      { $0.group.isExpanded = false },
      "observe false, end c1, end c2, update g"
    ),
    Change(
      "isHidden",
      { $0.tab("b").isHidden },
      { $0.tab("b").isHidden = true },
      "observe true, end b"
    ),
    Change(
      "children",
      { $0.group.children.count },
      { $0.group.children.removeLast() },
      "observe 1, end c2"
    ),
    Change(
      "selection",
      { $0.host.selectedTab?.identifier },
      { $0.host.selectedTab = $0.tab("b") },
      "observe b, did b, leave a, appear b, update a, update b"
    ),
    Change(
      "selection by the user",
      { $0.host.selectedTab?.identifier },
      { $0.host.user.tapRow("b") },
      "observe b, did b, leave a, appear b, update a, update b"
    ),
    Change(
      "fallback",
      { $0.host.selectedTab?.identifier },
      { $0.tab("a").isHidden = true },
      "observe b, did b, leave a, appear b, end a, update b"
    ),
    Change(
      "sidebar",
      { $0.host.sidebar.isHidden },
      { $0.host.sidebar.isHidden = true },
      "observe true, will hide, alongside, end a, end b, end g, end c1, end c2, completion"
    ),
  ]

  @Test(arguments: changes)
  func `a change calls observers, the delegate, content, rows and the frame handler`(
    change: Change
  ) {
    fixture.observe { [fixture] in change.read(fixture) }
    change.perform(fixture)
    expectEqual(rowRecorder.take().joined(separator: ", "), change.calls + ", frame")
  }

  @Test func `a selection in a managed stack requests its view controllers before didSelect`() {
    let fixture = Self.fixture(managed: true)
    let (host, rowRecorder) = (fixture.host, fixture.rowRecorder)
    _ = Watch {
      _ = host.selectedTab
    } then: {
      rowRecorder.events.append("observe \(host.selectedTab?.identifier ?? "nil")")
      return nil
    }
    host.selectedTab = fixture.tab("c1")
    rowRecorder.expect([
      "observe c1", "shown g", "shown c1", "did c1", "leave a", "appear c1", "update a",
      "update c1", "frame",
    ])
  }

  // MARK: - Handlers

  @Test func `handlers are called after the delegate and before content`() {
    let selection = TabSelection(host, values: ["a", "b"]) { $0 }
    selection.valueHandler = { [rowRecorder] in rowRecorder.events.append("value \($0 ?? "nil")") }
    host.isSearchable = true
    host.searchText = "old"
    host.searchTextHandler = { [rowRecorder] in rowRecorder.events.append("search \"\($0)\"") }
    _ = host.takeChanges()
    _ = rowRecorder.take()
    fixture.observe { [host] in "\(host.selectedTab?.identifier ?? "nil") \"\(host.searchText)\"" }
    host.selectedTab = fixture.tab("b")
    rowRecorder.expect([
      "observe b \"\"", "did b", "value b", "search \"\"", "leave a", "appear b", "update a",
      "update b", "frame",
    ])
  }

  @Test func `customization by the user is saved before the calls for rows and frames`() {
    let (group, store) = (fixture.group, RecordingStore(rowRecorder))
    host.customizationStore = store
    host.customizationIdentifier = "main"
    _ = host.takeChanges()
    _ = rowRecorder.take()
    fixture.observe { group.isExpanded }
    host.user.collapse(group)
    rowRecorder.expect(["observe false", "save", "end c1", "end c2", "update g", "frame"])
  }

  @MainActor private final class RecordingStore: TabCustomizationStore {
    private let rowRecorder: RowRecorder

    init(_ rowRecorder: RowRecorder) {
      self.rowRecorder = rowRecorder
    }

    func load(identifier: String) -> TabCustomization? { nil }

    func save(_ customization: TabCustomization, identifier: String) {
      rowRecorder.events.append("save")
    }
  }
}
