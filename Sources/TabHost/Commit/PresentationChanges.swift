import Synchronization

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

  /// Whether the layout has changed: the area for content, the place of the bar or of the accessory, or
  /// the preferred layout of the sidebar.
  public var layout = false

  /// Whether the navigation bar or the toolbar of the visible page has changed: its titles, or the
  /// list of its buttons.
  ///
  /// A change of ``content`` may replace the whole navigation bar without setting this property.
  public var navigationBar = false

  /// Whether a menu, swiped actions or a popover was opened, closed or changed.
  public var overlays = false

  /// Whether the app has requested one of the changes with animation: of the tabs, the bar, a stack,
  /// or what is presented.
  ///
  /// A renderer that animates may then do so. The changes of the user are never marked.
  public var isAnimated = false

  /// The identifiers of tabs whose appearance has changed. Each affects one bar item and one row.
  public var tabs: Set<String> = []

  /// The identifiers of actions in groups whose appearance has changed. Each affects one row.
  public var actions: Set<String> = []

  /// The bar buttons whose appearance has changed. Each affects one button of the
  /// navigation bar or the toolbar.
  public var barButtons: Set<ObjectIdentifier> = []

  /// Creates a value without changes.
  public init() {}

  /// Whether there are no changes.
  public var isEmpty: Bool { self == PresentationChanges() }
}

// MARK: - Collecting

extension PresentationChanges {
  /// Adds the facets that have changed.
  mutating func insert(_ facets: Facet) {
    let isNew = facets.intersects([.presentation, .availability, .traits, .editing])
    if isNew || facets.intersects([.bar, .barState]) { bar = true }
    if isNew || facets.intersects([.rows, .rowsOffScreen, .sidebar]) { sidebar = true }
    if facets.contains(.selection) { selection = true }
    if facets.intersects([.content, .page, .accessory, .search]) { content = true }
    if facets.intersects([.contentLayout, .metrics]) { layout = true }
    if facets.intersects([.navigationBar, .navigationBarLook]) { navigationBar = true }
    if facets.contains(.overlays) { overlays = true }
  }

  /// Adds the changes of another value.
  mutating func formUnion(_ other: PresentationChanges) {
    bar = bar || other.bar
    sidebar = sidebar || other.sidebar
    selection = selection || other.selection
    content = content || other.content
    layout = layout || other.layout
    navigationBar = navigationBar || other.navigationBar
    overlays = overlays || other.overlays
    isAnimated = isAnimated || other.isAnimated
    tabs.formUnion(other.tabs)
    actions.formUnion(other.actions)
    barButtons.formUnion(other.barButtons)
  }
}

/// The changes that a sequence has not delivered yet. Its iterators take them on their own threads.
final class ChangeMailbox: Sendable {
  private struct State {
    var changes = PresentationChanges()
    var isFinished = false
    /// The iterators that wait for a change.
    var waiting: [(number: Int, continuation: CheckedContinuation<Void, Never>)] = []
    var count = 0
  }

  private let state = Mutex(State())

  /// Adds changes to those that no iterator has taken.
  func put(_ new: PresentationChanges) {
    let waiting = state.withLock { state in
      state.changes.formUnion(new)
      return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
    }
    waiting?.continuation.resume()
  }

  /// Ends the sequence, because the host is deallocated.
  func finish() {
    let waiting = state.withLock { state in
      state.isFinished = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for iterator in waiting { iterator.continuation.resume() }
  }

  /// Returns the changes as soon as there are any, or `nil` if the sequence has ended or the task is
  /// canceled. Other iterators go on if the task is canceled.
  func next() async -> PresentationChanges? {
    while !Task.isCancelled {
      let (changes, isFinished) = state.withLock { state in
        defer { state.changes = PresentationChanges() }
        return (state.changes, state.isFinished)
      }
      if !changes.isEmpty { return changes }
      if isFinished { return nil }
      await waitForChange()
    }
    return nil
  }

  private func waitForChange() async {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if Task.isCancelled || state.isFinished || !state.changes.isEmpty { return true }
          state.waiting.append((number, continuation))
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      let waiting = state.withLock { state in
        let index = state.waiting.firstIndex { $0.number == number }
        return index.map { state.waiting.remove(at: $0) }
      }
      waiting?.continuation.resume()
    }
  }
}

/// The source of a sequence of changes. The sequence ends when its source is deallocated.
final class ChangeFeed {
  /// The sequence and its iterators retain the mailbox; when they are gone, nothing receives changes.
  private weak let mailbox: ChangeMailbox?

  init(_ mailbox: ChangeMailbox) { self.mailbox = mailbox }

  deinit { mailbox?.finish() }

  /// Passes changes to the sequence.
  ///
  /// - Returns: Whether the sequence still exists.
  func put(_ changes: PresentationChanges) -> Bool {
    guard let mailbox else { return false }
    mailbox.put(changes)
    return true
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
  /// A sequence that is released, along with its iterators, has no cost. Iterators that are used at
  /// the same time share the elements; if the task of one is canceled, the others go on. Renderers
  /// use ``needsFrameHandler`` instead, which is called synchronously.
  public var changes: Changes { transaction.frame.makeFeed() }

  /// An asynchronous sequence of changes; see ``TabHostController/changes``.
  public struct Changes: AsyncSequence, Sendable {
    /// The changes since the previous element.
    public typealias Element = PresentationChanges
    /// The sequence never fails.
    public typealias Failure = Never

    fileprivate let mailbox: ChangeMailbox

    init(mailbox: ChangeMailbox) { self.mailbox = mailbox }

    /// Creates an iterator. Iterators that are used at the same time share the elements.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(mailbox: mailbox)
    }

    /// An iterator over the changes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate let mailbox: ChangeMailbox

      /// Returns the changes since the previous element, or waits for the next change. Returns `nil`
      /// after the host was deallocated.
      public mutating func next() async -> PresentationChanges? {
        await next(isolation: nil)
      }

      /// Returns the changes since the previous element, or waits for the next change. Returns `nil`
      /// after the host was deallocated.
      public mutating func next(isolation actor: isolated (any Actor)?) async
        -> PresentationChanges?
      {
        await mailbox.next()
      }
    }
  }
}
