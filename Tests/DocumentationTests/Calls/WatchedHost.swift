import TabHost
import TabHostTesting

/// A host that records each step of an action, by its name in the article "Life of an action".
@MainActor final class WatchedHost: TabHostController {
  private let log = CallLog()
  private let store = NotedStore()
  private lazy var answers = DelegateAnswers(of: self)
  private var lines: [String] = []
  private var written = 0
  private var knownSelection: String?

  subscript(identifier: String) -> TabItem? { tab(forIdentifier: identifier) }

  /// Shows the host with a tab, a managed group, displayed rows and a handler for frames.
  func show() {
    let group = TabGroupItem(
      title: "M",
      identifier: "m",
      children: ["n1", "n2"].map(makeTab),
      viewProvider: log.provider()
    )
    group.managingNavigationController = NavigationController()
    group.allowsReordering = true
    store.note = { [weak self] in self?.add("Save: \($0)") }
    customizationStore = store
    customizationIdentifier = "watched"
    SilentDelegate.shared.listen(to: self)
    // Before the log, so that a new selection is seen before the call that it leads to.
    addObserver(self, of: [.content])
    log.record(self, of: [.delegate, .content])
    tabs = [makeTab("a"), group]
    sidebar.displayedRows = 0..<4
    needsFrameHandler = { [weak self] in self?.drawFrame() }
    appear()
    _ = take()
    answers.shouldSelect = { [weak self] _ in
      self?.lookAtSelection()
      return nil
    }
    answers.displayedViewControllers = { [weak self] _, _ in
      self?.lookAtSelection()
      return nil
    }
  }

  private func makeTab(_ identifier: String) -> TabItem {
    TabItem(title: identifier, identifier: identifier, viewProvider: log.provider())
  }

  /// Returns and removes the recorded steps.
  func take() -> [String] {
    writeCalls()
    defer { lines = [] }
    return lines
  }

  override func selectedTabDidChange(from previousTab: TabItem?) {
    lookAtSelection()
    add("Notify: selectedTabDidChange(from: \(previousTab?.identifier ?? "nil"))")
  }

  private func drawFrame() {
    add("Frame: \(takeChanges())")
  }

  /// Records the step if the selection has changed since the last call of this method.
  private func lookAtSelection() {
    guard selectedTab?.identifier != knownSelection else { return }
    let isFirst = knownSelection == nil
    knownSelection = selectedTab?.identifier
    if !isFirst { add("Store: \(knownSelection ?? "nothing") is selected") }
  }

  private func add(_ line: String) {
    writeCalls()
    lines.append(line)
  }

  private func writeCalls() {
    let entries = log.entries(since: written)
    written = log.position
    lines += entries.map { "\(step(of: $0)): \($0)" }
  }

  /// Returns the step to which a call belongs.
  private func step(of entry: RecordedCall) -> String {
    switch entry {
    case .delegate(let call) where call.name == "shouldSelectTab": "Ask"
    case .delegate(let call) where call.name == "displayedViewControllersFor": "Stack"
    case .delegate(let call) where ["update", "itemFor"].contains(call.name): "Rows"
    case .content(let call) where call.event == .makeViewController: "Stack"
    case .content: "Content"
    default: "Notify"
    }
  }
}

extension WatchedHost: TabHostObserver {
  func tabHostController(_ host: TabHostController, willBegin event: TabHostEvent) {
    lookAtSelection()
  }
}

/// A store that reports each customization that it is given.
private final class NotedStore: TabCustomizationStore {
  var note: (String) -> Void = { _ in }

  func load(identifier: String) -> TabCustomization? { nil }

  func save(_ customization: TabCustomization, identifier: String) {
    if customization[group: "m"].tabOrder != nil { note("order of m") }
  }
}
