/// What has changed on screen since the last frame.
public struct PresentationChanges: Hashable, Sendable {
  /// Whether other items are in the bar, or it stands elsewhere.
  public var bar = false
  /// Whether other rows are in the sidebar, or it came or went.
  public var sidebar = false
  /// Whether another tab is selected.
  public var selection = false
  /// Whether other content is on screen.
  public var content = false
  /// Whether the area for content has changed.
  public var layout = false
  /// Whether a menu, swiped actions or a popover came, went or changed.
  public var overlays = false
  /// The identifiers of actions in groups that look different: one row each.
  public var actions: Set<String> = []
  /// The identifiers of tabs that look different: one item, one row each.
  public var tabs: Set<String> {
    get { Set(tabIdentifiers) }
    set { tabIdentifiers = Array(newValue) }
  }

  /// The identifiers of the tabs, each at least once. A renderer that needs no set pays for none.
  var tabIdentifiers: [String] = []

  /// Makes a value in which nothing has changed.
  public init() {}

  /// What has changed in one or the other.
  func union(_ other: PresentationChanges) -> PresentationChanges {
    var union = self
    union.bar = bar || other.bar
    union.sidebar = sidebar || other.sidebar
    union.selection = selection || other.selection
    union.content = content || other.content
    union.layout = layout || other.layout
    union.overlays = overlays || other.overlays
    union.actions.formUnion(other.actions)
    union.tabs = tabs.union(other.tabs)
    return union
  }

  /// Whether nothing has changed.
  public var isEmpty: Bool {
    !bar && !sidebar && !selection && !content && !layout && !overlays && actions.isEmpty
      && tabIdentifiers.isEmpty
  }

  /// Whether two values say the same.
  public static func == (left: PresentationChanges, right: PresentationChanges) -> Bool {
    left.flags == right.flags && left.actions == right.actions && left.tabs == right.tabs
  }

  /// Hashes everything.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(flags)
    hasher.combine(actions)
    hasher.combine(tabs)
  }

  private var flags: [Bool] { [bar, sidebar, selection, content, layout, overlays] }
}

/// Where changes are put into a sequence, which ends with it.
final class ChangeFeed {
  private let continuation: AsyncStream<PresentationChanges>.Continuation

  init(_ continuation: AsyncStream<PresentationChanges>.Continuation) {
    self.continuation = continuation
  }

  deinit { continuation.finish() }

  /// Puts in what has changed, united with what nobody has taken yet.
  ///
  /// - Returns: Whether there is still somebody to take it.
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
  /// What changes on screen, an element for each change or for several.
  ///
  /// Collects from now on, for whoever iterates this value: each read makes another one, which
  /// knows nothing of the others nor of ``takeChanges()``. An element comes when a change, or a
  /// batch, is complete and told. Who is slow gets what has changed meanwhile as one element; none
  /// is empty. The sequence ends with the host, which it does not hold.
  ///
  ///     for await changes in host.changes where changes.selection { save(host.selectedTab) }
  ///
  /// Costs nothing once nobody iterates it any more. Who draws the host uses
  /// ``needsFrameHandler``, which is called at once.
  public var changes: Changes { Changes(stream: transaction.frame.makeFeed()) }

  /// See ``TabHostController/changes``.
  public struct Changes: AsyncSequence, Sendable {
    /// What has changed since the last element.
    public typealias Element = PresentationChanges
    /// The sequence never fails.
    public typealias Failure = Never
    /// Gives the elements.
    public typealias AsyncIterator = AsyncStream<PresentationChanges>.Iterator

    fileprivate let stream: AsyncStream<PresentationChanges>

    /// The one iterator: two that are used at once share the elements among them.
    public func makeAsyncIterator() -> AsyncIterator { stream.makeAsyncIterator() }
  }
}
