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

  @Test func `a title change calls observers, the row and the frame handler`() {
    let tab = fixture.tab("b")
    fixture.observe { tab.title }
    tab.title = "B"
    #expect(rowRecorder.take() == ["observe B", "update b", "frame"])
  }

  @Test func `a badge change calls observers, the row and the frame handler`() {
    let tab = fixture.tab("b")
    fixture.observe { tab.badgeValue }
    tab.badgeValue = "1"
    #expect(rowRecorder.take() == ["observe 1", "update b", "frame"])
  }

  @Test func `an isEnabled change calls observers, the row and the frame handler`() {
    let tab = fixture.tab("b")
    fixture.observe { tab.isEnabled }
    tab.isEnabled = false
    #expect(rowRecorder.take() == ["observe false", "update b", "frame"])
  }

  @Test func `an action change calls observers, the row and the frame handler`() {
    let group = fixture.group
    fixture.observe { group.sidebarActions.first?.title }
    group.sidebarActions[0].title = "Other"
    #expect(rowRecorder.take() == ["observe Other", "update new", "frame"])
  }

  @Test func `collapsing calls observers, the removed rows, the header and the frame handler`() {
    let group = fixture.group
    fixture.observe { group.isExpanded }
    group.isExpanded = false
    #expect(rowRecorder.take() == ["observe false", "end c1", "end c2", "update g", "frame"])
  }

  @Test func `hiding a tab calls observers, its row and the frame handler`() {
    let tab = fixture.tab("b")
    fixture.observe { tab.isHidden }
    tab.isHidden = true
    #expect(rowRecorder.take() == ["observe true", "end b", "frame"])
  }

  @Test func `a change of children calls observers, rows and the frame handler`() {
    let group = fixture.group
    fixture.observe { group.children.count }
    group.children.removeLast()
    #expect(rowRecorder.take() == ["observe 1", "end c2", "frame"])
  }

  @Test func `a selection calls observers, the delegate, content, rows and the frame handler`() {
    fixture.observe { [host] in host.selectedTab?.identifier }
    host.selectedTab = fixture.tab("b")
    #expect(rowRecorder.take() == ["observe b"] + Self.selection + ["frame"])
  }

  @Test func `a selection by the user makes its calls in the same order`() {
    fixture.observe { [host] in host.selectedTab?.identifier }
    host.user.tapRow("b")
    #expect(rowRecorder.take() == ["observe b"] + Self.selection + ["frame"])
  }

  /// The calls between observers and the frame request when `b` is selected.
  private static let selection = ["did b", "leave a", "appear b", "update a", "update b"]

  @Test func `a fallback calls observers, the delegate, content, rows and the frame handler`() {
    fixture.observe { [host] in host.selectedTab?.identifier }
    fixture.tab("a").isHidden = true
    #expect(
      rowRecorder.take()
        == ["observe b", "did b", "leave a", "appear b", "end a", "update b", "frame"]
    )
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
    #expect(
      rowRecorder.take() == [
        "observe c1", "shown g", "shown c1", "did c1", "leave a", "appear c1", "update a",
        "update c1", "frame",
      ]
    )
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
    #expect(
      rowRecorder.take() == [
        "observe b \"\"", "did b", "value b", "search \"\"", "leave a", "appear b", "update a",
        "update b", "frame",
      ]
    )
  }

  @Test
  func `hiding the sidebar calls observers, its delegate with the rows and the frame handler`() {
    fixture.observe { [host] in host.sidebar.isHidden }
    host.sidebar.isHidden = true
    #expect(
      rowRecorder.take() == [
        "observe true", "will hide", "alongside", "end a", "end b", "end g", "end c1", "end c2",
        "completion", "frame",
      ]
    )
  }

  @Test func `customization by the user is saved before the calls for rows and frames`() {
    let (group, store) = (fixture.group, RecordingStore(rowRecorder))
    host.customizationStore = store
    host.customizationIdentifier = "main"
    _ = host.takeChanges()
    _ = rowRecorder.take()
    fixture.observe { group.isExpanded }
    host.user.collapse(group)
    #expect(
      rowRecorder.take() == ["observe false", "save", "end c1", "end c2", "update g", "frame"]
    )
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
