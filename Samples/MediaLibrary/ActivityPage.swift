import Observation
import TabHost
import TabHostTerminal

/// The calls that the delegates of a host have received, in their order.
@Observable final class Activity: TabHostObserver {
  private(set) var calls: [String] = []
  /// The indices of the calls in progress, which may cause others.
  private var current: [Int] = []

  func tabHostController(_ host: TabHostController, willBegin event: TabHostEvent) {
    guard !event.isAboutRows else { return }
    let indent = String(repeating: "  ", count: current.count)
    current.append(calls.count)
    calls.append("\(indent)\(event)")
  }

  func tabHostController(
    _ host: TabHostController,
    didEnd event: TabHostEvent,
    _ result: TabHostEvent.Result
  ) {
    guard !event.isAboutRows, let index = current.popLast() else { return }
    if case .answer(let answer) = result { calls[index] += " -> \(answer)" }
  }
}

extension TabHostEvent {
  /// Whether the event is the configuration of a row of the sidebar, of which there are many.
  fileprivate var isAboutRows: Bool {
    ["itemFor", "update", "willBeginDisplaying", "didEndDisplaying"].contains(name)
  }
}

/// A page with the calls of the delegates, which shows the newest one.
final class ActivityPage: ListViewController {
  init(_ activity: Activity) {
    super.init(title: "Activity")
    followsEnd = true
    sections = [
      ListSection(count: { activity.calls.count }, row: { ListRow(activity.calls[$0]) })
    ]
  }
}
