import TabHost

/// Finds pages that stay on screen or in memory, by observing all pages of a host.
@MainActor struct PageCheck {
  private struct Page {
    weak var controller: ViewController?
    let name: String
  }

  private weak var host: TabHostController?
  private var pages: [ObjectIdentifier: Page] = [:]
  /// The identifiers of the pages, in the order in which they were found.
  private var order: [ObjectIdentifier] = []

  init(of host: TabHostController) { self.host = host }

  /// Returns the first page that is on screen although its container is not, after a step.
  ///
  /// Each page of the host is found when it is on screen for the first time. Afterward, it is
  /// observed wherever the app keeps it.
  mutating func violation() -> HostInvariant.Violation? {
    guard let host else { return nil }
    for child in host.children { note(child) }
    for identifier in order {
      guard let controller = pages[identifier]?.controller else { continue }
      guard let reason = problem(of: controller, in: host) else { continue }
      return .init(invariant: .appearance, reason: reason)
    }
    return nil
  }

  private mutating func note(_ controller: ViewController) {
    let identifier = ObjectIdentifier(controller)
    if pages[identifier]?.controller !== controller {
      if pages[identifier] == nil { order.append(identifier) }
      pages[identifier] = Page(controller: controller, name: controller.contentName)
    }
    for child in controller.children { note(child) }
  }

  private func problem(of controller: ViewController, in host: TabHostController) -> String? {
    switch controller.appearanceState {
    case .disappeared: return nil
    case .willAppear, .appearing, .disappearing:
      return "\(controller.contentName) is still \(controller.appearanceState)"
    case .appeared:
      guard let parent = controller.parent else {
        return "\(controller.contentName) is on screen without a container"
      }
      guard parent !== host, parent.appearanceState != .appeared else { return nil }
      return "\(controller.contentName) is on screen, but not its container"
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
