import Foundation
import Observation
import Synchronization
import TabHost
import TabHostTestSupport
import Testing

/// A model of the main actor.
@MainActor @Observable private final class Model {
  var count = 0
  var name = "a"
  var isVerbose = false
}

/// A model that any thread changes.
private final class SharedModel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let storedCount = Mutex(0)

  var count: Int {
    get {
      registrar.access(self, keyPath: \.count)
      return storedCount.withLock { $0 }
    }
    set {
      storedCount.withLock { count in
        registrar.withMutation(of: self, keyPath: \.count) { count = newValue }
      }
    }
  }
}

/// A page that notes what it reads in its methods.
@MainActor private final class ReadingPage: ViewController {
  let notes: Notes
  var properties: () -> String? = { nil }
  var layout: () -> String? = { nil }

  init(_ notes: Notes) {
    self.notes = notes
    super.init()
  }

  override func updateProperties() { note("update", properties()) }
  override func viewWillLayoutSubviews() { note("layout", layout()) }
  override func viewDidLayoutSubviews() { note("did layout", layout()) }

  private func note(_ method: String, _ text: String?) {
    if let text { notes.words.append("\(method) \(text)") }
  }
}

/// Content is updated after a change of the observable values that its methods have read.
@MainActor struct UpdatingContentTests {
  private let notes = Notes()
  private let model = Model()
  private let host = TabHostController()
  private let page: ReadingPage

  init() {
    page = ReadingPage(notes)
    page.properties = { [model] in "\(model.count)" }
    host.bounds = CGRect(x: 0, y: 0, width: 80, height: 24)
    host.tabs = [.showing(page, "a"), .shown("b")]
    host.appear()
    _ = host.takeChanges()
    notes.expect(["update 0"])
  }

  /// Waits until the main actor has finished the jobs that are scheduled.
  private func finishJobs() async { await Task { @MainActor in }.value }

  @Test func `any number of changes update the properties once, before the next frame`() {
    model.count = 1
    model.count = 2
    notes.expect([])
    let changes = host.takeChanges()
    notes.expect(["update 2"])
    expect(changes.contains(.content))
    expect(host.takeChanges().isEmpty)
    notes.expect([])
  }

  @Test func `a change is followed by an update when the main actor has finished its job`() async {
    model.count = 1
    notes.expect([])
    await finishJobs()
    notes.expect(["update 1"])
    model.count = 1
    await finishJobs()
    // The macro compares equatable values.
    notes.expect([])
  }

  @Test func `the next change of the host and the next action of the user update the properties`() {
    model.count = 1
    host.tabs[1].title = "B"
    notes.expect(["update 1"])
    model.count = 2
    host.user.tap("a")
    notes.expect(["update 2"])
  }

  @Test func `an update can be requested before`() {
    model.count = 1
    page.updatePropertiesIfNeeded()
    notes.expect(["update 1"])
    model.count = 2
    host.updatePropertiesIfNeeded()
    notes.expect(["update 2"])
    host.updatePropertiesIfNeeded()
    notes.expect([])
  }

  @Test func `a change inside a callback updates the properties when the callback has returned`() {
    let delegate = SelectionDelegate { [model, notes] in
      model.count += 1
      notes.words.append("selected")
    }
    host.delegate = delegate
    host.user.tap("a")
    notes.expect(["selected", "update 1"])
    host.performBatchUpdates {
      model.count = 5
      notes.expect([])
    }
    notes.expect(["update 5"])
  }

  @Test func `a page off screen is updated once, before it appears again`() async {
    host.selectedTab = host.tabs[1]
    model.count = 1
    model.count = 2
    await finishJobs()
    expect(host.takeChanges().contains(.selection))
    notes.expect([])
    host.selectedTab = host.tabs[0]
    notes.expect(["update 2"])
    model.count = 3
    _ = host.takeChanges()
    notes.expect(["update 3"])
  }

  @Test func `only the values of the last call are observed`() {
    page.properties = { [model] in model.isVerbose ? model.name : "\(model.count)" }
    page.setNeedsUpdateProperties()
    notes.expect(["update 0"])
    model.isVerbose = true
    _ = host.takeChanges()
    notes.expect(["update a"])
    model.count = 7
    _ = host.takeChanges()
    notes.expect([])
    model.name = "b"
    _ = host.takeChanges()
    notes.expect(["update b"])
    // Also if the update was requested in another way.
    model.isVerbose = false
    _ = host.takeChanges()
    _ = notes.take()
    page.properties = { [model] in model.name }
    page.setNeedsUpdateProperties()
    notes.expect(["update b"])
    model.count = 8
    _ = host.takeChanges()
    notes.expect([])
  }

  @Test func `an update that changes what it has read is not repeated`() {
    page.properties = { [model] in
      model.count += 1
      return "\(model.count)"
    }
    model.count = 1
    _ = host.takeChanges()
    notes.expect(["update 2"])
    _ = host.takeChanges()
    notes.expect([])
  }

  @Test func `pages that keep changing what another one reads are reported`() {
    let other = ReadingPage(notes)
    other.properties = { [model] in
      model.count = model.name.count
      return nil
    }
    page.properties = { [model] in
      model.name = String(repeating: "a", count: model.count + 1)
      return nil
    }
    page.addChild(other)
    other.beginAppearanceTransition(true, animated: false)
    other.endAppearanceTransition()
    var rules: [String] = []
    host.diagnosticHandler = { rules.append($0.rule.rawValue) }
    page.setNeedsUpdateProperties()
    expectEqual(rules, ["selectionLoop"])
    // Everything works again afterward.
    page.properties = { [model] in "\(model.count)" }
    other.properties = { nil }
    page.setNeedsUpdateProperties()
    other.setNeedsUpdateProperties()
    _ = notes.take()
    model.count = 1_000
    _ = host.takeChanges()
    notes.expect(["update 1000"])
  }

  @Test func `a tab and the host are observed, too`() {
    page.properties = { [unowned host] in
      "\(host.tabs[1].title) \(host.selectedTab?.identifier ?? "")"
    }
    page.setNeedsUpdateProperties()
    notes.expect(["update b a"])
    host.tabs[1].title = "B"
    notes.expect(["update B a"])
    host.performBatchUpdates {
      host.tabs[1].title = "C"
      host.tabs[1].title = "D"
    }
    notes.expect(["update D a"])
    host.tabs[1].badgeValue = "1"
    notes.expect([])
  }

  @Test func `a frame handler that draws at once is called after the change, with the new value`()
    async
  {
    host.needsFrameHandler = { [unowned host, notes, model] in
      notes.words.append("frame \(model.count)")
      _ = host.takeChanges()
    }
    model.count = 1
    notes.expect([])
    await finishJobs()
    notes.expect(["update 1", "frame 1"])
    // A renderer that takes the changes earlier is not called for them.
    model.count = 2
    _ = host.takeChanges()
    await finishJobs()
    notes.expect(["update 2"])
  }

  // MARK: - Before the new value is stored

  /// What another observer of a value does before the new value is stored.
  enum EarlyCommit: CaseIterable {
    case change, takeChanges, updateIfNeeded, nestedChange

    @MainActor fileprivate func make(_ host: TabHostController, _ model: Model) {
      switch self {
      case .change: host.tabs[1].title += "!"
      case .takeChanges: _ = host.takeChanges()
      case .updateIfNeeded: host.updatePropertiesIfNeeded()
      case .nestedChange:
        model.name += "!"
        host.tabs[1].title += "!"
      }
    }
  }

  /// Adds several pages and observers, because the order of the observers of a value is random.
  private func observe(with early: EarlyCommit) -> [ReadingPage] {
    let pages = (0..<8).map { _ in ReadingPage(Notes()) }
    host.disappear()
    for other in pages {
      other.properties = { [model] in "\(model.count) \(model.name.count)" }
      other.layout = { [model] in "\(model.count)" }
      page.addChild(other)
      other.didMove(toParent: page)
    }
    host.appear()
    for _ in 0..<8 {
      withObservationTracking {
        _ = model.count
      } onChange: { [host, model] in
        MainActor.assumeIsolated { early.make(host, model) }
      }
    }
    for page in pages { _ = page.notes.take() }
    return pages
  }

  @Test(arguments: EarlyCommit.allCases)
  func `a commit before the new value is stored leaves the update to a later one`(
    early: EarlyCommit
  ) async {
    let pages = observe(with: early)
    model.count = 7
    await finishJobs()
    for page in pages {
      let words = page.notes.take()
      expect(words.contains("update 7 \(model.name.count)") && words.contains("layout 7"))
    }
    _ = host.takeChanges()
    await finishJobs()
    for page in pages { page.notes.expect([]) }
  }

  @Test(arguments: EarlyCommit.allCases)
  func `changes that are taken when the new value is stored follow an update`(early: EarlyCommit) {
    let pages = observe(with: early)
    model.count = 7
    expect(host.takeChanges().contains(.content))
    for page in pages { expect(page.notes.take().contains("layout 7")) }
  }

  @Test func `what was drawn before the new value is stored is drawn again`() async {
    page.properties = { nil }
    let pages = observe(with: .takeChanges)
    var drawn: [Int] = []
    let draw = { @MainActor in drawn = pages.map { $0.withDisplayTracking { model.count } } }
    draw()
    host.needsFrameHandler = { [unowned host] in
      if host.takeChanges().contains(.content) { draw() }
    }
    for _ in 0..<8 {
      withObservationTracking {
        _ = model.count
      } onChange: {
        MainActor.assumeIsolated { draw() }
      }
    }
    model.count = 7
    await finishJobs()
    await finishJobs()
    expectEqual(drawn, Array(repeating: 7, count: pages.count))
  }

  @Test func `a change on another thread is followed by an update`() async {
    let shared = SharedModel()
    page.properties = { "\(shared.count)" }
    page.setNeedsUpdateProperties()
    notes.expect(["update 0"])
    await Task.detached { shared.count = 1 }.value
    await finishJobs()
    notes.expect(["update 1"])
  }

  @Test func `a change of what the layout has read is followed by another layout`() {
    page.layout = { [model] in model.name }
    host.bounds.size.width = 90
    notes.expect(["layout a", "did layout a"])
    model.name = "b"
    model.name = "c"
    model.count = 1
    _ = host.takeChanges()
    notes.expect(["update 1", "layout c", "did layout c"])
    host.selectedTab = host.tabs[1]
    model.name = "d"
    _ = host.takeChanges()
    notes.expect([])
    host.selectedTab = host.tabs[0]
    notes.expect(["layout d", "did layout d"])
    _ = host.takeChanges()
    notes.expect([])
  }

  @Test func `a change of what was drawn requests a frame, without an update`() async {
    page.properties = { nil }
    expectEqual(page.withDisplayTracking { model.name }, "a")
    host.needsFrameHandler = { [unowned host, notes, page, model] in
      expect(host.takeChanges().contains(.content))
      notes.words.append("draw \(page.withDisplayTracking { model.name })")
    }
    model.name = "b"
    model.name = "c"
    await finishJobs()
    notes.expect(["draw c"])
    model.name = "d"
    await finishJobs()
    notes.expect(["draw d"])
    host.disappear()
    _ = notes.take()
    model.name = "e"
    await finishJobs()
    notes.expect([])
  }

  @Test func `in a host inside a host, pages are updated and the outer renderer draws`() async {
    let outer = TabHostController()
    outer.bounds = host.bounds
    host.disappear()
    outer.tabs = [.showing(host, "host")]
    outer.appear()
    _ = outer.takeChanges()
    var frames = 0
    outer.needsFrameHandler = { [unowned outer, notes] in
      frames += 1
      notes.words.append("frame")
      _ = outer.takeChanges()
    }
    _ = notes.take()
    model.count = 1
    await finishJobs()
    notes.expect(["update 1", "frame"])
    model.count = 2
    expect(outer.takeChanges().contains(.content))
    notes.expect(["update 2"])
    await finishJobs()
    notes.expect([])
  }

  @Test func `a page in no host is marked, and updated when that is requested`() {
    let free = ReadingPage(notes)
    free.properties = { [model] in "free \(model.count)" }
    free.updatePropertiesIfNeeded()
    notes.expect(["update free 0"])
    model.count = 1
    free.updatePropertiesIfNeeded()
    notes.expect(["update free 1"])
    free.updatePropertiesIfNeeded()
    notes.expect([])
  }

  /// A page that appears without a host.
  private func freePage(_ update: @escaping (ViewController) -> Void) -> ReadingPage {
    let free = ReadingPage(notes)
    free.properties = { [unowned free] in
      update(free)
      return ""
    }
    free.beginAppearanceTransition(true, animated: false)
    free.endAppearanceTransition()
    _ = notes.take()
    return free
  }

  @Test func `in no host, an update that requests another one ends`() {
    for requestsAtOnce in [false, true] {
      let free = freePage { page in
        page.setNeedsUpdateProperties()
        if requestsAtOnce { page.updatePropertiesIfNeeded() }
      }
      free.setNeedsUpdateProperties()
      expect((2..<1000).contains(notes.take().count))
    }
  }

  @Test func `in no host, an update that is requested during an update follows it`() {
    var isFirst = true
    let free = freePage { page in
      guard isFirst else { return }
      isFirst = false
      page.setNeedsUpdateProperties()
    }
    isFirst = true
    free.setNeedsUpdateProperties()
    notes.expect(["update ", "update "])
  }

  @Test func `in no host, pages that request updates of each other end`() {
    let other = freePage { _ in }
    let free = freePage { _ in other.setNeedsUpdateProperties() }
    other.properties = { [unowned free] in
      free.setNeedsUpdateProperties()
      return "other"
    }
    free.setNeedsUpdateProperties()
    expect((2..<1000).contains(notes.take().count))
  }

  @Test func `an update that updates its page at once is reported`() {
    var rules: [String] = []
    host.diagnosticHandler = { rules.append("\($0.rule)") }
    page.properties = { [unowned page] in
      page.setNeedsUpdateProperties()
      page.updatePropertiesIfNeeded()
      return nil
    }
    page.setNeedsUpdateProperties()
    expectEqual(Set(rules), ["selectionLoop"])
  }

  @Test func `observation retains neither page nor host`() async {
    weak var released: ReadingPage?
    do {
      let page = ReadingPage(notes)
      page.properties = { [model] in "\(model.name)" }
      let host = TabHostController()
      host.tabs = [.showing(page, "x")]
      host.appear()
      released = page
      model.name = "b"
    }
    expect(released == nil)
    await finishJobs()
    _ = notes.take()
    model.name = "c"
    await finishJobs()
    notes.expect([])
  }
}

/// Calls a closure after each selection.
@MainActor private final class SelectionDelegate: TabHostControllerDelegate {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func tabHostController(
    _ controller: TabHostController,
    didSelectTab tab: TabItem,
    previousTab: TabItem?
  ) { body() }
}
