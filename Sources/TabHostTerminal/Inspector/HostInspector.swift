public import TabHost

/// An inspector that fills an ``InspectorModel`` with what a host does.
///
/// It observes the host by its public observers and never changes it, so the app behaves as without
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

  private let host: TabHostController
  private let now: () -> Duration
  /// The entries that have not ended, the outermost first.
  private var open: [OpenEntry] = []

  private struct OpenEntry {
    var entry: InspectorEntry
    /// The activity, or `nil` for an action of the user.
    let activity: TabHostActivity?
    /// The number of the entry in the model. A step has none until it contains another entry.
    var number: Int?
  }

  /// The time from which a step is listed although it contains no entry.
  private static let listedTime = Duration.microseconds(100)

  /// Begins to inspect a host, and retains it.
  ///
  /// - Parameters:
  ///   - host: The host.
  ///   - now: A closure that returns the time since any fixed instant. It is called when an entry
  ///     begins and when it ends.
  public init(of host: TabHostController, now: @escaping () -> Duration) {
    self.host = host
    self.now = now
    takePath()
    host.addUserObserver(self)
    host.addActivityObserver(self)
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

  private func begin(_ kind: InspectorEntry.Kind, _ text: String, _ activity: TabHostActivity?) {
    let entry = InspectorEntry(kind, text, depth: open.count, time: now())
    var added = OpenEntry(entry: entry, activity: activity)
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

  /// Lists an entry without a duration.
  private func note(_ kind: InspectorEntry.Kind, _ text: String) {
    listSteps()
    model.append(InspectorEntry(kind, text, depth: open.count, time: now()))
    changeHandler?()
  }
}

extension HostInspector: TabHostUserObserver {
  /// Lists an action of the user.
  public func tabHostController(_ host: TabHostController, willPerform action: UserAction) {
    begin(.action, action.inspectorText, nil)
  }

  /// Completes an action of the user, with the reason if it was refused.
  public func tabHostController(
    _ host: TabHostController,
    didPerform action: UserAction,
    _ outcome: UserInteraction.Outcome
  ) {
    guard let last = open.last, last.activity == nil else { return }
    switch outcome {
    case .performed: end(addingText: "")
    case .vetoed: end(addingText: " vetoed")
    case .refused(let refusal): end(addingText: " refused: \(refusal)")
    }
  }

  /// Lists a handler of the app.
  public func tabHostController(_ host: TabHostController, willRunHandler title: String) {
    note(.handler, "handler \(title)")
  }
}

extension HostInspector: TabHostActivityObserver {
  /// Lists an activity of the host.
  public func activityWillBegin(_ activity: TabHostActivity, in host: TabHostController) {
    switch activity.kind {
    case .transaction: begin(.transaction, activity.text, activity)
    case .step: begin(.step, activity.text, activity)
    case .delegate: begin(.delegate, activity.text, activity)
    case .content: begin(.content, activity.text, activity)
    case .diagnostic: begin(.diagnostic, "diagnostic \(activity.text)", activity)
    }
  }

  /// Completes an activity, with the answer of a delegate.
  public func activityDidEnd(
    _ activity: TabHostActivity,
    answer: String?,
    in host: TabHostController
  ) {
    // Activities that began before the inspector was created are not listed.
    guard open.last?.activity == activity else { return }
    end(addingText: answer.map { " -> \($0)" } ?? "")
  }
}
