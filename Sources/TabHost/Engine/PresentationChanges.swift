/// The changes on screen since the last frame.
public struct PresentationChanges: Hashable, Sendable {
  /// Whether the items or the position of the bar have changed.
  public var bar = false
  /// Whether the rows of the sidebar have changed, or the sidebar was shown or hidden.
  public var sidebar = false
  /// Whether the selected tab has changed.
  public var selection = false
  /// Whether the content on screen has changed.
  public var content = false
  /// Whether the area for content has changed.
  public var layout = false
  /// Whether the navigation bar of the visible page has changed: its titles, or the list of its
  /// buttons.
  ///
  /// A change of ``content`` may replace the whole navigation bar without setting this property.
  public var navigationBar = false
  /// Whether a menu, swiped actions or a popover was opened, closed or changed.
  public var overlays = false
  /// The identifiers of actions in groups whose appearance has changed. Each affects one row.
  public var actions: Set<String> = []
  /// The bar buttons whose appearance has changed. Each affects one button of the navigation bar.
  public var barButtons: Set<ObjectIdentifier> = []
  /// The identifiers of tabs whose appearance has changed. Each affects one bar item and one row.
  public var tabs: Set<String> {
    get { Set(tabIdentifiers) }
    set { tabIdentifiers = Array(newValue) }
  }

  /// The identifiers of the tabs, possibly repeated. No set is created for a renderer that does not
  /// need one.
  var tabIdentifiers: [String] = []

  /// Creates a value without changes.
  public init() {}

  /// Returns the changes of both values.
  func union(_ other: PresentationChanges) -> PresentationChanges {
    var union = self
    union.bar = bar || other.bar
    union.sidebar = sidebar || other.sidebar
    union.selection = selection || other.selection
    union.content = content || other.content
    union.layout = layout || other.layout
    union.overlays = overlays || other.overlays
    union.navigationBar = navigationBar || other.navigationBar
    union.barButtons.formUnion(other.barButtons)
    union.actions.formUnion(other.actions)
    union.tabs = tabs.union(other.tabs)
    return union
  }

  /// Whether there are no changes.
  public var isEmpty: Bool {
    !bar && !sidebar && !selection && !content && !layout && !overlays && !navigationBar
      && actions.isEmpty && tabIdentifiers.isEmpty && barButtons.isEmpty
  }

  /// Returns whether two values contain the same changes.
  public static func == (left: PresentationChanges, right: PresentationChanges) -> Bool {
    left.flags == right.flags && left.actions == right.actions && left.tabs == right.tabs
      && left.barButtons == right.barButtons
  }

  /// Hashes all changes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(flags)
    hasher.combine(actions)
    hasher.combine(tabs)
    hasher.combine(barButtons)
  }

  private var flags: [Bool] {
    [bar, sidebar, selection, content, layout, overlays, navigationBar]
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
