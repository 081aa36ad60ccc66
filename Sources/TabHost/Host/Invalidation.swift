/// Collects what has changed until somebody draws it: any number of changes cost one refresh.
@MainActor final class Invalidation {
  /// Called at the first change since the last frame; nil while nobody draws.
  var needsFrame: (() -> Void)? {
    didSet {
      guard needsFrame == nil else { return }
      forget()
      isFrameDue = false
    }
  }
  /// Hears of what changes rows, whether anybody draws or not.
  var rows: RowDisplay?
  /// What is computed from much, and announced once a change to those who follow it.
  struct Facets: OptionSet {
    let rawValue: UInt8
    /// What stands in the bar.
    static let bar = Facets(rawValue: 1)
    /// The rows of the sidebar.
    static let rows = Facets(rawValue: 2)
    /// What is shown as content.
    static let content = Facets(rawValue: 4)
    /// Which tab is selected.
    static let selectedTab = Facets(rawValue: 8)
    /// Who has selected it.
    static let selectionOrigin = Facets(rawValue: 16)
  }

  /// Announces facets of the host; nil while nobody follows it.
  var announceFacets: ((Facets) -> Void)?
  private var facets: Facets = []
  /// What was read since it was announced the last time. Who tracks something hears of it once, so
  /// that nobody hears of the others: selecting takes two thirds of the time for that.
  private var readFacets: Facets = []
  /// What is to be announced when the present change is complete.
  private var announcements: [() -> Void] = []

  /// The sequences of changes that somebody iterates.
  private var feeds: [ChangeFeed] = []
  /// What is put into them when the present change is complete; nil if nothing is.
  private var unfed: PresentationChanges?

  private var changes = PresentationChanges()
  private var hasChanges = false
  /// How many changes and callbacks are under way, at whose end a frame is asked for.
  private var holds = 0
  private var isFrameDue = false

  func bar() {
    announce(.bar)
    note { $0.bar = true }
  }

  /// Rows may be in another state, or be others.
  func sidebar() {
    announce(.rows)
    note { $0.sidebar = true }
    rows?.rowsMayHaveChanged()
  }

  /// Other rows may be in the sidebar; those that stay look as before.
  func sidebarRows() {
    announce(.rows)
    note { $0.sidebar = true }
    rows?.placesMayHaveChanged()
  }

  /// A group was expanded or collapsed.
  func expansion(of group: TabGroupItem) {
    announce(.rows)
    note { $0.sidebar = true }
    rows?.expansionDidChange()
  }

  func selection() {
    // Which of its rows is the selected one.
    announce(.rows)
    note { $0.selection = true }
    rows?.selectionDidChange()
  }

  func content() {
    announce(.content)
    note { $0.content = true }
  }
  func layout() { note { $0.layout = true } }

  /// A tab looks different, in the bar and in its row.
  func look(of tab: TabItem) {
    note { $0.tabs.insert(tab.identifier) }
    rows?.rowDidChange(RowIdentity(tab))
  }

  /// The row of a tab is in another state: it is dragged, or something is dragged over it.
  func state(of tab: TabItem) {
    note { $0.tabs.insert(tab.identifier) }
    rows?.rowsMayHaveChanged()
  }

  /// What a row shows was configured otherwise.
  func item(of tab: TabItem?) {
    note { if let tab { $0.tabs.insert(tab.identifier) } else { $0.sidebar = true } }
  }

  /// An action looks different, in menus and in its rows.
  func look(of action: Action, in group: TabGroupItem) {
    announce(.rows)
    note { $0.actions.insert(action.identifier.rawValue) }
    rows?.rowDidChange(RowIdentity(action, in: group))
  }

  func overlays() {
    note { $0.overlays = true }
    rows?.rowsMayHaveChanged()
  }

  func hold() { holds += 1 }

  func release() {
    holds -= 1
    guard holds == 0 else { return }
    if isFrameDue {
      isFrameDue = false
      needsFrame?()
    }
    feed()
    announceWhatIsDue()
  }

  /// Whether a change is under way.
  var isHeld: Bool { holds > 0 }

  /// Keeps an announcement until the present change is complete.
  func announceLater(_ announcement: @escaping () -> Void) {
    announcements.append(announcement)
  }

  /// A facet is read from outside of the framework.
  func noteRead(of facet: Facets) { readFacets.insert(facet) }

  /// Announces a facet of the host when the present change is complete.
  func announce(_ facet: Facets) {
    guard readFacets.contains(facet) else { return }
    facets.insert(facet)
    if holds == 0 { announceWhatIsDue() }
  }

  private func announceWhatIsDue() {
    if !facets.isEmpty {
      let due = facets
      facets = []
      readFacets.subtract(due)
      announceFacets?(due)
    }
    if !announcements.isEmpty {
      let due = announcements
      announcements = []
      for announce in due { announce() }
    }
  }

  func take() -> PresentationChanges {
    defer { forget() }
    return changes
  }

  private func forget() {
    changes = PresentationChanges()
    hasChanges = false
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

  private func feed() {
    guard let changes = unfed else { return }
    unfed = nil
    feeds = feeds.filter { $0.put(changes) }
  }

  private func note(_ change: (inout PresentationChanges) -> Void) {
    if !feeds.isEmpty {
      var changes = unfed ?? PresentationChanges()
      change(&changes)
      unfed = changes
      if holds == 0 { feed() }
    }
    // Nothing is collected for nobody.
    guard let needsFrame else { return }
    change(&changes)
    guard !hasChanges else { return }
    hasChanges = true
    if holds > 0 { isFrameDue = true } else { needsFrame() }
  }
}

extension TabHostController {
  /// Called when the host has to be drawn again; nil collects nothing. Default nil.
  ///
  /// For whoever draws the host. Called once, when the first change since ``takeChanges()`` is
  /// complete and told; plan a frame, and ask there what has changed.
  public var needsFrameHandler: (() -> Void)? {
    get { invalidation.needsFrame }
    set { invalidation.needsFrame = newValue }
  }

  /// What has changed since the last time; from now on collects anew.
  public func takeChanges() -> PresentationChanges { invalidation.take() }
}
