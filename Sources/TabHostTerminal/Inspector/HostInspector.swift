public import TabHost

/// An inspector that fills an ``InspectorModel`` with what a host does.
///
/// It is a `TabHostObserver` and never changes the host, so the app behaves as without
/// an inspector, in any renderer:
///
/// ```swift
/// let inspector = HostInspector(of: host, now: { clock.now - start })
/// inspector.changeHandler = { drawInspector(inspector.model.lines(columns: 40, rows: 20)) }
/// ```
@MainActor public final class HostInspector {
  /// The contents. The renderer changes the page, the filter and the pause.
  public var model = InspectorModel()

  /// A closure that is called when entries were added or have ended.
  public var changeHandler: (() -> Void)?

  private var host: TabHostController
  private let now: () -> Duration
  /// The entries that have not ended, the outermost first.
  private var open: [OpenEntry] = []

  private struct OpenEntry {
    var entry: InspectorEntry
    /// The number of the entry in the model. A step has none until it contains another entry.
    var number: Int?
  }

  /// The time from which a step is listed although it contains no entry.
  private static let listedTime = Duration.microseconds(100)

  /// The kinds of events that are listed. Most methods that can be overridden are not, and the
  /// renderer inspects itself otherwise.
  private static let listedKinds = Set(TabHostEvent.Kind.allCases).subtracting([
    .override, .renderer,
  ])

  /// Begins to inspect a host, and retains it.
  ///
  /// - Parameters:
  ///   - host: The host.
  ///   - now: A closure that returns the time since any fixed instant. It is called when an entry
  ///     begins and when it ends.
  public init(of host: TabHostController, now: @escaping () -> Duration) {
    self.host = host
    self.now = now
    inspect(host)
  }

  /// Inspects another host, which takes the place of the former one. The events of both are listed.
  func inspect(_ host: TabHostController) {
    self.host = host
    takePath()
    host.addObserver(self, of: Self.listedKinds)
  }

  private func takePath() {
    var path: [String] = []
    var next = host.selectedTab
    while let tab = next {
      path.insert(tab.title, at: 0)
      next = tab.parent
    }
    model.path = path
  }

  // MARK: - Entries

  private func begin(_ kind: InspectorEntry.Kind, _ text: String) {
    let entry = InspectorEntry(kind, text, depth: open.count, time: now())
    var added = OpenEntry(entry: entry)
    if kind != .step {
      listSteps()
      added.number = model.append(entry)
    }
    open.append(added)
    if kind != .step { changeHandler?() }
  }

  /// Lists the steps that are in progress, because they contain another entry.
  private func listSteps() {
    for index in open.indices where open[index].number == nil {
      open[index].number = model.append(open[index].entry)
    }
  }

  /// Ends the innermost entry.
  private func end(addingText suffix: String) {
    guard var ended = open.popLast() else { return }
    let duration = now() - ended.entry.time
    if ended.number == nil {
      guard duration >= Self.listedTime else { return }
      ended.number = model.append(ended.entry)
    }
    guard let number = ended.number else { return }
    model.update(number) { entry in
      entry.duration = duration
      if !suffix.isEmpty { entry.text += SafeText(suffix).string }
    }
    if open.isEmpty { takePath() }
    changeHandler?()
  }
}

extension HostInspector: TabHostObserver {
  /// Lists an event.
  public func tabHostController(
    _ tabHostController: TabHostController,
    willBegin event: TabHostEvent
  ) {
    begin(event.kind, "\(event)")
  }

  /// Completes an event, with the outcome of an action and the answer of a delegate.
  public func tabHostController(
    _ tabHostController: TabHostController,
    didEnd event: TabHostEvent,
    _ result: TabHostEvent.Result
  ) {
    switch result {
    case .completed, .outcome(.performed): end(addingText: "")
    case .outcome(.vetoed): end(addingText: " vetoed")
    case .outcome(.refused(let refusal)): end(addingText: " refused: \(refusal)")
    case .answer(let answer): end(addingText: " -> \(answer)")
    }
  }
}
