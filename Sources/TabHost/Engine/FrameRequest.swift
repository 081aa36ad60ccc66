/// The request for a frame: collects what has changed on screen until the renderer takes it. Any
/// number of changes cost one frame.
@MainActor final class FrameRequest {
  private var handler: (() -> Void)?
  /// What has changed since the renderer took it.
  private var changes: HostChange = []
  /// The identifiers of the actions that look different.
  private var changedActions: Set<String> = []
  /// The identifiers of the tabs that look different, each at least once.
  private var changedTabs: [String] = []
  /// The number of identifiers at which repeated ones are removed.
  private var compactionCount = FrameRequest.leastCompactionCount
  private static let leastCompactionCount = 64
  private var status = Status.none
  private var feeds: [ChangeFeed] = []
  private var unfed: PresentationChanges?

  private enum Status {
    case none, collected, requested
  }

  /// Called at the first change since the last frame; `nil` while there is no renderer.
  var needsFrame: (() -> Void)? {
    get { handler }
    set {
      let old = handler
      handler = newValue
      if newValue == nil { discardChanges() }
      withExtendedLifetime(old) {}
    }
  }

  /// Whether somebody takes changes. Otherwise none are collected.
  private var isCollecting: Bool { handler != nil || !feeds.isEmpty }

  func note(_ change: HostChange) {
    guard isCollecting, !change.isDisjoint(with: PresentationChanges.concerns) else { return }
    if handler != nil {
      changes.formUnion(change)
      if status == .none { status = .collected }
    }
    if !feeds.isEmpty { feed { $0.insert(change) } }
  }

  /// Notes that a tab looks different.
  func noteLook(of tab: TabItem) {
    guard isCollecting else { return }
    if handler != nil {
      if changedTabs.count == compactionCount { compact() }
      changedTabs.append(tab.identifier)
      if status == .none { status = .collected }
    }
    if !feeds.isEmpty { feed { $0.tabs.insert(tab.identifier) } }
  }

  /// Notes that an action of a group looks different.
  func noteLook(of action: Action) {
    guard isCollecting else { return }
    if handler != nil {
      changedActions.insert(action.identifier.rawValue)
      if status == .none { status = .collected }
    }
    if !feeds.isEmpty { feed { $0.actions.insert(action.identifier.rawValue) } }
  }

  private func feed(_ change: (inout PresentationChanges) -> Void) {
    var changes = unfed ?? PresentationChanges()
    change(&changes)
    unfed = changes
  }

  // MARK: - Requesting

  /// Whether there are changes of which the renderer, or a sequence, is not notified.
  var isDue: Bool { status == .collected || unfed != nil }

  func request() {
    if let changes = unfed {
      unfed = nil
      feeds = feeds.filter { $0.put(changes) }
    }
    guard status == .collected else { return }
    status = .requested
    handler?()
  }

  /// Gives up the request that is due.
  func discardRequest() {
    if status == .collected { status = .requested }
    unfed = nil
  }

  /// Returns what has changed, and collects from the beginning.
  func takeChanges() -> PresentationChanges {
    var taken = PresentationChanges()
    taken.insert(changes)
    if !changedActions.isEmpty { taken.actions = changedActions }
    taken.tabIdentifiers = changedTabs
    discardChanges()
    return taken
  }

  private func discardChanges() {
    status = .none
    changes = []
    if !changedActions.isEmpty { changedActions = [] }
    changedTabs = []
    compactionCount = Self.leastCompactionCount
  }

  /// Removes repeated identifiers, so that a renderer that takes nothing costs no more than the tabs.
  private func compact() {
    changedTabs = Array(Set(changedTabs))
    compactionCount = max(Self.leastCompactionCount, 2 * changedTabs.count)
  }

  /// Makes a sequence of changes that begins now.
  func makeFeed() -> AsyncStream<PresentationChanges> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: PresentationChanges.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    feeds.append(ChangeFeed(continuation))
    return stream
  }
}

extension PresentationChanges {
  /// The concerns that a renderer is notified of.
  fileprivate static let concerns: HostChange = [
    .bar, .rowPlaces, .rowStates, .rowHeaders, .sidebar, .selection, .content, .layout, .overlays,
  ]

  fileprivate mutating func insert(_ change: HostChange) {
    if change.contains(.bar) { bar = true }
    if !change.isDisjoint(with: [.rowPlaces, .rowStates, .rowHeaders, .sidebar]) { sidebar = true }
    if change.contains(.selection) { selection = true }
    if change.contains(.content) { content = true }
    if change.contains(.layout) { layout = true }
    if change.contains(.overlays) { overlays = true }
  }
}

extension TabHostController {
  /// Called when the host has to be drawn again; `nil` collects nothing. Default `nil`.
  ///
  /// For renderers. Called as the last step of a commit, once for the first change since
  /// ``takeChanges()``: draw then, or plan a frame, and take the changes there. The host may be
  /// changed from here.
  public var needsFrameHandler: (() -> Void)? {
    get { transaction.frame.needsFrame }
    set { transaction.frame.needsFrame = newValue }
  }

  /// Returns what has changed since the last call. Later changes are collected from the beginning.
  public func takeChanges() -> PresentationChanges { transaction.frame.takeChanges() }
}
