/// The changes on screen since the last frame.
public struct PresentationChanges: Hashable, Sendable {
  /// The parts of the screen that have changed.
  private var parts: HostChange = []
  /// The identifiers of the tabs, possibly repeated. No set is created for a renderer that does not
  /// need one.
  private(set) var tabIdentifiers: [String] = []
  /// The number of identifiers at which repetitions are removed, so that the number of tabs limits
  /// the memory while the changes are not taken.
  private var compactionCount = PresentationChanges.leastCompactionCount
  private static let leastCompactionCount = 64
  /// The changes of actions and bar buttons, or `nil` if there are none.
  private var rare: Rare?

  /// Creates a value without changes.
  public init() {}

  /// Whether the items or the position of the bar have changed.
  public var bar: Bool {
    get { self[.bar] }
    set { self[.bar] = newValue }
  }

  /// Whether the rows of the sidebar have changed, or the sidebar was shown or hidden.
  public var sidebar: Bool {
    get { self[.sidebar] }
    set { self[.sidebar] = newValue }
  }

  /// Whether the selected tab has changed.
  public var selection: Bool {
    get { self[.selection] }
    set { self[.selection] = newValue }
  }

  /// Whether the content on screen has changed.
  public var content: Bool {
    get { self[.content] }
    set { self[.content] = newValue }
  }

  /// Whether the area for content has changed.
  public var layout: Bool {
    get { self[.layout] }
    set { self[.layout] = newValue }
  }

  /// Whether the navigation bar of the visible page has changed: its titles, or the list of its
  /// buttons.
  ///
  /// A change of ``content`` may replace the whole navigation bar without setting this property.
  public var navigationBar: Bool {
    get { self[.navigationBar] }
    set { self[.navigationBar] = newValue }
  }

  /// Whether a menu, swiped actions or a popover was opened, closed or changed.
  public var overlays: Bool {
    get { self[.overlays] }
    set { self[.overlays] = newValue }
  }

  /// The identifiers of actions in groups whose appearance has changed. Each affects one row.
  public var actions: Set<String> {
    get { rare?.actions ?? [] }
    set { changeRare { $0.actions = newValue } }
  }

  /// The bar buttons whose appearance has changed. Each affects one button of the navigation bar.
  public var barButtons: Set<ObjectIdentifier> {
    get { rare?.barButtons ?? [] }
    set { changeRare { $0.barButtons = newValue } }
  }

  /// The identifiers of tabs whose appearance has changed. Each affects one bar item and one row.
  public var tabs: Set<String> {
    get { Set(tabIdentifiers) }
    set { tabIdentifiers = Array(newValue) }
  }

  /// Whether there are no changes.
  public var isEmpty: Bool { parts.isEmpty && tabIdentifiers.isEmpty && rare == nil }

  /// Returns whether two values contain the same changes.
  public static func == (left: PresentationChanges, right: PresentationChanges) -> Bool {
    left.parts == right.parts && left.rare == right.rare && left.tabs == right.tabs
  }

  /// Hashes all changes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(parts.rawValue)
    hasher.combine(rare)
    hasher.combine(tabs)
  }
}

// MARK: - Collecting

extension PresentationChanges {
  private static let parts: HostChange = [
    .bar, .sidebar, .selection, .content, .layout, .overlays, .navigationBar,
  ]
  private static let rows: HostChange = [.rowPlaces, .rowStates, .rowHeaders]

  /// The concerns that a renderer is notified of.
  static var concerns: HostChange { parts.union(rows) }

  private subscript(part: HostChange) -> Bool {
    get { parts.contains(part) }
    set { if newValue { parts.insert(part) } else { parts.remove(part) } }
  }

  /// Adds the concerns of a commit, of which those of rows are a change of the sidebar.
  mutating func insert(_ change: HostChange) {
    parts.formUnion(change.intersection(Self.parts))
    if !change.isDisjoint(with: Self.rows) { parts.insert(.sidebar) }
  }

  /// The changes of actions and bar buttons, which are rare.
  private struct Rare: Hashable, Sendable {
    var actions: Set<String> = []
    var barButtons: Set<ObjectIdentifier> = []

    var isEmpty: Bool { actions.isEmpty && barButtons.isEmpty }
  }

  private mutating func changeRare(_ change: (inout Rare) -> Void) {
    var changed = rare.take() ?? Rare()
    change(&changed)
    if !changed.isEmpty { rare = changed }
  }

  /// Adds a tab, in amortized constant time.
  mutating func insert(_ tab: TabItem) {
    if tabIdentifiers.count >= compactionCount {
      tabIdentifiers = Array(Set(tabIdentifiers))
      compactionCount = max(Self.leastCompactionCount, 2 * tabIdentifiers.count)
    }
    tabIdentifiers.append(tab.identifier)
  }

  mutating func insert(_ action: Action) {
    changeRare { $0.actions.insert(action.identifier.rawValue) }
  }

  mutating func insert(_ button: BarButtonItem) {
    changeRare { $0.barButtons.insert(ObjectIdentifier(button)) }
  }

  /// Returns the changes of both values.
  func union(_ other: PresentationChanges) -> PresentationChanges {
    var union = self
    union.insert(other.parts)
    if !other.tabIdentifiers.isEmpty { union.tabs.formUnion(other.tabIdentifiers) }
    if let rare = other.rare {
      union.actions.formUnion(rare.actions)
      union.barButtons.formUnion(rare.barButtons)
    }
    return union
  }
}

/// The source of a sequence of changes. The sequence ends when its source is deallocated.
final class ChangeFeed {
  private let continuation: AsyncStream<PresentationChanges>.Continuation

  init(_ continuation: AsyncStream<PresentationChanges>.Continuation) {
    self.continuation = continuation
  }

  deinit { continuation.finish() }

  /// Adds changes to the sequence, combined with those that the consumer has not taken yet.
  ///
  /// - Returns: Whether the sequence still has a consumer.
  func put(_ changes: PresentationChanges) -> Bool {
    switch continuation.yield(changes) {
    case .dropped(let untaken):
      continuation.yield(untaken.union(changes))
      return true
    case .terminated:
      return false
    default:
      return true
    }
  }
}
extension TabHostController {
  /// The changes on screen as an asynchronous sequence.
  ///
  ///     for await changes in host.changes where changes.selection { save(host.selectedTab) }
  ///
  /// Each access returns another sequence, which collects changes from that time on, independently
  /// of other sequences and of ``takeChanges()``. An element is delivered when a change or a batch
  /// is complete and the app has been notified of it. A slow consumer receives coalesced changes as
  /// one element. No element is empty. The sequence does not retain the host, and ends when the
  /// host is deallocated.
  ///
  /// A sequence that is no longer iterated has no cost. Renderers use ``needsFrameHandler``
  /// instead, which is called synchronously.
  public var changes: Changes { Changes(stream: transaction.frame.makeFeed()) }

  /// An asynchronous sequence of changes; see ``TabHostController/changes``.
  public struct Changes: AsyncSequence, Sendable {
    /// The changes since the previous element.
    public typealias Element = PresentationChanges
    /// The sequence never fails.
    public typealias Failure = Never
    /// The type of the iterator.
    public typealias AsyncIterator = AsyncStream<PresentationChanges>.Iterator

    fileprivate let stream: AsyncStream<PresentationChanges>

    /// Creates an iterator. Iterators that are used at the same time share the elements.
    public func makeAsyncIterator() -> AsyncIterator { stream.makeAsyncIterator() }
  }
}
