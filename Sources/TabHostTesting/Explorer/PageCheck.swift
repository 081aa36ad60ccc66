import TabHost

/// Finds pages whose calls of appearance are not balanced, and pages that stay on screen or in memory,
/// by observing all pages of a host.
///
/// Pages are told apart by their identity: several pages may have the same name, and the app may
/// change the name of a page.
@MainActor final class PageCheck {
  private struct Page {
    weak var controller: ViewController?
    let name: String
    /// The number of calls of `viewWillAppear` without `viewWillDisappear`.
    var count = 0
    /// The last call of appearance, or `nil` if there was none.
    var last: ContentCall.Event?
  }

  private weak var host: TabHostController?
  private var pages: [ObjectIdentifier: Page] = [:]
  /// The identifiers of the pages, in the order in which they were found.
  private var order: [ObjectIdentifier] = []
  /// The pages with calls of appearance in the current step.
  private var called: [ObjectIdentifier] = []

  /// Observes the pages of a host.
  init(of host: TabHostController) {
    self.host = host
    host.addObserver(self, of: [.content])
  }

  /// Returns the first page that is on screen although its container is not, or whose calls in a step
  /// are not balanced.
  ///
  /// Each page of the host is found when it is on screen for the first time. Afterward, it is
  /// observed wherever the app keeps it.
  func violation() -> HostInvariant.Violation? {
    defer { called = [] }
    guard let host else { return nil }
    for child in host.children { note(child) }
    for identifier in order {
      guard let controller = pages[identifier]?.controller else { continue }
      guard let reason = problem(of: controller, in: host) else { continue }
      return .init(invariant: .appearance, reason: reason)
    }
    for identifier in called {
      guard let page = pages[identifier], let reason = problem(ofCalls: page) else { continue }
      return .init(invariant: .appearance, reason: reason)
    }
    return nil
  }

  private func note(_ controller: ViewController) {
    find(controller)
    for child in controller.children { note(child) }
  }

  /// Finds a page, whose identifier may be that of a page that has been released.
  private func find(_ controller: ViewController) {
    let identifier = ObjectIdentifier(controller)
    guard pages[identifier]?.controller !== controller else { return }
    if pages[identifier] == nil { order.append(identifier) }
    pages[identifier] = Page(controller: controller, name: controller.nameInCalls)
  }

  private func problem(of controller: ViewController, in host: TabHostController) -> String? {
    switch controller.appearanceState {
    case .disappeared: return nil
    case .willAppear, .appearing, .disappearing:
      return "\(controller.nameInCalls) is still \(controller.appearanceState)"
    case .appeared:
      guard let parent = controller.container else {
        return "\(controller.nameInCalls) is on screen without a container"
      }
      guard parent !== host, parent.appearanceState != .appeared else { return nil }
      return "\(controller.nameInCalls) is on screen, but not its container"
    }
  }

  private func problem(ofCalls page: Page) -> String? {
    guard let last = page.last else { return nil }
    let name = page.controller?.nameInCalls ?? page.name
    switch (page.count, last) {
    case (0, .viewDidDisappear), (1, .viewDidAppear): return nil
    case (2..., _): return "\(name) appears again before it has disappeared"
    default: return "the last call of \(name) is \(last.rawValue)"
    }
  }

  /// Returns the host or the first of its pages that is still in memory, after a restart.
  func violationAfterRestart() -> HostInvariant.Violation? {
    let names = order.compactMap { pages[$0] }.filter { $0.controller != nil }.map(\.name)
    if let name = names.first {
      return .init(invariant: .release, reason: "the page \(name) is still in memory")
    }
    return host == nil
      ? nil : .init(invariant: .release, reason: "the host is still in memory")
  }
}

extension PageCheck: TabHostObserver {
  func tabHostController(
    _ tabHostController: TabHostController,
    willBegin event: TabHostEvent
  ) {
    guard case .content(let page) = event.subject,
      let call = ContentCall.Event(rawValue: event.name), call != .viewDidLoad
    else { return }
    note(call, of: page)
  }

  private func note(_ event: ContentCall.Event, of controller: ViewController) {
    guard !(controller is TabHostController) else { return }
    find(controller)
    let identifier = ObjectIdentifier(controller)
    guard var page = pages[identifier] else { return }
    // The first call that is observed tells whether the page was on screen.
    let isFirst = page.last == nil
    switch event {
    case .viewWillAppear: page.count += 1
    case .viewWillDisappear: page.count = isFirst ? 0 : page.count - 1
    case .viewIsAppearing, .viewDidAppear: if isFirst { page.count = 1 }
    case .makeViewController, .viewDidLoad, .viewDidDisappear: break
    }
    page.last = event
    pages[identifier] = page
    called.append(identifier)
  }
}
