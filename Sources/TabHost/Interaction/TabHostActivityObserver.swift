/// An observer of the work of a host: its transactions with their steps, and its calls to the app.
///
/// For tools such as inspectors and profilers. Activities are nested: what a call causes begins after
/// the call and ends before it. A host calls its observers in the order in which they were added. An
/// observer must not change the host, and measures time itself. While a host has no observers, nothing
/// is measured, and no text is created.
///
///     host.addActivityObserver(profiler)
///     host.selectedTab = inbox
///     // transaction, step "repair", …, step "delegates", delegate "didSelectTab(inbox, …) program"
///
/// The actions of the user, with the reasons of refusals, and the handlers of the app are observed by
/// a ``TabHostUserObserver``.
@MainActor public protocol TabHostActivityObserver: AnyObject {
  /// Called before an activity.
  func activityWillBegin(_ activity: TabHostActivity, in tabHostController: TabHostController)

  /// Called after an activity, even if a nested activity has changed the host in the meantime.
  ///
  /// - Parameters:
  ///   - activity: The activity.
  ///   - answer: The answer of a delegate as text, or `nil` if there is none.
  ///   - tabHostController: The host.
  func activityDidEnd(
    _ activity: TabHostActivity,
    answer: String?,
    in tabHostController: TabHostController
  )
}

extension TabHostController {
  /// Adds an observer of activities, which is not retained.
  ///
  /// Adding an observer again has no effect. An observer that is added during an activity is also
  /// notified of its end.
  public func addActivityObserver(_ observer: any TabHostActivityObserver) {
    let monitor = transaction.monitor ?? ActivityMonitor()
    monitor.add(observer)
    transaction.monitor = monitor
  }

  /// Removes an observer of activities.
  ///
  /// Removing an object that is not an observer has no effect.
  public func removeActivityObserver(_ observer: any TabHostActivityObserver) {
    guard let monitor = transaction.monitor else { return }
    monitor.remove(observer)
    if monitor.isEmpty { transaction.monitor = nil }
  }
}

/// The observers of the activities of a host. A host without observers has none.
@MainActor final class ActivityMonitor {
  private struct Reference {
    weak var observer: (any TabHostActivityObserver)?
  }

  /// The number of monitors. If there are none, content is called without searching its host.
  private(set) static var count = 0

  private var references: [Reference] = []

  init() { Self.count += 1 }

  isolated deinit { Self.count -= 1 }

  var isEmpty: Bool { references.allSatisfy { $0.observer == nil } }

  func add(_ observer: any TabHostActivityObserver) {
    guard !references.contains(where: { $0.observer === observer }) else { return }
    references = references.filter { $0.observer != nil } + [Reference(observer: observer)]
  }

  func remove(_ observer: any TabHostActivityObserver) {
    references.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func begin(_ kind: TabHostActivity.Kind, _ text: String, in host: TabHostController)
    -> TabHostActivity
  {
    let activity = TabHostActivity(kind: kind, text: text)
    for reference in references { reference.observer?.activityWillBegin(activity, in: host) }
    return activity
  }

  func end(_ activity: TabHostActivity, answer: String? = nil, in host: TabHostController) {
    for reference in references {
      reference.observer?.activityDidEnd(activity, answer: answer, in: host)
    }
  }
}

extension Transaction {
  /// Performs a part of the work, and notifies the observers of activities before and after.
  ///
  /// Without observers, this is the work alone.
  @inline(__always)
  func observe<Result>(
    _ kind: TabHostActivity.Kind,
    _ text: @autoclosure () -> String,
    in host: TabHostController,
    answer: (Result) -> String? = { _ in nil },
    _ body: () -> Result
  ) -> Result {
    guard monitor != nil else { return body() }
    return notifyObservers(of: kind, text(), in: host, answer: answer, body)
  }

  /// Notifies the observers that the outermost change or call begins, which is the activity of the
  /// whole transaction.
  @inline(__always)
  func beginActivity(in host: TabHostController) {
    if let monitor { activity = monitor.begin(.transaction, "transaction", in: host) }
  }

  @inline(__always)
  func endActivity(in host: TabHostController) {
    if activity != nil { notifyObserversOfEnd(in: host) }
  }

  @inline(never)
  private func notifyObserversOfEnd(in host: TabHostController) {
    guard let activity else { return }
    self.activity = nil
    monitor?.end(activity, in: host)
  }

  @inline(never)
  private func notifyObservers<Result>(
    of kind: TabHostActivity.Kind,
    _ text: String,
    in host: TabHostController,
    answer: (Result) -> String?,
    _ body: () -> Result
  ) -> Result {
    guard let monitor else { return body() }
    let activity = monitor.begin(kind, text, in: host)
    let result = body()
    monitor.end(activity, answer: answer(result), in: host)
    return result
  }
}

extension ViewController {
  /// The methods of the life cycle that observers of activities are notified of.
  enum LifeCycleMethod: String {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear
    case viewWillDisappear, viewDidDisappear
  }

  /// Calls a method of the life cycle, and notifies the observers of activities before and after.
  ///
  /// The parameter is not a closure, because a closure would retain the controller.
  @inline(__always)
  func call(_ method: LifeCycleMethod) {
    if ActivityMonitor.count > 0 { callObserved(method) } else { callUnobserved(method) }
  }

  @inline(never)
  private func callObserved(_ method: LifeCycleMethod) {
    guard let host = tabHostController else { return callUnobserved(method) }
    let name = TabHostActivity.name(of: self)
    host.transaction.observe(.content, "\(method.rawValue)(\(name))", in: host) {
      callUnobserved(method)
    }
  }

  @inline(__always)
  private func callUnobserved(_ method: LifeCycleMethod) {
    switch method {
    case .viewDidLoad: viewDidLoad()
    case .viewWillAppear: viewWillAppear(appearance.isAnimated)
    case .viewIsAppearing: viewIsAppearing(appearance.isAnimated)
    case .viewDidAppear: viewDidAppear(appearance.isAnimated)
    case .viewWillDisappear: viewWillDisappear(appearance.isAnimated)
    case .viewDidDisappear: viewDidDisappear(appearance.isAnimated)
    }
  }
}

/// A part of the work of a host, for a ``TabHostActivityObserver``.
public struct TabHostActivity: Hashable, Sendable {
  /// The kinds of activities.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A transaction: all the work for a change, or for the outermost call of the app, until a
    /// frame is requested.
    case transaction
    /// A step of a transaction. Steps without work are skipped.
    ///
    /// The steps are `repair`, `derive`, `observers`, `delegates`, `content`, `properties`,
    /// `customization`, `layout`, `rows` and `frame`; see <doc:HowTabHostWorks>.
    case step
    /// A call of a delegate of the host or its sidebar.
    case delegate
    /// A call of the life cycle of content, or of the provider that creates it.
    case content
    /// A diagnostic. It is delivered to the handler of the app, or written to standard error.
    case diagnostic
  }

  /// The kind of the activity.
  public let kind: Kind

  /// The activity on one line, such as `didSelectTab(b, previous: a) user` or `viewDidAppear(b)`.
  ///
  /// The answer of a delegate is not part of it. Titles and identifiers of the app are included as
  /// they are, so escape the text before you print it.
  public let text: String
}

extension TabHostActivity {
  /// Returns the name of a controller in the text of a call of the life cycle, on one line.
  @MainActor static func name(of content: ViewController) -> String {
    if let group = (content as? NavigationController)?.managedStack?.group {
      return "\(group.identifier), managing"
    }
    return content.tab?.identifier ?? "page: \(content.title ?? "\(type(of: content))")"
  }
}

extension [ViewController] {
  /// The names of the controllers in the text of an activity.
  @MainActor var activityText: String {
    let names = map { $0.tab?.identifier ?? $0.title ?? "\(type(of: $0))" }
    return "[\(names.joined(separator: ", "))]"
  }
}

extension TabSidebarItem.Content {
  /// Returns the row in the text of an activity.
  @MainActor func activityText(in group: TabGroupItem?) -> String {
    switch self {
    case .tab(let tab): tab.identifier
    case .action(let action):
      "action \(action.identifier.rawValue), group: \(group?.identifier ?? "")"
    }
  }
}
